solving-line = Een variant met de beste zetten:
solving-end = Het einde is nog { $least } tot { $most } beurten weg, deze meegeteld: bewezen, als de winnaar haast maakt en de verliezer tijd rekt.
solving-end-exact = { $least ->
    [one] De partij eindigt met deze beurt.
   *[other] Het einde is nog { $least } beurten weg, deze meegeteld: bewezen, als de winnaar haast maakt en de verliezer tijd rekt.
}
solving-end-most = { $most ->
    [one] De partij eindigt met deze beurt.
   *[other] De partij eindigt uiterlijk na { $most } beurten, deze meegeteld: elke beurt neemt minstens één koe.
}
solving-help-json = Het resultaat als JSON tonen.
solving-help-analyse-json = Met --analyse: het resultaat als JSON tonen.
solving-error-json = --json is voor één stelling; de resultaten van --deals staan als JSON in --out.
solving-error-option = { $flag } { $asked } spreekt de stelling tegen, waarin { $found } geldt.
solving-error-analyse = --json heeft --analyse nodig.
solving-better = Na { $action }:
solving-moves = Wat elke keuze waard was:
solving-margin-exact = Bij het beste spel heeft { $seat } aan het eind precies ${ $least } meer dan de andere kant: dit is bewezen.
solving-margin = Bij het beste spel heeft { $seat } aan het eind ${ $least } tot ${ $most } meer dan de andere kant: dit is bewezen.
solving-margin-least = Bij het beste spel heeft { $seat } aan het eind minstens ${ $least } meer dan de andere kant: dit is bewezen.
solving-margin-outright = Het geld doet er nauwelijks toe: { $seat } kan een arrestatie, negen runderen van een kleur of meer dan $4000 voorsprong afdwingen.

solving-line = Een reeks beste zetten:
solving-end = Het einde is { $least } tot { $most } beurten ver, deze meegeteld: bewezen, als de winnaar haast maakt en de verliezer rekt.
solving-end-exact = { $least ->
    [one] De partij eindigt met deze beurt.
   *[other] Het einde is { $least } beurten ver, deze meegeteld: bewezen, als de winnaar haast maakt en de verliezer rekt.
}
solving-end-most = { $most ->
    [one] De partij eindigt met deze beurt.
   *[other] De partij eindigt uiterlijk na { $most } beurten, deze meegeteld: elke beurt neemt minstens één koe.
}
solving-help-json = het gevondene als JSON tonen
solving-help-analyse-json = Met --analyse: het gevondene als JSON tonen.
solving-error-json = --json is voor één stelling; de resultaten van --deals staan als JSON in --out.
solving-error-option = { $flag } { $asked } spreekt de stelling tegen, waarin { $found } geldt.
solving-error-analyse = --json heeft --analyse nodig.
solving-better = Na { $action }:
solving-moves = Wat elke keuze waard was:

### Desperados

desperados-title = Desperados

## Namen

desperados-seat-sheriff = Sheriff
    .the = de sheriff
    .start = De sheriff
desperados-seat-green = Groen
desperados-seat-red = Rood
desperados-seat-yellow = Geel
desperados-seat-purple = Paars
desperados-seat-orange = Oranje

desperados-coach-brown = bruine koets
desperados-coach-blue = blauwe koets
desperados-target-brown = de bruine koets
desperados-target-blue = de blauwe koets
desperados-target-poker = het pokerspel
desperados-card-town = { $town }
desperados-card-saloon = Saloon
desperados-card-none = geen kaart
desperados-decision-brown = de bruine koets overvallen
desperados-decision-blue = de blauwe koets overvallen
desperados-decision-poker = poker spelen
desperados-decision-look = de bank bespieden
desperados-decision-nothing = zich gedeisd houden

## Fases

desperados-phase-banks = fiches op de banken leggen
desperados-phase-plan = het eerste reisplan trekken
desperados-phase-muster = de sheriff en zijn hulpsheriffs opstellen
desperados-phase-hideout = de desperado’s opstellen
desperados-phase-sheriff = de beurt van de sheriff
desperados-phase-cards = de kaarten van de bende kiezen
desperados-phase-heists = beslissen wat de bende in elke stad doet
desperados-phase-tiles = de afrekening
desperados-phase-over = afgelopen

## Vragen

desperados-prompt-over-gang = De partij is afgelopen: de bende ontkomt met $ { $money }; ze had $ { $goal } nodig.
desperados-prompt-over-sheriff = De partij is afgelopen: de bende heeft $ { $money }, maar had $ { $goal } nodig.
desperados-prompt-chance = Het lot beslist.
desperados-prompt-wait = Wachten op: { $seats }.
desperados-prompt-muster-sheriff = { $seat }, in welke stad begin je?
desperados-prompt-muster-deputy = { $left ->
    [one] Waar begint je laatste hulpsheriff?
   *[other] Waar begint een hulpsheriff? Er zijn er nog { $left } op te stellen.
}
desperados-prompt-hideout = { $seat }, in welke stad begin je?
desperados-prompt-sheriff = Ronde { $round }, zet { $move }: je bent in { $town }. Stuur hulpsheriffs als je wilt en leg dan je kaart.
desperados-prompt-cards = Ronde { $round }, zet { $move }: je bent in { $town }. Welke kaart leg je?
desperados-prompt-cards-ready = Ronde { $round }, zet { $move }: je kaart brengt je naar { $town }. Je mag nog wisselen tot iedereen heeft gekozen; nog niet klaar: { $seats }.
desperados-prompt-heists = Ronde { $round }, zet { $move }: wat doe je in { $town }?
desperados-prompt-heists-ready = Ronde { $round }, zet { $move }: je hebt beslist in { $town }. Je mag nog van gedachten veranderen tot iedereen heeft beslist; nog niet klaar: { $seats }.

## Keuzes

desperados-action-place-sheriff = Beginnen in { $town }
desperados-action-place-deputy = Hulpsheriff in { $town }{ $deputies ->
    [0] {""}
   *[other] {" "}(al { $deputies })
}
desperados-action-place = Beginnen in { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(1 hulpsheriff)
   *[other] {" "}({ $deputies } hulpsheriffs)
}
desperados-action-ride = Een hulpsheriff van { $from } naar { $town } sturen
desperados-action-card = Naar { $town } rijden{ $deputies ->
    [0] {""}
    [one] {" "}(1 hulpsheriff)
   *[other] {" "}({ $deputies } hulpsheriffs)
}
desperados-action-saloon = Saloon: in { $town } blijven{ $deputies ->
    [0] {""}
    [one] {" "}(1 hulpsheriff)
   *[other] {" "}({ $deputies } hulpsheriffs)
}
desperados-action-no-card = In { $town } blijven: er is geen kaart te leggen
desperados-action-coach = In { $town } { $target } overvallen{ $deputies ->
    [0] {""}
    [one] {" "}(2 schijven nodig)
   *[other] {" "}(één schijf meer nodig dan de { $deputies } hulpsheriffs)
}
desperados-action-poker = Poker spelen in { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(2 schijven nodig)
   *[other] {" "}(één schijf meer nodig dan de { $deputies } hulpsheriffs)
}
desperados-action-look = De bankfiche in { $town } bekijken
desperados-action-nothing = Zich gedeisd houden
desperados-action-plan = Het eerste reisplan is nummer { $value }
desperados-action-bank = Een bank krijgt de fiche van $ { $value }
desperados-action-tile = De bende neemt een fiche van $ { $value }

## Het verloop

desperados-event-bank-laid = Op de bank van { $town } komt een fiche van $ { $value }.
desperados-event-bank-laid-hidden = Op de bank van { $town } komt een gedekte fiche.
desperados-event-bank-laid-empty = Voor de bank van { $town } is er geen fiche meer.
desperados-event-plan = Het eerste reisplan is nummer { $plan }: { $towns }.
desperados-event-placed = { $seat } begint in { $town }.
desperados-event-deputy-placed = Een hulpsheriff begint in { $town }.
desperados-event-round = Ronde { $round } begint.
desperados-event-rode = Een hulpsheriff rijdt van { $from } naar { $to }.
desperados-event-laid = { $seat } legt een kaart: { $card }.
desperados-event-laid-hidden = { $seat } legt een kaart gedekt neer.
desperados-event-exchanged = { $seat } ruilt de kaart voor een andere: { $card }.
desperados-event-no-card = { $seat } kan geen kaart leggen en blijft staan.
desperados-event-decided = { $seat } in { $town }: { $what }.
desperados-event-gang-laid = De bende heeft haar kaarten gelegd.
desperados-event-gang-laid-without = De bende heeft haar kaarten gelegd; zonder speelbare kaart: { $without }.
desperados-event-gang-decided = De bende heeft beslist.
desperados-event-dropped = { $seats } in { $town }: te weinig schijven voor { $target }; er komt niets van.
desperados-event-shown = { $seat } bewijst in { $town } te zijn en toont: { $cards }.
desperados-event-shown-pawn = { $seat } bewijst in { $town } te zijn: de pion staat daar.
desperados-event-heist = Kraak in { $town }: { $seats } voor { $target }; { $height ->
    [one] er moet er één aankomen.
   *[other] er moeten er { $height } aankomen.
}
desperados-event-looked = { $seat } bekijkt de bank van { $town }: $ { $value }.
desperados-event-looked-hidden = { $seat } bekijkt de bank van { $town }.
desperados-event-reckoning = De afrekening van ronde { $round } begint.
desperados-event-moved = Zet { $move }: { $where }.
desperados-event-there = { $seat } in { $town }
desperados-event-arrested = { $seat } wordt in { $town } gearresteerd en geeft die kaart af.
desperados-event-arrested-again = { $seat } wordt in { $town } gearresteerd.
desperados-event-heist-won = De kraak in { $town } lukt: { $target }.
desperados-event-heist-failed = De kraak in { $town } mislukt: { $target }.
desperados-event-tile = Dat levert $ { $value } op; de bende heeft $ { $money }.
desperados-event-robbed = De bank van { $town } wordt beroofd ({ $seats }): $ { $value }; de bende heeft $ { $money }.
desperados-event-over-gang = De bende wint met $ { $money }; nodig was $ { $goal }.
desperados-event-over-sheriff = { $seat-start } wint: $ { $money } van $ { $goal } is niet genoeg.

## Het einde

desperados-result-gang = De bende wint: $ { $money } van $ { $goal }.
desperados-result-sheriff = { $seat-start } wint: de bende heeft $ { $money } van $ { $goal }.
desperados-score-bank = Banken
desperados-score-coach = Koetsen
desperados-score-poker = Poker

## Waarom niet

desperados-error-text = “{ $text }” is geen actie van Desperados; bijvoorbeeld: { $examples }.
desperados-error-not-here = “{ $action }” is op deze kaart niet mogelijk.
desperados-error-draw = Dit kan nu niet worden getrokken.
desperados-error-chance-only = Fiches en plannen worden alleen door het toeval getrokken.
desperados-error-chance-due = Eerst moet er worden getrokken.
desperados-error-sheriff-only = Alleen de sheriff kan hulpsheriffs sturen.
desperados-error-gang-only = Alleen desperado’s kunnen roven, banken bespieden en zich gedeisd houden.
desperados-error-sheriff-turn = De sheriff is aan de beurt.
desperados-error-gang-turn = De bende is aan de beurt.
desperados-error-final = Je kaart ligt al en is definitief.
desperados-error-phase = Dat kan nu niet; aan de orde is: { $phase }.
desperados-error-placed = Je staat al in { $town }.
desperados-error-no-deputy = In { $town } is geen hulpsheriff die naar { $end } kan rijden.
desperados-error-deputy-ridden = De hulpsheriff in { $town } heeft in deze zet al gereden.
desperados-error-same-card = Dit is de kaart die je al hebt gelegd.
desperados-error-saloon-used = { $count ->
    [0] Op deze kaart zijn er geen Saloon-kaarten.
    [one] Je hebt je Saloon-kaart in deze ronde al gespeeld.
   *[other] Je hebt je { $count } Saloon-kaarten in deze ronde al gespeeld.
}
desperados-error-card-lost = De sheriff heeft je kaart van { $town }: die is voor de rest van de partij verloren.
desperados-error-card-used = Je hebt { $town } in deze ronde al gespeeld.
desperados-error-card-here = Je bent al in { $town }; alleen met een Saloon-kaart mag je blijven.
desperados-error-card-far = Er loopt geen weg van { $here } naar { $town }.
desperados-error-must-play = Je hebt een speelbare kaart, dus je moet er een spelen.
desperados-error-same-decision = Dat heb je al beslist.
desperados-error-no-bank = In { $town } is geen bank.
desperados-error-bank-empty = De bank in { $town } is leeg.
desperados-error-no-poker = In { $town } ligt geen pokerfiche.
desperados-error-no-coach = De { $coach } is niet in { $town }.
desperados-error-target-taken = In { $town } is dit in deze ronde al het doel van een kraak.
desperados-error-disc-spent = Je hebt je schijf in deze ronde al gebruikt.
desperados-error-no-majority = In { $town }: hulpsheriffs { $deputies }, desperado’s { $gang }; de bende moet in de meerderheid zijn.
desperados-error-few-discs = In { $town }: hulpsheriffs { $deputies }; bendeleden daar die nog een schijf hebben: { $discs }.

## Kaarten

desperados-map-unreadable = { $file } is niet te lezen: { $reason }.
desperados-map-large = De kaart is te lang; hoogstens { $limit } tekens.
desperados-map-toml = De kaart is geen geldige TOML: { $reason }.
desperados-map-unknown = Een kaart heeft geen veld “{ $field }”.
desperados-map-field = “{ $field }” ontbreekt of is van de verkeerde soort: { $found }.
desperados-map-number = “{ $field }” moet een geheel getal van { $least } tot { $most } zijn, niet { $found }.
desperados-map-town-count = Een kaart heeft 2 tot { $most } steden, niet { $found }.
desperados-map-town-key = “{ $key }” kan geen stad aanduiden: gebruik kleine letters en cijfers met koppeltekens tussen woorden, hoogstens 24 tekens, en niet “saloon” of “none”.
desperados-map-town-name = De stad “{ $key }” heet “{ $name }”, maar sleutel en naam mogen alleen in hoofdletters en koppeltekens verschillen.
desperados-map-town-same-at = { $town } is getekend waar al een andere stad is.
desperados-map-no-town = { $where } noemt een stad die niet op de kaart is: { $town }.
desperados-map-road-loop = Er loopt een weg van { $town } naar zichzelf.
desperados-map-road-twice = De weg tussen { $one } en { $other } is twee keer genoemd.
desperados-map-many-roads = { $town } heeft { $found } wegen, maar het mogen er hoogstens { $most } zijn.
desperados-map-plan-count = Er moeten { $expected } reisplannen zijn, niet { $found }.
desperados-map-plan-length = Plan { $plan } moet { $expected } steden hebben, niet { $found }.
desperados-map-plan-off-road = Plan { $plan }: geen weg tussen { $one } en { $other }.
desperados-map-plan-ring = Plan { $next } moet beginnen waar plan { $plan } eindigt.
desperados-map-tiles-laid = Er moeten { $laid } fiches ({ $field }) liggen, maar er zijn er maar { $found }.
desperados-map-banks = Er zijn { $banks } banken, maar er moeten { $laid } fiches op banken komen.
desperados-map-many = Er zijn { $banks } banken (hoogstens { $most_banks }) en { $bottom } fiches onderop (hoogstens { $most_bottom }).
desperados-map-low-high = Elke lage fiche moet minder waard zijn dan elke hoge, maar het zijn { $low } en { $high }.
desperados-map-poker = Er zijn { $expected } pokerfiches nodig, maar er zijn er { $found }.
desperados-map-coach = Er zijn { $expected } koetsfiches nodig, maar er zijn er { $found }.
desperados-map-unconnected = Geen weg leidt naar: { $towns }.

## Stellingen

desperados-position-field = { $field }: “{ $found }” is fout; verwacht: { $expected }.
desperados-position-no-such-tile = Er zijn meer fiches gelegd of genomen dan er van die waarde zijn.
desperados-position-round = Ronde { $found } past niet bij de fase “{ $phase }”.
desperados-position-move = Zet { $found } past niet bij de fase “{ $phase }”.
desperados-position-plan = Het eerste plan wordt getrokken na het inrichten van de banken, niet ervoor; de fase is “{ $phase }”.
desperados-position-reckoning = Onthulde zetten en arrestaties horen bij de fase “tiles”, niet bij “{ $phase }”.
desperados-position-tiles = De fiches kloppen niet: { $kind }.
desperados-position-poker = Verdwenen pokerfiches: { $found }; genomen pokerfiches: { $taken }.
desperados-position-banks = Banken wachten alleen in de fase “banks” op fiches; dit is “{ $phase }”.
desperados-position-set-up = Zo kunnen de banken niet zijn ingericht.
desperados-position-batch = Een bankfiche kan niet in een latere ronde zijn gelegd.
desperados-position-looked = De bende kan een bank zonder fiche niet hebben bekeken.
desperados-position-pieces = De pionnen en hulpsheriffs op het bord passen niet bij de fase “{ $phase }”.
desperados-position-decision = { $seat } kan nog niets hebben beslist.
desperados-position-decided = { $seat } kan dit hier niet hebben beslist: { $found }.
desperados-position-all-decided = Iedereen heeft beslist, dus het zou al gebeurd zijn.
desperados-position-at = { $seat } is niet waar de kaarten heen leiden.
desperados-position-lost = { $seat } kan deze kaarten niet hebben verloren.
desperados-position-cards = { $seat } heeft { $found } kaarten gelegd; dat past niet bij de fase.
desperados-position-shown = De getoonde kaarten van { $seat } passen niet.
desperados-position-card = { $seat } kan de kaart van zet { $move } niet hebben gelegd.
desperados-position-heist = De kraak van zet { $move } ({ $target }) is niet mogelijk.
desperados-position-due = Er kunnen niet nog { $found } fiches te trekken zijn.

## Het bord in de terminal

desperados-board-round = Ronde { $round }
desperados-board-start = van
desperados-board-maybe = { $seat } kan in { $count ->
    [one] één stad zijn: { $towns }
   *[other] { $count } steden zijn: { $towns }
}
desperados-board-lost = { $seat } heeft verloren: { $towns }
desperados-board-held = overvallen
desperados-board-loot = Buit $ { $money } van $ { $goal } · { $pile } bankfiches in de stapel
desperados-board-dollars = $ { $amount }

desperados-legend-title = De tafel
desperados-legend-pawn = een kleine letter: deze pion staat daar, maar de speler kan in het geheim zijn doorgereden
desperados-legend-bank = een stad met een bank waarop een fiche ligt
desperados-legend-bank-empty = een bank zonder fiche
desperados-legend-poker = een stad met een pokerfiche
desperados-legend-bare = een stad waarvan de pokerfiche genomen is
desperados-legend-deputies = hulpsheriffs, voor elk een ster
desperados-legend-coach-brown = de bruine koets en haar dienstregeling
desperados-legend-coach-blue = de blauwe koets en haar dienstregeling
desperados-legend-disc = een schijf: op de kaart een kraak, in de tabel nog vrij
desperados-legend-face-down = een kaart die gedekt ligt
desperados-legend-own-card = een kaart van jouw kant die de anderen niet hebben gezien
desperados-legend-seen-card = een kaart die iedereen heeft gezien
desperados-legend-arrested = in deze ronde gearresteerd
desperados-legend-lost = hoeveel stadskaarten verloren zijn
desperados-legend-waiting = het spel wacht op deze speler
desperados-legend-looked = een ster achter de waarde van een bank: de bende heeft die gezien

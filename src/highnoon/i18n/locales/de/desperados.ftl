### Desperados

desperados-title = Desperados

## Namen

desperados-seat-sheriff = Sheriff
    .the = der Sheriff
    .start = Der Sheriff
desperados-seat-green = Grün
desperados-seat-red = Rot
desperados-seat-yellow = Gelb
desperados-seat-purple = Lila
desperados-seat-orange = Orange

desperados-coach-brown = braune Kutsche
desperados-coach-blue = blaue Kutsche
desperados-target-brown = die braune Kutsche
    .first = Die braune Kutsche
desperados-target-blue = die blaue Kutsche
    .first = Die blaue Kutsche
desperados-target-poker = das Pokerspiel
desperados-card-town = { $town }
desperados-card-saloon = Saloon
desperados-card-none = keine Karte
desperados-decision-brown = die braune Kutsche überfallen
desperados-decision-blue = die blaue Kutsche überfallen
desperados-decision-poker = pokern
desperados-decision-look = die Bank ansehen
desperados-decision-nothing = stillhalten

## Phasen

desperados-phase-banks = Plättchen auf die Banken legen
desperados-phase-plan = den ersten Reiseplan ziehen
desperados-phase-muster = den Sheriff und seine Hilfssheriffs aufstellen
desperados-phase-hideout = die Desperados aufstellen
desperados-phase-sheriff = der Zug des Sheriffs
desperados-phase-cards = die Karten der Bande wählen
desperados-phase-heists = entscheiden, was die Bande in ihren Städten tut
desperados-phase-tiles = die Abrechnung
desperados-phase-over = vorbei

## Fragen

desperados-prompt-over-gang = Das Spiel ist aus: Die Bande entkommt mit { $money } $; sie brauchte { $goal } $.
desperados-prompt-over-sheriff = Das Spiel ist aus: Die Bande hat { $money } $, brauchte aber { $goal } $.
desperados-prompt-chance = Das Schicksal zieht.
desperados-prompt-wait = Warten auf { $seats }.
desperados-prompt-muster-sheriff = { $seat }, in welcher Stadt beginnst du?
desperados-prompt-muster-deputy = { $left ->
    [one] Wo beginnt dein letzter Hilfssheriff?
   *[other] Wo beginnt ein Hilfssheriff? Noch { $left } sind aufzustellen.
}
desperados-prompt-hideout = { $seat }, in welcher Stadt beginnst du?
desperados-prompt-sheriff = Runde { $round }, Zug { $move }: Du bist in { $town }. Schicke Hilfssheriffs los, wenn du willst, und lege dann deine Karte.
desperados-prompt-cards = Runde { $round }, Zug { $move }: Du bist in { $town }. Welche Karte legst du?
desperados-prompt-cards-ready = Runde { $round }, Zug { $move }: Deine Karte führt nach { $town }. Du darfst sie tauschen, bis alle gewählt haben. Noch nicht so weit: { $seats }.
desperados-prompt-heists = Runde { $round }, Zug { $move }: Was tust du in { $town }?
desperados-prompt-heists-ready = Runde { $round }, Zug { $move }: Du hast dich in { $town } entschieden. Du darfst es ändern, bis alle so weit sind. Noch nicht so weit: { $seats }.

## Möglichkeiten

desperados-action-place-sheriff = In { $town } beginnen
desperados-action-place-deputy = Hilfssheriff in { $town }{ $deputies ->
    [0] {""}
   *[other] {" "}({ $deputies } da)
}
desperados-action-place = In { $town } beginnen{ $deputies ->
    [0] {""}
    [one] {" "}(1 Hilfssheriff)
   *[other] {" "}({ $deputies } Hilfssheriffs)
}
desperados-action-ride = Einen Hilfssheriff von { $from } nach { $town } schicken
desperados-action-card = Nach { $town } reiten{ $deputies ->
    [0] {""}
    [one] {" "}(1 Hilfssheriff)
   *[other] {" "}({ $deputies } Hilfssheriffs)
}
desperados-action-saloon = Saloon: in { $town } bleiben{ $deputies ->
    [0] {""}
    [one] {" "}(1 Hilfssheriff)
   *[other] {" "}({ $deputies } Hilfssheriffs)
}
desperados-action-no-card = In { $town } bleiben: keine Karte ist spielbar
desperados-action-coach = { $target-first } in { $town } überfallen{ $deputies ->
    [0] {""}
    [one] {" "}(2 Scheiben sind nötig)
   *[other] {" "}(nötig ist eine Scheibe mehr als die { $deputies } Hilfssheriffs)
}
desperados-action-poker = In { $town } pokern{ $deputies ->
    [0] {""}
    [one] {" "}(2 Scheiben sind nötig)
   *[other] {" "}(nötig ist eine Scheibe mehr als die { $deputies } Hilfssheriffs)
}
desperados-action-look = Das Bankplättchen in { $town } ansehen
desperados-action-nothing = Stillhalten
desperados-action-plan = Der erste Reiseplan ist Nummer { $value }
desperados-action-bank = Eine Bank bekommt das Plättchen mit { $value } $
desperados-action-tile = Die Bande nimmt ein Plättchen mit { $value } $

## Verlauf

desperados-event-bank-laid = Auf die Bank von { $town } kommt ein Plättchen mit { $value } $.
desperados-event-bank-laid-hidden = Auf die Bank von { $town } kommt ein verdecktes Plättchen.
desperados-event-bank-laid-empty = Für die Bank von { $town } ist kein Plättchen mehr da.
desperados-event-plan = Der erste Reiseplan ist Nummer { $plan }: { $towns }.
desperados-event-placed = { $seat } beginnt in { $town }.
desperados-event-deputy-placed = Ein Hilfssheriff beginnt in { $town }.
desperados-event-round = Runde { $round } beginnt.
desperados-event-rode = Ein Hilfssheriff reitet von { $from } nach { $to }.
desperados-event-laid = { $seat } legt eine Karte: { $card }.
desperados-event-laid-hidden = { $seat } legt verdeckt eine Karte.
desperados-event-exchanged = { $seat } tauscht die Karte aus: { $card }.
desperados-event-no-card = { $seat } hat keine spielbare Karte und bleibt stehen.
desperados-event-decided = { $seat } in { $town }: { $what }.
desperados-event-gang-laid = Die Bande hat ihre Karten gelegt.
desperados-event-gang-laid-without = Die Bande hat ihre Karten gelegt; ohne spielbare Karte: { $without }.
desperados-event-gang-decided = Die Bande hat sich entschieden.
desperados-event-dropped = { $seats } in { $town }: zu wenige Scheiben für { $target }; daraus wird nichts.
desperados-event-shown = { $seat } ist nachweislich in { $town } und zeigt: { $cards }.
desperados-event-shown-pawn = { $seat } ist nachweislich in { $town }: Die Figur steht dort.
desperados-event-heist = Coup in { $town }: { $seats } gegen { $target }; { $height ->
    [one] eine Figur muss ankommen.
   *[other] { $height } Figuren müssen ankommen.
}
desperados-event-looked = { $seat } sieht sich das Bankplättchen von { $town } an: { $value } $.
desperados-event-looked-hidden = { $seat } sieht sich das Bankplättchen von { $town } an.
desperados-event-reckoning = Die Abrechnung der Runde { $round } beginnt.
desperados-event-moved = Zug { $move }: { $where }.
desperados-event-there = { $seat } in { $town }
desperados-event-arrested = { $seat } wird in { $town } verhaftet und verliert diese Karte.
desperados-event-arrested-again = { $seat } wird in { $town } verhaftet.
desperados-event-heist-won = Der Coup in { $town } gelingt: { $target }.
desperados-event-heist-failed = Der Coup in { $town } misslingt: { $target }.
desperados-event-tile = Er bringt { $value } $; die Bande hat { $money } $.
desperados-event-robbed = Die Bank von { $town } wird ausgeraubt ({ $seats }): { $value } $; die Bande hat { $money } $.
desperados-event-over-gang = Die Bande gewinnt mit { $money } $; sie brauchte { $goal } $.
desperados-event-over-sheriff = { $seat-start } gewinnt: Die Bande hat { $money } $ und brauchte { $goal } $.

## Ende

desperados-result-gang = Die Bande gewinnt: Sie hat { $money } $ und brauchte { $goal } $.
desperados-result-sheriff = { $seat-start } gewinnt: Die Bande hat { $money } $ und brauchte { $goal } $.
desperados-score-bank = Banken
desperados-score-coach = Kutschen
desperados-score-poker = Poker

## Warum nicht

desperados-error-text = „{ $text }“ ist keine Aktion von Desperados; zum Beispiel: { $examples }.
desperados-error-not-here = „{ $action }“ ist auf dieser Landkarte nicht möglich.
desperados-error-draw = Das kann jetzt nicht gezogen werden.
desperados-error-chance-only = Plättchen und Pläne zieht allein der Zufall.
desperados-error-chance-due = Zuerst muss gezogen werden.
desperados-error-sheriff-only = Nur der Sheriff kann Hilfssheriffs schicken.
desperados-error-gang-only = Nur Desperados können rauben, Banken ansehen und stillhalten.
desperados-error-sheriff-turn = Der Sheriff ist am Zug.
desperados-error-gang-turn = Die Bande ist am Zug.
desperados-error-final = Deine Karte liegt und gilt.
desperados-error-phase = Nicht jetzt; an der Reihe ist: { $phase }.
desperados-error-placed = Du hast dich schon in { $town } aufgestellt.
desperados-error-no-deputy = In { $town } ist kein Hilfssheriff, der nach { $end } reiten könnte.
desperados-error-deputy-ridden = Der Hilfssheriff in { $town } ist in diesem Zug schon geritten.
desperados-error-same-card = Diese Karte hast du schon gelegt.
desperados-error-saloon-used = { $count ->
    [0] Auf dieser Landkarte gibt es keine Saloon-Karten.
    [one] Deine Saloon-Karte ist in dieser Runde schon gespielt.
   *[other] Deine { $count } Saloon-Karten sind in dieser Runde schon gespielt.
}
desperados-error-card-lost = Deine Karte von { $town } hat der Sheriff: Sie ist für den Rest des Spiels verloren.
desperados-error-card-used = { $town } hast du in dieser Runde schon gespielt.
desperados-error-card-here = Du bist in { $town }; nur mit Saloon darfst du bleiben.
desperados-error-card-far = Von { $here } führt keine Straße nach { $town }.
desperados-error-must-play = Du hast eine spielbare Karte und musst eine spielen.
desperados-error-same-decision = Das hast du schon entschieden.
desperados-error-no-bank = In { $town } gibt es keine Bank.
desperados-error-bank-empty = Die Bank in { $town } ist leer.
desperados-error-no-poker = In { $town } liegt kein Pokerplättchen.
desperados-error-no-coach = Nicht in { $town }: { $coach }.
desperados-error-target-taken = In { $town } ist das in dieser Runde schon Ziel eines Coups.
desperados-error-disc-spent = Deine Scheibe liegt in dieser Runde schon.
desperados-error-no-majority = In { $town }: Hilfssheriffs { $deputies }, Desperados { $gang }; die Bande muss in der Überzahl sein.
desperados-error-few-discs = In { $town }: Hilfssheriffs { $deputies }, Desperados mit einer freien Scheibe { $discs }.

## Landkarten

desperados-map-unreadable = { $file } ist nicht lesbar: { $reason }.
desperados-map-large = Die Landkarte ist zu lang; erlaubt sind höchstens { $limit } Zeichen.
desperados-map-toml = Die Landkarte ist kein gültiges TOML: { $reason }.
desperados-map-unknown = Ein Feld „{ $field }“ gibt es in einer Landkarte nicht.
desperados-map-field = „{ $field }“ fehlt oder ist von falscher Art: { $found }.
desperados-map-number = „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
desperados-map-town-count = Eine Landkarte hat 2 bis { $most } Städte, nicht { $found }.
desperados-map-town-key = „{ $key }“ kann keine Stadt benennen: Kleinbuchstaben und Ziffern, Bindestriche zwischen Wörtern, höchstens 24 Zeichen, weder „saloon“ noch „none“.
desperados-map-town-name = Die Stadt „{ $key }“ heißt „{ $name }“; Schlüssel und Name dürfen sich nur in Großbuchstaben und Bindestrichen unterscheiden.
desperados-map-town-same-at = { $town } ist an derselben Stelle gezeichnet wie eine andere Stadt.
desperados-map-no-town = { $where } nennt eine Stadt, die nicht auf der Landkarte ist: { $town }.
desperados-map-road-loop = Eine Straße führt von { $town } zu sich selbst.
desperados-map-road-twice = Die Straße zwischen { $one } und { $other } ist zweimal genannt.
desperados-map-many-roads = { $town } hat { $found } Straßen; erlaubt sind höchstens { $most }.
desperados-map-plan-count = Es muss { $expected } Reisepläne geben, nicht { $found }.
desperados-map-plan-length = Plan { $plan } muss { $expected } Städte haben, nicht { $found }.
desperados-map-plan-off-road = Plan { $plan }: keine Straße zwischen { $one } und { $other }.
desperados-map-plan-ring = Plan { $next } muss beginnen, wo Plan { $plan } endet.
desperados-map-tiles-laid = { $laid } Plättchen ({ $field }) sollen gelegt werden, aber es gibt nur { $found }.
desperados-map-banks = Es gibt { $banks } Banken, aber { $laid } Plättchen sollen auf Banken gelegt werden.
desperados-map-many = Es gibt { $banks } Banken (höchstens { $most_banks }) und { $bottom } Plättchen ganz unten (höchstens { $most_bottom }).
desperados-map-low-high = Jedes niedrige Plättchen muss weniger wert sein als jedes hohe: { $low } und { $high }.
desperados-map-poker = { $expected } Pokerplättchen sind nötig, aber es gibt { $found }.
desperados-map-coach = { $expected } Kutschenplättchen sind nötig, aber es gibt { $found }.
desperados-map-unconnected = Keine Straße führt nach: { $towns }.

## Stellungen

desperados-position-field = { $field }: „{ $found }“ ist falsch; erwartet: { $expected }.
desperados-position-no-such-tile = Von einem Wert sind mehr Plättchen gelegt oder genommen, als es gibt.
desperados-position-round = Runde { $found } passt nicht zur Phase „{ $phase }“.
desperados-position-move = Zug { $found } passt nicht zur Phase „{ $phase }“.
desperados-position-plan = Der erste Plan wird nach dem Bestücken der Banken gezogen, nicht vorher; die Phase ist „{ $phase }“.
desperados-position-reckoning = Aufgedeckte Züge und Verhaftungen gehören zur Phase „tiles“, nicht zu „{ $phase }“.
desperados-position-tiles = Die Plättchen gehen nicht auf: { $kind }.
desperados-position-poker = Fehlende Pokerplättchen: { $found }; genommene: { $taken }.
desperados-position-banks = Banken warten genau in der Phase „banks“ auf Plättchen; dies ist „{ $phase }“.
desperados-position-set-up = So werden die Banken nicht bestückt.
desperados-position-batch = Ein Bankplättchen kann nicht erst in einer späteren Runde gelegt worden sein.
desperados-position-looked = In eine Bank ohne Plättchen kann die Bande nicht gesehen haben.
desperados-position-pieces = Figuren und Hilfssheriffs auf dem Brett passen nicht zur Phase „{ $phase }“.
desperados-position-decision = { $seat } kann jetzt nichts entschieden haben.
desperados-position-decided = { $seat } könnte das hier nicht entscheiden: { $found }.
desperados-position-all-decided = Alle haben entschieden, also wäre es schon geschehen.
desperados-position-at = { $seat } ist nicht dort, wohin die Karten führen.
desperados-position-lost = { $seat } kann diese Karten nicht verloren haben.
desperados-position-cards = { $seat } hat { $found } Karten gelegt; das passt nicht zur Phase.
desperados-position-shown = Die gezeigten Karten von { $seat } passen nicht.
desperados-position-card = { $seat } konnte die Karte von Zug { $move } nicht legen.
desperados-position-heist = Der Coup von Zug { $move } ({ $target }) ist nicht möglich.
desperados-position-due = { $found } Plättchen können nicht ausstehen.

## Das Brett im Terminal

desperados-board-round = Runde { $round }
desperados-board-start = von
desperados-board-maybe = { $seat } kann in { $count ->
    [one] einer Stadt sein: { $towns }
   *[other] { $count } Städten sein: { $towns }
}
desperados-board-lost = { $seat } hat verloren: { $towns }
desperados-board-held = überfallen
desperados-board-loot = Beute { $money } $ von { $goal } $ · { $pile } Bankplättchen im Stapel
desperados-board-dollars = { $amount } $

desperados-legend-title = Der Tisch
desperados-legend-pawn = ein kleiner Buchstabe: Diese Figur steht dort, aber wer sie führt, kann heimlich weitergeritten sein
desperados-legend-bank = eine Stadt mit einer Bank, auf der ein Plättchen liegt
desperados-legend-bank-empty = eine Bank ohne Plättchen
desperados-legend-poker = eine Stadt mit einem Pokerplättchen
desperados-legend-bare = eine Stadt, deren Pokerplättchen genommen ist
desperados-legend-deputies = Hilfssheriffs, je ein Stern
desperados-legend-coach-brown = die braune Kutsche und ihr Fahrplan
desperados-legend-coach-blue = die blaue Kutsche und ihr Fahrplan
desperados-legend-disc = eine Scheibe: auf der Landkarte ein Coup, in der Tabelle noch frei
desperados-legend-face-down = eine Karte, die verdeckt liegt
desperados-legend-own-card = eine Karte deiner Seite, die die anderen nicht gesehen haben
desperados-legend-seen-card = eine Karte, die alle gesehen haben
desperados-legend-arrested = in dieser Runde verhaftet
desperados-legend-lost = so viele Stadtkarten sind verloren
desperados-legend-waiting = auf diese Person wartet das Spiel
desperados-legend-looked = ein Stern hinter dem Wert einer Bank: Die Bande hat ihn gesehen

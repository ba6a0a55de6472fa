### Longhorn

longhorn-title = Longhorn

## Namen

longhorn-seat-eagle = Eagle
longhorn-seat-jessie = Jessie
longhorn-name-eagle = Eagle Perkins
longhorn-name-jessie = Jessie Artist Byrd

longhorn-place-nugget-hill = Nugget Hill
longhorn-place-blackstone-corral = Blackstone Corral
longhorn-place-cherokee-spring = Cherokee Spring
longhorn-place-dagger-flat = Dagger Flat
longhorn-place-maverick-junction = Maverick Junction
longhorn-place-red-river-valley = Red River Valley
longhorn-place-kid-coopers-ranch = Kid Cooper’s Ranch
longhorn-place-salomon-tree = Salomon Tree
longhorn-place-tulsa = Tulsa

# Stämme: die Sätze hängen -e, -es oder -en an.
longhorn-colour-white = weiß
    .stem = weiß
longhorn-colour-orange = orange
    .stem = orangefarben
longhorn-colour-grey = grau
    .stem = grau
longhorn-colour-black = schwarz
    .stem = schwarz

longhorn-token-nugget = Nugget zu { $dollars } $
longhorn-token-iron = Brandeisen
longhorn-token-epidemic = Epidemie
longhorn-token-sheriff = Sheriff
longhorn-token-oil = Schlangenöl
longhorn-token-ambush = Falle
longhorn-token-rattlesnake = Klapperschlange

## Phasen

longhorn-phase-lay = Auslegen der Gebiete
longhorn-phase-token = Auslegen der Aktionsplättchen
longhorn-phase-cows = Verteilen der Rinder
longhorn-phase-coin = Auslosen des ersten Zuges
longhorn-phase-start = Wahl des Startgebiets
longhorn-phase-steal = Stehlen der Rinder einer Farbe
longhorn-phase-brand = Einsatz des Brandeisens
longhorn-phase-epidemic = Wahl der Farbe für die Epidemie
longhorn-phase-ambush = Wahl der Beute aus der Falle
longhorn-phase-draw = Ziehen eines Nuggets
longhorn-phase-snake = Verteilen der Rinder, die vor der Klapperschlange fliehen
longhorn-phase-move = Ritt des Banditen
longhorn-phase-caught = Ende: Der Sheriff hat jemanden verhaftet
longhorn-phase-nine = Ende: Jemand hat alle neun Rinder einer Farbe
longhorn-phase-scored = Ende: Die Herden sind gezählt

## Aufforderungen

longhorn-prompt-over = Die Partie ist zu Ende.
longhorn-prompt-chance = Das Schicksal zieht.
longhorn-prompt-wait = { $seat } wählt.
longhorn-prompt-start = { $seat }, wo soll die Partie beginnen? { $first } macht den ersten Zug.
longhorn-prompt-steal = { $seat }, welche Farbe stiehlst du in { $place }?
longhorn-prompt-brand = Brandeisen: { $seat }, welche Rinder neben { $place } nimmst du?
longhorn-prompt-epidemic = Epidemie: { $seat }, welche Farbe verlässt den Plan und wird wertlos?
longhorn-prompt-ambush = Falle: { $seat }, was nimmst du deinem Gegner ab?
longhorn-prompt-snake = Klapperschlange: { $seat }, wohin läuft eines deiner { $colour-stem }en Rinder?
longhorn-prompt-move =
    { $seat }, wohin reitet der Bandit? { $steps ->
        [one] Ein Schritt;
       *[other] { $steps } Schritte;
    } dort spielt { $next }.
longhorn-prompt-move-again =
    Schlangenöl: { $seat }, wohin reitest du? { $steps ->
        [one] Ein Schritt;
       *[other] { $steps } Schritte;
    } dort spielt wieder { $next }.

## Möglichkeiten

longhorn-action-start = In { $place } beginnen
longhorn-action-steal =
    { $count ->
        [one] 1 { $colour-stem }es Rind stehlen
       *[other] { $count } { $colour-stem }e Rinder stehlen
    }
longhorn-action-brand =
    { $count ->
        [one] 1 { $colour-stem }es Rind aus { $place } nehmen
       *[other] { $count } { $colour-stem }e Rinder aus { $place } nehmen
    }
longhorn-action-epidemic =
    { $count ->
        [0] Epidemie für { $colour } (kein Rind auf dem Plan)
        [one] Epidemie für { $colour } (1 Rind auf dem Plan)
       *[other] Epidemie für { $colour } ({ $count } Rinder auf dem Plan)
    }
longhorn-action-ambush = 2 { $colour-stem }e Rinder nehmen
longhorn-action-nugget = { $token } nehmen
longhorn-action-nugget-any = Ein zufälliges Nugget nehmen
longhorn-action-snake = Das { $colour-stem }e Rind läuft nach { $place }
longhorn-action-move =
    { $count ->
        [one] Nach { $place } reiten (1 Rind)
       *[other] Nach { $place } reiten ({ $count } Rinder)
    }
longhorn-action-lay = Auslegen: { $place }
longhorn-action-token = Auslegen: { $token }
longhorn-action-cows = Rinder verteilen (weiß, orange, grau, schwarz): { $cows }
longhorn-action-coin = { $seat } macht den ersten Zug
longhorn-action-draw = Ziehen: { $token }

## Was geschah

longhorn-event-coin = { $seat } macht den ersten Zug.
longhorn-event-swapped = Der Sheriff kommt nach Nugget Hill; was dort lag, liegt nun in { $place }: { $token }.
longhorn-event-started = { $seat } lässt die Partie in { $place } beginnen.
longhorn-event-stole =
    { $count ->
        [one] { $seat } stahl ein { $colour-stem }es Rind in { $place }.
       *[other] { $seat } stahl { $count } { $colour-stem }e Rinder in { $place }.
    }
longhorn-event-token-used = { $seat } räumte { $place } leer: { $token }.
longhorn-event-token-lost = { $place } ist leer; das Plättchen kommt in die Schachtel: { $token }.
longhorn-event-branded =
    { $count ->
        [one] { $seat } brandmarkte ein { $colour-stem }es Rind in { $place }.
       *[other] { $seat } brandmarkte { $count } { $colour-stem }e Rinder in { $place }.
    }
longhorn-event-epidemic =
    { $count ->
        [0] { $seat } wählte für die Epidemie { $colour }.
        [one] { $seat } wählte für die Epidemie { $colour }: Ein Rind verließ den Plan.
       *[other] { $seat } wählte für die Epidemie { $colour }: { $count } Rinder verließen den Plan.
    }
longhorn-event-ambushed-cows = { $seat } erbeutete mit der Falle { $count } { $colour-stem }e Rinder.
longhorn-event-ambushed-nugget = { $seat } erbeutete mit der Falle: { $token }.
longhorn-event-fled = Ein { $colour-stem }es Rind von { $seat } floh nach { $place }.
longhorn-event-moved =
    { $steps ->
        [one] { $seat } schickte den Banditen einen Schritt nach { $place }; dort spielt { $next }.
       *[other] { $seat } schickte den Banditen { $steps } Schritte nach { $place }; dort spielt { $next }.
    }
longhorn-event-moved-again =
    { $steps ->
        [one] { $seat } ritt einen Schritt nach { $place }; { $next } spielt noch einmal.
       *[other] { $seat } ritt { $steps } Schritte nach { $place }; { $next } spielt noch einmal.
    }
longhorn-event-caught = Der Sheriff verhaftete { $seat }.
longhorn-event-nine = { $seat } hat alle neun { $colour-stem }en Rinder.
longhorn-event-scored = Der Bandit erreicht keine Rinder mehr: Die Herden werden gezählt.

## Das Ende

longhorn-result-caught = Der Sheriff hat jemanden verhaftet.
longhorn-result-nine = Alle neun Rinder einer Farbe sind in einer Herde.
longhorn-result-scored = Der Bandit erreichte keine Rinder mehr, also wurden die Herden gezählt.
longhorn-result-draw = Der Bandit erreichte keine Rinder mehr, und beide Herden sind gleich viel wert.
longhorn-score-cows =
    { $count ->
        [one] 1 { $colour-stem }es zu { $price } $
       *[other] { $count } { $colour-stem }e zu { $price } $
    }
longhorn-score-nuggets =
    { $count ->
        [one] 1 Nugget
       *[other] { $count } Nuggets
    }

## Was nicht geht

longhorn-error-text = „{ $text }“ ist kein Zug; Züge sehen so aus: { $examples }.
longhorn-error-phase = Jetzt nicht. Das Spiel steht bei: { $phase }.
longhorn-error-start = Die Partie kann nur in einem Gebiet beginnen, das mit vier Rindern begann.
longhorn-error-steal = Wo der Bandit steht, gibt es kein Rind dieser Farbe.
longhorn-error-brand = Das Brandeisen braucht Rinder dieser Farbe in einem Gebiet neben dem Banditen.
longhorn-error-epidemic = Die Epidemie muss eine Farbe treffen, die noch auf dem Plan ist.
longhorn-error-ambush = Dein Gegner hat keine zwei Rinder dieser Farbe.
longhorn-error-nugget = Dein Gegner hat dieses Nugget nicht, oder es wird zufällig gezogen (ambush $).
longhorn-error-snake = Es flieht jeweils ein Rind der gefragten Farbe in ein Gebiet neben dem Banditen.
longhorn-error-move-far =
    { $steps ->
        [one] Der Bandit muss genau einen Schritt reiten; dieses Gebiet ist nicht einen Schritt entfernt.
       *[other] Der Bandit muss genau { $steps } Schritte reiten, ohne sofort umzukehren; so ist dieses Gebiet nicht zu erreichen.
    }
longhorn-error-move-empty = Der Bandit muss in ein Gebiet mit Rindern reiten; dort sind keine.
longhorn-error-move-danger = Dieses Gebiet ist gefährlich, und wer dort spielen müsste, spielte zuletzt schon dort; der Bandit muss anderswohin.
longhorn-error-draw = Der Zufall kann das in der Phase „{ $phase }“ nicht tun.

## Was an einer Stellung falsch ist

longhorn-position-fields =
    Eine Stellung hat { $expected } Felder ({ $names }), gegeben { $found ->
        [one] war aber eines
       *[other] waren aber { $found }
    }.
longhorn-position-field = Das Feld „{ $field }“ kann nicht „{ $found }“ sein; erwartet: { $expected }.
longhorn-position-places = Jedes der neun Gebiete muss genau einmal auf dem Plan liegen.
longhorn-position-deal = Gebiete, Plättchen und Rinder werden in dieser Reihenfolge ausgelegt, jedes Gebiet mit der aufgedruckten Zahl Rinder.
longhorn-position-cows = Auf dem Plan und in den Herden müssen zusammen neun { $colour-stem }e Rinder sein, es sind aber { $found }.
longhorn-position-tokens =
    { $found ->
        [one] Das Plättchen „{ $token }“ ist einmal da, öfter, als es vorkommt.
       *[other] Das Plättchen „{ $token }“ ist { $found }-mal da, öfter, als es vorkommt.
    }
longhorn-position-sheriff = Der Sheriff kann nur in Nugget Hill liegen.
longhorn-position-purse = Besitzen kann man nur Nuggets, keine anderen Plättchen.
longhorn-position-epidemic-twice = Eine Farbe ist schon getroffen, also kann die Epidemie nicht noch auf dem Plan liegen.
longhorn-position-nine = Neun Rinder einer Farbe in einer Herde beenden die Partie, also muss die Phase „nine“ sein.
longhorn-position-start = Vor dem ersten Zug kann nichts gestohlen oder bewegt worden sein: Alles muss liegen, wie es ausgelegt wurde.
longhorn-position-outlaw = In dieser Phase muss der Bandit irgendwo stehen.
longhorn-position-no-cows = Wo der Bandit steht, müssen Rinder sein, wenn welche gestohlen werden sollen.
longhorn-position-phase = Die Phase passt nicht zu dem, was auf dem Tisch liegt.
longhorn-position-stolen = In dieser Phase wurden in diesem Zug ein bis neun Rinder gestohlen, im Text steht aber { $found }.
longhorn-position-last = Wer am Zug ist, muss zuletzt dort gespielt haben, wo der Bandit steht.
longhorn-position-not-emptied = Ein Plättchen kann nur dort benutzt worden sein, wo kein Rind und kein Plättchen mehr ist.

## Was am Spielmaterial falsch ist

longhorn-data-letters = Jeder Buchstabe muss ein einzelnes Zeichen sein und sich von den anderen unterscheiden, es sind aber: { $found }.
longhorn-data-places = Es müssen neun Gebiete sein, es sind aber { $found }.
longhorn-data-cows = Die Gebiete müssen zusammen 36 Rinder haben, sie haben aber { $found }.
longhorn-data-tokens = Es müssen mindestens neun Plättchen sein, eines für jedes Gebiet.

## Der Plan im Terminal

longhorn-board-empty = keine Rinder
longhorn-board-left = übrig · Preis in $
longhorn-board-white = weiß
longhorn-board-orange = orange
longhorn-board-grey = grau
longhorn-board-black = schwarz
longhorn-board-nuggets = Nuggets
longhorn-board-worth = Wert
longhorn-board-last = zuletzt
longhorn-board-outlaw = Bandit: { $seat }
longhorn-board-start = Beginn { $number }
longhorn-board-ride = nach { $number }
longhorn-board-dollars = { $amount } $

## Was die Zeichen bedeuten

longhorn-legend-title = Was die Zeichen bedeuten
longhorn-legend-cow = Ein { $colour-stem }es Rind. Züge nennen es bei seinem Buchstaben: steal { $letter }.
longhorn-legend-place = Ein Gebiet. Züge nennen es beim Buchstaben vor seinem Namen: move { $letter }.
longhorn-legend-outlaw = Hier steht der Bandit. Wer genannt ist, stiehlt hier.
longhorn-legend-ride = Hierher darf der Bandit reiten; wähle diese Nummer.
longhorn-legend-danger = Ein gefährliches Gebiet: Solange es gefährlich ist, wird niemand dorthin zurückgeschickt, der zuletzt dort gespielt hat, außer wenn es nicht anders geht.
longhorn-legend-left = Wie viele Rinder einer Farbe noch auf dem Plan sind, und was eines in einer Herde wert wäre, wenn jetzt Schluss wäre: 100 $ für jedes davon.
longhorn-legend-worth = Was eine Herde mit ihren Nuggets wert wäre, wenn jetzt Schluss wäre.
longhorn-legend-last = Das Gebiet, in dem jemand zuletzt spielte.
longhorn-legend-struck = Die Epidemie hat diese Farbe getroffen; sie ist nichts wert.
longhorn-legend-token = Ein Plättchen wirkt für den, der das letzte Rind aus seinem Gebiet nimmt:
longhorn-about-nugget = Behalte es: Seine Dollars zählen am Ende.
longhorn-about-iron = Nimm alle Rinder einer Farbe aus einem Gebiet nebenan; den Ritt verlängern sie nicht.
longhorn-about-epidemic = Wähle eine Farbe: Ihre Rinder verlassen den Plan, und am Ende ist sie nichts wert.
longhorn-about-sheriff = Du wirst verhaftet und verlierst sofort. Gefährlich.
longhorn-about-oil = Nach deinem Ritt bist du noch einmal dran.
longhorn-about-ambush = Nimm deinem Gegner ein Nugget oder zwei Rinder einer Farbe ab.
longhorn-about-rattlesnake = Ein Rind jeder Farbe, die du hast, läuft in Gebiete nebenan. Gefährlich.

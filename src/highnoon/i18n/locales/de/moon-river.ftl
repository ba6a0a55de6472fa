moon-river-title = Moon River

## Spieler, Landschaften, Partner, Szenarien

moon-river-seat-purple = Lila
moon-river-seat-white = Weiß
moon-river-seat-orange = Orange
moon-river-seat-green = Grün
# The same seats in games of the first version of the rules.
moon-river-seat-mary = Lila
moon-river-seat-wesley = Weiß
moon-river-seat-calamity = Orange
moon-river-seat-jo = Grün

moon-river-board-mary = Mary
moon-river-board-wesley = Wesley
moon-river-board-calamity = Calamity
moon-river-board-jo = Big Jo

moon-river-land-desert = Wüste
moon-river-land-canyon = Canyon
moon-river-land-meadow = Wiese
moon-river-land-forest = Wald
moon-river-land-farm = Farm
moon-river-land-cornfield = Maisfeld

moon-river-symbol-cows = { $count ->
    [one] Kuh
   *[other] { $count } Kühe
}
moon-river-symbol-skulls = { $count ->
    [one] Schädel
   *[other] { $count } Schädel
}
moon-river-symbol-circles = { $count ->
    [one] Kreis
   *[other] { $count } Kreise
}
moon-river-symbol-nuggets = { $count ->
    [one] Nugget
   *[other] { $count } Nuggets
}
moon-river-symbol-beavers = { $count ->
    [one] Biber
   *[other] { $count } Biber
}
moon-river-symbol-corn = { $count ->
    [one] Mais
   *[other] { $count } Mais
}
moon-river-parcel = { $land } ({ $symbols })
moon-river-tile = { $one }/{ $two }

moon-river-partner-desperado = Desperado
moon-river-partner-thief = Viehdieb
moon-river-partner-prospector = Goldgräber
moon-river-partner-trapper = Pelzjäger
moon-river-partner-farmer = Farmer

moon-river-scenario-none = kein Szenario
moon-river-scenario-draw = ein zufällig gezogenes Szenario
moon-river-scenario-timber = Holzhandel
moon-river-scenario-gold = Goldrausch
moon-river-scenario-outlaws = Gesetzlose
moon-river-scenario-city = Moon River City
moon-river-boards-camp = Camp-Seiten
moon-river-boards-legend = Legenden-Seiten, reihum gewählt
moon-river-boards-legend-drawn = Legenden-Seiten, zufällig gezogen
moon-river-boards-legend-colours = Legenden-Seiten, jede Farbe die eigene

## Einstellungen

moon-river-option-players = Spieler
moon-river-option-boards = Spielpläne
moon-river-option-scenario = Szenario
moon-river-house-scenario = Hausregel: Im gedruckten Spiel gibt es Szenarien nur mit den Legenden-Seiten.
moon-river-house-boards = Hausregel: Im gedruckten Spiel gibt es die Legenden-Seiten nur mit einem Szenario.

## Was zu entscheiden ist

moon-river-prompt-over = Das Spiel ist aus.
moon-river-prompt-chance = Das Schicksal zieht.
moon-river-prompt-wait = Warten auf { $seat }.
moon-river-prompt-board = { $seat }: Wähle deinen Spielplan.
moon-river-prompt-stand = { $seat }: Wähle für deinen Ranchero eine freie Parzelle der neuen Spalte.
moon-river-prompt-take = { $seat }, du bist dran: Nimm deine Parzelle ({ $parcel }).
moon-river-prompt-expand = { $seat }: Füge zwei Parzellen zum Legen zusammen oder behalte alle.
moon-river-prompt-expand-must = { $seat }: Dein Lager ist voll. Füge zwei Parzellen zum Legen zusammen.
moon-river-prompt-expand-last = { $seat }: Das Spiel endet. Lege, was passt; der Rest ist verloren.
moon-river-prompt-place = { $seat }: Wohin kommen { $first } und { $second }?
moon-river-prompt-discard = { $seat }: Kein Paar passt. Wähle zwei Parzellen, die das Spiel verlassen.
moon-river-prompt-drought = { $seat }: Die Dürre auf { $cell } nimmt eine Kuh dieses Territoriums. Welche?
moon-river-prompt-circle = { $seat }: Welchen Kreis nutzt du zuerst?
moon-river-prompt-recruit = { $seat }: Wirb einen Partner für { $cell } an.
moon-river-prompt-drive = { $seat }: Dein Cowboy treibt Kühe, höchstens noch { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}.
moon-river-prompt-offer = { $seat }: Dein Desperado darf eine gelagerte Parzelle tauschen. Welche gibst du?
moon-river-prompt-demand = { $seat }: Du gibst { $parcel }. Wessen Parzelle willst du dafür?
moon-river-prompt-steal = { $seat }: Dein Viehdieb darf eine unbewachte Kuh nach { $cell } holen.
moon-river-prompt-bonus = { $seat }: Du hast das andere Ende der Ranch erreicht. Lege ein Bonusplättchen, gleich mit welcher Seite.
moon-river-prompt-forgo = { $seat }: Kein Bonusplättchen passt. Wähle, welches das Spiel verlässt.

## Wahlmöglichkeiten

moon-river-action-board = { $board }: { $stores ->
    [one] ein Lagerplatz
   *[other] { $stores } Lagerplätze
}; Brücken: { $bridges }
moon-river-action-board-name = Der Spielplan von { $board }
moon-river-bridge-at = Spalte { $column }
moon-river-bridge-homestead = Heimstatt
moon-river-action-stand = Ranchero auf Parzelle { $place }: { $parcel }
moon-river-action-stand-place = Ranchero auf Parzelle { $place }
moon-river-action-take = Nehmen: { $parcel }
moon-river-action-take-any = Deine Parzelle nehmen
moon-river-action-keep = Parzellen behalten
moon-river-action-join = Zusammenfügen: { $first } und { $second }
moon-river-action-discard = Verzichten auf: { $first } und { $second }
moon-river-action-place = { $first } { $from }, { $second } { $to }
moon-river-action-place-cells = Auf { $from } und { $to } legen
moon-river-action-drought = Eine Kuh auf { $cell } verlieren
moon-river-action-circle = Zuerst der Kreis auf { $cell }
moon-river-action-recruit-desperado = Den Desperado anwerben (eine gelagerte Parzelle tauschen)
moon-river-action-recruit-thief = Den Viehdieb anwerben (eine unbewachte Kuh nehmen)
moon-river-action-recruit-prospector = Den Goldgräber anwerben (+1 für jedes Nugget)
moon-river-action-recruit-trapper = Den Pelzjäger anwerben (+1 für jeden Biber)
moon-river-action-recruit-farmer = Den Farmer anwerben (+1 für jedes Mais-Symbol)
moon-river-action-cowboy = Einen Cowboy anwerben (3 Schritte; Rückseite: { $partner })
moon-river-action-drive = Eine Kuh von { $from } nach { $to } treiben
moon-river-action-offer = Geben: { $parcel }
moon-river-action-demand = Bekommen: { $parcel } von { $seat }
moon-river-action-steal = Die Kuh auf { $cell } nehmen, von { $seat }
moon-river-action-enough = Genug
moon-river-action-bonus = Bonusplättchen, Seite { $land }, auf { $cell }
moon-river-action-forgo = Auf das Bonusplättchen { $tile } verzichten
moon-river-action-chip = In den Saloon: { $partner }
moon-river-action-draw = Aus der Schachtel: { $parcel }
moon-river-action-ranchero = Gezogener Ranchero: { $seat }
moon-river-action-scenario = Gezogenes Szenario: { $scenario }

## Das Protokoll

moon-river-event-board-chosen = { $seat } wählt den Spielplan von { $board }.
moon-river-event-board-drawn = { $seat } zieht den Spielplan von { $board }.
moon-river-event-scenario-drawn = Das Szenario: { $scenario }.
moon-river-event-chip-drawn = In den Saloon kommt: { $chip }.
moon-river-event-column-laid = Neue Spalte: { $parcels }.
moon-river-event-ranchero-drawn = { $seat } wählt als Nächstes.
moon-river-event-stood = { $seat } steht auf Parzelle { $place }: { $parcel }.
moon-river-event-left-over = Niemand wählte Parzelle { $place }: { $parcel } verlässt das Spiel.
moon-river-event-last-round = Die Schachtel ist leer: Das ist die letzte Runde.
moon-river-event-took = { $seat } nimmt { $parcel }.
moon-river-event-kept = { $seat } legt nichts mehr.
moon-river-event-laid = { $seat } legt { $parcels } auf { $cells }.
moon-river-event-cows-came = { $count ->
    [one] Eine Kuh kommt
   *[other] { $count } Kühe kommen
} zu { $seat } auf { $cell }.
moon-river-event-drought = Dürre auf { $skull }: { $seat } verliert eine Kuh auf { $cell }.
moon-river-event-saloon-empty = Der Saloon ist leer: Zu { $seat } kommt niemand ({ $cells }).
moon-river-event-recruited = { $seat } wirbt für { $cell } an: { $chip }.
moon-river-event-hired-cowboy = { $seat } wirbt für { $cell } einen Cowboy an (Rückseite: { $chip }).
moon-river-event-drove = { $seat } treibt eine Kuh von { $from } nach { $to }.
moon-river-event-swapped = { $seat } gibt { $gave } an { $other } und bekommt { $got }.
moon-river-event-stole = Der Viehdieb von { $seat } holt eine Kuh von { $other } ({ $from }) nach { $to }.
moon-river-event-discarded = { $seat } verzichtet auf: { $parcels }.
moon-river-event-reached-west = { $seat } hat das andere Ende der Ranch erreicht.
moon-river-event-bonus-laid = { $seat } legt ein Bonusplättchen auf { $cell }: { $parcel }.
moon-river-event-bonus-lost = { $seat } kann kein Bonusplättchen legen: { $tile } verlässt das Spiel.
moon-river-event-overpopulated = Überbevölkerung: { $count ->
    [one] Eine Kuh verlässt
   *[other] { $count } Kühe verlassen
} { $cell } von { $seat }.
moon-river-event-ended = Das Spiel ist aus.

## Wertung und Ergebnis

moon-river-score-desert = Wüsten
moon-river-score-canyon = Canyons
moon-river-score-meadow = Wiesen
moon-river-score-forest = Wälder
moon-river-score-farm = Farmen
moon-river-score-nuggets = Nuggets
moon-river-score-beavers = Biber
moon-river-score-corn = Mais
moon-river-score-prospector = Goldgräber
moon-river-score-trapper = Pelzjäger
moon-river-score-farmer = Farmer
moon-river-score-scenario = { $scenario }
moon-river-result-points = Wer die meisten Punkte hat, gewinnt.
moon-river-result-tie = Punktgleichstand: Das größte Territorium, dann die meisten Kühe entscheiden.
moon-river-result-shared = In allem gleich: Der Sieg wird geteilt.

## Was an einer Aktion falsch ist

moon-river-error-draw = Das kann der Zufall jetzt nicht tun.
moon-river-error-now = Nicht jetzt: { $task }.
moon-river-error-place-outside = Ein Teil des Dominosteins läge außerhalb der Ranch.
moon-river-error-place-taken = Eines dieser Felder ist nicht frei.
moon-river-error-place-contact = Der Dominostein muss eine Brücke berühren, oder eine seiner Parzellen muss an die gleiche Landschaft grenzen.
moon-river-error-join-misfit = Diese beiden passen nirgends auf deine Ranch.
moon-river-error-keep = Du musst jetzt einen Dominostein legen.
moon-river-error-not-yours = Diese Parzelle hast du nicht.
moon-river-error-board = Diesen Spielplan hat schon jemand.
moon-river-error-stand = Dort steht schon jemand.
moon-river-error-drought = Dort steht keine Kuh aus dem Territorium des Schädels.
moon-river-error-circle = Dort wartet kein Kreis.
moon-river-error-recruit = Dieser Partner ist nicht im Saloon.
moon-river-error-cowboy = Dieser Chip ist nicht im Saloon.
moon-river-error-drive = Keine Kuh kann diesen Schritt machen.
moon-river-error-steal = Dort steht keine unbewachte Kuh eines Mitspielers.
moon-river-error-bonus = Dort lässt sich das Bonusplättchen nicht legen.
moon-river-error-forgo = Dieses Bonusplättchen ist nicht da.
moon-river-error-text = „{ $text }“ ist keine Aktion. Beispiele: { $examples }

moon-river-task-board = Wähle zuerst deinen Spielplan
moon-river-task-stand = Wähle zuerst eine Parzelle der neuen Spalte
moon-river-task-take = Nimm zuerst deine Parzelle
moon-river-task-expand = Füge zuerst zwei Parzellen zusammen oder behalte sie
moon-river-task-place = Lege zuerst den Dominostein
moon-river-task-discard = Wähle zuerst zwei Parzellen, auf die du verzichtest
moon-river-task-drought = Wähle zuerst die Kuh, die die Dürre nimmt
moon-river-task-circle = Wähle zuerst einen Kreis
moon-river-task-recruit = Wirb zuerst einen Partner an
moon-river-task-drive = Beende zuerst die Schritte des Cowboys
moon-river-task-offer = Sage zuerst, welche Parzelle du tauschst, oder dass du es nicht tust
moon-river-task-demand = Sage zuerst, welche Parzelle du bekommst
moon-river-task-steal = Sage zuerst, welche Kuh der Viehdieb nimmt, oder dass er keine nimmt
moon-river-task-bonus = Lege zuerst das Bonusplättchen
moon-river-task-forgo = Wähle zuerst, welches Bonusplättchen das Spiel verlässt

## Was an einer Stellung falsch ist

moon-river-position-fields = Eine Stellung hat { $expected } Felder ({ $names }), diese { $found }.
moon-river-position-field = Feld { $field }: „{ $found }“ sollte so aussehen: { $expected }.
moon-river-position-boards = Die Spielpläne passen nicht zusammen: Alle müssen die Camp-Seite zeigen oder jeder eine andere Legende.
moon-river-position-parcels = Parzelle { $parcel }: { $found } im Spiel, es gibt aber { $expected }.
moon-river-position-box = Die Schachtel hat { $found } Parzellen; übrig bleiben können nur ganze Spalten zu je vier.
moon-river-position-chips = Chip { $chip }: { $found } im Spiel, es gibt aber { $expected }.
moon-river-position-saloon = Der Saloon hat { $found } Chips, aber höchstens { $expected } passen hinein.
moon-river-position-cows = { $found } Kühe im Spiel, es gibt aber { $expected }.
moon-river-position-tiles = Die Bonusplättchen passen nicht zu den Ranches.
moon-river-position-column = Die Spalte „{ $column }“ ist nicht geordnet.
moon-river-position-rancheros = { $seat }: { $found } Rancheros auf den Spalten, erlaubt sind höchstens { $expected }.
moon-river-position-homestead = { $seat }: Auf der Heimstatt darf nichts liegen.
moon-river-position-odd = { $seat }: { $found } Parzellen lassen sich nicht aus Dominosteinen bilden.
moon-river-position-adrift = { $seat }: Einige Parzellen sind mit keiner Brücke verbunden.
moon-river-position-stray = { $seat }: Eine Kuh steht neben den Parzellen oder auf einem Maisfeld.
moon-river-position-partner = { $seat }: ein Partner ohne Kreis.
moon-river-position-stores = { $seat }: { $found } Parzellen auf { $expected } Lagerplätzen.
moon-river-position-derived = { $seat }: Die Ranch widerspricht sich.
moon-river-position-seat = Die Phase „{ $phase }“ gehört nicht zu diesem Platz.
moon-river-position-waiting = In der Phase „{ $phase }“ kann es nicht geben: { $found }.
moon-river-position-phase = Nichts auf dem Tisch führt zur Phase „{ $phase }“.

## Was an einer Datei falsch ist

moon-river-data-empty = Die Datei mit Spielmaterial ist leer.
moon-river-data-large = Eine Datei mit Spielmaterial darf höchstens { $limit } Zeichen haben.
moon-river-data-kinds = { $found } Arten von Parzellen, erlaubt sind höchstens { $most }.
moon-river-data-line = „{ $found }“ beschreibt kein Spielmaterial.
moon-river-data-table = Diese Tabelle gibt es nicht: { $table }.
moon-river-data-sum = Tabelle { $table }: { $found } Teile, es müssen aber { $expected } sein.
moon-river-data-missing = Tabelle { $table }: { $name } fehlt.
moon-river-data-twice = Tabelle { $table }: { $name } kommt doppelt vor.
moon-river-data-symbol = Parzelle { $row }: { $symbol } gehören nicht zur Landschaft { $landscape }.

## Das Brett im Terminal

moon-river-board-stores = Lager
moon-river-board-here = Diese Runde
moon-river-board-there = Nächste Runde
moon-river-board-saloon = Saloon
moon-river-board-left = Runde { $round } von { $rounds } · Schachtel { $box } · Kühe { $cows }
moon-river-board-box = In der Schachtel: { $count }
moon-river-board-now = Wäre jetzt Schluss
moon-river-board-lands = Land
moon-river-board-symbols = Güter
moon-river-board-partners = Crew
moon-river-board-scenario = Szen.
moon-river-board-total = ges.
moon-river-board-would = { $total } Punkte, wenn dann Schluss wäre ({ $more })

moon-river-legend-title = Was die Zeichen bedeuten
moon-river-legend-cow = eine Kuh kommt, wenn die Parzelle gelegt wird
moon-river-legend-skull = Dürre: Wird die Parzelle gelegt, verschwindet eine Kuh aus ihrem Territorium
moon-river-legend-circle = ein Partner wird angeworben, wenn die Parzelle gelegt wird
moon-river-legend-resources = Nugget, Biber, Mais: je ein Punkt
moon-river-legend-herd = Kühe; am Ende zählt auf jeder Parzelle nur eine
moon-river-legend-small = Parzelle eines Mitspielers: Landschaft, Güter, Kreis oder Partner, Kühe
moon-river-legend-partner = ein Partner: der Spezialist mit dem Buchstaben unten, oder ein Cowboy
moon-river-legend-bridge = eine Brücke: Hier darf jeder Dominostein beginnen
moon-river-legend-homestead = die Heimstatt: Dort wird nichts gelegt
moon-river-legend-store = ein leerer Lagerplatz oder ein freies Feld
moon-river-legend-score = was die Ranch einbrächte, wenn jetzt Schluss wäre: Parzellen mal Kühe für jedes Territorium und so weiter
moon-river-legend-cowboy = Cowboy
moon-river-about-desperado = eine gelagerte Parzelle mit einer eines Mitspielers tauschen
moon-river-about-thief = eine Kuh aus einem Territorium ohne Partner nehmen
moon-river-about-prospector = ein Punkt mehr für jedes Nugget
moon-river-about-trapper = ein Punkt mehr für jeden Biber
moon-river-about-farmer = ein Punkt mehr für jedes Mais-Symbol
moon-river-about-cowboy = deine Kühe bis zu drei Schritte treiben, nie auf Maisfelder

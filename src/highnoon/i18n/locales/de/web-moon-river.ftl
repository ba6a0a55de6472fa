### Der Tisch von Moon River auf der Seite.

## Auslage, Saloon, Lager

web-moon-river-draft = Auslage
web-moon-river-draft-note = Niedrige Zahlen zuerst. Nach dem Legen wählst du für die nächste Runde.
web-moon-river-round = Runde { $round }, noch { $box }
web-moon-river-box = noch { $box }
web-moon-river-here = Jetzt
web-moon-river-there = Danach
web-moon-river-taken = genommen
web-moon-river-stands = { $name } auf { $parcel }
web-moon-river-chips =
    { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
    }
web-moon-river-stock = Im Vorrat, in unbekannter Reihenfolge:
    { $chips }
web-moon-river-saloon-empty = Niemand da.
web-moon-river-short-desperado = Parzelle tauschen
web-moon-river-short-thief = Kuh stehlen
web-moon-river-short-prospector = +1 je Nugget
web-moon-river-short-trapper = +1 je Biber
web-moon-river-short-farmer = +1 je Mais
web-moon-river-partners = Partner
web-moon-river-stores-mine = Dein Lager
web-moon-river-stores-of = Lager von { $name }
web-moon-river-places =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }
web-moon-river-join-note = Tippe zwei an, um sie zusammenzufügen.
web-moon-river-in-hand = { $land } in der Hand
web-moon-river-supply = Kühe übrig
web-moon-river-supply-tip = Kühe im gemeinsamen Vorrat. Ist er leer, kommt keine Kuh mehr.

## Ranches

web-moon-river-ranches = Alle Ranches
web-moon-river-ranch-of = Die Ranch von { $name }
web-moon-river-my-ranch = Meine Ranch
web-moon-river-look = Ranch ansehen
web-moon-river-you = Du
web-moon-river-homestead = Heimstatt
web-moon-river-free = { $cell }: frei
web-moon-river-cell = { $cell }: { $what }
web-moon-river-bridge = Brücke an Spalte { $column }
web-moon-river-a-bridge = Brücke
web-moon-river-cows =
    { $count ->
        [0] keine Kuh
        [one] 1 Kuh
       *[other] { $count } Kühe
    }
web-moon-river-tip = { $what }: { $means }
web-moon-river-means-cows = Beim Legen kommt eine Kuh hierher.
web-moon-river-means-cows-done = Die Kuh ist gekommen.
web-moon-river-means-skulls = Dürre. Beim Legen geht eine Kuh des Territoriums verloren.
web-moon-river-means-skulls-done = Die Dürre ist vorbei.
web-moon-river-means-circles = Beim Legen wirbst du einen Partner an.
web-moon-river-means-circles-done = Niemand kam, und niemand wird kommen.
web-moon-river-means-nuggets = je ein Punkt.
web-moon-river-means-beavers = je ein Punkt.
web-moon-river-means-corn = je ein Punkt.
web-moon-river-means-back = die Zahl auf der Rückseite. Niedrige Zahlen sind zuerst dran.

## Legen

web-moon-river-hand = In der Hand
web-moon-river-lay = Hier legen
web-moon-river-rotate = Drehen
web-moon-river-swap = Enden tauschen
web-moon-river-sides = Seiten der Bonusplättchen
web-moon-river-not-now = Doch nicht
web-moon-river-lay-note = Zieh es auf die Ranch, tippe ein markiertes Feld an oder nimm die Pfeiltasten; R dreht, X tauscht die Enden.
web-moon-river-lay-note-short = Tippe ein markiertes Feld an.
web-moon-river-not-here = Hier passt es nicht.
web-moon-river-touches = berührt: { $what }
web-moon-river-in-words =
    { $count ->
        [one] Ein Platz, in Worten
       *[other] Alle { $count } Plätze, in Worten
    }
web-moon-river-first-where = Zuerst: wo?
web-moon-river-ways =
    { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }

## Was eine Wahl bringen würde

web-moon-river-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-moon-river-gain-lands = Land
web-moon-river-gain-resources = Güter
web-moon-river-gain-partners = Partner
web-moon-river-gain-scenario = Szenario
web-moon-river-gain-cows =
    { $count ->
        [one] Kuh
       *[other] Kühe
    }
web-moon-river-gain-recruits =
    { $count ->
        [one] 1 Partner
       *[other] { $count } Partner
    }
web-moon-river-from-saloon = aus dem Saloon
web-moon-river-territory = { $count } × { $land }

## Wertung

web-moon-river-part-lands = Land × Kühe
web-moon-river-part-resources = Nuggets, Biber, Mais
web-moon-river-part-partners = Partner
web-moon-river-about-lands = Jedes Territorium bringt Parzellen mal Kühe; auf jeder Parzelle zählt nur eine Kuh.
web-moon-river-about-resources = Jedes Nugget, jeder Biber, jedes Mais-Symbol ist ein Punkt.
web-moon-river-about-partners = Goldgräber, Pelzjäger und Farmer zählen noch einmal für jedes Nugget, jeden Biber, jedes Mais-Symbol.
web-moon-river-about-timber = Gruppen ab drei Wäldern, mindestens einer am Fluss: 10, und 10 mehr für jeden weiteren.
web-moon-river-about-gold = Gruppen ab drei Parzellen mit Nuggets: 10 für das dritte Nugget und jedes weitere.
web-moon-river-about-outlaws = Gruppen ab drei Partnern, mindestens einer ein Bandit: 10, und 10 mehr für jeden weiteren.
web-moon-river-about-city = Gruppen ab drei Farmen: 10, und 10 mehr für jede weitere.
web-moon-river-bill = Genaue Wertung
web-moon-river-largest = Größtes Territorium
web-moon-river-herd = Kühe, die zählen
web-moon-river-by =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkten
    }

## Die Legende

web-moon-river-legend-lands = Landschaften
web-moon-river-legend-symbols = Symbole
web-moon-river-legend-partners = Jeder Partner bewacht die Kühe seines Territoriums vor Dieben. Jeder Chip zeigt auf einer Seite einen Spezialisten, auf der anderen einen Cowboy.
web-moon-river-legend-score = Wertung
web-moon-river-legend-keys = Tasten beim Legen: Pfeile bewegen den Dominostein, R dreht ihn, X tauscht die Enden, Enter legt ihn.

## Opening a table

web-option-moon-river-pieces = Eigenes Spielmaterial
web-option-moon-river-pieces-note = Eine TOML-Datei mit Parzellen, Chips, Plättchen und Spielplänen; ohne sie gilt das Standardmaterial.

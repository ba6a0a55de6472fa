### Die Regeln von Moon River, in unseren eigenen Worten.

## Die Idee

rules-moon-river-idea = Worum es geht
rules-moon-river-idea-1 = Zwei bis vier Personen bauen jenseits des Flusses je eine Ranch. In jeder Runde wählst du eine Parzelle und darfst zwei deiner Parzellen zu einem Dominostein zusammenfügen und auf deine Ranch legen; mit ihm kommen Kühe, Dürren und Partner.
rules-moon-river-idea-2 = Am Ende bringt jedes Territorium Punkte: Parzellen mal Kühe. Nuggets, Biber und Mais bringen einzelne Punkte, Partner weitere.
rules-moon-river-idea-3 = Verborgen ist nur die Reihenfolge dessen, was gezogen wird: die Parzellen in der Schachtel und die Chips im Vorrat.

## Das Spielmaterial

rules-moon-river-pieces = Das Spielmaterial
rules-moon-river-pieces-parcels = 96 Parzellen mit sechs Landschaften. Vorn sind die Landschaft und oft auch Symbole zu sehen, hinten eine Zahl von 1 bis 6. Reichere Parzellen haben höhere Zahlen.
rules-moon-river-figure-lands = Die sechs Landschaften: Wüste, Canyon, Wiese, Wald, Farm und Maisfeld.
rules-moon-river-figure-parcels = Alle 25 Arten von Parzellen. Die Zahl darunter sagt, wie viele es gibt; die Zahl in der Ecke steht auf der Rückseite.
rules-moon-river-pieces-chips = 20 Partner-Chips: fünf Desperados, fünf Viehdiebe, drei Goldgräber, fünf Pelzjäger und zwei Farmer. Die Rückseite jedes Chips ist ein Cowboy.
rules-moon-river-pieces-cows = 32 Kühe in einem gemeinsamen Vorrat.
rules-moon-river-pieces-rancheros = Rancheros in vier Farben: Lila, Weiß, Orange und Grün. Die Farbe ist dein Name am Tisch. Du hast einen Ranchero, im Spiel zu zweit zwei.
rules-moon-river-pieces-tiles = Zwei Bonusplättchen, nur für das Spiel zu zweit. Beide Seiten zeigen eine Landschaft und einen Kreis: Canyon oder Wiese, Wüste oder Wald.
rules-moon-river-pieces-boards = Ein Spielplan für jede Person. Darüber wächst die Ranch: fünf Spalten und fünf Reihen, zu zweit zehn Reihen. Reihe 1 liegt am Fluss.
rules-moon-river-pieces-homestead = Das mittlere Feld von Reihe 1 ist die Heimstatt. Sie ist keine Parzelle, keine Kuh betritt oder überquert sie, und ohne eigene Brücke zählt sie nicht als Kontakt.
rules-moon-river-pieces-bridges = Brücken führen über den Fluss. Eine Brücke an einer Spalte berührt deren Feld in Reihe 1; eine an der Heimstatt berührt die drei Felder um die Heimstatt.
rules-moon-river-pieces-stores = Im Lager liegen Parzellen, die noch nicht gelegt sind.
rules-moon-river-pieces-camp = Die Camp-Seite hat drei Lagerplätze und Brücken an den Spalten a und e und an der Heimstatt.
rules-moon-river-figure-ranch = Eine leere Ranch auf der Camp-Seite: unten der Fluss mit drei Brücken, in der Mitte von Reihe 1 die Heimstatt.

## Der Aufbau

rules-moon-river-setup = Der Aufbau
rules-moon-river-setup-1 = Alle nehmen einen Spielplan und einen Ranchero, zu zweit zwei Rancheros.
rules-moon-river-setup-2 = Fünf Partner-Chips werden gezogen und mit dem Spezialisten nach oben in den Saloon gelegt.
rules-moon-river-setup-3 = Die Parzellen werden in der Schachtel gemischt. Vier werden gezogen, nach den Zahlen auf der Rückseite sortiert, die niedrigste der Schachtel am nächsten, und umgedreht: Das ist eine Spalte. Gleiche Zahlen bleiben in der Reihenfolge, in der sie gezogen wurden.
rules-moon-river-setup-4 = Die Rancheros werden zufällig gezogen. In dieser Reihenfolge stellen alle ihren Ranchero auf eine freie Parzelle der Spalte. Zu zweit stellt die zuerst gezogene Person einen, dann die andere beide, dann die erste ihren zweiten.
rules-moon-river-setup-5 = Daneben wird eine zweite Spalte gelegt. Die Partie beginnt.
rules-moon-river-figure-column = Zwei Spalten. Links stehen die Rancheros in der Reihenfolge, in der sie jetzt handeln; rechts liegen die Parzellen, unter denen sie für die nächste Runde wählen.

## Eine Runde

rules-moon-river-round = Eine Runde
rules-moon-river-round-1 = Die Rancheros handeln in der Reihenfolge der aktuellen Spalte, angefangen bei der Schachtel. Niedrige Zahlen sind also früh dran; hohe müssen warten, bringen aber bessere Parzellen. Zu zweit kann jemand zwei ganze Züge nacheinander haben.
rules-moon-river-round-2 = Ein Zug hat drei Schritte:
rules-moon-river-round-take = Nimm deine Parzelle und lege sie auf einen freien Lagerplatz. Ist keiner frei, musst du jetzt erweitern und wählst die zwei Parzellen unter den gelagerten und der in der Hand.
rules-moon-river-round-expand = Erweitere, wenn du willst: Füge zwei deiner Parzellen zu einem Dominostein zusammen und lege ihn. Hast du zu Beginn dieses Schritts vier oder mehr Parzellen, darfst du einen zweiten legen, wenn der erste ganz abgehandelt ist.
rules-moon-river-round-choose = Wähle mit dem Ranchero, der gerade gehandelt hat, eine freie Parzelle der neuen Spalte.
rules-moon-river-round-3 = Haben alle gehandelt, wird eine neue Spalte von vier Parzellen gelegt und der Saloon auf fünf Chips aufgefüllt. Während einer Runde kommt kein Chip dazu.
rules-moon-river-round-4 = Zu dritt bleibt in jeder Spalte eine Parzelle übrig. Sie verlässt das Spiel, sobald der dritte Ranchero gewählt hat.

## Legen

rules-moon-river-lay = Einen Dominostein legen
rules-moon-river-lay-1 = Je zwei deiner Parzellen bilden einen Dominostein. Du darfst ihn drehen, wie du willst.
rules-moon-river-lay-2 = Beide Felder müssen frei sein und innerhalb der Ranch liegen. Ein gültiger Kontakt genügt: Der Dominostein berührt eine deiner Brücken, egal mit welcher Landschaft, oder eine seiner Parzellen grenzt mit einer Kante an eine Parzelle derselben Landschaft auf deiner Ranch.
rules-moon-river-lay-3 = Parzellen werden nie einzeln gelegt, außer dem Bonusplättchen, und später nie bewegt.
rules-moon-river-lay-4 = Musst du erweitern und passt irgendeines deiner Paare, so musst du ein passendes legen. Passt keines, verlassen zwei Parzellen deiner Wahl das Spiel.
rules-moon-river-figure-lay = Beispiel: Der Dominostein aus Wiese und Wald darf so liegen, wie er hier gezeichnet ist, denn seine Wiese berührt eine Wiese. Dass der Wald neben der Wüste liegt, macht nichts.

## Die Symbole

rules-moon-river-symbols = Die Symbole
rules-moon-river-symbols-1 = Liegt ein Dominostein, kommen die nicht benutzten Parzellen ins Lager. Dann wirken die Symbole des ganzen Dominosteins in dieser Reihenfolge:
rules-moon-river-symbols-cows = Kühe. Für jedes Kuh-Symbol kommt eine Kuh aus dem Vorrat auf diese Parzelle.
rules-moon-river-symbols-skulls = Schädel (Dürre). Für jeden Schädel entfernst du eine Kuh deiner Wahl aus dem Territorium des Schädels, wie es jetzt ist; eben gekommene Kühe zählen mit, und Partner schützen nicht. Ist keine da, geschieht nichts. Ein Schädel wirkt nur einmal: Später dürfen auf der Parzelle Kühe stehen.
rules-moon-river-symbols-circles = Kreise. In beliebiger Reihenfolge wirbt jeder Kreis einen Partner aus dem Saloon an, und jeder wird ganz abgehandelt, bevor der nächste drankommt. Ist kein Chip mehr da, bleibt der Kreis für immer leer.
rules-moon-river-symbols-2 = Drei Symbole tun jetzt nichts und zählen am Ende je einen Punkt:
rules-moon-river-symbols-goods = Nuggets, Biber und Mais.
rules-moon-river-territory = Ein Territorium sind alle Parzellen einer Landschaft, die an ihren Kanten zusammenhängen.
rules-moon-river-figure-drought = Beispiel: Ein Canyon mit Schädel und eine Farm mit Kuh werden gelegt. Zuerst kommt die Kuh auf die Farm. Dann nimmt die Dürre eine der zwei Kühe aus dem Territorium des Canyons.

## Die Partner

rules-moon-river-partners = Die Partner
rules-moon-river-partners-1 = Für einen Kreis wählst du einen Chip aus dem Saloon und eine seiner Seiten, Spezialist oder Cowboy, und legst ihn auf den Kreis. Solange ein Chip da ist, musst du einen nehmen. Ob du seine sofortige Wirkung nutzt, entscheidest du.
rules-moon-river-partners-2 = Jeder Partner bewacht die Kühe des Territoriums, in dem er steht, vor Viehdieben.
rules-moon-river-partner-cowboy = Cowboy, die Rückseite jedes Chips. Bewege deine Kühe insgesamt bis zu drei Schritte auf benachbarte Parzellen deiner Ranch, eine Kuh oder mehrere. Auf einer Parzelle dürfen vorerst beliebig viele Kühe stehen. Kühe betreten oder überqueren nie Maisfelder oder die Heimstatt.
rules-moon-river-partner-desperado = Desperado. Tausche eine Parzelle aus deinem Lager gegen eine aus dem Lager eines Mitspielers. Du wählst beide aus.
rules-moon-river-partner-thief = Viehdieb. Nimm einem Mitspieler eine Kuh aus einem Territorium ohne Partner und stelle sie auf die Parzelle des Diebs. Ein Dieb auf einem Maisfeld nimmt nichts.
rules-moon-river-partner-prospector = Goldgräber. Am Ende ein Punkt mehr für jedes Nugget deiner Ranch.
rules-moon-river-partner-trapper = Pelzjäger. Am Ende ein Punkt mehr für jeden Biber deiner Ranch.
rules-moon-river-partner-farmer = Farmer. Am Ende ein Punkt mehr für jedes Mais-Symbol deiner Ranch.

## Das Ende

rules-moon-river-end = Das Ende der Partie
rules-moon-river-end-1 = Soll eine neue Spalte gelegt werden und die Schachtel ist leer, wird der Saloon noch einmal aufgefüllt, und jeder Ranchero hat einen letzten Zug, ohne eine Parzelle zu wählen.
rules-moon-river-end-2 = Im Zug deines letzten Rancheros musst du dein Lager leeren: Solange irgendein Paar passt, legst du ein passendes, und seine Symbole wirken wie immer. Was nicht gelegt werden kann, verlässt das Spiel.
rules-moon-river-end-3 = Überbevölkerung: Auf jeder Parzelle bleibt nur eine Kuh; die anderen verlassen das Spiel.

## Die Wertung

rules-moon-river-score = Die Wertung
rules-moon-river-score-1 = Jedes Territorium bringt Punkte: die Anzahl seiner Parzellen mal die Anzahl seiner Kühe. Kuh-Symbole zählen nicht, nur Kühe. Auf Maisfeldern stehen nie Kühe.
rules-moon-river-score-2 = Jedes Nugget, jeder Biber und jedes Mais-Symbol ist ein Punkt.
rules-moon-river-score-3 = Jeder Goldgräber, Pelzjäger und Farmer bringt einen weiteren Punkt für jedes Nugget, jeden Biber oder jedes Mais-Symbol.
rules-moon-river-score-4 = Im Spiel für Fortgeschrittene kommt das Szenario dazu.
rules-moon-river-score-5 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das größte Territorium, gleich welcher Landschaft, mit Kühen oder ohne; dann die meisten Kühe; dann wird der Sieg geteilt. Beides zählt nach der Überbevölkerung.
rules-moon-river-figure-score = Beispiel: Wüste mit 5 Parzellen und 1 Kuh: 5. Canyon mit 7 und 3: 21. Wiese mit 3 und 2: 6. Farm mit 4 und 4: 16. Ein Wald ohne Kühe: 0. Dazu 4 Nuggets, 1 Biber und 18 Mais-Symbole und noch einmal 18 für den Farmer. Zusammen 89 Punkte.

## Zu zweit

rules-moon-river-two = Zu zweit
rules-moon-river-two-1 = Die Ranch hat zehn Reihen, und beide haben je zwei Rancheros.
rules-moon-river-two-2 = Wer zuerst eine Parzelle in Reihe 10 legt, nimmt gleich nach den Wirkungen dieses Dominosteins eines der zwei Bonusplättchen, wählt eine Seite, legt es nach den üblichen Regeln als einzelne Parzelle und wirbt mit seinem Kreis einen Partner an. Passt keines der Plättchen, gleich mit welcher Seite, verlässt eines von ihnen das Spiel.
rules-moon-river-two-3 = Die andere Person bekommt auf dieselbe Weise das andere Plättchen. Beide tun das nur einmal.

## Legenden des Westens

rules-moon-river-legends = Legenden des Westens, das Spiel für Fortgeschrittene
rules-moon-river-legends-1 = Im Spiel für Fortgeschrittene gelten die Legenden-Seiten der Spielpläne und ein Szenario, gewählt oder zufällig gezogen.
rules-moon-river-legends-choose = Bevor etwas gezogen wird, wählen alle reihum den Spielplan einer Legende: zuerst Lila, dann Weiß, Orange und Grün. Die Spielpläne können auch gezogen werden, oder jede Farbe nimmt den eigenen wie in der Schachtel: Lila Mary, Weiß Wesley, Orange Calamity, Grün Big Jo.
rules-moon-river-legends-house = Ein Szenario auf Camp-Seiten oder Legenden-Seiten ohne Szenario sind eine Hausregel: Im gedruckten Spiel gehören sie zusammen.
rules-moon-river-legend-mary = Mary hat vier Lagerplätze und eine Brücke, an der Heimstatt.
rules-moon-river-legend-wesley = Wesley hat drei Lagerplätze und Brücken an den Spalten a und d.
rules-moon-river-legend-calamity = Calamity hat drei Lagerplätze und Brücken an den Spalten b und e.
rules-moon-river-legend-jo = Big Jo hat zwei Lagerplätze und Brücken an Spalte a, an der Heimstatt und an Spalte e.
rules-moon-river-legends-2 = Ein Szenario belohnt Gruppen: Parzellen, die an ihren Kanten zusammenhängen. Eine Dreiergruppe bringt 10, jede weitere Parzelle 10 mehr. Sechs in einer Gruppe bringen 40, zwei Dreiergruppen 20.
rules-moon-river-scenario-timber = Holzhandel. Gruppen von Wäldern, mindestens einer davon in Reihe 1, am Fluss.
rules-moon-river-scenario-gold = Goldrausch. Gruppen von mindestens drei Parzellen mit Nuggets, gleich welcher Landschaft. Gezählt werden ihre Nuggets: 10 für das dritte und 10 für jedes weitere. Drei Parzellen mit sechs Nuggets bringen 40.
rules-moon-river-scenario-outlaws = Gesetzlose. Gruppen von Parzellen mit Partnern, gleich welcher Landschaft, darunter mindestens ein Bandit: ein Desperado oder Viehdieb mit dem Spezialisten nach oben.
rules-moon-river-scenario-city = Moon River City. Gruppen von Farmen.

## Entscheidungen

rules-moon-river-rulings = Was wir entschieden haben
rules-moon-river-rulings-0 = Die gedruckten Regeln lassen manche Frage offen, und einiges stand nur in Bildern. So wird hier gespielt:
rules-moon-river-rulings-pieces = Die Symbole und Zahlen der Parzellen, die Arten der Chips, die Bonusplättchen, die Camp-Seite und die Spalten der Brücken sind so erschlossen, dass alles Gedruckte passt. Wer die Schachtel besitzt, kann sie in einer einzigen Datei berichtigen.
rules-moon-river-rulings-three = Zu dritt verlässt die übrige Parzelle in jeder Spalte das Spiel, nicht nur in der ersten.
rules-moon-river-rulings-stores = Nach dem zweiten Schritt eines Zuges hast du nie mehr Parzellen als Lagerplätze.
rules-moon-river-rulings-unused = Parzellen, die du nicht legst, liegen im Lager, bevor die Symbole wirken, auch die eben genommene. Ein Desperado darf sie also tauschen.
rules-moon-river-rulings-supply = Ist der Vorrat an Kühen leer, kommt keine Kuh.
rules-moon-river-rulings-single = Eine Dürre, die nur von einer Parzelle nehmen kann, wird von selbst ausgeführt.
rules-moon-river-rulings-second = Das Bonusplättchen wird vor dem zweiten Dominostein des Zuges gelegt.
rules-moon-river-rulings-bandit = Ein Chip, der mit dem Cowboy nach oben liegt, ist ein Cowboy und kein Bandit.

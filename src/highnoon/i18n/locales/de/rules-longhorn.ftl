### Die Regeln von Longhorn, in unseren eigenen Worten.

## Die Idee

rules-longhorn-idea = Worum es geht
rules-longhorn-idea-1 = Zwei Gesetzlose, Eagle Perkins und Jessie Artist Byrd, stehlen Rinder in neun Gebieten. Beide benutzen denselben Banditen: Wo er steht, wird gestohlen; dann schickst du ihn weiter, und dein Gegner muss dort stehlen, wohin du ihn geschickt hast.
rules-longhorn-idea-2 = Am Ende bringt ein gestohlenes Rind 100 $ für jedes Rind seiner Farbe, das noch auf dem Plan steht. Du willst also viele Rinder einer Farbe, von der zugleich viele auf dem Plan bleiben.
rules-longhorn-idea-3 = Alles liegt offen. Verborgen ist nur, welches Nugget bei einer Falle gezogen wird.

## Das Spielmaterial

rules-longhorn-pieces = Das Spielmaterial
rules-longhorn-pieces-places = Neun Gebiete. Am Anfang stehen in Nugget Hill sechs Rinder, in Blackstone Corral fünf, in Cherokee Spring, Dagger Flat, Maverick Junction, Red River Valley und Kid Cooper’s Ranch je vier, in Salomon Tree drei und in Tulsa zwei.
rules-longhorn-pieces-cows = 36 Rinder, je neun in vier Farben: weiß, orange, grau und schwarz. Jede Farbe hat auch ihr eigenes Zeichen und ihre eigenen Hörner, sodass niemand auf die Farben angewiesen ist.
rules-longhorn-pieces-tokens = 19 Aktionsplättchen, von denen neun in einer Partie benutzt werden. Sie liegen offen. Die gelben mit Zacken sind gefährlich.
rules-longhorn-pieces-outlaw = Ein Bandit mit zwei Seiten. Er zeigt, wo gerade gespielt wird, und seine obere Seite zeigt, wer am Zug ist.
rules-longhorn-figure-cows = Die vier Farben und die Zeichen, die im Verlauf für sie stehen.
rules-longhorn-figure-tokens = Alle Arten von Plättchen. Die gezackten gelben sind gefährlich.

## Der Aufbau

rules-longhorn-setup = Der Aufbau
rules-longhorn-setup-1 = Die neun Gebiete werden in zufälliger Reihenfolge zu einem Quadrat von drei mal drei ausgelegt.
rules-longhorn-setup-2 = Neun der 19 Plättchen werden gezogen, und auf jedes Gebiet kommt eines. Ist der Sheriff dabei, muss er in Nugget Hill liegen: Er tauscht den Platz mit dem Plättchen dort.
rules-longhorn-setup-3 = Die Rinder werden gemischt und zufällig verteilt. Jedes Gebiet bekommt seine Anzahl.
rules-longhorn-setup-4 = Eine Münze entscheidet, wer den ersten Zug macht. Wer nicht anfängt, sieht sich dann alles an und wählt das Startgebiet: eines der fünf, die mit vier Rindern beginnen.
rules-longhorn-figure-board = Ein Plan am Anfang. Der Bandit steht in Cherokee Spring; dort stiehlt, wessen Bild er zeigt.

## Ein Zug

rules-longhorn-turn = Ein Zug
rules-longhorn-turn-1 = Ein Zug hat zwei Teile: Du stiehlst, dann bewegst du den Banditen.
rules-longhorn-steal = Erstens: stehlen
rules-longhorn-steal-1 = Wähle eine Farbe, die im Gebiet des Banditen vorkommt, und nimm alle Rinder dieser Farbe in deine Herde. Du musst welche nehmen und darfst von dieser Farbe keines stehen lassen.
rules-longhorn-steal-2 = Ist jetzt kein einziges Rind mehr im Gebiet, musst du das Plättchen benutzen, das dort liegt. Liegt keines da, geschieht nichts weiter.
rules-longhorn-steal-3 = Solange noch ein Rind da ist, wartet das Plättchen.
rules-longhorn-ride = Zweitens: den Banditen bewegen
rules-longhorn-ride-1 = Der Bandit geht genau so viele Schritte, wie du gerade Rinder gestohlen hast. Ein Schritt führt ins Gebiet links, rechts, darüber oder darunter, nie schräg.
rules-longhorn-ride-2 = Er geht nie gleich dorthin zurück, woher er gerade kommt. Sonst ist der Weg frei: Er darf sich kreuzen und durch leere und gefährliche Gebiete führen.
rules-longhorn-ride-3 = Der Ritt muss in einem anderen Gebiet enden als dem, in dem er begann, und dort müssen noch Rinder sein.
rules-longhorn-ride-4 = Kommen mehrere solche Gebiete infrage, wähle eines. Dann drehe den Banditen um: Jetzt spielt dort dein Gegner.
rules-longhorn-ride-5 = Sind alle anderen Gebiete leer, die ein Ritt dieser Länge erreichen kann, endet die Partie sofort, und die Herden werden gezählt.
rules-longhorn-figure-ride = Beispiel: Wer in einer Ecke drei Rinder gestohlen hat, erreicht mit drei Schritten die mittleren Gebiete aller vier Seiten, denn der Weg darf abbiegen. Gewählt werden dürfen nur die mit Rindern.
rules-longhorn-figure-forced = Beispiel: Wird das eine weiße Rind gestohlen, sind alle Gebiete im Abstand von einem Schritt leer, und die Partie wäre zu Ende. Werden die zwei orangefarbenen gestohlen, ist Dagger Flat das einzige Gebiet mit Rindern, das genau zwei Schritte entfernt ist, also muss der Bandit dorthin. Wer stiehlt, entscheidet, was von beidem geschieht.

## Die Plättchen

rules-longhorn-tokens = Die Plättchen
rules-longhorn-tokens-1 = Wer im ersten Teil des Zuges das letzte Rind aus einem Gebiet nimmt, muss dessen Plättchen benutzen, ob es nützt oder schadet. Alle außer den Nuggets kommen danach in die Schachtel.
rules-longhorn-token-nugget = Nugget (sechs: eines zu 200 $, zwei zu 300 $, zwei zu 400 $, eines zu 500 $). Behalte es. Am Ende werden seine Dollars dazugezählt.
rules-longhorn-token-iron = Brandeisen (drei). Wähle ein Gebiet direkt neben dem Banditen, nicht schräg, und eine Farbe dort, und nimm alle Rinder dieser Farbe in deine Herde. Für den Ritt zählen sie nicht. Wird das Gebiet dadurch leer, kommt sein Plättchen ohne Wirkung in die Schachtel, auch der Sheriff. Sind nebenan keine Rinder, geschieht nichts.
rules-longhorn-token-epidemic = Epidemie (eine). Wähle eine der vier Farben, ob sie noch auf dem Plan ist oder nicht. Alle ihre Rinder auf dem Plan verlassen das Spiel. Die Herden behalten ihre, aber Rinder dieser Farbe sind am Ende nichts wert. Gebiete, die dadurch leer werden, verlieren ihr Plättchen ohne Wirkung.
rules-longhorn-token-oil = Schlangenöl (drei). Nach deinem Ritt drehst du den Banditen nicht um: Du spielst noch einmal, im neuen Gebiet.
rules-longhorn-token-ambush = Falle (drei). Nimm deinem Gegner eines von beidem: ein blind gezogenes Nugget oder zwei Rinder einer Farbe. Kannst du etwas nehmen, musst du es tun. Hat er weder ein Nugget noch zwei Rinder einer Farbe, geschieht nichts.
rules-longhorn-token-rattlesnake = Klapperschlange (zwei, gefährlich). Stelle von jeder Farbe in deiner Herde, die gerade gestohlenen eingeschlossen, ein Rind in ein Gebiet direkt neben dem Banditen, jedes wohin du willst; auch leere Gebiete sind erlaubt. Der Ritt bleibt so lang wie vorher.
rules-longhorn-token-sheriff = Sheriff (einer, gefährlich, immer in Nugget Hill). Du wirst verhaftet und verlierst die Partie sofort, ganz gleich, wie sie sonst steht.

## Gefahr

rules-longhorn-danger = Gefährliche Gebiete
rules-longhorn-danger-1 = Ein Gebiet ist gefährlich, solange dort eine Klapperschlange oder der Sheriff liegt.
rules-longhorn-danger-2 = Niemand darf dorthin geschickt werden, wo er zuletzt gespielt hat, solange dieses Gebiet gefährlich ist, es sei denn, es ist das einzig mögliche.
rules-longhorn-danger-3 = So kann niemand immer wieder zum Sheriff zurückgedrängt werden. Nach einem Zug anderswo steht das Gebiet wieder offen.
rules-longhorn-figure-danger = Beispiel: Eagle stahl in Cherokee Spring, wo eine Klapperschlange liegt, und schickte Jessie nach Nugget Hill. Nach ihrem Raub darf sie ihn nicht gleich nach Cherokee Spring zurückschicken, also schickt sie ihn nach Maverick Junction.

## Das Ende

rules-longhorn-end = Das Ende der Partie
rules-longhorn-end-1 = Sheriff: Wer das letzte Rind aus dem Gebiet des Sheriffs nimmt, verliert sofort, selbst mit neun Rindern einer Farbe.
rules-longhorn-end-2 = Neun einer Farbe: Wer alle neun Rinder einer Farbe in der Herde hat, gewinnt sofort, ob durch Raub, Brandeisen oder Falle. Das geht der Wirkung jedes anderen Plättchens vor.
rules-longhorn-end-3 = Kein Weg mehr: Erreicht der Bandit kein anderes Gebiet mit Rindern, werden die Herden gezählt.

## Die Wertung

rules-longhorn-score = Die Herden zählen
rules-longhorn-score-1 = Zähle für jede Farbe die Rinder, die noch auf dem Plan sind: Jedes Rind dieser Farbe in einer Herde ist 100 $ mal diese Anzahl wert. Eine Farbe, die die Epidemie getroffen hat, ist nichts wert.
rules-longhorn-score-2 = Dazu kommen die Nuggets. Wer mehr Geld hat, gewinnt; bei gleichen Summen ist die Partie unentschieden.
rules-longhorn-score-3 = Während der Partie zeigt die Seite immer, was beide Herden wert wären, wenn jetzt gezählt würde.
rules-longhorn-figure-score = Beispiel: Auf dem Plan bleiben 2 weiße, 1 graues und 4 orangefarbene Rinder und kein schwarzes. Eagle hat 5 weiße, 2 orangefarbene und 5 graue Rinder und Nuggets zu 300 $: 2.600 $. Jessie hat 2 weiße, 3 orangefarbene und 3 graue Rinder und Nuggets zu 600 $: 2.500 $. Eagle gewinnt; die schwarzen Rinder beider sind nichts wert.

## Einstellungen

rules-longhorn-options = Zwei Wahlmöglichkeiten vor der Partie
rules-longhorn-options-1 = Ein Nugget aus einer Falle wird blind gezogen, wie es die meisten Ausgaben sagen; das ist hier die Voreinstellung. Die russische und die deutsche Ausgabe lassen sich auch so lesen, dass man es sich aussucht. Beides ist spielbar; darf man wählen, hängt nach dem Auslegen nichts mehr vom Zufall ab.
rules-longhorn-options-2 = Eine Epidemie darf jede der vier Farben treffen, auch eine, die nicht mehr auf dem Plan ist: Keine Ausgabe verbietet es, und die russische nennt eine beliebige Farbe nach Wahl. Das ist hier die Voreinstellung. Man kann auch spielen, dass die Farbe noch auf dem Plan sein muss.

## Entscheidungen

rules-longhorn-rulings = Was wir entschieden haben
rules-longhorn-rulings-0 = Die gedruckten Ausgaben lassen manche Frage offen oder beantworten sie verschieden. So wird hier gespielt:
rules-longhorn-rulings-counts = Einige Zahlen standen nur in Bildern: welches Gebiet mit wie vielen Rindern beginnt, und wie oft es jedes Plättchen gibt. Wir haben sie von einer anderen öffentlichen Umsetzung übernommen und geprüft, dass die Summen stimmen.
rules-longhorn-rulings-iron = Rinder, die du mit dem Brandeisen oder in einer Falle nimmst, verlängern den Ritt nie.
rules-longhorn-rulings-epidemic = Ist der Plan leer, ist für die Epidemie nichts zu wählen. Eine getroffene Farbe bleibt wertlos, auch wenn eine Klapperschlange später ein Rind von ihr auf den Plan zurückbringt.
rules-longhorn-rulings-emptied = Plättchen von Gebieten, die aus der Ferne leer werden, durch Brandeisen oder Epidemie, wirken nicht.
rules-longhorn-rulings-ambush = Zwei Rinder kann eine Falle nur von einer Farbe nehmen, von der der Gegner mindestens zwei hat.
rules-longhorn-rulings-danger = Zusätzliche Züge des Gegners heben das Verbot eines gefährlichen Gebiets nicht auf; ein eigener zusätzlicher Zug anderswo schon.
rules-longhorn-rulings-nine = Neun einer Farbe gewinnen vor jedem Plättchen außer dem Sheriff.
rules-longhorn-rulings-end = Die Partie endet auch nach Schlangenöl, wenn kein Gebiet mehr erreichbar ist.
rules-longhorn-rulings-draw = Gleiche Summen sind ein Unentschieden.

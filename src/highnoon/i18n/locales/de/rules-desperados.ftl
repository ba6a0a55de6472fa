### Die Regeln von Desperados, in unseren eigenen Worten.

## Die Idee

rules-desperados-idea = Worum es geht
rules-desperados-idea-1 = Ein Sheriff jagt zwei bis fünf Desperados. Die Desperados sind eine Bande: Sie gewinnen oder verlieren gemeinsam.
rules-desperados-idea-2 = Alle bewegen sich heimlich, mit verdeckt gelegten Karten. Erst nach fünf Zügen werden die Karten aufgedeckt, und dann zeigt sich, wer wen getroffen hat und welche Coups gelungen sind.
rules-desperados-idea-3 = Nach fünf Runden gewinnt die Bande, wenn sie für jeden Desperado 4.000 $ oder mehr hat. Sonst gewinnt der Sheriff.

## Das Spielmaterial

rules-desperados-pieces = Das Spielmaterial
rules-desperados-pieces-map = Die Landkarte: 19 Städte, durch Straßen verbunden. Fünf Städte haben eine Bank, die anderen 14 einen Pokertisch.
rules-desperados-figure-map = Ein Stück der Landkarte: eine Stadt mit Bank, Städte mit Pokerplättchen, ein Hilfssheriff und eine Kutsche mit dem Weg, den sie fahren wird.
rules-desperados-pieces-cards = Alle haben eine Bewegungskarte für jede Stadt und eine Saloon-Karte.
rules-desperados-figure-cards = Fünf Karten in einer Reihe: zwei, die alle gesehen haben, zwei, die nur die eigene Seite kennt, und eine vorgemerkte.
rules-desperados-pieces-pawns = Alle haben eine Figur, und jeder Desperado hat eine Scheibe.
rules-desperados-pieces-deputies = Der Sheriff hat so viele Hilfssheriffs, wie es Desperados gibt.
rules-desperados-pieces-banks = Bankplättchen: 500 $, 800 $, 1.100 $, 1.400 $, 1.700 $ und 2.000 $ sind die niedrigen, 2.300 $, 2.600 $, 2.900 $ und 3.200 $ die hohen. Zwei weitere zu 2.000 $ werden beiseitegelegt.
rules-desperados-pieces-poker = 14 Pokerplättchen: vier zu 300 $, vier zu 400 $, drei zu 500 $, drei zu 600 $.
rules-desperados-pieces-coach-tiles = Zehn Kutschenplättchen: je zwei zu 800 $, 900 $, 1.000 $, 1.100 $ und 1.200 $.
rules-desperados-pieces-fewer = Das sind die Plättchen für fünf Desperados. Sind es weniger, dann sind auch die Plättchen weniger wert, damit beide Seiten etwa gleich oft gewinnen: bei vier Desperados Poker 200 $ bis 500 $ und Kutschen 700 $ bis 1.000 $, bei dreien 200 $ bis 400 $ und 500 $ bis 900 $, bei zweien 100 $ bis 400 $ und 500 $ bis 800 $; auch bei den Banken gibt es weniger reiche. Ein Tisch kann auch mit den Plättchen für fünf eröffnet werden, wie viele auch mitspielen.
rules-desperados-pieces-plans = Fünf Reisepläne für die Kutschen, mit einer braunen und einer blauen Seite. Jeder Plan besteht aus einer Startstadt und fünf Schritten; die letzte Stadt eines Plans ist die erste des nächsten, im Kreis herum. Die blaue Seite ist derselbe Weg rückwärts.
rules-desperados-plan-1 = Plan 1: Yuma, Phoenix, Tucson, Tombstone, Lordsburg, Silver City.
rules-desperados-plan-2 = Plan 2: Silver City, Socorro, Las Cruces, El Paso, Roswell, Fort Sumner.
rules-desperados-plan-3 = Plan 3: Fort Sumner, Santa Fe, Taos, Shiprock, Gallup, Albuquerque.
rules-desperados-plan-4 = Plan 4: Albuquerque, Socorro, Silver City, Gallup, Flagstaff, Prescott.
rules-desperados-plan-5 = Plan 5: Prescott, Flagstaff, Gallup, Phoenix, Tucson, Yuma.
rules-desperados-figure-whole = Die ganze Landkarte. Banken sind in Prescott, Tucson, Silver City, Santa Fe und El Paso.

## Der Aufbau

rules-desperados-setup = Der Aufbau
rules-desperados-setup-1 = Zwei Bankplättchen zu 2.000 $ werden beiseitegelegt. Drei niedrige und zwei hohe werden gezogen und verdeckt auf die Banken gelegt, je eines. Der Rest wird zu einem Stapel gemischt, mit den zwei Plättchen zu 2.000 $ ganz unten.
rules-desperados-setup-2 = In jeder Stadt ohne Bank liegt ein Pokerplättchen, verdeckt. Die Kutschenplättchen bilden einen Stapel.
rules-desperados-setup-3 = Ein erster Reiseplan wird gezogen; die anderen folgen in der Reihenfolge des Kreises. Die braune Kutsche steht in der ersten Stadt des Plans.
rules-desperados-setup-4 = Der Sheriff stellt sich und seine Hilfssheriffs in beliebige Städte. Dann wählt jeder Desperado eine Stadt, auch die des Sheriffs ist erlaubt.

## Eine Runde

rules-desperados-round = Eine Runde
rules-desperados-round-1 = Das Spiel hat fünf Runden, und jede Runde hat fünf Züge und danach die Abrechnung. In jedem Zug ist zuerst der Sheriff an der Reihe, dann die Bande.
rules-desperados-sheriff = Was der Sheriff in einem Zug tut
rules-desperados-sheriff-1 = Jede Kutsche fährt auf ihrem Plan eine Stadt weiter. Eine Kutsche, die gerade überfallen wird, bleibt stehen.
rules-desperados-sheriff-2 = Der Sheriff darf jeden Hilfssheriff in eine Nachbarstadt schicken. Alle sehen es.
rules-desperados-sheriff-3 = Er legt verdeckt eine Bewegungskarte: eine Nachbarstadt, oder Saloon, um zu bleiben. Seine Figur bleibt bis zur Abrechnung, wo sie ist. Die Karte gilt.
rules-desperados-gang = Was die Bande in einem Zug tut
rules-desperados-gang-1 = Jeder Desperado legt ebenso verdeckt eine Karte. Die Bande darf sich besprechen und einander alles zeigen, und Karten dürfen getauscht werden, bis alle gewählt haben.
rules-desperados-gang-2 = Dann tut jeder Desperado in seiner Stadt eines davon: eine Kutsche überfallen, pokern, das Bankplättchen ansehen oder stillhalten.
rules-desperados-cards = Karten
rules-desperados-cards-1 = Eine Karte, die in dieser Runde benutzt wurde, kann in derselben Runde nicht noch einmal benutzt werden. Niemand kommt also in einer Runde zweimal in dieselbe Stadt.
rules-desperados-cards-2 = Die Karte der Stadt, in der du bist, lässt dich nicht bleiben. Das tut nur Saloon.
rules-desperados-cards-3 = Alle müssen eine Karte legen. Wer keine spielbare hat, bleibt ohne Karte stehen, und alle sehen, dass dort keine Karte liegt.
rules-desperados-figure-move = Beispiel: Grün begann in Tucson, ritt nach Lordsburg und dann nach Silver City. Diesen Weg kennt nur die Bande; für den Sheriff steht die Figur noch in Tucson.

## Coups

rules-desperados-heists = Coups
rules-desperados-heists-1 = Kutschen und Pokerspiele werden mit Coups ausgeraubt. Ein Coup wird jetzt angekündigt, aber erst in der Abrechnung entschieden: Noch wird nichts genommen.
rules-desperados-heists-2 = Ein Coup braucht eine Scheibe mehr, als Hilfssheriffs in der Stadt sind, gelegt von Desperados, die dort sind, alle im selben Zug. Ohne Hilfssheriffs genügt eine Scheibe; bei einem Hilfssheriff braucht es zwei.
rules-desperados-heists-3 = Diese Scheiben bilden den Stapel. Seine Höhe ist die Zahl der Desperados, die ankommen müssen, und sie ändert sich nicht mehr, was die Hilfssheriffs später auch tun. Weitere Desperados in der Stadt dürfen ihre Scheibe im selben Zug als Reserve dazulegen.
rules-desperados-heists-4 = Jede Scheibe reicht in einer Runde für einen Coup. Jede Kutsche und jedes Pokerplättchen kann in einer Runde Ziel eines Coups sein. Zwei Coups zugleich in einer Stadt brauchen je einen vollen Stapel; wo zwei Kutschen stehen, sagst du, welche gemeint ist.
rules-desperados-heists-5 = Eine überfallene Kutsche bleibt bis zur Abrechnung stehen.
rules-desperados-heists-6 = Entscheiden sich zu wenige aus der Bande für einen Coup, wird nichts daraus, und der Sheriff erfährt nichts davon.
rules-desperados-figure-heist = Beispiel: In Lordsburg steht ein Hilfssheriff. Zwei Desperados überfallen dort die Kutsche mit einem Stapel von zwei Scheiben. In der Abrechnung müssen zwei von ihnen dort und frei sein.

## Nachweis und Ansehen

rules-desperados-proof = Der Nachweis
rules-desperados-proof-1 = Wer eine Scheibe legt oder eine Bank ansieht, zeigt allen die Karte dieses Zuges. Ist es Saloon oder liegt keine Karte da, werden auch die Karten davor gezeigt, bis zu der, die in die Stadt führte; in Zug 1 ist die Figur der Nachweis.
rules-desperados-proof-2 = Der Sheriff erfährt so, wo diese Desperados jetzt sind. Verhaftet sind sie damit nicht: Dazu muss er in derselben Stadt sein.
rules-desperados-look = Eine Bank ansehen
rules-desperados-look-1 = Um das Plättchen einer Bank anzusehen, braucht es keine Scheibe und keine Überzahl. Die ganze Bande erfährt den Wert; der Sheriff und alle anderen sehen, wer wo und wann hineingesehen hat. Eine leere Bank kann nicht angesehen werden.
rules-desperados-look-2 = Der Sheriff darf jederzeit unbemerkt alle Bankplättchen ansehen.
rules-desperados-look-3 = In derselben Runde darfst du in einem Zug eine Bank ansehen und in einem anderen bei einem Coup mitmachen.

## Die Abrechnung

rules-desperados-reckoning = Die Abrechnung
rules-desperados-reckoning-1 = Nach Zug fünf werden die Züge 1 bis 5 der Reihe nach durchgegangen. In jedem davon:
rules-desperados-reckoning-move = Wer nicht verhaftet ist, deckt die Karte dieses Zuges auf und bewegt die Figur. Sich auf einer Straße zu begegnen bedeutet nichts.
rules-desperados-reckoning-arrest = Ein Desperado in der Stadt des Sheriffs wird verhaftet. Seine übrigen Karten dieser Runde kommen ungesehen zurück und zählen nicht. Die Karte dieser Stadt ist für den Rest des Spiels verloren, auch wenn er mit Saloon dort stand. Die Saloon-Karte selbst geht nie verloren.
rules-desperados-reckoning-heist = Dann wird jeder Coup dieses Zuges geprüft: Sind von allen, die eine Scheibe dafür gelegt haben, mindestens so viele dort und frei, wie der Stapel hoch ist, gelingt er, gleich welche Hilfssheriffs jetzt dort sind. Die Bande nimmt das Pokerplättchen oder das oberste Kutschenplättchen. Ein genommenes Pokerplättchen ist für immer fort; ein verfehltes bleibt liegen.
rules-desperados-reckoning-2 = Nach Zug fünf werden die Banken ausgeraubt: In jeder Stadt mit einem Bankplättchen, in der mehr freie Desperados als Hilfssheriffs stehen, bekommt die Bande das Plättchen. Dafür braucht es keine Scheibe und keine Ankündigung.
rules-desperados-figure-bank = Beispiel: Am Ende einer Runde stehen zwei Desperados und ein Hilfssheriff in El Paso. Sie sind mehr, also rauben sie dort die Bank aus.
rules-desperados-next = Die nächste Runde vorbereiten
rules-desperados-next-1 = Scheiben und alle Karten außer den verlorenen kommen zurück. Die Figuren beginnen, wo sie stehen. Verhaftete Desperados sind wieder frei.
rules-desperados-next-2 = Für jede ausgeraubte Bank kommt ein Plättchen oben vom Stapel; diese werden gemischt und auf die ausgeraubten Banken gelegt. Sind es zu wenige, bleiben einige dieser Banken leer.
rules-desperados-next-3 = Die braune Kutsche beginnt mit dem nächsten Plan des Kreises. Die blaue fährt auf der blauen Seite des eben beendeten Plans zurück. In Runde 1 gibt es also eine Kutsche, ab Runde 2 zwei.

## Das Ende

rules-desperados-end = Das Ende des Spiels
rules-desperados-end-1 = Nach Runde fünf werden die genommenen Plättchen zusammengezählt. Die Bande gewinnt mit mindestens 4.000 $ für jeden Desperado: 8.000 $ bei zweien, 12.000 $ bei dreien, 16.000 $ bei vieren, 20.000 $ bei fünfen.
rules-desperados-end-2 = Sonst gewinnt der Sheriff. Ein Unentschieden gibt es nicht.

## Wer was weiß

rules-desperados-secrets = Wer was weiß
rules-desperados-secrets-1 = Die Karten des Sheriffs: nur der Sheriff, bis sie aufgedeckt werden.
rules-desperados-secrets-2 = Karten, Pläne und Gespräche der Desperados: nur die Bande, bis eine Karte aufgedeckt oder als Nachweis gezeigt wird.
rules-desperados-secrets-3 = Bankplättchen: Der Sheriff kennt alle, die Bande die angesehenen. Pokerplättchen und die Stapel: niemand.
rules-desperados-secrets-4 = Alle sehen Hilfssheriffs, Kutschen, Scheiben, verlorene Karten, die genommenen Plättchen und das Geld, und wer eine Karte gelegt oder sich entschieden hat.
rules-desperados-secrets-5 = Nach dem Ende ist alles offen, und das Spiel lässt sich aus jeder Sicht noch einmal ansehen.
rules-desperados-figure-heat = Auf deiner Landkarte zeigen schattierte Städte, wo jemand sein kann, den du suchst, und wie wahrscheinlich das ist. Gerechnet wird nur mit dem, was deine Seite weiß.

## Eigene Landkarten

rules-desperados-maps = Eigene Landkarten
rules-desperados-maps-1 = Landkarte, Reisepläne und Plättchen stehen in einer Textdatei. Du kannst auf einer eigenen Landkarte spielen: Wähle die Datei, wenn du einen Tisch öffnest. Fehler darin werden vor dem Spiel gemeldet.

## Entscheidungen

rules-desperados-rulings = Was wir entschieden haben
rules-desperados-rulings-0 = Unsere Quelle ist eine übersetzte Anleitung ohne ihre Bilder. So wird hier gespielt:
rules-desperados-rulings-map = Landkarte, Reisepläne, die Werte der Plättchen und die einzelne Saloon-Karte sind erschlossen. Wer den gedruckten Spielplan hat, kann ihn in eine Kartendatei übertragen.
rules-desperados-rulings-ready = Alle sehen, dass jemand gewählt oder sich entschieden hat, aber nicht was, und nicht, ob eine Wahl geändert wurde. Gefragt werden in jedem Zug alle Desperados, sodass die Frage nichts verrät.
rules-desperados-rulings-inside = Die Bande macht unter sich aus, welche Coups sie will. Was nicht vollständig ist, wenn alle sich entschieden haben, entfällt.
rules-desperados-rulings-reserve = Reserve-Scheiben werden im selben Zug gelegt wie der Stapel. Für den Erfolg zählen alle, deren Scheibe liegt, Stapel und Reserve gleich.
rules-desperados-rulings-lost = Die Karte der Stadt einer Verhaftung ist verloren, wo immer sie ist, in der Hand oder in der Reihe. Eine schon verlorene Karte geht nicht noch einmal verloren.
rules-desperados-rulings-disc = Eine benutzte Scheibe bleibt benutzt, wenn ihr Besitzer verhaftet wird.
rules-desperados-rulings-pile = Die zwei Plättchen zu 2.000 $ unten im Stapel bleiben dort. Gehen die Plättchen aus, entscheidet der Zufall, welche ausgeraubten Banken leer bleiben.
rules-desperados-rulings-open = Die genommenen Plättchen und ihre Summe sind offen.
rules-desperados-rulings-coach = Für eine überfallene Kutsche gilt ihr Plan als beendet.

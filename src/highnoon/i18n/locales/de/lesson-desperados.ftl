### Die erste Partie Desperados: was die Karten sagen, der Reihe nach.

lesson-desperados-welcome = Willkommen bei Desperados. Du bist Grün und gehörst zu einer Bande von zweien. Der Computer spielt deinen Partner Rot und den Sheriff, der euch beide jagt.
lesson-desperados-goal = In fünf Runden braucht die Bande 8.000 $, also 4.000 $ für jeden von euch. Geld bringen Banken, Kutschen und Pokerspiele.
lesson-desperados-law = Der Sheriff beginnt in Albuquerque, seine Hilfssheriffs in Lordsburg und Prescott. Hilfssheriffs machen das Rauben schwerer, aber verhaften kann dich nur der Sheriff selbst.
lesson-desperados-coach = Die braune Kutsche fährt in jedem Zug eine Stadt weiter. Der Fahrplan sagt, wo sie sein wird: in Zug 3 in Tombstone.
lesson-desperados-place = Wähle die Stadt, in der du beginnst. Nimm Nogales: Tucson und Tombstone sind in der Nähe.
lesson-desperados-card-1 = In jedem Zug legt der Sheriff verdeckt eine Karte, dann legst du deine. Reite nach Tucson. Diese Karte sieht nur die Bande.
lesson-desperados-look = In Tucson ist eine Bank. Sieh dir ihr Plättchen an: Dann weiß die Bande, was es wert ist. Aber wer hineinsieht, muss die Karte zeigen, also erfährt der Sheriff, wo du bist.
lesson-desperados-poor = In der Bank von Tucson liegen nur 800 $, und der Sheriff weiß, dass du hier bist. Besser, du reitest weiter.
lesson-desperados-card-2 = Reite nach Tombstone. Dorthin kommt im nächsten Zug die Kutsche, und du wirst sie erwarten.
lesson-desperados-low-2 = Hier liegt ein Pokerplättchen, aber deine Scheibe reicht in einer Runde nur für einen Coup. Hebe sie für die Kutsche auf und halte still. Der Sheriff sieht nur, dass du dich entschieden hast.
lesson-desperados-deputy = Die Kutsche ist in Tombstone angekommen. Der Sheriff hat auch einen Hilfssheriff hingeschickt; Hilfssheriffs bewegen sich offen.
lesson-desperados-card-3 = Um zu bleiben, wo du bist, brauchst du die Saloon-Karte, und du hast in einer Runde nur eine. Lege sie jetzt.
lesson-desperados-heist = Auch Rot ist nach Tombstone gekommen. Bei einem Hilfssheriff in der Stadt braucht ein Coup zwei Scheiben: Einer allein könnte nichts tun. Überfallt die Kutsche zusammen.
lesson-desperados-proof = Ihr musstet beide eure Karten zeigen, also weiß der Sheriff, wo ihr seid. Noch ist nichts genommen: Ob ein Coup gelingt, wird nach Zug fünf entschieden.
lesson-desperados-card-4 = Schnell weg. Reite nach Lordsburg: Der Hilfssheriff, der dort stand, ist jetzt in Tombstone.
lesson-desperados-low-4 = Deine Scheibe ist in dieser Runde verbraucht. Halte still.
lesson-desperados-card-5 = Das ist der letzte Zug der Runde. Reite nach Silver City: Nach Zug fünf wird jede Bank ausgeraubt, bei der mehr freie Desperados als Hilfssheriffs stehen. Dafür braucht es keine Scheibe.
lesson-desperados-low-5 = Hier ist kein Hilfssheriff, also genügst du allein. Halte still, und alle Karten werden aufgedeckt.
lesson-desperados-reckoning = Das war die Abrechnung. In Zug 3 wart ihr beide, du und Rot, in Tombstone und frei, also gelang der Coup: Die Kutsche brachte 1.100 $.
lesson-desperados-arrest = In Zug 4 traf Rot in El Paso den Sheriff und wurde verhaftet. Die letzte Karte von Rot zählte nicht, und die Karte von El Paso hat Rot für den Rest des Spiels verloren.
lesson-desperados-bank = In Silver City hast du die Bank ausgeraubt: 3.200 $. Die Bande hat jetzt 4.300 $ von den 8.000 $.
lesson-desperados-sheriff-1 = Sieh es nun mit den Augen des Sheriffs. Er kennt alle Bankplättchen. Von euren Wegen sah er nur die Karten, die ihr zeigen musstet: in Tucson und in Tombstone. Dass jemand nach El Paso weiterreiten würde, hat er nur vermutet.
lesson-desperados-sheriff-2 = Seine Landkarte schattiert die Städte, in denen jeder Desperado sein kann, so wie deine die, in denen er sein kann. Er gewinnt, wenn er im richtigen Zug in der richtigen Stadt ist und Hilfssheriffs dorthin schickt, wo ihr rauben wollt.
lesson-desperados-free = Runde 2 beginnt, und ab hier entscheidest du. Jetzt sind zwei Kutschen unterwegs. Du kannst deine nächsten Züge vormerken, und die Regeln sind immer einen Klick entfernt. Viel Glück!

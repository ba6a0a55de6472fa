### Die erste Partie Moon River: was die Karten sagen, der Reihe nach.

lesson-moon-river-welcome = Willkommen bei Moon River. Du bist Lila, und der Computer spielt Weiß und Orange. Alle bauen jenseits des Flusses eine Ranch aus Parzellen.
lesson-moon-river-goal = Hier wird deine Ranch wachsen. Am Ende bringt jedes Territorium Punkte: Parzellen mal Kühe. Ein Territorium sind alle zusammenhängenden Parzellen einer Landschaft.
lesson-moon-river-column = Vier Parzellen liegen bereit, und alle stellen einen Ranchero auf eine davon. Niedrige Zahlen sind zuerst dran, aber die besseren Parzellen haben hohe Zahlen.
lesson-moon-river-stand-1 = Stelle dich auf die Wiese mit zwei Kühen. Ihre Zahl ist die höchste, also bist du in der ersten Runde zuletzt dran.
lesson-moon-river-take-1 = Die anderen haben gehandelt, jetzt bist du dran. Nimm deine Parzelle: Sie kommt auf einen deiner drei Lagerplätze.
lesson-moon-river-stand-2 = Mit demselben Ranchero wählst du eine Parzelle für die nächste Runde. Nimm die Wiese mit Kreis und Nugget: Sie passt gut zu deiner ersten.
lesson-moon-river-take-2 = Die anderen haben ihre ersten Dominosteine gelegt. Nimm deine Parzelle; dann hast du zwei.
lesson-moon-river-join-1 = Zwei Parzellen bilden einen Dominostein. Füge deine zwei Wiesen zusammen, um sie zu legen. Du könntest sie auch für später behalten.
lesson-moon-river-place-1 = Der erste Dominostein muss eine deiner Brücken berühren. Lege ihn in Spalte a, die zwei Kühe am Fluss und die andere Wiese darüber.
lesson-moon-river-cows = Für die zwei Kuh-Symbole sind zwei Kühe gekommen. Der Kreis bringt einen Partner aus dem Saloon: Du wählst einen Chip und eine seiner zwei Seiten.
lesson-moon-river-recruit-1 = Am Ende zählt auf jeder Parzelle nur eine Kuh, zwei auf einer sind also zu viel. Wirb einen Cowboy an: Er kann Kühe treiben.
lesson-moon-river-drive = Treibe eine Kuh von a1 nach a2. Dann hat deine Wiese zwei Parzellen und zwei Kühe, die zählen: Zwei mal zwei ist vier.
lesson-moon-river-enough = Ein Cowboy darf bis zu drei Schritte machen, aber mehr brauchst du nicht. Wähle „Genug“.
lesson-moon-river-stand-3 = Du hast jetzt fünf Punkte: vier für die Wiese, einen für das Nugget. Wähle für die nächste Runde den Canyon mit dem Kreis.
lesson-moon-river-take-3 = Nimm den Canyon. Eine Parzelle allein ist kein Dominostein, also wartet sie im Lager.
lesson-moon-river-stand-4 = Die Wiese mit einer Kuh ist noch frei. Wähle sie. Sie liegt vor den anderen, also bist du in der nächsten Runde zuerst dran.
lesson-moon-river-take-4 = Jetzt bist du zuerst dran. Nimm die Wiese.
lesson-moon-river-join-2 = Füge Canyon und Wiese zusammen. Die zwei Hälften eines Dominosteins dürfen verschiedene Landschaften sein.
lesson-moon-river-place-2 = Ein Kontakt mit derselben Landschaft genügt. Lege die Wiese auf a3, über deine anderen Wiesen; der Canyon kommt auf b3.
lesson-moon-river-score = Deine Wiese ist auf drei Parzellen mit drei Kühen gewachsen: neun Punkte.
lesson-moon-river-recruit-2 = Der Kreis des Canyons bringt noch einen Partner. Wirb den Viehdieb an. Gerade hat niemand eine Kuh, die er nehmen könnte, aber jeder Partner bewacht die Kühe seines eigenen Territoriums vor Dieben.
lesson-moon-river-stand-5 = Wähle für die nächste Runde die Farm mit zwei Kühen.
lesson-moon-river-rest = Der Rest begegnet dir unterwegs. Ein Schädel nimmt eine Kuh aus seinem Territorium. Ist dein Lager voll, musst du legen. Ist die Schachtel leer, haben alle einen letzten Zug und legen, was passt.
lesson-moon-river-free = Ab hier entscheidest du. Zeige auf eine Parzelle oder einen Chip, um zu sehen, was sie bedeuten; „Tipp“, „Rückgängig“ und die Regeln sind immer da. Viel Glück!

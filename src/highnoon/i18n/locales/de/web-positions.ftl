### A position in its parts, as its text has them (docs/notation.md).

web-study-field-turn = Noch offen in diesem Zug
web-study-field-drawn = Für die Spalte gezogen
web-study-field-box = In der Schachtel
web-study-field-cows = Kühe im Vorrat
web-study-field-tiles = Bonusplättchen
web-study-field-stores = { $seat }: Lager
web-study-field-round = Runde
web-study-field-move = Zug
web-study-field-plan = Erster Reiseplan
web-study-field-start = { $seat }: Start
web-study-field-cards = { $seat }: Karten
web-study-field-lost = { $seat }: verlorene Karten
web-study-field-deputies = Hilfssheriffs, die noch reiten dürfen
web-study-field-ridden = Hilfssheriffs, die geritten sind
web-study-field-decided = Schon entschieden
web-study-field-heists = Angesagte Coups
web-study-field-reckoned = Schon aufgedeckte Züge
web-study-field-due = Noch zu ziehende Plättchen
web-study-field-arrested = Verhaftet
web-study-field-poker-gone = Genommene Pokerplättchen
web-study-field-banks = Banken
web-study-field-loot = Beute
web-study-cell = { $seat }, { $cell }

## Studies as trees

study-error-file = { $file } ist keine lesbare Studie. { $reason }
web-study-full = Eine Studie hat höchstens { $most } Züge: Entferne einen Zweig oder beginne eine neue.

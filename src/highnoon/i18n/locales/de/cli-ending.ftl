## The end of a game at one keyboard

cli-to-the-result = Drücke Enter für den Tisch und das Ergebnis.

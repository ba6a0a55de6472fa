### Die Regeln in der App: was um sie herum gesagt wird.

rules-title = { $game }: Regeln
rules-contents = Inhalt
rules-link = Link zu diesem Abschnitt
rules-own-words = In unseren eigenen Worten. Wo die gedruckten Ausgaben sich unterscheiden oder schweigen, sagt der letzte Abschnitt, wie hier gespielt wird.

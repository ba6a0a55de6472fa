solver-turning-dollars = Zug { $turn }, { $seat }: { $action }. Am Ausgang ändert das nichts, aber bei bestem Spiel kostete es ${ $dollars }. Besser: { $better }.
solver-turning-dollars-least = Zug { $turn }, { $seat }: { $action }. Am Ausgang ändert das nichts, aber bei bestem Spiel kostete es mindestens ${ $dollars }. Besser: { $better }.
solver-turning-dollars-about = Zug { $turn }, { $seat }: { $action }. Am Ausgang ändert das nichts, aber nach den besten gefundenen Zugfolgen kostete es etwa ${ $dollars }. Besser: { $better }.
solver-turning-harder = Zug { $turn }, { $seat }: { $action }. Das gewinnt noch, aber der Sieg ist schwerer zu sehen, um { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}. Sicherer: { $better }.
solver-turning-easier = Zug { $turn }, { $seat }: { $action }. Alles verlor, aber das hier wurde früher widerlegt, um { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}. Zäher: { $better }.
solver-turning-only-win = Zug { $turn }, { $seat }: { $action }. Gut gefunden: Alles andere hätte den Sieg verschenkt.
solver-turning-only-draw = Zug { $turn }, { $seat }: { $action }. Gut gefunden: Alles andere wäre schlechter gewesen.
solver-choice-won = Gewinnt
solver-choice-won-by = Gewinnt mit ${ $dollars } Vorsprung
solver-choice-won-least = Gewinnt mit mindestens ${ $dollars } Vorsprung
solver-choice-won-outright = Gewinnt auf jeden Fall
solver-choice-lost = Verliert
solver-choice-lost-by = Verliert mit ${ $dollars } Rückstand
solver-choice-lost-least = Verliert mit mindestens ${ $dollars } Rückstand
solver-choice-lost-outright = Verliert auf jeden Fall
solver-choice-drawn = Unentschieden
solver-choice-odds = { $percent } % Gewinnchancen
solver-choice-not-lost = Verliert nicht; ein Sieg ist möglich
solver-choice-not-won = Gewinnt nicht; ein Unentschieden ist möglich
solver-choice-open = Noch nicht bewiesen
web-analysis-retry = { $count ->
    [one] Den Fehler noch einmal versuchen
   *[other] { $count } Zeitpunkte noch einmal versuchen
}
web-analysis-retry-title = Fehler noch einmal versuchen
web-analysis-board = Auf dem Analysebrett öffnen

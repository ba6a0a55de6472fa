solver-error-over = Diese Partie ist zu Ende: Es gibt nichts mehr zu lösen.
solver-error-dealing = Es ist noch nicht alles ausgelegt: Lösen lässt sich eine Stellung danach.
solver-error-game = Lösen lässt sich nur Longhorn; dies ist eine Aufzeichnung von { $game }.
solver-error-one = Bitte genau eines davon angeben: eine Stellung, eine Aufzeichnung, --seed oder --deals.
solver-error-out = --deals braucht --out DATEI für die Ergebnisse.
solver-error-file = { $file } ist keine Datei mit gelösten Auslagen: Zeile { $line } ist nicht lesbar.
solver-error-memory = Ein Speicher von { $memory } MB passt nicht in diesen Rechner; bitte --memory kleiner wählen.
solver-error-engine = Der Solver braucht Numba: highnoon[engine] installieren.

solver-help = Eine Stellung von Longhorn oder viele Auslagen lösen.
solver-help-target = Eine Stellung oder die Datei einer Aufzeichnung.
solver-help-seed = Die Auslage dieser Startzahl lösen.
solver-help-ambush = Wie eine Falle ein Nugget nimmt, bei --seed und --deals: choice oder random.
solver-help-epidemic = Welche Farben eine Epidemie treffen darf, bei --seed und --deals: any oder present.
solver-help-seconds = Nach so vielen Sekunden aufhören (bei --deals: je Startgebiet).
solver-help-nodes = Nach so vielen Stellungen aufhören (bei --deals: je Startgebiet).
solver-help-memory = Wie viele Megabyte Speicher jede Suche bekommt.
solver-help-deals = So viele zufällige Auslagen lösen, ab Startzahl 1 oder --seed.
solver-help-workers = Wie viele Suchen nebeneinander laufen (sonst eine; bei einer einzelnen Stellung ohne --nodes eine je Prozessor).
solver-help-out = Wohin die Ergebnisse von --deals gehen, eines je Zeile; was dort geklärt ist, wird nicht neu gelöst.
solver-help-ray = Die Auslagen auf diesem Ray-Cluster lösen ("local" startet einen hier).

solver-progress = { $nodes } Stellungen, { $seconds } s, { $rate } je Sekunde. { $proven }
solver-progress-deals = { $done } von { $total } Auslagen
solver-stopped = Nicht fertig. Bisher bewiesen:
solver-value-win = { $seat } gewinnt bei bestem Spiel.
solver-value-loss = { $seat } verliert bei bestem Spiel.
solver-value-draw = Unentschieden bei bestem Spiel.
solver-value-odds = Bei bestem Spiel hat { $seat } { $percent } % Gewinnchancen.
solver-value-between = Bewiesen für { $seat }: mindestens { $low }, höchstens { $high }.
solver-value-open = Noch nichts bewiesen für { $seat }.
solver-word-win = Gewinn
solver-word-draw = Unentschieden
solver-word-loss = Verlust
solver-word-odds = { $percent } %
solver-word-between = { $low } bis { $high }
solver-word-open = nicht bewiesen
solver-best = Am besten: { $action }
solver-line = Zugfolge: { $line }
solver-moves = Alle Möglichkeiten:
solver-turns = { $turns ->
    [one] Ein Zug bis zum Ende dieser Folge, der jetzige mitgezählt.
   *[other] { $turns } Züge bis zum Ende dieser Folge, der jetzige mitgezählt. Andere Folgen besten Spiels können kürzer oder länger sein.
}
solver-spent = { $nodes } Stellungen in { $seconds } s.
solver-sum-deals = { $deals ->
    [one] Eine Auslage.
   *[other] { $deals } Auslagen.
}
solver-sum-chosen = Der Gegner wählt das Startgebiet: Wer beginnt, gewinnt { $won }, spielt { $drawn } unentschieden, verliert { $lost }; ungeklärt: { $unknown }.
solver-sum-random = Jedes Startgebiet gleich wahrscheinlich: Wer beginnt, gewinnt { $won }, spielt { $drawn } unentschieden, verliert { $lost }; ungeklärt: { $unknown }.
solver-sum-ends = Enden der Zugfolgen: Wertung { $scored }, neun einer Farbe { $nine }, verhaftet { $caught }.
solver-sum-turns = Züge bei bestem Spiel: Median { $median }, Mittel { $mean }.

solver-stands-ahead = Schätzung: { $seat } liegt vorn, etwa { $percent } %
solver-stands-even = Schätzung: etwa ausgeglichen
solver-stands-win = Exakt: { $seat } gewinnt bei bestem Spiel
solver-stands-draw = Exakt: unentschieden bei bestem Spiel
solver-stands-odds = Exakt: { $percent } % Gewinnchancen für { $seat }

solver-why-forced = Es ist der einzige Zug.
solver-why-only-win = Nur dieser Zug gewinnt.
solver-why-wins = Er hält den Gewinn fest.
solver-why-only-draw = Nur dieser Zug verliert nicht.
solver-why-draws = Er hält das Unentschieden.
solver-why-lost = Gegen bestes Spiel verliert jeder Zug.
solver-why-lost-longest = Gegen bestes Spiel verliert jeder Zug; dieser hält am längsten stand.
solver-why-lost-most = Gegen bestes Spiel verliert jeder Zug; diesen zu widerlegen kostet am meisten Rechenarbeit.
solver-why-chances = Er hat die besten Aussichten: { $percent } % Gewinnchancen für { $seat }.
solver-why-others-lose = Jeder andere Zug verliert.
solver-why-holds = Er verliert nicht; ob er gewinnt, ist noch nicht bewiesen.
solver-why-looks = Er sieht am besten aus; bewiesen ist noch nichts.

## Wo sich eine Partie wendete

solver-turning-win = Zug { $turn }, { $seat }: { $action }. Das verschenkte den Sieg. Besser: { $better }.
solver-turning-loss = Zug { $turn }, { $seat }: { $action }. Das machte aus einer gewonnenen Partie eine verlorene. Besser: { $better }.
solver-turning-draw = Zug { $turn }, { $seat }: { $action }. Das verschenkte das Unentschieden. Besser: { $better }.
solver-turning-odds = Zug { $turn }, { $seat }: { $action }. Die Gewinnchancen fielen von { $before } % auf { $after } %. Besser: { $better }.
solver-turning-luck = Zug { $turn }, Glück: { $action }. Die Gewinnchancen von { $seat } stiegen von { $before } % auf { $after } %.
solver-turning-resigned = Zug { $turn }: { $seat } gab eine Partie auf, die nicht verloren war. { $stood }.

solver-analysis-all = Die ganze Partie ist bewiesen.
solver-analysis-all-calm = Die ganze Partie ist bewiesen: Niemand hat einen Sieg oder ein Unentschieden verschenkt.
solver-analysis-some = { $proven } von { $total } Zeitpunkten sind bewiesen; die übrigen sind geschätzt.
solver-analysis-some-calm = { $proven } von { $total } Zeitpunkten sind bewiesen, die übrigen geschätzt; ein Fehler, der den Ausgang geändert hätte, ist bisher nicht bewiesen.
solver-stands-won = { $seat } hat gewonnen
solver-stands-drawn = Die Partie endete unentschieden

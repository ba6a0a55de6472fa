### The deal of the day, and solved deals.

web-daily-lead = Für alle dieselbe Auslage und derselbe Platz, bis Mitternacht (UTC). Dein erster Tisch zählt; Tipps gibt es nicht.
web-daily-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
web-daily-seat =
    { $others ->
        [one] Du spielst { $seat } gegen einen Gegner.
       *[other] Du spielst { $seat }, { $others } andere sitzen mit am Tisch.
    }
web-daily-par-none = Für diese Auslage ist kein Par bekannt.
web-daily-par-proof = Par, bei bestem Spiel bewiesen: { $outcome }
web-daily-par-level = Par, wie die stärkste Stufe es spielte: { $outcome }
web-daily-par-won = Sieg
web-daily-par-drawn = Unentschieden
web-daily-par-lost = Niederlage
web-daily-won = Gewonnen
web-daily-drawn = Unentschieden
web-daily-lost = Verloren
web-daily-share = Ergebnis teilen
web-daily-look = Partie ansehen
web-daily-play = Gegen { $level } spielen
web-daily-kept = Deine Ergebnisse liegen nur auf diesem Gerät.
web-daily-blocked = Dieser Browser bewahrt für diese Seite nichts auf: Dein Ergebnis bleibt, bis sie geschlossen wird.
web-daily-full = Auf diesem Gerät ist kein Platz mehr: Dein Ergebnis bleibt, bis die Seite geschlossen wird.
web-daily-explorer = Gelöste Auslagen
web-daily-explorer-lead = { $count } Auslagen von Longhorn, soweit sie bewiesen sind: Wer gewinnt bei bestem Spiel, von jedem Startgebiet aus?
web-daily-deal = Nummer der Auslage
web-daily-show = Zeigen
web-daily-deal-number = Auslage { $number }
web-daily-starts = Was jedes Startgebiet für den ersten Zug wert ist
web-daily-start = Startgebiet
web-daily-value = Bei bestem Spiel
web-daily-turns = Züge und Ende
web-daily-chosen = Da die andere Seite das Startgebiet wählt:
web-daily-common = Was die Auslagen gemeinsam haben
web-daily-legend = Jeder Balken, von links: Wer den ersten Zug hat, gewinnt (gefüllt), spielt unentschieden (schraffiert), verliert (leer); Ungeklärtes ist blass.
web-daily-by-chosen = Die andere Seite wählt das Startgebiet
web-daily-by-every = Jedes Startgebiet gleich gezählt
web-daily-by-place = Nach dem Startgebiet
web-daily-by-token = Nach dem Plättchen am Start
web-daily-by-sheriff = Nach dem Sheriff
web-daily-sheriff-beside = Start neben dem Sheriff
web-daily-sheriff-away = Start anderswo
web-daily-worth-won = Gewonnen
web-daily-worth-drawn = Unentschieden
web-daily-worth-lost = Verloren
web-daily-worth-not-lost = Nicht verloren
web-daily-worth-not-won = Nicht gewonnen
web-daily-worth-open = Ungeklärt
web-daily-share-words = Von den geklärten gewinnt der erste Zug { $percent } % ({ $won } gewonnen, { $drawn } unentschieden, { $lost } verloren; { $unknown } ungeklärt).
web-daily-explorer-note = Eine Falle nimmt hier ein Nugget nach Wahl, und eine Epidemie kann jede Farbe treffen. Ungeklärt ist der schwerere Teil.
deals-token-nugget = Nugget
deals-end-scored = Herden gezählt
deals-end-caught = verhaftet
deals-end-nine = neun einer Farbe
deals-error-unknown = Auslage { $number } ist nicht unter den { $count } gelösten.

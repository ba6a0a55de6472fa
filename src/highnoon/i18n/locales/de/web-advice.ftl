### Was die Seite rund um den Solver sagt: wer vorn liegt und wo sich eine Partie wendete.

web-study-who = Wer vorn liegt
web-study-thinking = Überlegt …
web-study-further = Sucht tiefer …
web-study-unproven = Kein Beweis in der gegebenen Zeit.
web-hint-proven = bewiesen

## Nach dem Spiel

web-analysis = Analyse
web-analysis-lead = Wo kippte die Partie, und was wäre besser gewesen? Der Solver prüft jeden Zeitpunkt, vom Ende her.
web-analysis-start = Partie analysieren
web-analysis-again = Noch einmal versuchen
web-analysis-failed = Der Solver hat vorzeitig aufgehört; das hat er bis dahin gefunden.
web-analysis-progress =
    { $total ->
        [one] Analyse: { $proven } von einem Zeitpunkt bewiesen
       *[other] Analyse: { $proven } von { $total } Zeitpunkten bewiesen
    }
web-analysis-chart = Wer bei jedem Schritt vorn lag: { $first } oben, { $second } unten.
web-analysis-proven = bewiesen
web-analysis-estimate = geschätzt
web-analysis-turnings = Wendepunkte

### Was die Seite rund um den Löser sagt: wer vorn liegt und wo sich eine Partie wendete.

web-study-who = Wer vorn liegt
web-study-thinking = Überlegt …
web-study-further = Sieht weiter voraus …
web-study-unproven = In dieser Zeit nicht bewiesen.
web-hint-proven = bewiesen

## Nach dem Spiel

web-analysis = Analyse
web-analysis-lead = Wo wendete sich die Partie, und was war besser? Der Löser prüft jeden Zeitpunkt, die letzten zuerst.
web-analysis-start = Partie analysieren
web-analysis-again = Noch einmal versuchen
web-analysis-failed = Der Löser hörte vorzeitig auf; was er fand, steht hier.
web-analysis-progress =
    { $total ->
        [one] Analyse: { $proven } von einem Zeitpunkt bewiesen
       *[other] Analyse: { $proven } von { $total } Zeitpunkten bewiesen
    }
web-analysis-chart = Wer bei jedem Schritt vorn lag: { $first } oben, { $second } unten.
web-analysis-proven = bewiesen
web-analysis-estimate = geschätzt
web-analysis-turnings = Wendepunkte

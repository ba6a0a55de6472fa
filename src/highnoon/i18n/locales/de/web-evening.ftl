### Kleine Worte vor und nach einer Partie.

web-chart-course = Wie die Partie stand, Schritt für Schritt
web-away-note = Fehlt jemand, der dran ist, fünf Minuten lang, dürfen die anderen in jedem Fall den Computer weiterspielen lassen oder die Partie unentschieden beenden. Für Partien über Tage wähle eine Uhr.
web-away-note-clock = Die Uhr regelt es: Länger, als sie sagt, muss niemand warten.

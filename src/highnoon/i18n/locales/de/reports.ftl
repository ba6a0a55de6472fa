### Was Spieler melden, und was sie erfahren, wenn der Betreiber etwas getan hat.

error-table-closed = Der Betreiber dieses Hauses hat diesen Tisch geschlossen.
error-blocked = Dieses Haus ist für dein Netz noch etwa { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} geschlossen.
error-blocked-now = Dieses Haus ist für dein Netz vorerst geschlossen.
error-report-own = Was du selbst gesagt hast, kannst du nicht melden.
error-report-nothing = Diese Nachricht gibt es nicht.
web-quick-removed = (vom Betreiber entfernt)
web-report = Melden
web-report-line = Was { $name } gesagt hat, dem Betreiber dieses Hauses melden
web-reported = Gemeldet

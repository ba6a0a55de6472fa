### Die Seite des Betreibers.

web-operator = Betreiber
web-operator-secret = Geheimnis des Betreibers
web-operator-secret-note = Es steht in der Datei operator.secret im Datenordner des Servers oder wurde als HIGHNOON_OPERATOR gesetzt. Es bleibt nur hier, bis dieser Tab geschlossen wird.
web-operator-enter = Öffnen
web-operator-leave = Abmelden
web-operator-parts = Teile dieser Seite
web-operator-nobody = Für dein Netz gibt es keine Seite des Betreibers.

web-operator-house = Haus
web-operator-running = Laufende Tische
web-operator-finished = Beendete Tische
web-operator-closed = Geschlossene Tische
web-operator-open-reports = Offene Meldungen
web-operator-processes = Prozesse
web-operator-serves = Bedient
web-operator-thinks = Denkt
web-operator-this = dieser
web-operator-version = Version
web-operator-since = Läuft seit
web-operator-seen = Letztes Lebenszeichen
web-operator-sockets = Verbindungen
web-operator-tables-awake = Tische im Speicher
web-operator-workers = Prozesse für Computer
web-operator-cpu = Anteil eines Kerns
web-operator-memory = Speicher
web-operator-failures = Fehlschläge
web-operator-trouble = Gestört: { $what }
web-operator-errors = Letzte Warnungen und Fehler
web-operator-busiest = Wer die meisten Verbindungen hält
web-operator-lines = { $count ->
    [one] { $count } Verbindung
   *[other] { $count } Verbindungen
}

web-operator-tables = Tische
web-operator-which = Welche Tische
web-operator-none = Hier ist nichts.
web-operator-watch = Zuschauen
web-operator-opened = geöffnet { $when }
web-operator-over = zu Ende
web-operator-close = Schließen
web-operator-close-note = An diesem Tisch kann niemand mehr spielen, zuschauen oder reden, bis du ihn wieder öffnest.
web-operator-reopen = Wieder öffnen
web-operator-why = Grund (fürs Protokoll)
web-operator-forget = Namen und Gespräche entfernen
web-operator-forget-note = Was entfernt ist, lässt sich nicht zurückholen.
web-operator-seat = Von wem
web-operator-everybody = Von allen
web-operator-names = Namen
web-operator-talk = Gespräche und Pläne
web-operator-remove = Entfernen
web-operator-older = Ältere

web-operator-reports = Meldungen
web-operator-settled = Auch erledigte
web-operator-said = { $name } hat gesagt:
web-operator-held = Das hat eine Seite unter sich gesagt. Es ist zu lesen, sobald die Partie zu Ende ist.
web-operator-gone = (nicht mehr aufbewahrt)
web-operator-removed = Entfernt
web-operator-dismissed = So gelassen
web-operator-dismiss = So lassen
web-operator-from = aus { $network }

web-operator-blocks = Sperren
web-operator-network = Adresse oder Netz
web-operator-for = Wie lange
web-operator-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
web-operator-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
web-operator-block = Sperren
web-operator-until = bis { $when }
web-operator-unblock = Aufheben

web-operator-audit = Protokoll
web-operator-act-close = hat Tisch { $target } geschlossen
web-operator-act-reopen = hat Tisch { $target } wieder geöffnet
web-operator-act-forget = hat an Tisch { $target } etwas entfernt
web-operator-act-settle = hat Meldung { $target } erledigt
web-operator-act-block = hat { $target } gesperrt
web-operator-act-unblock = hat die Sperre von { $target } aufgehoben
web-operator-act-new-secret = hat ein neues Geheimnis gemacht

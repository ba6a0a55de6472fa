### De pagina van de beheerder.

web-operator = Beheerder
web-operator-secret = Geheim van de beheerder
web-operator-secret-note = Het staat in het bestand operator.secret in de gegevensmap van de server, of is als HIGHNOON_OPERATOR ingesteld. Het wordt alleen bewaard tot je dit tabblad sluit.
web-operator-enter = Openen
web-operator-leave = Afmelden
web-operator-parts = Delen van deze pagina
web-operator-nobody = Voor jouw netwerk is er geen beheerderspagina.

web-operator-house = Huis
web-operator-running = Lopende tafels
web-operator-finished = Afgelopen tafels
web-operator-closed = Gesloten tafels
web-operator-open-reports = Open meldingen
web-operator-processes = Processen
web-operator-serves = Bedient
web-operator-thinks = Denkt
web-operator-this = deze
web-operator-version = Versie
web-operator-since = Draait sinds
web-operator-seen = Laatste levensteken
web-operator-sockets = Verbindingen
web-operator-tables-awake = Tafels in het geheugen
web-operator-workers = Processen voor computers
web-operator-cpu = Deel van een kern
web-operator-memory = Geheugen
web-operator-failures = Storingen
web-operator-trouble = In de problemen: { $what }
web-operator-errors = Laatste waarschuwingen en fouten
web-operator-busiest = Wie de meeste verbindingen heeft
web-operator-lines = { $count ->
    [one] { $count } verbinding
   *[other] { $count } verbindingen
}

web-operator-tables = Tafels
web-operator-which = Welke tafels
web-operator-none = Hier is niets.
web-operator-watch = Kijken
web-operator-opened = geopend { $when }
web-operator-over = afgelopen
web-operator-close = Sluiten
web-operator-close-note = Niemand kan aan deze tafel spelen, kijken of praten tot je hem weer opent.
web-operator-reopen = Weer openen
web-operator-why = Reden (voor het logboek)
web-operator-forget = Namen en gesprekken verwijderen
web-operator-forget-note = Wat verwijderd is, komt niet terug.
web-operator-seat = Van wie
web-operator-everybody = Van iedereen
web-operator-names = Namen
web-operator-talk = Gesprekken en plannen
web-operator-remove = Verwijderen
web-operator-older = Oudere

web-operator-reports = Meldingen
web-operator-settled = Ook afgehandelde
web-operator-said = { $name } zei:
web-operator-held = Dit zei een kant onder elkaar. Het is te lezen als het spel is afgelopen.
web-operator-gone = (niet meer bewaard)
web-operator-removed = Verwijderd
web-operator-dismissed = Zo gelaten
web-operator-dismiss = Zo laten
web-operator-from = vanuit { $network }

web-operator-blocks = Blokkades
web-operator-network = Adres of netwerk
web-operator-for = Hoe lang
web-operator-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
web-operator-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
web-operator-block = Blokkeren
web-operator-until = tot { $when }
web-operator-unblock = Opheffen

web-operator-audit = Logboek
web-operator-act-close = sloot tafel { $target }
web-operator-act-reopen = opende tafel { $target } weer
web-operator-act-forget = verwijderde iets aan tafel { $target }
web-operator-act-settle = handelde melding { $target } af
web-operator-act-block = blokkeerde { $target }
web-operator-act-unblock = hief de blokkade van { $target } op
web-operator-act-new-secret = maakte een nieuw geheim

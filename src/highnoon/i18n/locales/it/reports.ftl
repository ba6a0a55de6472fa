### Ciò che i giocatori segnalano, e ciò che viene detto loro quando il gestore è intervenuto.

error-table-closed = Il gestore di questa casa ha chiuso questo tavolo.
error-blocked = Questa casa resta chiusa alla tua rete per { $hours ->
    [one] circa { $hours } ora
   *[other] circa { $hours } ore
} ancora.
error-blocked-now = Per ora questa casa è chiusa alla tua rete.
error-report-own = Non puoi segnalare ciò che hai detto tu.
error-report-nothing = Questo messaggio non esiste.
web-quick-removed = (rimosso dal gestore)
web-report = Segnala
web-report-line = Segnala al gestore di questa casa ciò che ha detto { $name }
web-reported = Segnalato

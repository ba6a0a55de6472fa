### Tavoli che passano sul dispositivo e ritornano

along-error-gone = Questo tavolo è ora sul dispositivo di chi vi gioca; finché non torna, qui non si può cambiare nulla.
along-error-stays = Si può portare con sé solo un tavolo in corso dove ci siete soltanto tu e i computer, e non uno di un gruppo o di una prima partita.
along-error-home = Questo tavolo è già tornato sul server. Ciò che è stato giocato sul dispositivo resta lì.
along-error-strayed = Ciò che è stato giocato sul dispositivo non segue quello che sa il server, quindi non è stato ripreso. Resta sul dispositivo.
along-error-levels = Uno dei computer di questo tavolo non gioca su un dispositivo, quindi il tavolo resta sul server.
along-take = Porta con te
along-take-note = Il tavolo passa su questo dispositivo e continua anche senza rete; puoi riportarlo quando vuoi. Il risultato sarà segnato come giocato su un dispositivo.
along-take-secrets = In questo gioco ci sono segreti, e chi possiede il dispositivo potrebbe guardarli lì. Porta il tavolo con te solo se va bene così.
along-take-go = Porta il tavolo con te
along-bring = Riporta
along-bring-note = Il tavolo torna sul server con tutto ciò che è stato giocato qui.
along-bring-go = Riporta il tavolo
along-title = Questo tavolo è stato portato via
along-there = Continua su questo dispositivo
along-here = Continua invece qui
along-here-note = Si riparte da dov’era quando è andato via; ciò che da allora è stato giocato sul dispositivo qui non conta.
along-was-home = Questo tavolo è tornato sul server.
along-go-home = Al tavolo sul server
along-marked = Giocato su un dispositivo

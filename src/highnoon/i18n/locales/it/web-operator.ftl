### La pagina del gestore.

web-operator = Gestore
web-operator-secret = Segreto del gestore
web-operator-secret-note = È nel file operator.secret nella cartella dei dati del server, oppure è stato dato come HIGHNOON_OPERATOR. Resta qui solo finché questa scheda è aperta.
web-operator-enter = Apri
web-operator-leave = Esci
web-operator-parts = Parti di questa pagina
web-operator-nobody = Per la tua rete non c’è una pagina del gestore.

web-operator-house = Casa
web-operator-running = Tavoli in corso
web-operator-finished = Tavoli finiti
web-operator-closed = Tavoli chiusi
web-operator-open-reports = Segnalazioni in attesa
web-operator-processes = Processi
web-operator-serves = Serve
web-operator-thinks = Pensa
web-operator-this = questo
web-operator-version = Versione
web-operator-since = In funzione dal
web-operator-seen = Ultimo segno di vita
web-operator-sockets = Connessioni
web-operator-tables-awake = Tavoli in memoria
web-operator-workers = Processi per i computer
web-operator-cpu = Quota di un core
web-operator-memory = Memoria
web-operator-failures = Guasti
web-operator-trouble = In difficoltà: { $what }
web-operator-errors = Ultimi avvisi ed errori
web-operator-busiest = Client con più connessioni
web-operator-lines = { $count ->
    [one] { $count } connessione
   *[other] { $count } connessioni
}

web-operator-tables = Tavoli
web-operator-which = Quali tavoli
web-operator-none = Qui non c’è nulla.
web-operator-watch = Guarda
web-operator-opened = aperto { $when }
web-operator-over = finito
web-operator-close = Chiudi
web-operator-close-note = Nessuno potrà giocare, guardare o parlare a questo tavolo finché non lo riapri.
web-operator-reopen = Riapri
web-operator-why = Motivo (per il registro)
web-operator-forget = Rimuovi nomi e conversazioni
web-operator-forget-note = Ciò che viene rimosso non si può recuperare.
web-operator-seat = Di chi
web-operator-everybody = Di tutti
web-operator-names = Nomi
web-operator-talk = Conversazioni e piani
web-operator-remove = Rimuovi
web-operator-older = Precedenti

web-operator-reports = Segnalazioni
web-operator-settled = Anche quelle risolte
web-operator-said = { $name } ha detto:
web-operator-held = Lo ha detto una parte tra sé. Si potrà leggere a partita finita.
web-operator-gone = (non più conservato)
web-operator-removed = Rimosso
web-operator-dismissed = Lasciato com’è
web-operator-dismiss = Lascia
web-operator-from = da { $network }

web-operator-blocks = Blocchi
web-operator-network = Indirizzo o rete
web-operator-for = Per quanto tempo
web-operator-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
web-operator-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
web-operator-block = Blocca
web-operator-until = fino al { $when }
web-operator-unblock = Togli

web-operator-audit = Registro
web-operator-act-close = ha chiuso il tavolo { $target }
web-operator-act-reopen = ha riaperto il tavolo { $target }
web-operator-act-forget = ha rimosso qualcosa al tavolo { $target }
web-operator-act-settle = ha risolto la segnalazione { $target }
web-operator-act-block = ha bloccato { $target }
web-operator-act-unblock = ha tolto il blocco di { $target }
web-operator-act-new-secret = ha creato un nuovo segreto

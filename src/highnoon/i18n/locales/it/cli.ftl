### Il terminale

## Aiuto

cli-help = Il tavolo digitale per tre giochi da tavolo western.
cli-help-play = Gioca a questa tastiera contro persone e computer.
cli-help-replay = Scorre la registrazione di una partita.
cli-help-rules = Mostra le regole di un gioco.
cli-help-perft = Conta tutti i modi in cui una partita può proseguire, sorteggi compresi.
cli-help-show = Disegna una posizione dalla sua riga di testo.
cli-help-record = Controlla una registrazione e la stampa, leggibile con --text.
cli-help-lang = Lingua: de, en, es, fr, it, nl, pt o ru; altrimenti decide HIGHNOON_LANG o LANG.
cli-help-game = longhorn, moon-river o desperados.
cli-help-game-play = longhorn, moon-river o desperados; con --resume il file o il gioco da continuare.
cli-help-resume = Continua l’ultima partita non finita, o quella del file indicato.
cli-help-bot = Fa giocare al computer questo posto (eagle, jessie, o 1, 2…); si può ripetere.
cli-help-level = Quanto è forte il computer: 1 il più debole, 5 il più forte.
cli-help-seats = Chi siede dove, come me,bot:2,me: nomi di persone, o bot con il suo livello.
cli-help-players = Il numero di giocatori.
cli-help-option = Un’opzione del gioco, come ambush_nugget=choice; si può ripetere.
cli-help-seed = Il numero da cui deriva tutto il caso.
cli-help-map = Una mappa tua per Desperados.
cli-help-pieces = Pezzi tuoi per Moon River.
cli-help-file = Il file di una registrazione.
cli-help-all = Stampa tutta la partita, senza pause.
cli-help-analyse = Dice dove la partita è cambiata e che cosa sarebbe stato meglio, invece di scorrerla (Longhorn).
cli-help-depth = A quante azioni di profondità.
cli-help-position = Una posizione in una riga di testo.
cli-help-text = Testo leggibile invece di righe JSON.

## Scegliere un tavolo

cli-menu-game = Quale gioco?
cli-menu-how-many = In quanti si gioca?
cli-menu-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
cli-menu-who = Chi gioca?
cli-menu-people =
    { $count ->
        [one] Una persona a questa tastiera
        [2] Due persone a questa tastiera
       *[other] { $count } persone a questa tastiera
    }
cli-menu-you = Tu giochi { $seat }, il computer gioca il resto
cli-menu-level = Quanto deve essere forte il computer?
cli-menu-resume = Continua la partita non finita ({ $file })
cli-menu-new = Comincia una nuova partita
cli-menu-what = C’è una partita non finita.
cli-menu-ask = Numero (q per uscire):
cli-level =
    { $level ->
        [1] Facile
        [2] Medio
        [3] Difficile
       *[other] Livello { $level }
    }

## In gioco

cli-ask = { $seat }, la tua scelta (? per l’aiuto):
cli-thinking = { $seat } sta pensando…
cli-hand-over = { $name }, la tastiera è tua. Premi Invio quando nessun altro guarda.
cli-confirm = Invio per confermare, altro per scegliere di nuovo:
cli-may-act = { $seat } può ancora cambiare idea: scrivi @{ $name }
cli-more = … { $count } prima; l le mostra tutte
cli-hint = Consiglio: { $number }  { $action }
cli-saved = Salvato in { $file }.
cli-left = La partita resta in { $file }; per continuare: highnoon play --resume
cli-kept = La registrazione è in { $file }; per rivederla: highnoon replay FILE
cli-cut = L’ultima riga di { $file } era troncata; la partita continua dalla riga precedente.
cli-commands =
    Per scegliere, scrivi un numero, o una mossa come sta nella registrazione.
    u annulla · h dà un consiglio · l mostra tutte le mosse · s FILE salva una copia
    @NOME agisce per un altro dei tuoi posti · Invio ridisegna il tavolo
    ? spiega i simboli · q esce, la partita resta salvata

## La fine

cli-result-won =
    { $count ->
        [one] Vince { $seats }.
       *[other] Vincono { $seats }.
    }
cli-result-draw = La vittoria è condivisa.
cli-score = { $score }
cli-amount = { $amount }

## Rivedere

cli-replay-at = Momento { $moment } di { $last }
cli-replay-ask = Invio avanti · b indietro · f primo · l ultimo · un numero salta · ? simboli · q esci:
cli-analysis-progress = Analisi, momenti dimostrati: { $proven } su { $total }, { $seconds } s (Ctrl-C ferma)
cli-analysis-turnings = Svolte, ognuna con il suo momento nella partita:
cli-replay-end = Questo è l’ultimo momento.
cli-replay-first = Questo è il primo momento.
cli-error-moment = Non c’è nessun momento «{ $found }»; scrivi un numero da 0 a { $last }, oppure: Invio b f l ? q.

## Contare

cli-perft-row =
    { $nodes ->
        [one] profondità { $depth }: un modo
       *[other] profondità { $depth }: { $nodes } modi
    }

## Che cosa non si può fare

cli-error-usage = Il comando non è stato capito: { $message }
cli-error-extra = Il comando non prevede questo argomento: { $found }
cli-error-command = Non c’è nessun comando «{ $found }»; i comandi sono: { $known }.
cli-error-no-flag = Qui non c’è l’opzione { $name }; --help elenca quelle che ci sono.
cli-error-flag-value = L’opzione { $name } richiede un valore.
cli-error-missing = Manca qualcosa: { $name }. Aggiungilo, o guarda --help.
cli-error-whole = { $name } richiede un numero intero da { $least } in su, ma ha ricevuto «{ $found }».
cli-error-positive = { $name } deve essere un numero sopra 0, come 0.5, non «{ $found }».
cli-error-number = Non c’è la scelta numero { $found }; i numeri vanno da 1 a { $count }.
cli-error-level = Il computer non ha il livello { $found }; i livelli sono: { $allowed }.
cli-error-seats =
    { $expected ->
        [one] L’elenco dei posti «{ $text }» nomina { $found } giocatori, ma gioca uno solo.
       *[other] L’elenco dei posti «{ $text }» nomina { $found } giocatori, ma giocano in { $expected }.
    }
cli-error-seat = Non c’è nessun posto «{ $found }»; i posti sono { $known }, o un numero da 1 a { $count }.
cli-error-switch = Ora non puoi giocare da qui per { $seat }.
cli-error-option = Un’opzione si scrive NOME=VALORE, ma è stato dato: «{ $text }».
cli-error-save-where = Dove salvarla? Scrivi s e il nome di un file, come: s serata.jsonl
cli-error-file = Il file { $file } non si può usare: { $reason }.
cli-reason-missing = non esiste, o non esiste la sua cartella
cli-reason-folder = è una cartella, non un file
cli-reason-not-a-folder = una parte del suo percorso non è una cartella
cli-reason-permission = non ne hai il permesso
cli-reason-full = il disco è pieno
cli-error-name = «{ $file }» non può essere il nome di un file.
cli-error-record = { $file }: { $reason }
cli-error-busy = La partita in { $file } è in corso in un’altra finestra; prima chiudila lì.
cli-error-not-a-record = { $file } esiste e non è una registrazione di High Noon, quindi non viene sovrascritto; scegli un altro nome.
cli-error-not-text = { $file } non è testo in UTF-8, come deve essere una mappa.
cli-error-nothing-to-resume = Non c’è nessuna partita non finita in { $folder }.
cli-error-position = Nessuno dei giochi capisce questa posizione; indica il gioco con --game per sapere perché.
cli-error-depth = La profondità deve essere almeno 1, ma è { $found }.
cli-error-both = Indica --seed o --position, non entrambi.
cli-error-language = Non ci sono testi in «{ $found }»; le lingue sono: { $known }.

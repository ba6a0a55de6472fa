### La pagina: quello che si dice intorno ai tavoli.

web-title = High Noon: Longhorn, Moon River e Desperados
web-brand-home = High Noon, pagina iniziale
web-home = Inizio
web-back = Indietro
web-close = Chiudi
web-loading = Preparazione…
web-lost = Questa pagina non esiste.

## I giochi

web-game-longhorn = Longhorn
web-game-longhorn-players = 2 giocatori
web-game-longhorn-minutes = 20 min
web-game-longhorn-tag = Ruba un colore, ma lasciane un bel po’.
web-game-moon-river = Moon River
web-game-moon-river-players = 2–4 giocatori
web-game-moon-river-minutes = 40 min
web-game-moon-river-tag = Scegli le terre, passa il fiume, riempile di vacche.
web-game-desperados = Desperados
web-game-desperados-players = 3–6 giocatori
web-game-desperados-minutes = 60 min
web-game-desperados-tag = Uno sceriffo, una banda, ogni mossa in segreto.
web-game-soon = Questo gioco è ancora in costruzione.
web-game-words = Si gioca a parole; il tabellone è ancora da disegnare.
web-game-soon-short = in costruzione

## Pagina iniziale

web-home-title = Scegli un gioco. Il computer è già al tavolo.
web-home-lead = Senza registrazione. Oppure apri un tavolo, manda il link a un amico e giocate insieme.
web-daily = Distribuzione del giorno
web-puzzles = Problemi
web-play-now = Gioca ora
web-against-computer = contro il computer
web-open-table = Apri un tavolo
web-with-friend = con gli amici
web-continue = Continua
web-ride-on = Riprendi
web-more-tables =
    { $count ->
        [one] e un altro tavolo
       *[other] e altri { $count } tavoli
    }
web-move-number = mossa { $n }
web-have-code = Hai il codice di un tavolo?
web-code-example = p. es. RIO47K
web-join = Partecipa
web-upload-record = Apri una partita
web-download-record = Salva la partita

## Impostazioni

web-settings = Impostazioni
web-language = Lingua
web-name = Il tuo nome
web-name-hint = lo vedono tutti
web-theme = Tema
web-theme-is-auto = di sistema
web-theme-is-light = chiaro
web-theme-is-dark = scuro
web-theme-light = Passa al tema chiaro
web-theme-dark = Passa al tema scuro
web-sound = Suono
web-volume = Volume
web-sound-on = Attiva il suono
web-sound-off = Disattiva il suono
web-speed = Animazioni
web-speed-off = disattivate
web-speed-quick = veloci
web-speed-normal = normali
web-speed-slow = lente
web-notify = Avvisami quando tocca a me
web-notify-note = Notifica del browser quando questa scheda è nascosta.
web-notify-refused = Il browser non lo permette; controlla le sue impostazioni per questa pagina.
web-confirm-setting = Conferma ogni scelta
web-confirm-setting-note = Il primo tocco mostra che cosa succederebbe, il secondo conferma.
web-shortcuts = Scorciatoie a un tasto
web-shortcuts-note = 1–9 scegli, H consiglio, U annulla, frecce rivedi.
web-evaluation-setting = Mostra chi è in vantaggio
web-evaluation-setting-note = In Longhorn, ai tavoli con consigli.

## Aprire un tavolo

web-open-title = Apri un tavolo
web-open-game = Gioco
web-open-seats = Posti
web-open-go = Apri il tavolo
web-file-choose = Scegli un file
web-option-sample = Scarica un esempio da modificare
web-players = Giocatori
web-seat-me = io
web-seat-open = un amico, via link
web-seat-local = un amico, qui
web-seat-bot = il computer
web-level = livello { $level }
web-level-of = Livello: { $name }
web-name-of = Nome: { $name }

## Intorno al tavolo

web-seats = Posti e link
web-role-you = tu
web-role-person = giocatore
web-role-bot = computer, { $level }
web-role-program = programma
web-role-open = posto libero
web-role-record = da una registrazione
web-present = presente
web-absent = assente
web-thinking = sta pensando…
web-is-thinking =
    { $count ->
        [one] { $name } sta pensando…
       *[other] { $name } stanno pensando…
    }
web-your-turn = Tocca a te
web-their-turn = Di turno
web-turn-of = Tocca a { $name }
web-waiting-friend = In attesa di un amico
web-invite = Invito
web-invite-title =
    { $count ->
        [one] { $name }: questo posto è libero
       *[other] { $name }: questi posti sono liberi
    }
web-invite-note = Manda il link a un amico, o digli il codice.
web-copy-link = Copia il link
web-copied = Copiato
web-code = Codice
web-sit-title =
    { $count ->
        [one] { $name }: questo posto è libero. Lo prendi?
       *[other] { $name }: questi posti sono liberi. Ne prendi uno?
    }
web-sit = Siediti
web-personal-link = Il mio posto su un altro dispositivo
web-personal-note = Questo link è la chiave del tuo posto: tienilo per te.
web-watch-link = Link per spettatori
web-watching =
    { $count ->
        [0] Nessuno sta guardando.
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
web-seat-lost = Non è stato possibile ritrovare il tuo posto; ora stai guardando.
web-legend = Che cosa significano i simboli

## In gioco

web-choices = Scelte
web-confirm = Conferma
web-cancel = Annulla
web-moves = Mosse
web-tools = Strumenti
web-look-here = Vai a questo momento
web-hint = Consiglio
web-hint-thinking = Sto pensando…
web-hint-title = Il computer suggerisce
web-hinted = il suggerimento del computer
web-hints-off = A questo tavolo i consigli sono disattivati.
web-undo = Annulla
web-undo-not = Non c’è niente che tu possa annullare.
web-undo-free = Annulla la tua ultima scelta
web-undo-ask =
    { $count ->
        [one] Annulla la tua ultima scelta, se { $name } è d’accordo
       *[other] Annulla la tua ultima scelta, se { $name } sono d’accordo
    }
web-undo-question = { $name } vorrebbe annullare una scelta. D’accordo?
web-undo-asked = { $name } ha chiesto di annullare una scelta.
web-undo-agree = D’accordo
web-undo-refuse = Rifiuta
web-resign = Arrenditi
web-resign-sure = Abbandonare la partita?
web-resign-note = { $name } si arrende, e la partita è persa.
web-play-on = Continua a giocare
web-line-lost = Connessione persa. Riconnessione in corso; non si perde niente.
web-try-now = Riprova ora
web-looking-back = Stai rivedendo: passo { $n } di { $of }
web-back-to-now = Torna al presente
web-plain-note = Questo gioco non ha ancora un tabellone disegnato: qui c’è tutto a parole.
web-error-offline = Il server non è raggiungibile. Sei online?
web-error-server = Il server ha risposto con un errore ({ $status }).

## Dopo la partita

web-result = risultato
web-game-over =
    { $count ->
        [one] Fine dopo una mossa
       *[other] Fine dopo { $count } mosse
    }
web-result-draw = Pareggio
web-result-abandoned = Nessun vincitore
web-result-you = Hai vinto
web-result-you-by = Hai vinto di { $by }
web-result-lost = Hai perso
web-result-lost-by = Hai perso di { $by }
web-result-wins =
    { $count ->
        [one] Vince { $name }
       *[other] Vincono { $name }
    }
web-result-wins-by =
    { $count ->
        [one] Vince { $name } con { $by } di vantaggio
       *[other] Vincono { $name } con { $by } di vantaggio
    }
web-total = Totale
web-bill = Conteggio completo
web-rematch-seats = Cambia posti
web-rematch = Gioca ancora
web-rematch-join = Vai alla prossima partita
web-replay = Rivedi
web-move-of = passo { $n } di { $of }
web-replay-start = Pronti a giocare.
web-replay-first = Primo passo
web-replay-back = Passo precedente
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-forward = Passo successivo
web-replay-last = Ultimo passo
web-copy-moment = Copia il link a questo momento
web-chart = Quanto valevano le due mandrie dopo ogni passo

## Regole e prime partite

web-rules = Regole
web-rules-of = { $game }: regole
web-rules-window = Apri le regole in una nuova finestra
web-print = Stampa
web-learn = La tua prima partita
web-study = Studio

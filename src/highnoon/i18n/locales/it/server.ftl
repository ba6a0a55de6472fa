### Quello che il server rifiuta, e quello che si dice a chi lo gestisce quando non parte.

## Richieste

error-malformed = La richiesta non si capisce: qualcosa manca, è sconosciuto o non è del tipo giusto.
error-too-large = La richiesta è troppo grande.
error-too-many = Troppe richieste; aspetta un momento.
error-not-found = A questo indirizzo non c’è niente.
error-method = Questo non si può fare a questo indirizzo.
error-http = Non si può rispondere alla richiesta.
error-internal = Qualcosa è andato storto nel server; il tavolo è intatto.

## Tavoli e posti

error-table-unknown = Questo tavolo non esiste; forse è stato rimosso.
error-table-broken = Questo tavolo non si può più leggere.
error-table-damaged = I dati di questo tavolo sono danneggiati e non si possono leggere; tutti gli altri tavoli sono intatti. Chi gestisce questo server potrebbe avere una copia di riserva.
error-unstorable = Il testo contiene caratteri che non si possono salvare; non è cambiato niente.
error-table-full = Tutti i posti di questo tavolo sono occupati.
error-seat-taken = Questo posto è occupato.
error-not-invited = Qui può sedersi solo chi è invitato. Chiedi il link d'invito o il codice.
error-seat-token = Questa chiave non apre nessun posto a questo tavolo.
error-foreign-seat = Quel posto è di qualcun altro.
error-seat-count = Il gioco è per { $expected } giocatori, ma sono stati chiesti { $found } posti.
error-level-unknown = Il computer non gioca al livello { $level }; i suoi livelli sono: { $known }.
error-code-unknown = Nessun tavolo con un posto libero ha questo codice.
error-changed-elsewhere = Il tavolo è appena cambiato; ricontrolla.
error-undo-not-asked = Nessuno ti ha chiesto di acconsentire a un annullamento.
error-stand-in = Il computer sta giocando per te; prima riprendi il tuo posto.
error-clock-over = Il tuo tempo per questa partita è scaduto; il computer la gioca fino alla fine.
error-vote-nobody = Si può votare solo sul posto di una persona.
error-vote-own = Non puoi votare su questo posto.
error-vote-few = Per votare servono almeno tre persone al tavolo.
error-vote-none = Non c’è nessuna votazione su questo posto.
error-vote-open = Un’altra votazione è ancora aperta.
error-places = Ognuno deve avere esattamente un posto nella prossima partita.
error-quick-unknown = Questa frase pronta non esiste.
error-say-nothing = Non è stato detto niente.
error-hints-off = A questo tavolo si gioca senza consigli.
error-hint-late = Il computer non ha trovato un consiglio in tempo.
error-no-study = Per questo gioco non c’è un risolutore.
error-study-watching = Durante una partita, solo i suoi giocatori possono chiedere chi è in vantaggio.
error-viewer-unknown = Al tavolo non c’è nessuno con questo nome.
error-no-moment = La partita ha solo { $count } momenti.
error-no-hello = La connessione è stata aperta, ma non è arrivato nessun saluto.
error-record-lines = È troppo lunga per una registrazione: il limite è di { $limit } righe.
error-page-missing = La pagina non è stata costruita; esegui prima «make page».

## L’archivio

error-disk-full = Il disco è pieno: non è cambiato niente. Fai spazio e riprova.
error-store-trouble = Non si è potuto salvare il tavolo, quindi non è cambiato niente; riprova.
error-store = Il database non si può usare: { $detail }
error-store-closed = Il server si sta fermando; non è cambiato niente.
error-store-folder = La cartella dei dati { $path } non si può usare: { $detail }.
error-store-in-use = Un altro server sta usando la cartella dei dati { $path }; fermalo prima, o scegli un’altra cartella.
error-store-corrupt = Il database { $path } è danneggiato ({ $detail }); non vi è stato scritto niente. Sostituiscilo con una copia di riserva.
error-store-not-ours = Il file { $path } non è un database di High Noon; non vi è stato scritto niente.
error-store-newer = Il database { $path } è stato scritto da un High Noon più recente (versione { $version }); non vi è stato scritto niente.

## In ascolto

error-port-in-use = La porta { $port } su { $host } è usata da un altro programma; scegline un’altra con --port.
error-port-forbidden = La porta { $port } su { $host } richiede diritti speciali; scegline una sopra 1023 con --port.
error-cannot-listen = Il server non può ascoltare su { $host }, porta { $port }: { $detail }.

## Il comando

cli-help-serve = Offre tavoli ai browser.
cli-help-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
cli-help-port = La porta su cui ascoltare.
cli-help-data = La cartella in cui si conservano i tavoli.
cli-help-public-url = L’indirizzo che usa la gente, se è diverso, come https://example.org/games/.
cli-help-trusted-proxies = Indirizzi dei proxy di cui ci si fida per conoscere il client, separati da virgole.
cli-help-metrics-for = Indirizzi e reti, oltre a questa macchina, che possono leggere /metrics.
cli-help-keep-days = Giorni per cui si conservano i tavoli finiti; 0 per sempre.
cli-help-idle-days = Giorni di inattività dopo i quali un tavolo viene tolto; 0 lo conserva per sempre.
cli-help-workers = Processi in cui pensano i computer.
cli-help-rate = Comandi al secondo che può mandare un client; 0 per nessun limite.
cli-help-log-level = debug, info, warning o error.
cli-help-open = Apre la pagina nel browser.
cli-serving = High Noon è su { $url } (si ferma con Ctrl-C).
cli-error-log-level = Non c’è nessun livello di log «{ $found }»; i livelli sono: { $known }.
cli-error-server-missing = Per il server servono altri pacchetti (manca { $name }): installa highnoon[server].
error-not-away = È qui, oppure non manca da abbastanza tempo.

### Quello che il server rifiuta, e quello che si dice a chi lo gestisce quando non parte.

## Richieste

error-malformed = La richiesta non si capisce: qualcosa manca, è sconosciuto o non è del tipo giusto.
error-too-large = La richiesta è troppo grande.
error-too-many = Troppo spesso; aspetta un momento.
error-not-found = A questo indirizzo non c’è niente.
error-method = Questo non si può fare a questo indirizzo.
error-http = Non si può rispondere alla richiesta.
error-internal = Qualcosa è andato storto nel server; il tavolo è intatto.

## Tavoli e posti

error-table-unknown = Questo tavolo non c’è; forse è stato sparecchiato.
error-table-broken = Questo tavolo non si può più leggere.
error-table-damaged = I dati di questo tavolo sono danneggiati e non si possono leggere; tutti gli altri tavoli sono intatti. Chi gestisce questa casa potrebbe avere una copia di riserva.
error-unstorable = Il testo contiene caratteri che non si possono salvare; non è cambiato niente.
error-table-full = Tutti i posti di questo tavolo sono occupati.
error-seat-taken = Questo posto è occupato.
error-seat-token = Questa chiave non apre nessun posto a questo tavolo.
error-foreign-seat = Quel posto è di qualcun altro.
error-seat-count = Il gioco è per { $expected } giocatori, ma sono stati chiesti { $found } posti.
error-level-unknown = Il computer non gioca al livello { $level }; i suoi livelli sono: { $known }.
error-code-unknown = Nessun tavolo con un posto libero ha questo codice.
error-changed-elsewhere = Il tavolo è appena cambiato; guarda di nuovo.
error-undo-not-asked = Nessuno ti ha chiesto di annullare niente.
error-stand-in = Il computer sta giocando per te; prima riprendi il tuo posto.
error-clock-over = Il tuo tempo per questa partita è scaduto; il computer la gioca fino alla fine.
error-vote-nobody = Si può votare solo sul posto di una persona.
error-vote-own = Non puoi votare su questo posto.
error-vote-few = Per votare servono almeno tre persone al tavolo.
error-vote-none = Non c’è nessun voto su questo posto.
error-vote-open = Un altro voto è ancora aperto.
error-places = Ognuno deve avere esattamente un posto nella prossima partita.
error-quick-unknown = Non c’è nessuna frase pronta così.
error-say-nothing = Non è stato detto niente.
error-hints-off = A questo tavolo si gioca senza consigli.
error-hint-late = Il computer non ha trovato un consiglio in tempo.
error-no-study = Per questo gioco non c’è un risolutore.
error-study-watching = Durante una partita, solo i suoi giocatori possono chiedere chi è in vantaggio.
error-viewer-unknown = Non c’è nessuno con questo nome con i cui occhi guardare.
error-no-moment = La partita ha solo { $count } momenti.
error-no-hello = La connessione è stata aperta, ma nessuno si è presentato.
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
error-store-newer = Il database { $path } è stato scritto da un High Noon più recente (la sua versione è la { $version }); non vi è stato scritto niente.

## In ascolto

error-port-in-use = La porta { $port } su { $host } è usata da un altro programma; scegline un’altra con --port.
error-port-forbidden = La porta { $port } su { $host } richiede diritti speciali; scegline una sopra 1023 con --port.
error-cannot-listen = Il server non può ascoltare su { $host }, porta { $port }: { $detail }.

## Il comando

cli-help-serve = Offre tavoli ai browser.
cli-help-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
cli-help-port = La porta su cui ascoltare.
cli-help-data = La cartella che conserva i tavoli.
cli-help-public-url = L’indirizzo che usa la gente, se è diverso, come https://example.org/games/.
cli-help-trusted-proxies = Indirizzi dei proxy a cui si crede riguardo al client, separati da virgole.
cli-help-metrics-for = indirizzi e reti, oltre a questa macchina, che possono leggere /metrics
cli-help-keep-days = Giorni per cui si conservano i tavoli finiti; 0 per sempre.
cli-help-idle-days = Giorni dopo i quali si toglie un tavolo a cui nessuno gioca; 0 per mai.
cli-help-workers = Processi in cui pensano i computer.
cli-help-rate = Comandi al secondo che può mandare un client; 0 per nessun limite.
cli-help-log-level = debug, info, warning o error.
cli-help-open = Apre la pagina nel browser.
cli-serving = High Noon è su { $url } (si ferma con Ctrl-C).
cli-error-log-level = Non c’è nessun livello di log «{ $found }»; i livelli sono: { $known }.
cli-error-server-missing = Per il server servono altri pacchetti (manca { $name }): installa highnoon[server].

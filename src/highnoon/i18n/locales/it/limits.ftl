### Che cosa la casa limita, e che cosa dice allora.

error-talk-full = Hai detto tutto ciò che questo tavolo può conservare; la partita continua.
error-plans-full = Hai annotato tutti i piani che questo tavolo può conservare; la partita continua.
error-undo-full = A questo tavolo si è annullato così tanto che ora non si può più.
error-exchange-full = In questa partita hai cambiato idea così spesso che ora la tua scelta è definitiva.
error-changes-full = A questo tavolo è cambiato così tanto che d’ora in poi si possono solo fare mosse.
error-code-wait = Dalla tua rete sono arrivati troppi codici sbagliati. Attendi { $seconds } secondi, oppure chiedi il link del tavolo.
error-foreign-page = La pagina di un altro sito non può farlo.
error-content-type = Il server non accetta questo tipo di contenuto.
error-request-reused = Questo identificativo di richiesta è già stato usato per altro.
error-records-day = La tua rete ha caricato quanto poteva per ora; riprova più tardi.
error-records-full = Al momento il server non ha posto per altre partite caricate; le più vecchie vengono tolte dopo qualche giorno.
error-offer-opener = Solo chi ha aperto il tavolo può offrire di nuovo un posto.
error-offer-seat = Si può offrire di nuovo solo il posto di un’altra persona.
error-offer-decided = Per questo posto è già stato deciso qualcosa; ora solo il suo link o una votazione possono cambiare chi vi siede.

web-offer = Offri di nuovo il posto
web-offer-sure = Liberare il posto di { $name } per qualcun altro? Chi ha il link o il codice potrà prenderlo, e il link di { $name } non varrà più.
web-offer-go = Offri il posto

## Per chi gestisce la casa

cli-help-record-days = Giorni per cui si conservano le partite caricate; 0 le conserva per sempre.
cli-help-record-space = Megabyte che tutte le partite caricate possono occupare insieme; 0 per nessun limite.

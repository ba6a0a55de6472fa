### Che cosa la casa limita, e che cosa dice allora.

error-talk-full = A questo tavolo hai detto tutto ciò che può conservare; la partita continua.
error-plans-full = A questo tavolo hai annotato tutti i piani che può conservare; la partita continua.
error-undo-full = A questo tavolo si è tornati indietro così spesso che ora ciò che è fatto resta fatto.
error-exchange-full = In questa partita hai cambiato idea così spesso che ora la tua scelta vale.
error-changes-full = Questo tavolo è cambiato così spesso che ora continua solo la partita.
error-code-wait = Dalla tua rete sono arrivati troppi codici sbagliati. Attendi { $seconds } secondi, oppure chiedi il link del tavolo.
error-foreign-page = La pagina di un altro sito non può farlo.
error-content-type = La casa non accetta questo tipo di contenuto.
error-request-reused = Questo identificativo di richiesta è già stato usato per altro.
error-records-day = Dalla tua rete è stato caricato per ora abbastanza; riprova più tardi.
error-records-full = Al momento la casa non ha posto per altre partite caricate; le più vecchie vengono tolte dopo qualche giorno.
error-offer-opener = Solo chi ha aperto il tavolo può offrire di nuovo un posto.
error-offer-seat = Si può offrire di nuovo solo il posto di un’altra persona.
error-offer-decided = Per questo posto è già stato deciso qualcosa; ora solo il suo link o una votazione possono cambiare chi vi siede.

web-offer = Offri di nuovo il posto
web-offer-sure = Il posto di { $name } deve tornare libero? Si potrà occupare con il link o il codice, e il link di { $name } non varrà più.
web-offer-go = Libera il posto

## Per chi gestisce la casa

cli-help-record-days = Giorni per cui si conservano le partite caricate; 0 le conserva per sempre.
cli-help-record-space = Megabyte che tutte le partite caricate possono occupare insieme; 0 per nessun limite.

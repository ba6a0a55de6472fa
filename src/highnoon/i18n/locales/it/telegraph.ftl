### Che cosa si dice a chi è assente, e perché qualcosa non può essere detto.

telegraph-turn = Tocca a te
telegraph-stop = Non avvisarmi più
telegraph-hook-turn =
    { $count ->
        [one] { $game }: tocca a { $names }.
       *[other] { $game }: tocca a { $names }.
    }
telegraph-hook-test = Questa è una prova: qui verranno annunciati i turni.

error-address = Non è un indirizzo web a cui si possano inviare messaggi.
error-address-unknown = L’indirizzo { $host } è sconosciuto.
error-address-private = { $host } è in una rete privata. I messaggi ci vanno solo se il gestore lo permette.
error-address-silent = { $host } non ha accettato il messaggio.
error-bell-keys = Le chiavi del browser per i messaggi non sono valide.
error-house-key = La chiave della casa in { $path } non è leggibile. Rimettila, o elimina il file: ogni dispositivo dovrà allora iscriversi di nuovo.
error-webhook-none = Questo tavolo non ha un webhook.
error-webhook-opener = Solo chi ha aperto il tavolo può impostarne il webhook.

cli-help-private-networks = Reti private a cui si possono inviare messaggi.
cli-help-outgoing-proxy = Un proxy da cui escono i messaggi, per esempio http://proxy:3128.
cli-help-webhook = Un indirizzo avvisato dei turni di tutti i tavoli che non ne hanno uno proprio.
cli-help-contact = Come i servizi push possono raggiungerti: mailto:tu@example.org.

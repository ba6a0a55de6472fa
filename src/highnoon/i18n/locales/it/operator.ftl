### Ciò che viene detto al gestore quando qualcosa non si può fare, e `highnoon admin`.

error-report-unknown = Questa segnalazione non esiste.
error-operator-secret = Questo non è il segreto del gestore.
error-secret-wait = Dalla tua rete sono arrivati troppi segreti sbagliati. Attendi { $seconds } secondi.
error-forget-nothing = Indica che cosa rimuovere: nomi, conversazioni o entrambi.
error-forget-nowhere = Questo tavolo non esiste, o non ha quel posto.
error-block-network = Non è né un indirizzo né una rete, come 203.0.113.7 o 2001:db8::/48.
error-block-wide = Questa rete è troppo ampia per essere bloccata.
error-block-own = Ti chiuderesti fuori: questa rete contiene questa macchina o il tuo indirizzo.
error-block-unknown = Questa rete non è bloccata.

## serve

cli-help-operator-for = Indirizzi e reti, oltre a questa macchina, da cui può venire il gestore.
cli-error-secret-short = Il segreto del gestore in HIGHNOON_OPERATOR è troppo corto: servono almeno { $least } caratteri.

## admin

cli-help-admin = Badare a una casa in funzione: processi, tavoli, segnalazioni e reti bloccate.
cli-help-admin-action = status, tables, close, reopen, forget, reports, remove, dismiss, blocks, block, unblock, audit o new-secret.
cli-help-admin-target = Il tavolo, la segnalazione o la rete di cui si tratta.
cli-help-admin-server = L’indirizzo della casa in funzione.
cli-help-admin-which = Quali tavoli elencare: running, finished o closed.
cli-help-admin-seat = Dimenticare solo ciò che è di questo posto, contando da 0.
cli-help-admin-names = Dimenticare i nomi.
cli-help-admin-talk = Dimenticare conversazioni e piani.
cli-help-admin-hours = Per quante ore una rete resta bloccata.
cli-help-admin-why = Il motivo, per il registro.
cli-help-admin-all = Elencare anche le segnalazioni risolte.
cli-help-admin-json = Stampare la risposta come JSON.
cli-admin-done = Fatto.
cli-admin-none = Non c’è nulla da elencare.
cli-admin-house = High Noon { $version } su { $store }: tavoli in corso: { $running }, finiti: { $finished }, chiusi: { $closed }; segnalazioni in attesa: { $reports }.
cli-admin-process = { $kind } { $host } (processo { $pid }, { $version }): connessioni: { $sockets }, tavoli in memoria: { $tables }, { $cpu } % di un core, { $memory } MB, guasti: { $failures }.
cli-admin-silent = { $kind } { $id }: non ha ancora detto nulla di sé.
cli-admin-new-secret = Il nuovo segreto del gestore è in { $file }. Quello vecchio non vale più.
cli-admin-given = Il segreto è dato da HIGHNOON_OPERATOR; cambialo lì.
cli-error-admin-action = L’azione «{ $found }» non esiste. Le azioni sono: { $known }.
cli-error-admin-target = «{ $action }» deve sapere di che cosa si tratta: highnoon admin { $action } OGGETTO.
cli-error-admin-secret = Il segreto del gestore non è né in HIGHNOON_OPERATOR né in { $file }.
cli-error-admin-server = Nessuna casa risponde a { $url }: { $detail }.

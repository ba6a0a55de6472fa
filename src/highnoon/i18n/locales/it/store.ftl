# Ciò che legge chi gestisce il server quando il database non si può usare.
error-store-locked = Il database { $path } è bloccato da un altro programma ({ $detail }); chiudilo o aspetta che finisca, poi riavvia.
error-store-readonly = Nel database { $path } non si può scrivere ({ $detail }): il disco o la cartella sono in sola lettura.
error-store-forbidden = Il database { $path } non si può aprire ({ $detail }): l’utente che esegue il server deve poterlo leggere e scrivere, e così la sua cartella.
error-store-io = Il disco ha avuto un errore sul database { $path } ({ $detail }); guarda il registro di sistema. Il database in sé potrebbe essere integro.
error-store-memory = La memoria non è bastata per il database { $path }; non è cambiato niente.

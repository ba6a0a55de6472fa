### Tavoli sul dispositivo stesso

pocket-error-alone = Per questo servono altre persone; a un tavolo su questo dispositivo ci siete solo tu e i computer.
pocket-error-full = Su questo dispositivo non c’è più spazio, quindi questo non è stato conservato. Libera spazio e riprova; nulla di ciò che è stato mostrato va perso.
pocket-error-blocked = Questo browser non conserva nulla per questa pagina, quindi questo non è stato salvato. Consenti l’archiviazione o esci dalla finestra privata.
pocket-error-cleared = Ciò che questo browser conservava per questa pagina è stato cancellato, e con esso questo tavolo. Non può continuare: aprine uno nuovo.
pocket-error-elsewhere = Questo tavolo è aperto in un’altra scheda di questo browser. Continua lì, oppure chiudi quella scheda e torna qui.
pocket-error-start = Non è stato possibile caricare ciò che gioca su questo dispositivo. Controlla la connessione e riprova.
pocket-fetching = Caricamento di ciò che gioca su questo dispositivo: { $done } di { $total } MB. Resta qui per la prossima volta.
pocket-starting = Avvio di ciò che gioca su questo dispositivo…
pocket-where = Dove
pocket-where-house = Sul server
pocket-where-device = Su questo dispositivo
pocket-where-note = Contro i computer o passandosi il dispositivo; si continua anche senza rete. Carica circa { $total } MB una volta sola.
pocket-here = Su questo dispositivo
pocket-fleeting = Questo browser non conserva nulla per questa pagina: i tavoli durano finché non la chiudi. Consenti l’archiviazione o esci dalla finestra privata.
pocket-cut-off = Il server non è raggiungibile. Puoi giocare su questo dispositivo; ciò che richiede altre persone tornerà con la connessione.
pocket-no-house = Dietro questa pagina non c’è nessun server: tutto si gioca su questo dispositivo, anche senza rete.
pocket-error-damaged = Questa partita salvata è danneggiata e illeggibile, quindi non viene continuata. Resta com’è su questo dispositivo.
pocket-lacking = Non su questo dispositivo: { $levels }. Qui pensare richiederebbe troppo tempo.

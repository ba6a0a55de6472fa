### La prima partita di Longhorn: che cosa dicono le schede, in ordine.

lesson-longhorn-welcome = Ti diamo il benvenuto a Longhorn. Tu sei Eagle, e il computer gioca Jessie. Rubate entrambi vacche con lo stesso fuorilegge, e alla fine vince il più ricco.
lesson-longhorn-board = Questi sono i nove territori con le loro vacche. Il fuorilegge è a Red River Valley, dove Jessie ha fatto cominciare la partita. Mostra il tuo ritratto, quindi tocca a te.
lesson-longhorn-steal-1 = Si prendono sempre tutte le vacche di un colore dal territorio del fuorilegge. Prendi le due vacche bianche.
lesson-longhorn-ride-1 = Hai rubato due vacche, quindi il fuorilegge si muove esattamente di due caselle e mai subito indietro. Jessie deve rubare dove lo mandi. Scegli Tulsa: lì non guadagnerà molto.
lesson-longhorn-prices = Jessie ha preso una vacca bianca. Alla fine una vacca in una mandria vale 100 $ per ogni vacca del suo colore ancora sul tabellone, quindi le bianche valgono meno per entrambi.
lesson-longhorn-steal-2 = Prendi le tre vacche grigie a Cherokee Spring. Resta una vacca bianca, quindi il gettone Crotalo non ha effetto: i gettoni aspettano chi prende l’ultima vacca.
lesson-longhorn-ride-2 = Tre vacche, tre caselle. Il percorso può piegare, quindi molti territori sono raggiungibili. Scegli Maverick Junction: lì ci sono due colori e Jessie non può svuotarlo.
lesson-longhorn-steal-3 = Jessie ti ha mandato a Tulsa, dove resta una vacca arancione. Prendila. È l’ultima, quindi devi usare il gettone che è lì.
lesson-longhorn-nugget = Il gettone era una pepita da 500 $. È tua, e i suoi dollari contano alla fine.
lesson-longhorn-ride-3 = Ora manda Jessie a Cherokee Spring. Lì deve prendere l’ultima vacca, e il crotalo la aspetta.
lesson-longhorn-snake = Il crotalo ha fatto fuggire una vacca di Jessie sul tabellone, a Tulsa. I gettoni gialli con le punte rendono pericoloso un territorio: nessuno può essere rimandato in un territorio pericoloso dove ha giocato l’ultima volta, a meno che non ci sia altra scelta.
lesson-longhorn-steal-4 = Prendi le due vacche arancioni a Maverick Junction. Sono le ultime, e questa volta il gettone è a tuo favore: un ferro incandescente.
lesson-longhorn-brand = Il ferro incandescente ti dà tutte le vacche di un colore da un territorio vicino. Prendi le tre vacche grigie di Blackstone Corral. Non allungano lo spostamento.
lesson-longhorn-ride-4 = Le vacche che hai rubato sono due, quindi il fuorilegge si muove comunque di due caselle. Manda Jessie a Red River Valley. Chi lo svuota incontra l’altro crotalo.
lesson-longhorn-sheriff = Jessie ha preso una vacca e ha lasciato l’ultima. Guarda Nugget Hill: lì c’è lo sceriffo. Chi prende l’ultima vacca di quel territorio perde subito la partita.
lesson-longhorn-steal-5 = Prendi le due vacche arancioni a Blackstone Corral. Così resta vuoto, e il suo gettone è Snake Oil: giocherai ancora.
lesson-longhorn-ride-5 = Vai a Dagger Flat. Grazie a Snake Oil il fuorilegge non si gira.
lesson-longhorn-worth = La tua mandria vale già molto. Con tutte e nove le vacche di un colore vinceresti subito; altrimenti la partita finisce quando il fuorilegge non può raggiungere altre vacche, e si contano le mandrie.
lesson-longhorn-free = Da qui in poi decidi tu. Nessuna vacca nera è ancora stata rubata, quindi le nere ora valgono molto. I pulsanti Consiglio e Annulla ti aiutano, e le regole sono sempre a un clic. Buona fortuna!

### Le regole di Longhorn, con parole nostre.

## L’idea

rules-longhorn-idea = L’idea
rules-longhorn-idea-1 = Due fuorilegge, Eagle Perkins e Jessie Artist Byrd, rubano bestiame in nove territori. Usano lo stesso gettone Fuorilegge: rubi dove si trova, poi lo mandi altrove, e il tuo avversario deve rubare lì.
rules-longhorn-idea-2 = Alla fine una vacca rubata vale 100 $ per ogni vacca del suo colore rimasta sul tabellone. Ti conviene quindi avere molte vacche di un colore, e che di quel colore ne restino molte sul tabellone.
rules-longhorn-idea-3 = Tutto è scoperto. L’unico segreto è quale pepita si pesca in un’imboscata.

## Il materiale

rules-longhorn-pieces = Il materiale
rules-longhorn-pieces-places = Nove territori. All’inizio ci sono sei vacche a Nugget Hill, cinque a Blackstone Corral, quattro ciascuno a Cherokee Spring, Dagger Flat, Maverick Junction, Red River Valley e Kid Cooper’s Ranch, tre a Salomon Tree e due a Tulsa.
rules-longhorn-pieces-cows = 36 vacche, nove per ognuno dei quattro colori: bianche, arancioni, grigie e nere. Ogni colore ha anche un suo segno e le sue corna, così non devi mai distinguerle solo dal colore.
rules-longhorn-pieces-tokens = 19 gettoni Azione, di cui se ne usano nove a partita. Stanno a faccia in su. Quelli gialli con le punte sono pericolosi.
rules-longhorn-pieces-outlaw = Un gettone Fuorilegge con due facce. Mostra dove si gioca, e la faccia visibile mostra a chi tocca.
rules-longhorn-figure-cows = I quattro colori, con i segni che li indicano nell’elenco delle mosse.
rules-longhorn-figure-tokens = Tutti i tipi di gettoni. Quelli gialli con le punte sono pericolosi.

## La preparazione

rules-longhorn-setup = La preparazione
rules-longhorn-setup-1 = I nove territori si dispongono a caso in un quadrato di tre per tre.
rules-longhorn-setup-2 = Si pescano nove dei 19 gettoni e se ne mette uno su ogni territorio. Se fra questi c’è lo sceriffo, deve stare a Nugget Hill: si scambia con il gettone che è lì.
rules-longhorn-setup-3 = Le vacche si mescolano e si distribuiscono a caso. Ogni territorio riceve il suo numero.
rules-longhorn-setup-4 = Una moneta decide chi gioca per primo. L’altro giocatore guarda tutto e sceglie dove comincia la partita: in uno dei cinque territori che partono con quattro vacche.
rules-longhorn-figure-board = Un tabellone all’inizio. Il fuorilegge è a Cherokee Spring; lì ruba il giocatore di cui si vede il ritratto.

## Un turno

rules-longhorn-turn = Un turno
rules-longhorn-turn-1 = Un turno ha due parti: prima rubi, poi sposti il fuorilegge.
rules-longhorn-steal = Prima: rubare
rules-longhorn-steal-1 = Scegli un colore presente dov’è il fuorilegge e prendi tutte le sue vacche nella tua mandria. Devi rubare, e non puoi lasciare indietro nessuna vacca di quel colore.
rules-longhorn-steal-2 = Se ora nel territorio non resta nessuna vacca, devi usare il gettone che è lì. Se non c’è un gettone, non succede altro.
rules-longhorn-steal-3 = Finché resta anche una sola vacca, il gettone aspetta.
rules-longhorn-ride = Poi: spostare il fuorilegge
rules-longhorn-ride-1 = Il fuorilegge si muove esattamente di tante caselle quante sono le vacche appena rubate. Una casella porta al territorio vicino a sinistra, a destra, in alto o in basso, mai in diagonale.
rules-longhorn-ride-2 = Non torna mai subito indietro nel territorio da cui è appena venuto. Per il resto il percorso è libero: può incrociare sé stesso e passare per territori vuoti o pericolosi.
rules-longhorn-ride-3 = Lo spostamento deve finire in un territorio diverso da quello di partenza, che abbia ancora vacche.
rules-longhorn-ride-4 = Se puoi raggiungerne più d’uno, scegline uno. Poi gira il fuorilegge: lì gioca il tuo avversario.
rules-longhorn-ride-5 = Se tutti gli altri territori che si raggiungono con quel numero di caselle sono vuoti, la partita finisce subito e si contano le mandrie.
rules-longhorn-figure-ride = Esempio: dopo aver rubato tre vacche in un angolo, tre caselle portano al centro di tutti e quattro i lati, perché il percorso può piegare. Si possono scegliere solo quelli con vacche.
rules-longhorn-figure-forced = Esempio: rubata la vacca bianca, tutti i territori a una casella sono vuoti e la partita finirebbe. Con le due vacche arancioni, Dagger Flat è l’unico territorio con vacche a esattamente due caselle, quindi il fuorilegge deve andare lì. Chi ruba decide quale delle due cose succede.

## I gettoni

rules-longhorn-tokens = I gettoni
rules-longhorn-tokens-1 = Chi prende l’ultima vacca di un territorio nella prima parte del turno deve usarne il gettone, nel bene e nel male. Poi tutti i gettoni tranne le pepite tornano nella scatola.
rules-longhorn-token-nugget = Pepita (sei: una da 200 $, due da 300 $, due da 400 $, una da 500 $). Tienila. I suoi dollari si sommano alla fine.
rules-longhorn-token-iron = Ferro incandescente (tre). Scegli un territorio accanto al fuorilegge, non in diagonale, e un colore che è lì, e prendi tutte le vacche di quel colore nella tua mandria. Non contano per lo spostamento. Se il territorio resta vuoto, il suo gettone torna nella scatola senza effetto, anche lo sceriffo. Se nessun vicino ha vacche, non succede niente.
rules-longhorn-token-epidemic = Epidemia (una). Scegli uno dei quattro colori, che sia ancora sul tabellone o no. Tutte le sue vacche sul tabellone lasciano la partita. Le mandrie tengono le loro, ma le vacche di questo colore alla fine non valgono niente. I territori rimasti vuoti perdono il gettone senza effetto.
rules-longhorn-token-oil = Snake Oil (tre). Dopo lo spostamento non giri il fuorilegge: giochi ancora, nel nuovo territorio.
rules-longhorn-token-ambush = Imboscata (tre). Prendi una cosa al tuo avversario: una pepita, pescata fra le sue senza guardare, o due vacche di un colore. Se puoi prendere qualcosa, devi farlo. Se non ha né pepite né due vacche di un colore, non succede niente.
rules-longhorn-token-rattlesnake = Crotalo (due, pericoloso). Per ogni colore della tua mandria, comprese le vacche appena rubate, metti una vacca in un territorio accanto al fuorilegge, ognuna dove vuoi; vanno bene anche i territori vuoti. Lo spostamento resta lungo come prima.
rules-longhorn-token-sheriff = Sceriffo (uno, pericoloso, sempre a Nugget Hill). Ti cattura e perdi subito la partita, in ogni caso.

## Il pericolo

rules-longhorn-danger = I territori pericolosi
rules-longhorn-danger-1 = Un territorio è pericoloso finché c’è un crotalo o lo sceriffo.
rules-longhorn-danger-2 = Non puoi mandare un giocatore dove ha giocato l’ultima volta finché quel territorio è pericoloso, a meno che sia l’unico che puoi scegliere.
rules-longhorn-danger-3 = Così nessuno può essere spinto di continuo nel territorio dello sceriffo. Dopo un turno altrove, il territorio è di nuovo aperto per quel giocatore.
rules-longhorn-figure-danger = Esempio: Eagle ha rubato a Cherokee Spring, dove c’è un crotalo, e ha mandato Jessie a Nugget Hill. Dopo il furto, lei non può rimandarlo subito a Cherokee Spring, quindi lo manda a Maverick Junction.

## La fine

rules-longhorn-end = La fine della partita
rules-longhorn-end-1 = Sceriffo: chi prende l’ultima vacca dal territorio dello sceriffo perde subito, anche con nove vacche di un colore.
rules-longhorn-end-2 = Nove di un colore: chi ha nella mandria tutte e nove le vacche di un colore vince subito, che sia con un furto, con il ferro incandescente o con un’imboscata. Questo viene prima dell’effetto di ogni altro gettone.
rules-longhorn-end-3 = Nessuna via d’uscita: se il fuorilegge non può raggiungere nessun altro territorio con vacche, si contano le mandrie.

## Il conteggio

rules-longhorn-score = Il conteggio delle mandrie
rules-longhorn-score-1 = Per ogni colore conta le vacche ancora sul tabellone: ogni vacca di quel colore in una mandria vale 100 $ per quel numero. Un colore colpito dall’epidemia non vale niente.
rules-longhorn-score-2 = Aggiungi le pepite. Vince chi ha più denaro; a somme uguali è un pareggio.
rules-longhorn-score-3 = Durante la partita la pagina mostra sempre quanto varrebbero le due mandrie se si contassero ora.
rules-longhorn-figure-score = Esempio: sul tabellone restano 2 vacche bianche, 1 grigia e 4 arancioni, e nessuna nera. Eagle ha 5 bianche, 2 arancioni e 5 grigie, e pepite per 300 $: 2600 $. Jessie ha 2 bianche, 3 arancioni e 3 grigie, e pepite per 600 $: 2500 $. Vince Eagle; le vacche nere di entrambi non valgono niente.

## Un’opzione

rules-longhorn-options = Due scelte prima della partita
rules-longhorn-options-1 = La pepita di un’imboscata si pesca a caso, come nella maggior parte delle edizioni; è la nostra regola standard. Le edizioni russa e tedesca si possono leggere nel senso che chi la prende sceglie quale. Si può giocare in entrambi i modi; con la scelta, dopo la distribuzione niente dipende più dal caso.
rules-longhorn-options-2 = Un’epidemia può colpire uno qualsiasi dei quattro colori, anche uno che non è più sul tabellone: nessuna edizione lo vieta, e quella russa parla di un colore qualsiasi a scelta. È la nostra regola standard. Si può anche giocare che il colore debba essere ancora sul tabellone.

## Decisioni

rules-longhorn-rulings = Che cosa abbiamo deciso
rules-longhorn-rulings-0 = Le edizioni stampate lasciano aperte alcune domande o rispondono in modo diverso. Così giochiamo:
rules-longhorn-rulings-counts = Alcuni numeri erano solo nelle immagini: con quante vacche comincia ogni territorio e quanti gettoni ci sono di ogni tipo. Li abbiamo presi da un’altra versione pubblica del gioco e abbiamo controllato che le somme tornino.
rules-longhorn-rulings-iron = Le vacche prese con il ferro incandescente o in un’imboscata non allungano mai lo spostamento.
rules-longhorn-rulings-epidemic = Con il tabellone vuoto l’epidemia non chiede niente. Un colore colpito resta senza valore, anche se poi un crotalo ne riporta una vacca sul tabellone.
rules-longhorn-rulings-emptied = I gettoni dei territori svuotati da lontano, con il ferro incandescente o l’epidemia, non hanno effetto.
rules-longhorn-rulings-ambush = Un’imboscata può prendere due vacche solo di un colore di cui l’avversario ne ha almeno due.
rules-longhorn-rulings-danger = I turni in più dell’avversario non tolgono il divieto di un territorio pericoloso; un tuo turno in più altrove sì.
rules-longhorn-rulings-nine = Nove vacche di un colore vincono prima dell’effetto di ogni gettone, tranne lo sceriffo.
rules-longhorn-rulings-end = La partita può finire anche dopo Snake Oil, se non si può raggiungere nessun territorio.
rules-longhorn-rulings-draw = Somme uguali sono un pareggio.

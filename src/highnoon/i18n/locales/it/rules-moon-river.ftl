### Le regole di Moon River, con parole nostre.

## L’idea

rules-moon-river-idea = L’idea
rules-moon-river-idea-1 = Da due a quattro giocatori costruiscono ognuno un ranch al di là del fiume. In ogni round scegli un lotto di terra, e puoi unire due dei tuoi lotti in un domino e posarlo nel tuo ranch; con esso arrivano vacche, siccità e compagni.
rules-moon-river-idea-2 = Alla fine ogni territorio vale i suoi lotti per le sue vacche. Pepite, castori e mais danno un punto ciascuno, i compagni di più.
rules-moon-river-idea-3 = Niente è nascosto tranne l’ordine di ciò che si pesca: i lotti nella scatola e i gettoni nella pila.

## Il materiale

rules-moon-river-pieces = Il materiale
rules-moon-river-pieces-parcels = 96 lotti di sei paesaggi. La faccia mostra il paesaggio e a volte dei simboli, il retro un numero da 1 a 6. I lotti più ricchi hanno numeri più alti.
rules-moon-river-figure-lands = I sei paesaggi: deserto, canyon, prateria, foresta, fattoria e campo di mais.
rules-moon-river-figure-parcels = Tutti i 25 tipi di lotti. Il numero sotto dice quanti ce ne sono; quello nell’angolo è il numero sul retro.
rules-moon-river-pieces-chips = 20 gettoni Compagno: cinque desperados, cinque ladri di bestiame, tre cercatori d’oro, cinque trapper e due contadini. Sul retro di ogni gettone c’è un cowboy.
rules-moon-river-pieces-cows = 32 vacche in una riserva comune.
rules-moon-river-pieces-rancheros = Rancheros di quattro colori: viola, bianco, arancione e verde. Il colore è il tuo nome al tavolo. Ne hai uno, o due se si gioca in due.
rules-moon-river-pieces-tiles = Due tessere bonus, usate solo in due giocatori. Su ogni lato c’è un paesaggio con un cerchio: canyon o prateria, deserto o foresta.
rules-moon-river-pieces-boards = Una plancia per ciascuno. Il ranch cresce al di sopra: cinque colonne e cinque righe, in due giocatori dieci righe. La riga 1 è lungo il fiume.
rules-moon-river-pieces-homestead = La casella centrale della riga 1 è la casa. Non è un lotto, nessuna vacca vi entra o la attraversa, e senza un suo ponte non dà contatto.
rules-moon-river-pieces-bridges = I ponti attraversano il fiume. Quello di una colonna tocca la casella di quella colonna nella riga 1; quello della casa tocca le tre caselle intorno alla casa.
rules-moon-river-pieces-stores = Il magazzino ha caselle per i lotti non ancora posati.
rules-moon-river-pieces-camp = Il lato Campo ha tre caselle di magazzino, e ponti alle colonne a ed e e alla casa.
rules-moon-river-figure-ranch = Un ranch vuoto sul lato Campo: in basso il fiume con i suoi tre ponti, la casa al centro della riga 1.

## La preparazione

rules-moon-river-setup = La preparazione
rules-moon-river-setup-1 = Ognuno prende una plancia e un ranchero, o due rancheros se si gioca in due.
rules-moon-river-setup-2 = Si pescano cinque gettoni Compagno e si mettono nel saloon con lo specialista in vista.
rules-moon-river-setup-3 = I lotti si mescolano nella scatola. Se ne pescano quattro, si ordinano secondo il numero sul retro, il più basso vicino alla scatola, e si girano: questa è una colonna. A numero uguale restano nell’ordine in cui sono stati pescati.
rules-moon-river-setup-4 = I rancheros si sorteggiano. In quell’ordine ogni giocatore mette il suo su un lotto libero della colonna. In due giocatori, il primo sorteggiato ne mette uno, poi l’altro li mette tutti e due, infine il primo mette il suo secondo.
rules-moon-river-setup-5 = Si dispone una seconda colonna accanto alla prima. La partita comincia.
rules-moon-river-figure-column = Due colonne. A sinistra i rancheros nell’ordine in cui agiscono ora; a destra i lotti fra cui sceglieranno per il prossimo round.

## Un round

rules-moon-river-round = Un round
rules-moon-river-round-1 = I rancheros agiscono nell’ordine della colonna attuale, a partire dalla scatola. Così i numeri bassi agiscono presto, e quelli alti aspettano lotti migliori. In due giocatori, uno può avere due turni interi di fila.
rules-moon-river-round-2 = Un turno ha tre passi:
rules-moon-river-round-take = Metti il tuo lotto in una casella libera del magazzino. Se non ce n’è, devi ampliare subito il ranch, scegliendo due lotti fra quelli del magazzino e quello che hai in mano.
rules-moon-river-round-expand = Amplia il ranch, se vuoi: unisci due dei tuoi lotti in un domino e posalo. Se all’inizio di questo passo hai quattro o più lotti, puoi posare un secondo domino quando il primo è del tutto concluso.
rules-moon-river-round-choose = Scegli un lotto libero della nuova colonna con il ranchero che ha appena agito.
rules-moon-river-round-3 = Quando tutti hanno agito, si dispone una nuova colonna di quattro e il saloon si completa fino a cinque gettoni. Durante un round non se ne aggiungono.
rules-moon-river-round-4 = In tre giocatori avanza un lotto per colonna. Lascia la partita appena il terzo ranchero ha scelto.

## Posare

rules-moon-river-lay = Posare un domino
rules-moon-river-lay-1 = Due qualsiasi dei tuoi lotti formano un domino. Lo puoi girare come vuoi.
rules-moon-river-lay-2 = Le due caselle devono essere libere e dentro il ranch. Basta un contatto valido: il domino tocca uno dei tuoi ponti, e lì il paesaggio non conta, oppure uno dei suoi lotti ha un bordo in comune con un lotto dello stesso paesaggio del tuo ranch.
rules-moon-river-lay-3 = I lotti non si posano mai da soli, tranne la tessera bonus, e poi non si muovono più.
rules-moon-river-lay-4 = Se devi ampliare e qualcuna delle tue coppie ci sta da qualche parte, devi posare una coppia che ci sta. Se non ce n’è, due dei tuoi lotti, a tua scelta, lasciano la partita.
rules-moon-river-figure-lay = Esempio: il domino di prateria e foresta può stare come nel disegno, perché la sua prateria tocca una prateria. La foresta accanto al deserto non conta.

## I simboli

rules-moon-river-symbols = I simboli
rules-moon-river-symbols-1 = Posato il domino, i lotti che non hai usato vanno nel tuo magazzino. Poi i simboli di tutto il domino hanno effetto in quest’ordine:
rules-moon-river-symbols-cows = Vacche. Per ogni simbolo di vacca arriva su quel lotto una vacca dalla riserva.
rules-moon-river-symbols-skulls = Teschi, cioè la siccità. Per ogni teschio togli una vacca a tua scelta dal territorio del teschio com’è ora; contano anche le vacche appena arrivate, e i compagni non le proteggono. Se non ce n’è, non succede niente. Un teschio ha effetto una volta sola: più tardi il lotto può avere vacche.
rules-moon-river-symbols-circles = Cerchi. Nell’ordine che vuoi, ogni cerchio recluta un compagno dal saloon, e ognuno si conclude prima del successivo. Se non ci sono più gettoni, il cerchio resta vuoto per sempre.
rules-moon-river-symbols-2 = Tre simboli ora non fanno nulla e contano alla fine, un punto ciascuno:
rules-moon-river-symbols-goods = Pepite, castori e mais.
rules-moon-river-territory = Un territorio è l’insieme dei lotti di un paesaggio uniti per i bordi.
rules-moon-river-figure-drought = Esempio: si posano un canyon con un teschio e una fattoria con una vacca. Prima la vacca arriva sulla fattoria. Poi la siccità porta via una delle due vacche del territorio del canyon.

## I compagni

rules-moon-river-partners = I compagni
rules-moon-river-partners-1 = Per un cerchio scegli un gettone del saloon e una delle sue facce, lo specialista o il cowboy, e lo metti sul cerchio. Finché ci sono gettoni devi prenderne uno. Sta a te decidere se usare il suo effetto immediato.
rules-moon-river-partners-2 = Ogni compagno protegge dai ladri di bestiame le vacche del territorio dove si trova.
rules-moon-river-partner-cowboy = Cowboy, il retro di ogni gettone. Sposta le tue vacche, una o più, fino a tre passi in tutto, in lotti vicini del tuo ranch. Per ora un lotto può avere quante vacche vuoi. Le vacche non entrano mai nei campi di mais né nella casa, e non li attraversano.
rules-moon-river-partner-desperado = Desperado. Scambia un lotto del tuo magazzino con uno del magazzino di un altro giocatore. Li scegli entrambi tu.
rules-moon-river-partner-thief = Ladro di bestiame. Prendi una vacca di un altro giocatore da un territorio senza compagno e mettila sul lotto del ladro. Un ladro su un campo di mais non prende niente.
rules-moon-river-partner-prospector = Cercatore d’oro. Alla fine, un punto in più per ogni pepita del tuo ranch.
rules-moon-river-partner-trapper = Trapper. Alla fine, un punto in più per ogni castoro del tuo ranch.
rules-moon-river-partner-farmer = Contadino. Alla fine, un punto in più per ogni simbolo di mais del tuo ranch.

## La fine

rules-moon-river-end = La fine della partita
rules-moon-river-end-1 = Quando servirebbe una nuova colonna e la scatola è vuota, il saloon si completa un’ultima volta e ogni ranchero ha un ultimo turno senza scegliere un lotto.
rules-moon-river-end-2 = Nel turno del tuo ultimo ranchero devi svuotare il magazzino: finché una coppia ci sta, posi una coppia che ci sta, e i suoi simboli hanno effetto come sempre. Ciò che non si può posare lascia la partita.
rules-moon-river-end-3 = Sovrappopolazione: su ogni lotto resta una sola vacca; le altre lasciano la partita.

## Il punteggio

rules-moon-river-score = Il punteggio
rules-moon-river-score-1 = Ogni territorio vale il numero dei suoi lotti per il numero delle sue vacche. I simboli di vacca non contano, solo le vacche. Sui campi di mais non ce ne sono mai.
rules-moon-river-score-2 = Ogni simbolo di pepita, castoro e mais vale un punto.
rules-moon-river-score-3 = Ogni cercatore d’oro, trapper e contadino aggiunge un punto per ogni simbolo, rispettivamente, di pepita, castoro o mais.
rules-moon-river-score-4 = Nel gioco avanzato si aggiungono i punti dello scenario.
rules-moon-river-score-5 = Vince chi ha più punti. In caso di parità decide il territorio più grande, di qualunque paesaggio e con o senza vacche; poi il maggior numero di vacche; altrimenti la vittoria è condivisa. Entrambi si contano dopo la sovrappopolazione.
rules-moon-river-figure-score = Esempio: deserto con 5 lotti e 1 vacca: 5. Canyon con 7 e 3: 21. Prateria con 3 e 2: 6. Fattoria con 4 e 4: 16. Una foresta senza vacche: 0. Poi 4 pepite, 1 castoro e 18 mais, e altri 18 per il contadino. In tutto 89 punti.

## In due

rules-moon-river-two = In due giocatori
rules-moon-river-two-1 = Il ranch ha dieci righe, e ogni giocatore ha due rancheros.
rules-moon-river-two-2 = Il primo giocatore che posa un lotto nella riga 10 prende una delle due tessere bonus subito dopo gli effetti di quel domino, ne sceglie un lato, la posa da sola secondo le regole consuete e recluta un compagno con il suo cerchio. Se non ci sta nessun lato di nessuna tessera, una delle tessere lascia la partita.
rules-moon-river-two-3 = L’altro giocatore riceve allo stesso modo l’altra tessera. Ognuno lo fa una volta sola.

## Leggende del West

rules-moon-river-legends = Leggende del West, il gioco avanzato
rules-moon-river-legends-1 = Il gioco avanzato usa il lato Leggenda delle plance e uno scenario, scelto o sorteggiato.
rules-moon-river-legends-choose = Prima di ogni sorteggio ognuno sceglie la plancia di una leggenda nell’ordine dei posti: prima viola, poi bianco, arancione e verde. Le plance si possono anche sorteggiare, o ogni colore prende la sua come nella scatola: viola Mary, bianco Wesley, arancione Calamity, verde Big Jo.
rules-moon-river-legends-house = Uno scenario con il lato Campo, o il lato Leggenda senza scenario, è una regola della casa: il gioco stampato li usa insieme.
rules-moon-river-legend-mary = Mary ha quattro caselle di magazzino e un ponte, alla casa.
rules-moon-river-legend-wesley = Wesley ha tre caselle di magazzino e ponti alle colonne a e d.
rules-moon-river-legend-calamity = Calamity ha tre caselle di magazzino e ponti alle colonne b ed e.
rules-moon-river-legend-jo = Big Jo ha due caselle di magazzino e ponti alla colonna a, alla casa e alla colonna e.
rules-moon-river-legends-2 = Uno scenario premia i gruppi: lotti uniti per i bordi. Un gruppo di tre vale 10 punti, e ogni lotto in più ne aggiunge 10. Sei in un gruppo valgono 40, due gruppi di tre 20.
rules-moon-river-scenario-timber = Commercio del legname. Gruppi di foreste con almeno una foresta nella riga 1, lungo il fiume.
rules-moon-river-scenario-gold = Corsa all’oro. Gruppi di almeno tre lotti con pepite, di qualunque paesaggio. Si contano le loro pepite: 10 punti per la terza e 10 per ognuna in più. Tre lotti con sei pepite valgono 40.
rules-moon-river-scenario-outlaws = Fuorilegge. Gruppi di lotti con compagni, di qualunque paesaggio, con almeno un bandito: un desperado o un ladro di bestiame con lo specialista in vista.
rules-moon-river-scenario-city = Moon River City. Gruppi di fattorie.

## Decisioni

rules-moon-river-rulings = Che cosa abbiamo deciso
rules-moon-river-rulings-0 = Le regole stampate lasciano aperte alcune domande, e alcuni dati erano solo nelle immagini. Così giochiamo:
rules-moon-river-rulings-pieces = I simboli e i numeri dei lotti, i tipi di gettoni, le tessere bonus, il lato Campo e le colonne dei ponti sono ricostruiti in modo che tutto ciò che è stampato torni. Chi ha la scatola può correggerli in un solo file.
rules-moon-river-rulings-three = In tre giocatori il lotto che avanza lascia la partita in ogni colonna, non solo nella prima.
rules-moon-river-rulings-stores = Dopo il secondo passo di un turno non hai mai più lotti che caselle di magazzino.
rules-moon-river-rulings-unused = I lotti che non posi sono nel tuo magazzino prima che i simboli abbiano effetto, anche quello appena preso. Quindi un desperado può scambiarli.
rules-moon-river-rulings-supply = Se la riserva di vacche è vuota, non ne arriva nessuna.
rules-moon-river-rulings-single = Se una siccità può togliere una vacca da un solo lotto, avviene da sé.
rules-moon-river-rulings-second = La tessera bonus si posa prima del secondo domino del turno.
rules-moon-river-rulings-bandit = Un gettone con il cowboy in vista è un cowboy, non un bandito.

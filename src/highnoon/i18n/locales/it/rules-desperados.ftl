### Le regole di Desperados, con parole nostre.

## L’idea

rules-desperados-idea = L’idea
rules-desperados-idea-1 = Uno sceriffo dà la caccia a un gruppo da due a cinque desperados. I desperados sono una banda: vincono o perdono insieme.
rules-desperados-idea-2 = Tutti si muovono in segreto, con carte a faccia in giù. Le carte si girano solo dopo cinque mosse, e allora si vede chi ha incontrato chi e quali ruberie sono riuscite.
rules-desperados-idea-3 = Dopo cinque turni la banda vince se ha 4000 $ o più per ogni desperado. Altrimenti vince lo sceriffo.

## Il materiale

rules-desperados-pieces = Il materiale
rules-desperados-pieces-map = La mappa: 19 città unite da strade. Cinque città hanno una banca, le altre 14 un tavolo da poker.
rules-desperados-figure-map = Un tratto della mappa: una città con una banca, città con tessere Poker, un vice e una diligenza con il percorso che farà.
rules-desperados-pieces-cards = Ogni giocatore ha una carta movimento per ogni città e una carta Saloon.
rules-desperados-figure-cards = Cinque carte in fila: due che tutti hanno visto, due che conosce solo la tua parte e una segnata a matita.
rules-desperados-pieces-pawns = Ogni giocatore ha una pedina, e ogni desperado un dischetto.
rules-desperados-pieces-deputies = Lo sceriffo ha tanti vice quanti sono i desperados.
rules-desperados-pieces-banks = Tessere Banca: 500 $, 800 $, 1100 $, 1400 $, 1700 $ e 2000 $ sono quelle basse, 2300 $, 2600 $, 2900 $ e 3200 $ quelle alte. Altre due da 2000 $ stanno a parte.
rules-desperados-pieces-poker = 14 tessere Poker: quattro da 300 $, quattro da 400 $, tre da 500 $ e tre da 600 $.
rules-desperados-pieces-coach-tiles = Dieci tessere Diligenza: due per ogni valore, 800 $, 900 $, 1000 $, 1100 $ e 1200 $.
rules-desperados-pieces-fewer = Queste sono le tessere per cinque desperados. Se sono di meno, le tessere valgono meno, così che le due parti vincano più o meno altrettanto spesso: con quattro desperados poker da 200 $ a 500 $ e diligenze da 700 $ a 1000 $; con tre da 200 $ a 400 $ e da 500 $ a 900 $; con due da 100 $ a 400 $ e da 500 $ a 800 $. Anche le banche ricche sono meno. Un tavolo si può aprire con le tessere per cinque, quanti che siano i desperados.
rules-desperados-pieces-plans = Cinque piani di viaggio per le diligenze, ognuno con un lato marrone e uno blu. Ogni piano è una città di partenza e cinque tappe; l’ultima città di un piano è la prima del successivo, ad anello. Il lato blu è lo stesso percorso all’indietro.
rules-desperados-plan-1 = Piano 1: Yuma, Phoenix, Tucson, Tombstone, Lordsburg, Silver City.
rules-desperados-plan-2 = Piano 2: Silver City, Socorro, Las Cruces, El Paso, Roswell, Fort Sumner.
rules-desperados-plan-3 = Piano 3: Fort Sumner, Santa Fe, Taos, Shiprock, Gallup, Albuquerque.
rules-desperados-plan-4 = Piano 4: Albuquerque, Socorro, Silver City, Gallup, Flagstaff, Prescott.
rules-desperados-plan-5 = Piano 5: Prescott, Flagstaff, Gallup, Phoenix, Tucson, Yuma.
rules-desperados-figure-whole = La mappa intera. Ci sono banche a Prescott, Tucson, Silver City, Santa Fe ed El Paso.

## La preparazione

rules-desperados-setup = La preparazione
rules-desperados-setup-1 = Si mettono da parte due tessere Banca da 2000 $. Si pescano tre tessere basse e due alte e si posano a faccia in giù, una su ogni banca. Il resto si mescola in una pila con le due tessere da 2000 $ in fondo.
rules-desperados-setup-2 = In ogni città senza banca c’è una tessera Poker a faccia in giù. Le tessere Diligenza formano una pila.
rules-desperados-setup-3 = Si pesca il primo piano di viaggio; gli altri seguono nell’ordine dell’anello. La diligenza marrone è nella prima città del piano.
rules-desperados-setup-4 = Lo sceriffo piazza sé stesso e i suoi vice nelle città che vuole. Poi ogni desperado sceglie una città, anche quella dello sceriffo.

## Un turno

rules-desperados-round = Un turno
rules-desperados-round-1 = La partita ha cinque turni, e ogni turno ha cinque mosse seguite dalla fase di verifica. In ogni mossa agisce prima lo sceriffo, poi la banda.
rules-desperados-sheriff = Una mossa: lo sceriffo
rules-desperados-sheriff-1 = Ogni diligenza avanza di una città lungo il suo piano. Una diligenza assaltata resta dov’è.
rules-desperados-sheriff-2 = Lo sceriffo può muovere ogni vice in una città vicina. Tutti lo vedono.
rules-desperados-sheriff-3 = Gioca una carta movimento a faccia in giù: una città vicina, o Saloon per restare. La sua pedina resta dov’è fino alla fase di verifica. La carta è definitiva.
rules-desperados-gang = Una mossa: la banda
rules-desperados-gang-1 = Ogni desperado gioca allo stesso modo una carta a faccia in giù. I membri della banda possono parlarsi e mostrarsi tutto, e le carte si possono cambiare finché tutti non hanno scelto.
rules-desperados-gang-2 = Poi ogni desperado fa una cosa nella sua città: assaltare una diligenza, giocare a poker, spiare la tessera Banca o non fare nulla.
rules-desperados-cards = Le carte
rules-desperados-cards-1 = Una carta usata in questo turno non si può usare di nuovo nello stesso turno. Quindi nessuno arriva due volte in una città nello stesso turno.
rules-desperados-cards-2 = La carta della città dove sei non ti permette di restare. Lo permette solo Saloon.
rules-desperados-cards-3 = Tutti devono giocare una carta. Chi non ne ha una giocabile resta dov’è senza carta, e tutti vedono che la carta manca.
rules-desperados-figure-move = Esempio: Verde è partito da Tucson, è andato a Lordsburg e poi a Silver City. Solo la banda conosce questo percorso; per lo sceriffo la pedina è ancora a Tucson.

## Le ruberie

rules-desperados-heists = Le ruberie
rules-desperados-heists-1 = Diligenze e partite a poker sono il bersaglio delle ruberie. Una ruberia si annuncia ora, ma si decide solo nella fase di verifica: ancora non si prende niente.
rules-desperados-heists-2 = Per una ruberia serve un dischetto in più dei vice presenti in città; i dischetti li posano desperados che sono lì, tutti nella stessa mossa. Senza vice basta un dischetto; con un vice ne servono due.
rules-desperados-heists-3 = Questi dischetti formano la torre. La sua altezza è il numero di desperados che devono arrivare, e non cambia più, qualunque cosa facciano poi i vice. Altri desperados in città possono aggiungere il loro dischetto come rinforzo nella stessa mossa.
rules-desperados-heists-4 = Ogni dischetto serve per una ruberia per turno. Ogni diligenza e ogni tessera Poker può essere il bersaglio di una ruberia per turno. Due ruberie insieme in una città richiedono una torre completa ciascuna; se ci sono due diligenze, di’ quale.
rules-desperados-heists-5 = Una diligenza assaltata si ferma fino alla fase di verifica.
rules-desperados-heists-6 = Se troppo pochi della banda scelgono una ruberia, non se ne fa niente e lo sceriffo non ne sa nulla.
rules-desperados-figure-heist = Esempio: a Lordsburg c’è un vice. Due desperados vi assaltano la diligenza con una torre di due dischetti. Nella fase di verifica due di loro devono essere lì e liberi.

## La prova e la spiata

rules-desperados-proof = La prova
rules-desperados-proof-1 = Chi posa un dischetto o spia una banca mostra a tutti la carta di questa mossa. Se è Saloon, o se non c’è una carta, si mostrano anche quelle prima, fino a quella che ha portato in città; nella mossa 1 la prova è la pedina.
rules-desperados-proof-2 = Così lo sceriffo viene a sapere dove sono ora quei desperados. Questo da solo non basta ad arrestarli: deve anche trovarsi nella stessa città.
rules-desperados-look = Spiare una banca
rules-desperados-look-1 = Per spiare la tessera di una banca non servono né dischetti né maggioranza. Tutta la banda ne viene a sapere il valore; lo sceriffo e tutti gli altri vedono chi ha spiato, dove e quando. Una banca vuota non si può spiare.
rules-desperados-look-2 = Lo sceriffo può guardare tutte le tessere Banca in ogni momento, senza essere visto.
rules-desperados-look-3 = Nello stesso turno puoi spiare una banca in una mossa e partecipare a una ruberia in un’altra.

## La fase di verifica

rules-desperados-reckoning = La fase di verifica
rules-desperados-reckoning-1 = Dopo la quinta mossa si ripercorrono le mosse da 1 a 5, una per una. In ognuna:
rules-desperados-reckoning-move = Tutti quelli che non sono agli arresti girano la carta di questa mossa e muovono la pedina. Incontrarsi su una strada non significa nulla.
rules-desperados-reckoning-arrest = Un desperado nella città dello sceriffo viene arrestato. Le carte che gli restano di questo turno tornano senza essere viste e non contano. La carta di quella città è persa per il resto della partita, anche se il desperado era lì con Saloon. La carta Saloon non si perde mai.
rules-desperados-reckoning-heist = Poi si controlla ogni ruberia di questa mossa: riesce se, fra chi ha posato un dischetto, sono lì e liberi almeno tanti desperados quanto è alta la torre, quali che siano i vice ora presenti. La banda prende la tessera Poker, o la tessera Diligenza in cima. Una tessera Poker presa non torna più; se mancata, resta.
rules-desperados-reckoning-2 = Dopo la quinta mossa si rapinano le banche: in ogni città con una tessera Banca dove ci sono più desperados liberi che vice, la tessera va alla banda. Per le banche non servono né dischetti né annunci.
rules-desperados-figure-bank = Esempio: alla fine di un turno ci sono a El Paso due desperados e un vice. Sono più dei vice, quindi rapinano la banca.
rules-desperados-next = La preparazione del turno successivo
rules-desperados-next-1 = I dischetti e tutte le carte, tranne quelle perse, tornano ai giocatori. Le pedine partono da dove sono. I desperados arrestati sono di nuovo liberi.
rules-desperados-next-2 = Per ogni banca rapinata si prende una tessera dalla cima della pila; queste tessere si mescolano e si posano sulle banche rapinate. Se non bastano, alcune di queste banche restano vuote.
rules-desperados-next-3 = La diligenza marrone comincia il piano successivo dell’anello. La diligenza blu torna lungo il lato blu del piano appena finito. Quindi c’è una diligenza nel turno 1 e ce ne sono due dal turno 2.

## La fine

rules-desperados-end = La fine della partita
rules-desperados-end-1 = Dopo il quinto turno si sommano le tessere prese. La banda vince con almeno 4000 $ per ogni desperado: 8000 $ in due, 12.000 $ in tre, 16.000 $ in quattro, 20.000 $ in cinque.
rules-desperados-end-2 = Altrimenti vince lo sceriffo. Non c’è pareggio.

## Chi sa che cosa

rules-desperados-secrets = Chi sa che cosa
rules-desperados-secrets-1 = Le carte dello sceriffo: solo lui, finché non si girano.
rules-desperados-secrets-2 = Le carte, i piani e le conversazioni dei desperados: solo la banda, finché una carta non si gira o non si mostra come prova.
rules-desperados-secrets-3 = Le tessere Banca: lo sceriffo le conosce tutte, la banda quelle che ha spiato. Le tessere Poker e le pile: nessuno.
rules-desperados-secrets-4 = Tutti vedono i vice, le diligenze, i dischetti, le carte perse, le tessere prese e il denaro raccolto finora, e chi ha giocato una carta o deciso.
rules-desperados-secrets-5 = Dopo la fine tutto è scoperto, e la partita si può rivedere con gli occhi di ciascuno.
rules-desperados-figure-heat = Sulla tua mappa le città ombreggiate mostrano dove può essere qualcuno che cerchi, e quanto è probabile. È calcolato solo da ciò che sa la tua parte.

## Mappe proprie

rules-desperados-maps = Le tue mappe
rules-desperados-maps-1 = La mappa, i piani e le tessere stanno in un file di testo. Puoi giocare su una mappa tua: scegli il file quando apri un tavolo. Se qualcosa non va, ti viene detto prima della partita.

## Decisioni

rules-desperados-rulings = Che cosa abbiamo deciso
rules-desperados-rulings-0 = La nostra fonte è un regolamento tradotto, senza le immagini. Così giochiamo:
rules-desperados-rulings-map = La mappa, i piani di viaggio, i valori delle tessere e l’unica carta Saloon sono ricostruiti. Con il tabellone stampato davanti puoi scriverli in un file di mappa.
rules-desperados-rulings-ready = Tutti vedono che qualcuno ha scelto o deciso, ma non che cosa, né se ha cambiato idea. Si chiede a tutti i desperados in ogni mossa, quindi la domanda non rivela niente.
rules-desperados-rulings-inside = La banda si accorda al suo interno su quali ruberie vuole. Ciò che non è completo quando tutti hanno deciso si annulla.
rules-desperados-rulings-reserve = I dischetti di rinforzo si posano nella stessa mossa della torre. Per la riuscita contano tutti quelli che hanno posato un dischetto, torre e rinforzo allo stesso modo.
rules-desperados-rulings-lost = La carta della città di un arresto si perde ovunque sia, in mano o nella fila. Una carta già persa non si perde di nuovo.
rules-desperados-rulings-disc = Un dischetto usato resta usato quando chi l’ha posato viene arrestato.
rules-desperados-rulings-pile = Le due tessere da 2000 $ in fondo alla pila restano al loro posto. Quando le tessere non bastano, il caso decide quali banche rapinate restano vuote.
rules-desperados-rulings-open = Le tessere prese e il loro totale sono pubblici.
rules-desperados-rulings-coach = Una diligenza assaltata si considera arrivata alla fine del suo piano.

### La prima partita di Desperados: che cosa dicono le schede, in ordine.

lesson-desperados-welcome = Ti diamo il benvenuto a Desperados. Tu sei Verde, in una banda di due. Il computer gioca Rosso, il tuo complice, e lo sceriffo che vi dà la caccia.
lesson-desperados-goal = In cinque turni alla banda servono 8000 $, cioè 4000 $ per ciascuno di voi. Banche, diligenze e partite a poker fruttano denaro.
lesson-desperados-law = Lo sceriffo parte da Albuquerque, con un vice a Lordsburg e uno a Prescott. I vice rendono più difficile rubare, ma solo lo sceriffo può arrestarti.
lesson-desperados-coach = La diligenza marrone avanza di una città a ogni mossa. L’orario dice dove sarà: a Tombstone nella mossa 3.
lesson-desperados-place = Scegli la città dove cominci. Prendi Nogales: Tucson e Tombstone sono vicine.
lesson-desperados-card-1 = A ogni mossa lo sceriffo gioca una carta a faccia in giù, poi giochi la tua. Vai a Tucson. Solo la banda vede questa carta.
lesson-desperados-look = A Tucson c’è una banca. Spia la sua tessera: così la banda sa quanto vale. Ma chi spia deve mostrare la carta, e lo sceriffo viene a sapere dove sei.
lesson-desperados-poor = La banca di Tucson ha solo 800 $, e lo sceriffo sa che sei qui. È meglio ripartire.
lesson-desperados-card-2 = Vai a Tombstone. La diligenza ci arriva nella prossima mossa, e tu la starai aspettando.
lesson-desperados-low-2 = Qui c’è una tessera Poker, ma il tuo dischetto serve per una sola ruberia per turno. Tienilo per la diligenza e non fare nulla. Lo sceriffo vede solo che hai deciso qualcosa.
lesson-desperados-deputy = La diligenza è arrivata a Tombstone. Lo sceriffo vi ha mandato anche un vice; i vice si muovono allo scoperto.
lesson-desperados-card-3 = Per restare dove sei ti serve la carta Saloon, e ne hai una sola per turno. Giocala ora.
lesson-desperados-heist = Anche Rosso è a Tombstone. Con un vice in città, per una ruberia servono due dischetti: da soli non avreste potuto fare nulla. Assaltate insieme la diligenza.
lesson-desperados-proof = Entrambi avete dovuto mostrare le carte, quindi lo sceriffo sa dove siete. Non avete ancora preso niente: se una ruberia riesce si decide dopo la quinta mossa.
lesson-desperados-card-4 = Vattene in fretta. Vai a Lordsburg: il vice che era lì ora è a Tombstone.
lesson-desperados-low-4 = Hai già usato il dischetto in questo turno. Non fare nulla.
lesson-desperados-card-5 = È l’ultima mossa del turno. Vai a Silver City: dopo la quinta mossa la banda rapina ogni banca dove ci sono più desperados liberi che vice. Per questo non serve il dischetto.
lesson-desperados-low-5 = Qui non c’è nessun vice, quindi basti tu. Non fare nulla, e si gireranno tutte le carte.
lesson-desperados-reckoning = Questa era la fase di verifica. Nella mossa 3 tu e Rosso eravate entrambi a Tombstone e liberi, quindi la ruberia è riuscita: la diligenza ha fruttato 1100 $.
lesson-desperados-arrest = Nella mossa 4 Rosso ha incontrato lo sceriffo a El Paso: arresto. La sua ultima carta non conta, e la sua carta di El Paso è persa per il resto della partita.
lesson-desperados-bank = A Silver City hai rapinato la banca: 3200 $. La banda ora ha 4300 $ su 8000 $.
lesson-desperados-sheriff-1 = Ora guarda con gli occhi dello sceriffo. Conosce tutte le tessere Banca, ma del vostro percorso ha visto solo le carte che avete dovuto mostrare: a Tucson e a Tombstone. Il resto era un’ipotesi: che qualcuno sarebbe andato a El Paso.
lesson-desperados-sheriff-2 = La sua mappa ombreggia le città dove può essere ogni desperado, come la tua ombreggia quelle dove può essere lui. Lo sceriffo vince trovandosi nella città giusta al momento giusto, e mandando i vice dove volete rubare.
lesson-desperados-free = Comincia il turno 2, e da qui in poi decidi tu. Ora sono in viaggio due diligenze. Puoi segnare a matita le tue prossime mosse, e le regole sono sempre a un clic. Buona fortuna!

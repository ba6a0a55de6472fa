### Il tavolo di Moon River nella pagina.

## Il mercato, il saloon, il magazzino

web-moon-river-draft = Mercato
web-moon-river-draft-note = I numeri bassi agiscono prima. Dopo la posa scegli un lotto libero per il prossimo round.
web-moon-river-round = round { $round }, restano { $box }
web-moon-river-box = restano { $box }
web-moon-river-here = Ora
web-moon-river-there = Dopo
web-moon-river-taken = preso
web-moon-river-stands = { $name } su { $parcel }
web-moon-river-chips =
    { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
    }
web-moon-river-stock = Nella pila, in un ordine che nessuno conosce:
    { $chips }
web-moon-river-saloon-empty = Non c’è nessuno.
web-moon-river-short-desperado = scambia un lotto
web-moon-river-short-thief = prendi una vacca
web-moon-river-short-prospector = +1 per pepita
web-moon-river-short-trapper = +1 per castoro
web-moon-river-short-farmer = +1 per mais
web-moon-river-partners = Compagni
web-moon-river-stores-mine = Il tuo magazzino
web-moon-river-stores-of = Magazzino di { $name }
web-moon-river-places =
    { $count ->
        [one] 1 posto
       *[other] { $count } posti
    }
web-moon-river-join-note = Toccane due per unirli.
web-moon-river-in-hand = { $land } in mano
web-moon-river-supply = vacche rimaste
web-moon-river-supply-tip = Vacche della riserva comune. Quando è vuota, non arrivano più vacche.

## I ranch

web-moon-river-ranches = Tutti i ranch
web-moon-river-ranch-of = Il ranch di { $name }
web-moon-river-my-ranch = Il mio ranch
web-moon-river-look = guarda il ranch
web-moon-river-you = Tu
web-moon-river-homestead = casa
web-moon-river-free = { $cell }: libera
web-moon-river-cell = { $cell }: { $what }
web-moon-river-bridge = ponte alla colonna { $column }
web-moon-river-a-bridge = ponte
web-moon-river-cows =
    { $count ->
        [0] nessuna vacca
        [one] 1 vacca
       *[other] { $count } vacche
    }
web-moon-river-tip = { $what }: { $means }
web-moon-river-means-cows = alla posa arriva qui una vacca.
web-moon-river-means-cows-done = la vacca è arrivata.
web-moon-river-means-skulls = siccità. Alla posa una vacca del territorio se ne va.
web-moon-river-means-skulls-done = la siccità è passata.
web-moon-river-means-circles = alla posa recluti un compagno.
web-moon-river-means-circles-done = non è venuto nessuno, e nessuno verrà.
web-moon-river-means-nuggets = un punto ciascuna.
web-moon-river-means-beavers = un punto ciascuno.
web-moon-river-means-corn = un punto ciascuno.
web-moon-river-means-back = il numero sul retro. I più bassi agiscono prima.

## La posa

web-moon-river-hand = In mano
web-moon-river-lay = Posa qui
web-moon-river-rotate = Ruota
web-moon-river-swap = Inverti
web-moon-river-sides = Lati delle tessere
web-moon-river-not-now = Non ora
web-moon-river-lay-note = Trascinalo, tocca una casella evidenziata o usa le frecce; R ruota, X inverte le metà.
web-moon-river-lay-note-short = Tocca una casella evidenziata.
web-moon-river-not-here = Qui non si può posare.
web-moon-river-touches = tocca: { $what }
web-moon-river-in-words =
    { $count ->
        [one] Un posto, a parole
       *[other] Tutti i { $count } posti, a parole
    }
web-moon-river-first-where = Prima scegli dove
web-moon-river-ways =
    { $count ->
        [one] un modo
       *[other] { $count } modi
    }

## Che cosa porterebbe una scelta

web-moon-river-points =
    { $count ->
        [one] punto
       *[other] punti
    }
web-moon-river-gain-lands = terre
web-moon-river-gain-resources = beni
web-moon-river-gain-partners = compagni
web-moon-river-gain-scenario = scenario
web-moon-river-gain-cows =
    { $count ->
        [one] vacca
       *[other] vacche
    }
web-moon-river-gain-recruits =
    { $count ->
        [one] 1 compagno
       *[other] { $count } compagni
    }
web-moon-river-from-saloon = dal saloon
web-moon-river-territory = { $count } × { $land }

## Il punteggio

web-moon-river-part-lands = Terre × vacche
web-moon-river-part-resources = Pepite, castori, mais
web-moon-river-part-partners = Compagni
web-moon-river-about-lands = Ogni territorio vale i suoi lotti per le sue vacche; conta una sola vacca per lotto.
web-moon-river-about-resources = Ogni pepita, castoro e mais vale un punto.
web-moon-river-about-partners = Cercatori d’oro, trapper e contadini danno un punto in più per ogni pepita, castoro o mais.
web-moon-river-about-timber = Gruppi di almeno tre foreste, di cui almeno una sul fiume: 10, più 10 per ogni foresta oltre la terza.
web-moon-river-about-gold = Gruppi di almeno tre lotti con pepite: 10 per la terza pepita, e 10 per ogni altra.
web-moon-river-about-outlaws = Gruppi di almeno tre compagni, di cui almeno uno bandito: 10, più 10 per ogni compagno oltre il terzo.
web-moon-river-about-city = Gruppi di almeno tre fattorie: 10, più 10 per ogni fattoria oltre la terza.
web-moon-river-bill = Conteggio completo
web-moon-river-largest = Territorio più grande
web-moon-river-herd = Vacche che contano
web-moon-river-by =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }

## La legenda

web-moon-river-legend-lands = Paesaggi
web-moon-river-legend-symbols = Simboli
web-moon-river-legend-partners = Ogni compagno protegge dai ladri le vacche del suo territorio. Ogni gettone ha uno specialista da un lato e un cowboy dall’altro.
web-moon-river-legend-score = Punteggio
web-moon-river-legend-keys = Tasti durante la posa: le frecce muovono il domino, R lo ruota, X ne inverte le metà, Invio lo posa.

## Opening a table

web-option-moon-river-pieces = I tuoi pezzi
web-option-moon-river-pieces-note = Un file TOML con lotti, gettoni, tessere e plance; senza, si usano i pezzi standard.

### Desperados

desperados-title = Desperados

## Nomi

desperados-seat-sheriff = Sceriffo
    .the = lo sceriffo
    .start = Lo sceriffo
desperados-seat-green = Verde
desperados-seat-red = Rosso
desperados-seat-yellow = Giallo
desperados-seat-purple = Viola
desperados-seat-orange = Arancione

desperados-coach-brown = diligenza marrone
desperados-coach-blue = diligenza blu
desperados-target-brown = la diligenza marrone
desperados-target-blue = la diligenza blu
desperados-target-poker = la partita a poker
desperados-card-town = { $town }
desperados-card-saloon = Saloon
desperados-card-none = nessuna carta
desperados-decision-brown = assaltare la diligenza marrone
desperados-decision-blue = assaltare la diligenza blu
desperados-decision-poker = giocare a poker
desperados-decision-look = spiare la banca
desperados-decision-nothing = non fare nulla

## Fasi

desperados-phase-banks = posa delle tessere sulle banche
desperados-phase-plan = pesca del primo piano di viaggio
desperados-phase-muster = piazzamento dello sceriffo e dei suoi vice
desperados-phase-hideout = piazzamento dei desperados
desperados-phase-sheriff = la mossa dello sceriffo
desperados-phase-cards = scelta delle carte della banda
desperados-phase-heists = scelta di ciò che la banda fa in ogni città
desperados-phase-tiles = la fase di verifica
desperados-phase-over = finita

## Domande

desperados-prompt-over-gang = La partita è finita: la banda scappa con { $money } $; ne servivano { $goal } $.
desperados-prompt-over-sheriff = La partita è finita: la banda ha { $money } $, ma ne servivano { $goal } $.
desperados-prompt-chance = Decide la sorte.
desperados-prompt-wait = Si aspetta: { $seats }.
desperados-prompt-muster-sheriff = { $seat }, in quale città cominci?
desperados-prompt-muster-deputy = { $left ->
    [one] Dove comincia il tuo ultimo vice?
   *[other] Dove comincia un vice? Ne restano { $left } da piazzare.
}
desperados-prompt-hideout = { $seat }, in quale città cominci?
desperados-prompt-sheriff = Turno { $round }, mossa { $move }: sei a { $town }. Muovi i vice, se vuoi, poi gioca la tua carta.
desperados-prompt-cards = Turno { $round }, mossa { $move }: sei a { $town }. Quale carta giochi?
desperados-prompt-cards-ready = Turno { $round }, mossa { $move }: la tua carta ti porta a { $town }. Puoi cambiarla finché tutti non hanno scelto; mancano: { $seats }.
desperados-prompt-heists = Turno { $round }, mossa { $move }: che cosa fai a { $town }?
desperados-prompt-heists-ready = Turno { $round }, mossa { $move }: hai deciso a { $town }. Puoi cambiare idea finché tutti non hanno deciso; mancano: { $seats }.

## Scelte

desperados-action-place-sheriff = Comincia a { $town }
desperados-action-place-deputy = Vice a { $town }{ $deputies ->
    [0] {""}
   *[other] {" "}({ $deputies } sul posto)
}
desperados-action-place = Comincia a { $town }{ $deputies ->
    [0] {""}
   *[other] {" "}({ $deputies } vice)
}
desperados-action-ride = Manda un vice da { $from } a { $town }
desperados-action-card = Vai a { $town }{ $deputies ->
    [0] {""}
   *[other] {" "}({ $deputies } vice)
}
desperados-action-saloon = Saloon: resta a { $town }{ $deputies ->
    [0] {""}
   *[other] {" "}({ $deputies } vice)
}
desperados-action-no-card = Resta a { $town }: nessuna carta giocabile
desperados-action-coach = Assalta { $target } a { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(servono 2 dischetti)
   *[other] {" "}(serve un dischetto in più dei { $deputies } vice)
}
desperados-action-poker = Gioca a poker a { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(servono 2 dischetti)
   *[other] {" "}(serve un dischetto in più dei { $deputies } vice)
}
desperados-action-look = Spia la tessera Banca a { $town }
desperados-action-nothing = Non fare nulla
desperados-action-plan = Il primo piano di viaggio è il numero { $value }
desperados-action-bank = Una banca riceve la tessera da { $value } $
desperados-action-tile = La banda prende una tessera da { $value } $

## Il diario

desperados-event-bank-laid = Sulla banca di { $town } va una tessera da { $value } $.
desperados-event-bank-laid-hidden = Sulla banca di { $town } va una tessera a faccia in giù.
desperados-event-bank-laid-empty = Per la banca di { $town } non ci sono più tessere.
desperados-event-plan = Il primo piano di viaggio è il numero { $plan }: { $towns }.
desperados-event-placed = { $seat } comincia a { $town }.
desperados-event-deputy-placed = Un vice comincia a { $town }.
desperados-event-round = Comincia il turno { $round }.
desperados-event-rode = Un vice cavalca da { $from } a { $to }.
desperados-event-laid = { $seat } gioca una carta: { $card }.
desperados-event-laid-hidden = { $seat } gioca una carta a faccia in giù.
desperados-event-exchanged = { $seat } cambia la carta con un’altra: { $card }.
desperados-event-no-card = { $seat } non ha carte da giocare e resta dov’è.
desperados-event-decided = { $seat } a { $town }: { $what }.
desperados-event-gang-laid = La banda ha giocato le sue carte.
desperados-event-gang-laid-without = La banda ha giocato le sue carte; senza carte da giocare: { $without }.
desperados-event-gang-decided = La banda ha deciso.
desperados-event-dropped = { $seats } a { $town }: troppo pochi dischetti per { $target }; non se ne fa niente.
desperados-event-shown = { $seat } dimostra di essere a { $town } e mostra: { $cards }.
desperados-event-shown-pawn = { $seat } dimostra di essere a { $town }: lì c’è la sua pedina.
desperados-event-heist = Ruberia a { $town }: { $seats }, contro { $target }; { $height ->
    [one] ne deve arrivare uno.
   *[other] ne devono arrivare { $height }.
}
desperados-event-looked = { $seat } spia la banca di { $town }: { $value } $.
desperados-event-looked-hidden = { $seat } spia la banca di { $town }.
desperados-event-reckoning = Comincia la fase di verifica del turno { $round }.
desperados-event-moved = Mossa { $move }: { $where }.
desperados-event-there = { $seat } a { $town }
desperados-event-arrested = Arresto a { $town }: { $seat } perde quella carta.
desperados-event-arrested-again = Arresto a { $town }: { $seat }.
desperados-event-heist-won = La ruberia a { $town } riesce: { $target }.
desperados-event-heist-failed = La ruberia a { $town } fallisce: { $target }.
desperados-event-tile = Il colpo frutta { $value } $; la banda ha { $money } $.
desperados-event-robbed = La banca di { $town } viene rapinata ({ $seats }): { $value } $; la banda ha { $money } $.
desperados-event-over-gang = La banda vince con { $money } $ su { $goal } $.
desperados-event-over-sheriff = Vince { $seat-the }: { $money } $ su { $goal } $ non bastano.

## La fine

desperados-result-gang = Vince la banda: { $money } $ su { $goal } $.
desperados-result-sheriff = Vince { $seat-the }: la banda ha { $money } $ su { $goal } $.
desperados-score-bank = Banche
desperados-score-coach = Diligenze
desperados-score-poker = Poker

## Perché no

desperados-error-text = «{ $text }» non è un’azione di Desperados; per esempio: { $examples }.
desperados-error-not-here = «{ $action }» non è possibile su questa mappa.
desperados-error-draw = Questo ora non si può pescare.
desperados-error-chance-only = Tessere e piani si pescano solo a caso.
desperados-error-chance-due = Prima si deve pescare.
desperados-error-sheriff-only = Solo lo sceriffo può muovere i vice.
desperados-error-gang-only = Solo i desperados possono rubare, spiare le banche e non fare nulla.
desperados-error-sheriff-turn = Tocca allo sceriffo.
desperados-error-gang-turn = Tocca alla banda.
desperados-error-final = La tua carta è già giocata ed è definitiva.
desperados-error-phase = Non ora. La partita è a questo punto: { $phase }.
desperados-error-placed = Hai già preso posto a { $town }.
desperados-error-no-deputy = A { $town } non c’è nessun vice che possa andare a { $end }.
desperados-error-deputy-ridden = Il vice a { $town } ha già cavalcato in questa mossa.
desperados-error-same-card = È la carta che hai già giocato.
desperados-error-saloon-used = { $count ->
    [0] Su questa mappa non ci sono carte Saloon.
    [one] Hai già giocato la tua carta Saloon in questo turno.
   *[other] Hai già giocato le tue { $count } carte Saloon in questo turno.
}
desperados-error-card-lost = Lo sceriffo ha la tua carta di { $town }: è persa per il resto della partita.
desperados-error-card-used = Hai già giocato { $town } in questo turno.
desperados-error-card-here = Sei già a { $town }; solo una carta Saloon ti permette di restare.
desperados-error-card-far = Nessuna strada porta da { $here } a { $town }.
desperados-error-must-play = Hai una carta giocabile, quindi devi giocarne una.
desperados-error-same-decision = L’hai già deciso.
desperados-error-no-bank = A { $town } non c’è nessuna banca.
desperados-error-bank-empty = La banca di { $town } è vuota.
desperados-error-no-poker = A { $town } non c’è nessuna tessera Poker.
desperados-error-no-coach = La { $coach } non è a { $town }.
desperados-error-target-taken = A { $town } è già il bersaglio di una ruberia in questo turno.
desperados-error-disc-spent = Hai già usato il tuo dischetto in questo turno.
desperados-error-no-majority = { $town }: vice { $deputies }, desperados { $gang }; la banda deve essere più numerosa.
desperados-error-few-discs = { $town }: vice { $deputies }; membri della banda sul posto che hanno ancora il dischetto: { $discs }.

## Mappe

desperados-map-unreadable = { $file } non si può leggere: { $reason }.
desperados-map-large = La mappa è troppo lunga; il limite è di { $limit } caratteri.
desperados-map-toml = La mappa non è TOML valido: { $reason }.
desperados-map-unknown = In una mappa non c’è nessun campo «{ $field }».
desperados-map-field = «{ $field }» manca o non è del tipo giusto: { $found }.
desperados-map-number = «{ $field }» deve essere un numero intero da { $least } a { $most }, non { $found }.
desperados-map-town-count = Una mappa ha da 2 a { $most } città, non { $found }.
desperados-map-town-key = «{ $key }» non può indicare una città: usa lettere minuscole e cifre, con trattini fra le parole, al massimo 24 caratteri, e né «saloon» né «none».
desperados-map-town-name = La città «{ $key }» si chiama «{ $name }», ma chiave e nome possono differire solo per maiuscole e trattini.
desperados-map-town-same-at = { $town } è disegnata nello stesso punto di un’altra città.
desperados-map-no-town = { $where } nomina una città che non è sulla mappa: { $town }.
desperados-map-road-loop = Una strada porta da { $town } a sé stessa.
desperados-map-road-twice = La strada fra { $one } e { $other } compare due volte.
desperados-map-many-roads = { $town } ha { $found } strade, ma possono essere al massimo { $most }.
desperados-map-plan-count = Devono esserci { $expected } piani di viaggio, non { $found }.
desperados-map-plan-length = Il piano { $plan } deve avere { $expected } città, non { $found }.
desperados-map-plan-off-road = Piano { $plan }: nessuna strada fra { $one } e { $other }.
desperados-map-plan-ring = Il piano { $next } deve cominciare dove finisce il piano { $plan }.
desperados-map-tiles-laid = Tessere da posare ({ $field }): { $laid }, ma ce ne sono solo { $found }.
desperados-map-banks = Ci sono { $banks } banche, ma le tessere da posare sulle banche sono { $laid }.
desperados-map-many = Ci sono { $banks } banche (al massimo { $most_banks }) e { $bottom } tessere in fondo (al massimo { $most_bottom }).
desperados-map-low-high = Ogni tessera bassa deve valere meno di ogni tessera alta, ma sono { $low } e { $high }.
desperados-map-poker = Servono { $expected } tessere Poker, ma ce ne sono { $found }.
desperados-map-coach = Servono { $expected } tessere Diligenza, ma ce ne sono { $found }.
desperados-map-unconnected = Nessuna strada porta a: { $towns }.

## Posizioni

desperados-position-field = { $field }: «{ $found }» è sbagliato; atteso: { $expected }.
desperados-position-no-such-tile = Sono state posate o prese più tessere di un valore di quante ne esistano.
desperados-position-round = Il turno { $found } non corrisponde alla fase «{ $phase }».
desperados-position-move = La mossa { $found } non corrisponde alla fase «{ $phase }».
desperados-position-plan = Il primo piano si pesca dopo la preparazione delle banche, non prima; la fase è «{ $phase }».
desperados-position-reckoning = Mosse rivelate e arresti appartengono alla fase «tiles», non a «{ $phase }».
desperados-position-tiles = I conti delle tessere non tornano: { $kind }.
desperados-position-poker = Tessere Poker sparite: { $found }; tessere Poker prese: { $taken }.
desperados-position-banks = Le banche aspettano tessere solo nella fase «banks»; questa è «{ $phase }».
desperados-position-set-up = Le banche non possono essere preparate così.
desperados-position-batch = Una tessera Banca non può essere stata posata in un turno successivo.
desperados-position-looked = La banda non può aver spiato una banca senza tessera.
desperados-position-pieces = Le pedine e i vice sul tabellone non corrispondono alla fase «{ $phase }».
desperados-position-decision = { $seat } non può ancora aver deciso.
desperados-position-decided = { $seat } non può aver deciso questo qui: { $found }.
desperados-position-all-decided = Tutti hanno deciso, quindi sarebbe già successo.
desperados-position-at = { $seat } non è dove portano le carte.
desperados-position-lost = { $seat } non può aver perso queste carte.
desperados-position-cards = { $seat } ha giocato { $found } carte, e questo non corrisponde alla fase.
desperados-position-shown = Le carte mostrate da { $seat } non tornano.
desperados-position-card = { $seat } non può aver giocato la carta della mossa { $move }.
desperados-position-heist = La ruberia della mossa { $move } ({ $target }) non è possibile.
desperados-position-due = Non possono esserci { $found } tessere in sospeso.

## Il tabellone nel terminale

desperados-board-round = Turno { $round }
desperados-board-start = da
desperados-board-maybe = { $seat } può essere in { $count ->
    [one] una città: { $towns }
   *[other] { $count } città: { $towns }
}
desperados-board-lost = { $seat } ha perso: { $towns }
desperados-board-held = assaltata
desperados-board-loot = Bottino { $money } $ su { $goal } $ · { $pile } tessere Banca nella pila
desperados-board-dollars = { $amount } $

desperados-legend-title = Il tavolo
desperados-legend-pawn = una lettera minuscola: questa pedina è lì, ma il suo giocatore può essere ripartito in segreto
desperados-legend-bank = una città con una banca e la sua tessera
desperados-legend-bank-empty = una banca senza tessera
desperados-legend-poker = una città con una tessera Poker
desperados-legend-bare = una città la cui tessera Poker è stata presa
desperados-legend-deputies = vice, una stella ciascuno
desperados-legend-coach-brown = la diligenza marrone e il suo orario
desperados-legend-coach-blue = la diligenza blu e il suo orario
desperados-legend-disc = un dischetto: sulla mappa segna una ruberia, nella tabella è ancora libero
desperados-legend-face-down = una carta a faccia in giù
desperados-legend-own-card = una carta della tua parte che gli altri non hanno visto
desperados-legend-seen-card = una carta che tutti hanno visto
desperados-legend-arrested = agli arresti in questo turno
desperados-legend-lost = quante carte città sono perse
desperados-legend-waiting = la partita aspetta questo giocatore
desperados-legend-looked = una stella dopo il valore di una banca: la banda l’ha visto

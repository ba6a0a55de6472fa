### Longhorn

longhorn-title = Longhorn

## Nomi

longhorn-seat-eagle = Eagle
longhorn-seat-jessie = Jessie
longhorn-name-eagle = Eagle Perkins
longhorn-name-jessie = Jessie Artist Byrd

longhorn-place-nugget-hill = Nugget Hill
longhorn-place-blackstone-corral = Blackstone Corral
longhorn-place-cherokee-spring = Cherokee Spring
longhorn-place-dagger-flat = Dagger Flat
longhorn-place-maverick-junction = Maverick Junction
longhorn-place-red-river-valley = Red River Valley
longhorn-place-kid-coopers-ranch = Kid Cooper’s Ranch
longhorn-place-salomon-tree = Salomon Tree
longhorn-place-tulsa = Tulsa

# Al femminile singolare (vacca); il plurale lo scelgono le frasi.
longhorn-colour-white = bianca
longhorn-colour-orange = arancione
longhorn-colour-grey = grigia
longhorn-colour-black = nera

longhorn-token-nugget = pepita da { $dollars } $
longhorn-token-iron = ferro incandescente
longhorn-token-epidemic = epidemia
longhorn-token-sheriff = sceriffo
longhorn-token-oil = Snake Oil
longhorn-token-ambush = imboscata
longhorn-token-rattlesnake = crotalo

## Fasi

longhorn-phase-lay = disposizione dei territori
longhorn-phase-token = disposizione dei gettoni Azione
longhorn-phase-cows = distribuzione delle vacche
longhorn-phase-coin = sorteggio del primo turno
longhorn-phase-start = scelta del territorio di partenza
longhorn-phase-steal = furto delle vacche di un colore
longhorn-phase-brand = uso del ferro incandescente
longhorn-phase-epidemic = scelta del colore dell’epidemia
longhorn-phase-ambush = scelta del bottino dell’imboscata
longhorn-phase-draw = pesca di una pepita
longhorn-phase-snake = fuga delle vacche dal crotalo
longhorn-phase-move = spostamento del fuorilegge
longhorn-phase-caught = fine: lo sceriffo ha catturato qualcuno
longhorn-phase-nine = fine: qualcuno ha tutte e nove le vacche di un colore
longhorn-phase-scored = fine: le mandrie sono state contate

## Domande

longhorn-prompt-over = La partita è finita.
longhorn-prompt-chance = Decide la sorte.
longhorn-prompt-wait = Sta scegliendo { $seat }.
longhorn-prompt-start = { $seat }, dove comincia la partita? Il primo turno è di { $first }.
longhorn-prompt-steal = { $seat }, quale colore rubi a { $place }?
longhorn-prompt-brand = Ferro incandescente: { $seat }, quali vacche prendi accanto a { $place }?
longhorn-prompt-epidemic = Epidemia: { $seat }, quale colore lascia il tabellone e perde ogni valore?
longhorn-prompt-ambush = Imboscata: { $seat }, che cosa prendi al tuo avversario?
longhorn-prompt-snake =
    Crotalo: { $seat }, dove fugge una delle tue vacche { $colour ->
        [bianca] bianche
        [arancione] arancioni
        [grigia] grigie
       *[other] nere
    }?
longhorn-prompt-move =
    { $seat }, dove va il fuorilegge? { $steps ->
        [one] Una casella;
       *[other] { $steps } caselle;
    } lì gioca { $next }.
longhorn-prompt-move-again =
    Snake Oil: { $seat }, dove vai? { $steps ->
        [one] Una casella;
       *[other] { $steps } caselle;
    } poi gioca ancora { $next }.

## Scelte

longhorn-action-start = Comincia a { $place }
longhorn-action-steal =
    { $count ->
        [one] Ruba la vacca { $colour }
       *[other] Ruba le { $count } vacche { $colour ->
            [bianca] bianche
            [arancione] arancioni
            [grigia] grigie
           *[other] nere
        }
    }
longhorn-action-brand =
    { $count ->
        [one] Prendi la vacca { $colour } da { $place }
       *[other] Prendi le { $count } vacche { $colour ->
            [bianca] bianche
            [arancione] arancioni
            [grigia] grigie
           *[other] nere
        } da { $place }
    }
longhorn-action-epidemic =
    Vacche { $colour ->
        [bianca] bianche
        [arancione] arancioni
        [grigia] grigie
       *[other] nere
    } { $count ->
        [0] (nessuna sul tabellone)
        [one] (una sul tabellone)
       *[other] ({ $count } sul tabellone)
    }
longhorn-action-ambush =
    Prendi due vacche { $colour ->
        [bianca] bianche
        [arancione] arancioni
        [grigia] grigie
       *[other] nere
    }
longhorn-action-nugget = Prendi la { $token }
longhorn-action-nugget-any = Prendi una pepita a caso
longhorn-action-snake = La vacca { $colour } fugge a { $place }
longhorn-action-move =
    { $count ->
        [one] Vai a { $place } (una vacca)
       *[other] Vai a { $place } ({ $count } vacche)
    }
longhorn-action-lay = Disponi { $place }
longhorn-action-token = Disponi: { $token }
longhorn-action-cows = Distribuisci le vacche (bianche, arancioni, grigie, nere): { $cows }
longhorn-action-coin = Il primo turno è di { $seat }
longhorn-action-draw = Pesca: { $token }

## Che cosa è successo

longhorn-event-coin = Il primo turno è di { $seat }.
longhorn-event-swapped = Lo sceriffo va a Nugget Hill; ciò che era lì va a { $place }: { $token }.
longhorn-event-started = { $seat } fa cominciare la partita a { $place }.
longhorn-event-stole =
    { $count ->
        [one] { $seat } ha rubato una vacca { $colour } a { $place }.
       *[other] { $seat } ha rubato { $count } vacche { $colour ->
            [bianca] bianche
            [arancione] arancioni
            [grigia] grigie
           *[other] nere
        } a { $place }.
    }
longhorn-event-token-used = { $seat } ha svuotato { $place }: { $token }.
longhorn-event-token-lost = { $place } è vuoto; il suo gettone torna nella scatola: { $token }.
longhorn-event-branded =
    { $count ->
        [one] { $seat } ha marchiato una vacca { $colour } a { $place }.
       *[other] { $seat } ha marchiato { $count } vacche { $colour ->
            [bianca] bianche
            [arancione] arancioni
            [grigia] grigie
           *[other] nere
        } a { $place }.
    }
longhorn-event-epidemic =
    { $count ->
        [0] { $seat } ha scatenato l’epidemia: nessuna vacca { $colour } era sul tabellone.
        [one] { $seat } ha scatenato l’epidemia: una vacca { $colour } ha lasciato il tabellone.
       *[other] { $seat } ha scatenato l’epidemia: { $count } vacche { $colour ->
            [bianca] bianche
            [arancione] arancioni
            [grigia] grigie
           *[other] nere
        } hanno lasciato il tabellone.
    }
longhorn-event-ambushed-cows =
    { $seat } ha preso { $count } vacche { $colour ->
        [bianca] bianche
        [arancione] arancioni
        [grigia] grigie
       *[other] nere
    } in un’imboscata.
longhorn-event-ambushed-nugget = { $seat } ha preso una { $token } in un’imboscata.
longhorn-event-fled = Una vacca { $colour } di { $seat } è fuggita a { $place }.
longhorn-event-moved =
    { $steps ->
        [one] { $seat } ha mandato il fuorilegge a { $place } (una casella); gioca { $next }.
       *[other] { $seat } ha mandato il fuorilegge a { $place } ({ $steps } caselle); gioca { $next }.
    }
longhorn-event-moved-again =
    { $steps ->
        [one] { $seat } ha cavalcato fino a { $place } (una casella); gioca ancora { $next }.
       *[other] { $seat } ha cavalcato fino a { $place } ({ $steps } caselle); gioca ancora { $next }.
    }
longhorn-event-caught = Lo sceriffo ha catturato { $seat }.
longhorn-event-nine =
    { $seat } ha tutte e nove le vacche { $colour ->
        [bianca] bianche
        [arancione] arancioni
        [grigia] grigie
       *[other] nere
    }.
longhorn-event-scored = Il fuorilegge non può raggiungere altre vacche: si contano le mandrie.

## La fine

longhorn-result-caught = Lo sceriffo ha catturato qualcuno.
longhorn-result-nine = Tutte e nove le vacche di un colore sono in una sola mandria.
longhorn-result-scored = Il fuorilegge non poteva raggiungere altre vacche, quindi si sono contate le mandrie.
longhorn-result-draw = Il fuorilegge non poteva raggiungere altre vacche, e le due mandrie valgono lo stesso.
longhorn-score-cows =
    { $count ->
        [one] 1 { $colour } a { $price } $
       *[other] { $count } { $colour ->
            [bianca] bianche
            [arancione] arancioni
            [grigia] grigie
           *[other] nere
        } a { $price } $
    }
longhorn-score-nuggets =
    { $count ->
        [one] 1 pepita
       *[other] { $count } pepite
    }

## Che cosa non si può fare

longhorn-error-text = «{ $text }» non è una mossa; le mosse si scrivono così: { $examples }.
longhorn-error-phase = Non ora. La partita è a questo punto: { $phase }.
longhorn-error-start = La partita può cominciare solo in un territorio partito con quattro vacche.
longhorn-error-steal = Dov’è il fuorilegge non ci sono vacche di quel colore.
longhorn-error-brand = Per il ferro incandescente servono vacche di quel colore in un territorio accanto al fuorilegge.
longhorn-error-epidemic = L’epidemia deve colpire un colore ancora presente sul tabellone.
longhorn-error-ambush = Il tuo avversario non ha due vacche di quel colore.
longhorn-error-nugget = Il tuo avversario non ha quella pepita, oppure si pesca a caso (ambush $).
longhorn-error-snake = Fugge una vacca alla volta, del colore richiesto, in un territorio accanto al fuorilegge.
longhorn-error-move-far =
    { $steps ->
        [one] Il fuorilegge deve muoversi esattamente di una casella; quel territorio non è a una casella.
       *[other] Il fuorilegge deve muoversi esattamente di { $steps } caselle senza tornare subito indietro; così non si arriva lì.
    }
longhorn-error-move-empty = Il fuorilegge deve andare in un territorio con vacche; quello è vuoto.
longhorn-error-move-danger = Quel territorio è pericoloso e chi dovrebbe giocarci vi ha giocato l’ultima volta: il fuorilegge deve andare altrove.
longhorn-error-draw = Il caso non può farlo nella fase «{ $phase }».

## Che cosa non va in una posizione

longhorn-position-fields =
    Una posizione ha { $expected } campi ({ $names }), ma { $found ->
        [one] ne è stato dato uno
       *[other] ne sono stati dati { $found }
    }.
longhorn-position-field = Il campo «{ $field }» non può essere «{ $found }»; atteso: { $expected }.
longhorn-position-places = Ognuno dei nove territori deve essere sul tabellone esattamente una volta.
longhorn-position-deal = Territori, gettoni e vacche si dispongono in quest’ordine, ogni territorio con il suo numero stampato di vacche.
longhorn-position-cows =
    Fra tabellone e mandrie devono esserci nove vacche { $colour ->
        [bianca] bianche
        [arancione] arancioni
        [grigia] grigie
       *[other] nere
    }, ma ce ne sono { $found }.
longhorn-position-tokens =
    { $found ->
        [one] Il gettone «{ $token }» c’è una volta, più di quante ne esistano.
       *[other] Il gettone «{ $token }» c’è { $found } volte, più di quante ne esistano.
    }
longhorn-position-sheriff = Lo sceriffo può stare solo a Nugget Hill.
longhorn-position-purse = I giocatori possono avere solo pepite, non altri gettoni.
longhorn-position-epidemic-twice = Un colore è già stato colpito, quindi l’epidemia non può essere anche sul tabellone.
longhorn-position-nine = Nove vacche di un colore in una mandria chiudono la partita, quindi la fase deve essere «nine».
longhorn-position-start = Prima del primo turno non può essere stato rubato o mosso niente: il tabellone deve essere com’era all’inizio.
longhorn-position-outlaw = In questa fase il fuorilegge deve essere da qualche parte.
longhorn-position-no-cows = Per rubare vacche devono essercene dov’è il fuorilegge.
longhorn-position-phase = La fase non corrisponde a ciò che è sul tabellone.
longhorn-position-stolen = In questa fase, nel turno in corso sono state rubate da una a nove vacche, ma il testo dice { $found }.
longhorn-position-last = L’ultima giocata di chi è di turno deve essere stata dov’è il fuorilegge.
longhorn-position-not-emptied = Un gettone può essere stato usato solo dove non restano né vacche né gettone.

## Che cosa non va nel materiale

longhorn-data-letters = Ogni lettera deve essere un solo carattere, diverso dagli altri, ma sono: { $found }.
longhorn-data-places = Devono esserci nove territori, ma ce ne sono { $found }.
longhorn-data-cows = I territori devono avere 36 vacche in tutto, ma ne hanno { $found }.
longhorn-data-tokens = Devono esserci almeno nove gettoni, uno per territorio.

## Il tabellone nel terminale

longhorn-board-empty = nessuna vacca
longhorn-board-left = resto · prezzo $
longhorn-board-white = bianca
longhorn-board-orange = aranc.
longhorn-board-grey = grigia
longhorn-board-black = nera
longhorn-board-nuggets = pepite
longhorn-board-worth = valore
longhorn-board-last = ultimo
longhorn-board-outlaw = fuorilegge: { $seat }
longhorn-board-start = inizio { $number }
longhorn-board-ride = vai { $number }
longhorn-board-dollars = { $amount } $

## Che cosa significano i simboli

longhorn-legend-title = Che cosa significano i simboli
longhorn-legend-cow = Una vacca { $colour }. La lettera la indica nelle mosse: steal { $letter }.
longhorn-legend-place = Un territorio. La lettera davanti al nome lo indica nelle mosse: move { $letter }.
longhorn-legend-outlaw = Qui c’è il fuorilegge: qui ruba vacche il giocatore nominato.
longhorn-legend-ride = Il fuorilegge può venire qui: scegli questo numero.
longhorn-legend-danger = Un territorio pericoloso: finché lo è, chi vi ha giocato l’ultima volta non ci viene rimandato, a meno che non ci sia altra scelta.
longhorn-legend-left = Quante vacche di un colore sono ancora sul tabellone, e quanto varrebbe una vacca di una mandria se si contasse ora: 100 $ per ognuna di esse.
longhorn-legend-worth = Quanto varrebbero una mandria e le sue pepite se si contasse ora.
longhorn-legend-last = Il territorio dove un giocatore ha giocato l’ultima volta.
longhorn-legend-struck = L’epidemia ha colpito questo colore: non vale niente.
longhorn-legend-token = Un gettone ha effetto per chi prende l’ultima vacca del suo territorio:
longhorn-about-nugget = Tienila: i suoi dollari contano alla fine.
longhorn-about-iron = Prendi tutte le vacche di un colore da un territorio vicino; non allungano lo spostamento.
longhorn-about-epidemic = Scegli un colore: le sue vacche lasciano il tabellone e alla fine non vale niente.
longhorn-about-sheriff = Ti cattura e perdi subito. Pericoloso.
longhorn-about-oil = Dopo lo spostamento giochi ancora.
longhorn-about-ambush = Prendi al tuo avversario una pepita o due vacche di un colore.
longhorn-about-rattlesnake = Una vacca di ogni colore che hai fugge in un territorio vicino. Pericoloso.

moon-river-title = Moon River

## Giocatori, paesaggi, compagni, scenari

moon-river-seat-purple = Viola
moon-river-seat-white = Bianco
moon-river-seat-orange = Arancione
moon-river-seat-green = Verde
# The same seats in games of the first version of the rules.
moon-river-seat-mary = Viola
moon-river-seat-wesley = Bianco
moon-river-seat-calamity = Arancione
moon-river-seat-jo = Verde

moon-river-board-mary = Mary
moon-river-board-wesley = Wesley
moon-river-board-calamity = Calamity
moon-river-board-jo = Big Jo

moon-river-land-desert = deserto
moon-river-land-canyon = canyon
moon-river-land-meadow = prateria
moon-river-land-forest = foresta
moon-river-land-farm = fattoria
moon-river-land-cornfield = campo di mais

moon-river-symbol-cows = { $count ->
    [one] vacca
   *[other] { $count } vacche
}
moon-river-symbol-skulls = { $count ->
    [one] teschio
   *[other] { $count } teschi
}
moon-river-symbol-circles = { $count ->
    [one] cerchio
   *[other] { $count } cerchi
}
moon-river-symbol-nuggets = { $count ->
    [one] pepita
   *[other] { $count } pepite
}
moon-river-symbol-beavers = { $count ->
    [one] castoro
   *[other] { $count } castori
}
moon-river-symbol-corn = { $count } mais
moon-river-parcel = { $land } ({ $symbols })
moon-river-tile = { $one }/{ $two }

moon-river-partner-desperado = desperado
moon-river-partner-thief = ladro di bestiame
moon-river-partner-prospector = cercatore d’oro
moon-river-partner-trapper = trapper
moon-river-partner-farmer = contadino

moon-river-scenario-none = senza scenario
moon-river-scenario-draw = uno scenario sorteggiato
moon-river-scenario-timber = Commercio del legname
moon-river-scenario-gold = Corsa all’oro
moon-river-scenario-outlaws = Fuorilegge
moon-river-scenario-city = Moon River City
moon-river-boards-camp = lato Campo
moon-river-boards-legend = lato Leggenda, scelto a turno
moon-river-boards-legend-drawn = lato Leggenda, sorteggiato
moon-river-boards-legend-colours = lato Leggenda, a ogni colore il suo

## Opzioni

moon-river-option-players = Giocatori
moon-river-option-boards = Plance
moon-river-option-scenario = Scenario
moon-river-house-scenario = Regola della casa: nel gioco stampato gli scenari si usano solo con il lato Leggenda.
moon-river-house-boards = Regola della casa: nel gioco stampato il lato Leggenda si usa solo con uno scenario.

## Che cosa c’è da decidere

moon-river-prompt-over = La partita è finita.
moon-river-prompt-chance = Decide la sorte.
moon-river-prompt-wait = Si aspetta { $seat }.
moon-river-prompt-board = { $seat }: scegli la tua plancia.
moon-river-prompt-stand = { $seat }: scegli per il tuo ranchero un lotto libero della nuova colonna.
moon-river-prompt-take = { $seat }, tocca a te: prendi il tuo lotto, { $parcel }.
moon-river-prompt-expand = { $seat }: unisci due lotti per posarli, o tienili tutti.
moon-river-prompt-expand-must = { $seat }: il tuo magazzino è pieno. Unisci due lotti per posarli.
moon-river-prompt-expand-last = { $seat }: la partita sta per finire. Posa ciò che ci sta; il resto è perso.
moon-river-prompt-place = { $seat }: dove posi { $first } e { $second }?
moon-river-prompt-discard = { $seat }: nessuna coppia ci sta. Scegli due lotti da togliere dalla partita.
moon-river-prompt-drought = { $seat }: la siccità in { $cell } porta via una vacca di quel territorio. Quale?
moon-river-prompt-circle = { $seat }: quale cerchio usi per primo?
moon-river-prompt-recruit = { $seat }: recluta un compagno per { $cell }.
moon-river-prompt-drive = { $seat }: il tuo cowboy guida le vacche, al massimo { $steps ->
    [one] ancora un passo
   *[other] ancora { $steps } passi
}.
moon-river-prompt-offer = { $seat }: il tuo desperado può scambiare un lotto del magazzino. Quale dai?
moon-river-prompt-demand = { $seat }: quale lotto vuoi in cambio di questo ({ $parcel })?
moon-river-prompt-steal = { $seat }: il tuo ladro può portare in { $cell } una vacca incustodita.
moon-river-prompt-bonus = { $seat }: hai raggiunto l’ultima riga. Posa una tessera bonus, dal lato che vuoi.
moon-river-prompt-forgo = { $seat }: nessuna tessera bonus ci sta. Scegli quale togliere dalla partita.

## Scelte

moon-river-action-board = { $board }: { $stores ->
    [one] una casella di magazzino
   *[other] { $stores } caselle di magazzino
}; ponti: { $bridges }
moon-river-action-board-name = La plancia di { $board }
moon-river-bridge-at = colonna { $column }
moon-river-bridge-homestead = casa
moon-river-action-stand = Mettiti sul lotto { $place }: { $parcel }
moon-river-action-stand-place = Mettiti sul lotto { $place }
moon-river-action-take = Prendi: { $parcel }
moon-river-action-take-any = Prendi il tuo lotto
moon-river-action-keep = Tieni i tuoi lotti
moon-river-action-join = Unisci: { $first } e { $second }
moon-river-action-discard = Rinuncia a: { $first } e { $second }
moon-river-action-place = { $first } { $from }, { $second } { $to }
moon-river-action-place-cells = Posa in { $from } e { $to }
moon-river-action-drought = Perdi una vacca in { $cell }
moon-river-action-circle = Prima il cerchio in { $cell }
moon-river-action-recruit-desperado = Recluta il desperado (scambia un lotto)
moon-river-action-recruit-thief = Recluta il ladro di bestiame (prendi una vacca incustodita)
moon-river-action-recruit-prospector = Recluta il cercatore d’oro (+1 per pepita)
moon-river-action-recruit-trapper = Recluta il trapper (+1 per castoro)
moon-river-action-recruit-farmer = Recluta il contadino (+1 per mais)
moon-river-action-cowboy = Recluta un cowboy (3 passi; retro: { $partner })
moon-river-action-drive = Guida una vacca da { $from } a { $to }
moon-river-action-offer = Dai: { $parcel }
moon-river-action-demand = Ricevi: { $parcel } da { $seat }
moon-river-action-steal = Prendi la vacca di { $seat } in { $cell }
moon-river-action-enough = Basta così
moon-river-action-bonus = Tessera bonus, lato { $land }, in { $cell }
moon-river-action-forgo = Rinuncia alla tessera bonus { $tile }
moon-river-action-chip = Entra nel saloon: { $partner }
moon-river-action-draw = Dalla scatola: { $parcel }
moon-river-action-ranchero = Ranchero sorteggiato: { $seat }
moon-river-action-scenario = Scenario sorteggiato: { $scenario }

## Il diario

moon-river-event-board-chosen = { $seat } sceglie la plancia di { $board }.
moon-river-event-board-drawn = A { $seat } tocca in sorte la plancia di { $board }.
moon-river-event-scenario-drawn = Lo scenario: { $scenario }.
moon-river-event-chip-drawn = Entra nel saloon: { $chip }.
moon-river-event-column-laid = Nuova colonna: { $parcels }.
moon-river-event-ranchero-drawn = Ora sceglie { $seat }.
moon-river-event-stood = { $seat } si mette sul lotto { $place }: { $parcel }.
moon-river-event-left-over = Nessuno ha scelto il lotto { $place } ({ $parcel }): esce dalla partita.
moon-river-event-last-round = La scatola è vuota: ultimo round.
moon-river-event-took = { $seat } prende: { $parcel }.
moon-river-event-kept = { $seat } non posa altro.
moon-river-event-laid = { $seat } posa { $parcels } in { $cells }.
moon-river-event-cows-came = { $count ->
    [one] Arriva una vacca
   *[other] Arrivano { $count } vacche
} da { $seat } in { $cell }.
moon-river-event-drought = Siccità in { $skull }: { $seat } perde una vacca in { $cell }.
moon-river-event-saloon-empty = Il saloon è vuoto: da { $seat } non viene nessuno ({ $cells }).
moon-river-event-recruited = { $seat } recluta per { $cell }: { $chip }.
moon-river-event-hired-cowboy = { $seat } recluta un cowboy per { $cell } (retro: { $chip }).
moon-river-event-drove = { $seat } guida una vacca da { $from } a { $to }.
moon-river-event-swapped = { $seat } dà { $gave } a { $other } e riceve { $got }.
moon-river-event-stole = Il ladro di { $seat } porta una vacca di { $other } ({ $from }) in { $to }.
moon-river-event-discarded = { $seat } rinuncia a: { $parcels }.
moon-river-event-reached-west = { $seat } ha raggiunto l’ultima riga del ranch.
moon-river-event-bonus-laid = { $seat } posa una tessera bonus in { $cell }: { $parcel }.
moon-river-event-bonus-lost = { $seat } non può posare una tessera bonus: { $tile } esce dalla partita.
moon-river-event-overpopulated = Sovrappopolazione: { $count ->
    [one] una vacca lascia
   *[other] { $count } vacche lasciano
} { $cell } di { $seat }.
moon-river-event-ended = La partita è finita.

## Punteggio e risultato

moon-river-score-desert = Deserti
moon-river-score-canyon = Canyon
moon-river-score-meadow = Praterie
moon-river-score-forest = Foreste
moon-river-score-farm = Fattorie
moon-river-score-nuggets = Pepite
moon-river-score-beavers = Castori
moon-river-score-corn = Mais
moon-river-score-prospector = Cercatori d’oro
moon-river-score-trapper = Trapper
moon-river-score-farmer = Contadini
moon-river-score-scenario = { $scenario }
moon-river-result-points = Vince chi ha più punti.
moon-river-result-tie = Parità di punti: decide il territorio più grande, poi il maggior numero di vacche.
moon-river-result-shared = Parità in tutto: la vittoria è condivisa.

## Che cosa non va in un’azione

moon-river-error-draw = Questo ora non si può pescare.
moon-river-error-now = Non ora: { $task }.
moon-river-error-place-outside = Una parte del domino uscirebbe dal ranch.
moon-river-error-place-taken = Una di queste caselle non è libera.
moon-river-error-place-contact = Il domino deve toccare un ponte, o uno dei suoi lotti un lotto dello stesso paesaggio.
moon-river-error-join-misfit = Questi due non ci stanno da nessuna parte nel tuo ranch.
moon-river-error-keep = Ora devi posare un domino.
moon-river-error-not-yours = Non hai quel lotto.
moon-river-error-board = Qualcuno ha già quella plancia.
moon-river-error-stand = Lì c’è già qualcuno.
moon-river-error-drought = Lì non c’è nessuna vacca del territorio del teschio.
moon-river-error-circle = Lì non c’è nessun cerchio in attesa.
moon-river-error-recruit = Quel compagno non è nel saloon.
moon-river-error-cowboy = Quel gettone non è nel saloon.
moon-river-error-drive = Nessuna vacca può fare quel passo.
moon-river-error-steal = Lì non c’è nessuna vacca incustodita di un altro giocatore.
moon-river-error-bonus = La tessera bonus non si può posare lì.
moon-river-error-forgo = Quella tessera bonus non è disponibile.
moon-river-error-text = «{ $text }» non è un’azione. Esempi: { $examples }

moon-river-task-board = prima scegli la tua plancia
moon-river-task-stand = prima scegli un lotto della nuova colonna
moon-river-task-take = prima prendi il tuo lotto
moon-river-task-expand = prima unisci due lotti o tienili
moon-river-task-place = prima posa il domino
moon-river-task-discard = prima scegli due lotti a cui rinunciare
moon-river-task-drought = prima scegli la vacca che la siccità porta via
moon-river-task-circle = prima scegli un cerchio
moon-river-task-recruit = prima recluta un compagno
moon-river-task-drive = prima finisci i passi del cowboy
moon-river-task-offer = prima di’ quale lotto scambi, o che non scambi
moon-river-task-demand = prima di’ quale lotto ricevi
moon-river-task-steal = prima di’ quale vacca prende il ladro, o che non ne prende nessuna
moon-river-task-bonus = prima posa la tessera bonus
moon-river-task-forgo = prima scegli la tessera bonus che esce dalla partita

## Che cosa non va in una posizione

moon-river-position-fields = Una posizione ha { $expected } campi ({ $names }), ma questa ne ha { $found }.
moon-river-position-field = Campo { $field }: «{ $found }» dovrebbe essere come { $expected }.
moon-river-position-boards = Le plance non vanno d’accordo: devono essere tutte sul lato Campo, o ognuna una leggenda diversa.
moon-river-position-parcels = Lotto { $parcel }: { $found } nella partita, ma ne esistono { $expected }.
moon-river-position-box = La scatola ha { $found } lotti, ma possono restare solo colonne intere di quattro.
moon-river-position-chips = Gettone { $chip }: { $found } nella partita, ma ne esistono { $expected }.
moon-river-position-saloon = Il saloon ha { $found } gettoni, ma ce ne stanno { $expected }.
moon-river-position-cows = Vacche nella partita: { $found }, ma ne esistono { $expected }.
moon-river-position-tiles = Le tessere bonus non corrispondono ai ranch.
moon-river-position-column = La colonna «{ $column }» non è in ordine.
moon-river-position-rancheros = { $seat }: { $found } rancheros sulle colonne, ma possono essere al massimo { $expected }.
moon-river-position-homestead = { $seat }: sulla casa non può esserci niente.
moon-river-position-odd = { $seat }: { $found } lotti non formano dei domino.
moon-river-position-adrift = { $seat }: alcuni lotti non sono collegati a nessun ponte.
moon-river-position-stray = { $seat }: una vacca fuori dai lotti o su un campo di mais.
moon-river-position-partner = { $seat }: un compagno senza cerchio.
moon-river-position-stores = { $seat }: { $found } lotti in { $expected } caselle di magazzino.
moon-river-position-derived = { $seat }: il ranch si contraddice.
moon-river-position-seat = La fase «{ $phase }» non è di questo posto.
moon-river-position-waiting = Nella fase «{ $phase }» non può esserci: { $found }.
moon-river-position-phase = Niente sul tavolo porta alla fase «{ $phase }».

## Che cosa non va in un file di dati

moon-river-data-empty = Il file dei pezzi è vuoto.
moon-river-data-large = Un file di pezzi ha al massimo { $limit } caratteri.
moon-river-data-kinds = { $found } tipi di lotti, ma possono essere al massimo { $most }.
moon-river-data-line = «{ $found }» non descrive dei pezzi.
moon-river-data-table = Questa tabella non esiste: { $table }.
moon-river-data-sum = Tabella { $table }: { $found } pezzi, ma devono essere { $expected }.
moon-river-data-missing = Tabella { $table }: manca { $name }.
moon-river-data-twice = Tabella { $table }: { $name } compare due volte.
moon-river-data-symbol = Lotto { $row }: { $symbol } non va con il paesaggio { $landscape }.

## Il tabellone nel terminale

moon-river-board-stores = Magazzino
moon-river-board-here = Questo round
moon-river-board-there = Round dopo
moon-river-board-saloon = Saloon
moon-river-board-left = Round { $round } di { $rounds } · scatola { $box } · vacche { $cows }
moon-river-board-box = Nella scatola: { $count }
moon-river-board-now = Se finisse ora
moon-river-board-lands = terre
moon-river-board-symbols = beni
moon-river-board-partners = gente
moon-river-board-scenario = scen.
moon-river-board-total = tot.
moon-river-board-would = { $total } punti se finisse allora ({ $more })

moon-river-legend-title = Che cosa significano i simboli
moon-river-legend-cow = una vacca arriva quando si posa il lotto
moon-river-legend-skull = siccità: quando si posa il lotto, una vacca del suo territorio se ne va
moon-river-legend-circle = si recluta un compagno quando si posa il lotto
moon-river-legend-resources = pepita, castoro, mais: un punto ciascuno
moon-river-legend-herd = vacche; alla fine ne conta una sola per lotto
moon-river-legend-small = lotto di un altro giocatore: paesaggio, beni, cerchio o compagno, vacche
moon-river-legend-partner = un compagno: lo specialista con la lettera qui sotto, o un cowboy
moon-river-legend-bridge = un ponte: qui può cominciare qualunque domino
moon-river-legend-homestead = la casa: lì non si posa niente
moon-river-legend-store = una casella di magazzino vuota o una casella libera
moon-river-legend-score = quanto varrebbe il ranch se la partita finisse ora: lotti per vacche di ogni territorio, eccetera
moon-river-legend-cowboy = cowboy
moon-river-about-desperado = scambia un lotto del magazzino con uno di un altro giocatore
moon-river-about-thief = prendi una vacca da un territorio senza compagno
moon-river-about-prospector = un punto in più per pepita
moon-river-about-trapper = un punto in più per castoro
moon-river-about-farmer = un punto in più per mais
moon-river-about-cowboy = sposta le tue vacche fino a tre passi, mai sui campi di mais

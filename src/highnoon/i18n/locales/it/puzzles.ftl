puzzles-ask-win = Tocca a { $seat }: trova l’unico modo di vincere.
puzzles-ask-hold = Tocca a { $seat }: trova l’unico modo di non perdere.
puzzles-ask-most = Tocca a { $seat } e non si pesca più nulla: finisci con il maggior vantaggio possibile.
puzzles-ask-where = Sei { $seat }. Ricercato: { $suspect }. Segna tutte le città possibili.
puzzles-ask-likeliest = Sei { $seat }. Ricercato: { $suspect }. Qual è la città più probabile?
puzzles-ask-warn = Sei { $seat }. Chi della banda può trovarsi nello stesso posto? Ricercato: { $suspect }.

puzzles-kind-win = Vincere
puzzles-kind-hold = Resistere
puzzles-kind-most = Miglior finale
puzzles-kind-where = Dove?
puzzles-kind-likeliest = Il più probabile
puzzles-kind-warn = Chi bisogna avvertire?

puzzles-solved-win = Risolto: vince contro ogni difesa.
puzzles-solved-hold = Risolto: resiste a tutto.
puzzles-solved-most = Risolto: un vantaggio di { $lead } è il massimo possibile.
puzzles-solved-where = Risolto: esattamente queste città.
puzzles-solved-likeliest = Risolto: è lì che portano più strade.
puzzles-solved-warn = Risolto: bisogna avvertire esattamente questi.

puzzles-wrong-win = Così non si vince per forza.
puzzles-wrong-hold = Così si perde.
puzzles-wrong-drawn = Così si arriva solo al pareggio.
puzzles-wrong-caught = Così si finisce nelle mani dello sceriffo.
puzzles-wrong-nine = Così l’avversario ottiene nove capi di un colore.
puzzles-wrong-scored = Così si perde ai dollari.
puzzles-wrong-most = Così si finisce a { $lead }; è possibile { $best }.
puzzles-wrong-cannot = { $town } è impossibile.
puzzles-wrong-safe = { $seat } è al sicuro.
puzzles-wrong-missed-where =
    { $count ->
        [one] Manca una città.
       *[other] Mancano { $count } città.
    }
puzzles-wrong-missed-warn =
    { $count ->
        [one] Un’altra persona è in pericolo.
       *[other] Altri { $count } sono in pericolo.
    }
puzzles-wrong-likeliest =
    { $count ->
        [one] Una strada porta lì
       *[other] { $count } strade portano lì
    }; a un’altra città ne portano { $most }.

puzzles-theme-sheriff-trap = Trappola dello sceriffo
puzzles-theme-sheriff-near = Lo sceriffo è vicino
puzzles-theme-nine = Nove di un colore
puzzles-theme-deny-nine = Impedire i nove
puzzles-theme-epidemic = Epidemia
puzzles-theme-ambush = Imboscata
puzzles-theme-iron = Ferro incandescente
puzzles-theme-oil = Snake Oil
puzzles-theme-snake = Crotalo
puzzles-theme-boxed-in = Senza uscita
puzzles-theme-end-ahead = Finire in vantaggio
puzzles-theme-give-up = Cedere vacche
puzzles-theme-behind = In rimonta
puzzles-theme-gold = Oro
puzzles-theme-two-dominoes = Due domino
puzzles-theme-join-lands = Unire territori
puzzles-theme-thief = Ladro di bestiame
puzzles-theme-swap = Scambio
puzzles-theme-drive = Transumanza
puzzles-theme-drought = Siccità
puzzles-theme-specialist = Specialista
puzzles-theme-bonus-tile = Tessera bonus
puzzles-theme-rival = Un rivale risponde
puzzles-theme-hunt-sheriff = Caccia allo sceriffo
puzzles-theme-hunt-gang = Caccia alla banda
puzzles-theme-proof = È stata mostrata una carta
puzzles-theme-lost-card = Carte perse
puzzles-theme-long-ride = Lunga cavalcata
puzzles-theme-used-up = Carte esaurite
puzzles-theme-close = Per un soffio

puzzles-error-unknown = Non c’è alcun problema { $id } di { $game }.
puzzles-error-none = Non ci sono problemi di { $game }.
puzzles-error-line = La riga { $line } non è un problema: { $error }
puzzles-error-twice = Riga { $line }: il problema { $id } c’è due volte.
puzzles-error-name = «{ $text }» non è tra questi: { $known }
puzzles-error-theme = Nessun problema ha il tema { $theme }. Ci sono: { $known }
puzzles-error-day = «{ $day }» non è una data; scrivine una come 2026-11-18.
puzzles-error-one = Indica --id, --theme o --day, non più di uno.
puzzles-error-file = { $file } non contiene i tuoi problemi; spostalo e riprova.
puzzles-error-left = Lì non resta alcun problema nuovo.

puzzles-help = Risolvi un problema.
puzzles-help-id = Il problema con questo identificativo.
puzzles-help-theme = Un problema con questo tema; se sono più d’uno, separati da virgole, con tutti.
puzzles-help-day = Il problema di questo giorno, per esempio 2026-11-18 (o «today»).
puzzles-help-mine = Dire quali problemi ci sono, cercarne di nuovi o dimostrarli tutti.
puzzles-help-mine-out = Cerca in questo file, continuando da dove finisce.
puzzles-help-mine-count = Fermati quando il file ha tanti problemi.
puzzles-help-mine-seconds = Fermati dopo tanti secondi.
puzzles-help-mine-prove = Dimostra di nuovo ogni problema della casa, o di --out.
puzzles-help-mine-journal = Annota in questo file ciò che è dimostrato e salta ciò che vi si trova: così si può smettere e riprendere.

puzzles-title = { $game }, problema { $id } ({ $rating })
puzzles-reply = Risposta: { $moves }
puzzles-refutation = Si continua così: { $moves }
puzzles-line = Soluzione: { $moves }
puzzles-themes = Temi: { $themes }
puzzles-rating = Il tuo punteggio: { $rating } ± { $deviation }
puzzles-rating-change = Il tuo punteggio: { $rating } ({ $change }) ± { $deviation }
puzzles-streak = Risolti di fila: { $streak } (record: { $best })
puzzles-prompt = La tua mossa, ? per i segni, «solution» per arrenderti, «quit» per uscire:
puzzles-prompt-names = Nomi separati da virgole, ? per i segni, «solution» per arrenderti, «quit» per uscire:
puzzles-given-up = Abbandonato.
puzzles-again-later = Sei uscito; non è stato contato nulla.
puzzles-all-done = Li hai risolti o tentati tutti; da qui in poi ritornano.
puzzles-shelf = { $game }: { $count } problemi
puzzles-shelf-row = { $name }: { $count }
puzzles-mined = { $count } problemi, seme { $seed }
puzzles-proven = { $count } problemi dimostrati.

puzzles-wrong-proof = Problema { $id }: { $problem }

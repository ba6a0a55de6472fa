puzzles-ask-win = Juega { $seat }: encuentra la única manera de ganar.
puzzles-ask-hold = Juega { $seat }: encuentra la única manera de no perder.
puzzles-ask-most = Juega { $seat } y ya no se roba nada más: termina con la mayor ventaja posible.
puzzles-ask-where = Eres { $seat }. Se busca: { $suspect }. Marca todos los pueblos donde puede estar.
puzzles-ask-likeliest = Eres { $seat }. Se busca: { $suspect }. ¿Qué pueblo es el más probable?
puzzles-ask-warn = Eres { $seat }. ¿Quién de la banda puede estar en el mismo lugar? Se busca: { $suspect }.

puzzles-kind-win = Ganar
puzzles-kind-hold = Aguantar
puzzles-kind-most = Mejor final
puzzles-kind-where = ¿Dónde?
puzzles-kind-likeliest = Lo más probable
puzzles-kind-warn = ¿A quién hay que avisar?

puzzles-solved-win = Resuelto: esto gana contra cualquier defensa.
puzzles-solved-hold = Resuelto: esto aguanta contra todo.
puzzles-solved-most = Resuelto: una ventaja de { $lead } es lo mejor posible.
puzzles-solved-where = Resuelto: exactamente estos pueblos.
puzzles-solved-likeliest = Resuelto: ahí llevan más caminos.
puzzles-solved-warn = Resuelto: exactamente a estos hay que avisar.

puzzles-wrong-win = Eso no gana a la fuerza.
puzzles-wrong-hold = Eso pierde.
puzzles-wrong-drawn = Eso solo lleva al empate.
puzzles-wrong-caught = Eso acaba en manos del sheriff.
puzzles-wrong-nine = Eso deja al rival nueve de un color.
puzzles-wrong-scored = Eso pierde en dólares.
puzzles-wrong-most = Eso acaba en { $lead }; es posible { $best }.
puzzles-wrong-cannot = { $town } es imposible.
puzzles-wrong-safe = { $seat } está a salvo.
puzzles-wrong-missed-where =
    { $count ->
        [one] Falta un pueblo.
       *[other] Faltan { $count } pueblos.
    }
puzzles-wrong-missed-warn =
    { $count ->
        [one] Hay una persona más en peligro.
       *[other] Hay { $count } más en peligro.
    }
puzzles-wrong-likeliest =
    { $count ->
        [one] Un camino lleva allí
       *[other] { $count } caminos llevan allí
    }; a otro pueblo hay { $most }.

puzzles-theme-sheriff-trap = Trampa del sheriff
puzzles-theme-sheriff-near = El sheriff está cerca
puzzles-theme-nine = Nueve de un color
puzzles-theme-deny-nine = Impedir los nueve
puzzles-theme-epidemic = Epidemia
puzzles-theme-ambush = Emboscada
puzzles-theme-iron = Hierro candente
puzzles-theme-oil = Snake Oil
puzzles-theme-snake = Serpiente
puzzles-theme-boxed-in = Acorralado
puzzles-theme-end-ahead = Terminar en cabeza
puzzles-theme-give-up = Ceder vacas
puzzles-theme-behind = Desde atrás
puzzles-theme-gold = Oro
puzzles-theme-two-dominoes = Dos dominós
puzzles-theme-join-lands = Unir territorios
puzzles-theme-thief = Ladrón de ganado
puzzles-theme-swap = Intercambio
puzzles-theme-drive = Arreo
puzzles-theme-drought = Sequía
puzzles-theme-specialist = Especialista
puzzles-theme-bonus-tile = Loseta extra
puzzles-theme-rival = Un rival responde
puzzles-theme-hunt-sheriff = Caza del sheriff
puzzles-theme-hunt-gang = Caza de la banda
puzzles-theme-proof = Se mostró una carta
puzzles-theme-lost-card = Cartas perdidas
puzzles-theme-long-ride = Larga cabalgada
puzzles-theme-used-up = Cartas gastadas
puzzles-theme-close = Por muy poco

puzzles-error-unknown = No hay ningún problema { $id } de { $game }.
puzzles-error-none = No hay problemas de { $game }.
puzzles-error-line = La línea { $line } no es un problema: { $error }
puzzles-error-twice = Línea { $line }: el problema { $id } está dos veces.
puzzles-error-name = «{ $text }» no es uno de estos: { $known }
puzzles-error-theme = Ningún problema tiene el tema { $theme }. Hay: { $known }
puzzles-error-day = «{ $day }» no es una fecha; escribe una como 2026-11-18.
puzzles-error-one = Da --id, --theme o --day, no varios a la vez.
puzzles-error-file = { $file } no contiene tus problemas; apártalo e inténtalo de nuevo.
puzzles-error-left = Ahí ya no queda ningún problema nuevo.

puzzles-help = Resolver un problema.
puzzles-help-id = El problema con este identificador.
puzzles-help-theme = Un problema con este tema; si son varios, separados por comas, con todos.
puzzles-help-day = El problema de este día, por ejemplo 2026-11-18 (o «today»).
puzzles-help-mine = Decir qué problemas hay, buscar nuevos o demostrarlos todos.
puzzles-help-mine-out = Buscar en este archivo, siguiendo donde acaba.
puzzles-help-mine-count = Parar cuando el archivo tenga tantos problemas.
puzzles-help-mine-seconds = Parar después de tantos segundos.
puzzles-help-mine-prove = Demostrar de nuevo cada problema de la casa, o de --out.
puzzles-help-mine-journal = Anotar en este archivo lo demostrado y saltarse lo que ya figura en él: así se puede parar y seguir.

puzzles-title = { $game }, problema { $id } ({ $rating })
puzzles-reply = Respuesta: { $moves }
puzzles-refutation = Sigue así: { $moves }
puzzles-line = Solución: { $moves }
puzzles-themes = Temas: { $themes }
puzzles-rating = Tu puntuación: { $rating } ± { $deviation }
puzzles-rating-change = Tu puntuación: { $rating } ({ $change }) ± { $deviation }
puzzles-streak = Resueltos seguidos: { $streak } (récord: { $best })
puzzles-prompt = Tu jugada, ? para los signos, «solution» para rendirte, «quit» para salir:
puzzles-prompt-names = Nombres separados por comas, ? para los signos, «solution» para rendirte, «quit» para salir:
puzzles-given-up = Abandonado.
puzzles-again-later = Has salido; no se ha contado nada.
puzzles-all-done = Los has resuelto o intentado todos; a partir de aquí vuelven a salir.
puzzles-shelf = { $game }: { $count } problemas
puzzles-shelf-row = { $name }: { $count }
puzzles-mined = { $count } problemas, semilla { $seed }
puzzles-proven = { $count } problemas demostrados.

puzzles-wrong-proof = Problema { $id }: { $problem }

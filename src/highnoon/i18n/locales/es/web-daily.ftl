### The deal of the day, and solved deals.

web-daily-lead = El mismo reparto y el mismo asiento para todos, hasta la medianoche UTC. Cuenta tu primera mesa; no hay pistas.
web-daily-streak =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
web-daily-seat =
    { $others ->
        [one] Juegas con { $seat } contra un rival.
       *[other] Juegas con { $seat }, con { $others } más en la mesa.
    }
web-daily-par-none = No se conoce el par de este reparto.
web-daily-par-proof = Par, demostrado con el mejor juego: { $outcome }
web-daily-par-level = Par, jugado por el nivel más fuerte: { $outcome }
web-daily-par-won = victoria
web-daily-par-drawn = empate
web-daily-par-lost = derrota
web-daily-won = He ganado
web-daily-drawn = Empate
web-daily-lost = He perdido
web-daily-share = Compartir el resultado
web-daily-look = Ver la partida
web-daily-play = Jugar contra { $level }
web-daily-kept = Tus resultados solo se guardan en este dispositivo.
web-daily-blocked = Este navegador no guarda nada para esta página: tu resultado dura hasta que se cierre.
web-daily-full = No queda espacio en este dispositivo: tu resultado dura hasta que se cierre la página.
web-daily-explorer = Repartos resueltos
web-daily-explorer-lead = { $count } repartos de Longhorn, hasta donde están demostrados: quién gana con el mejor juego desde cada salida.
web-daily-deal = Número de reparto
web-daily-show = Mostrar
web-daily-deal-number = Reparto { $number }
web-daily-starts = Lo que vale cada salida para quien juega primero
web-daily-start = Salida
web-daily-value = Con el mejor juego
web-daily-turns = Turnos y final
web-daily-chosen = Como la otra parte elige la salida:
web-daily-common = Lo que tienen en común los repartos
web-daily-legend = Cada barra, desde la izquierda: quien juega primero gana (lleno), empata (rayado), pierde (vacío); lo demás no está resuelto.
web-daily-by-chosen = La otra parte elige la salida
web-daily-by-every = Todas las salidas por igual
web-daily-by-place = Según el territorio de salida
web-daily-by-token = Según la ficha de la salida
web-daily-by-sheriff = Según el sheriff
web-daily-sheriff-beside = Salida junto al sheriff
web-daily-sheriff-away = Salida en otro sitio
web-daily-worth-won = Ganado
web-daily-worth-drawn = Empate
web-daily-worth-lost = Perdido
web-daily-worth-not-lost = No perdido
web-daily-worth-not-won = No ganado
web-daily-worth-open = Sin resolver
web-daily-share-words = De los resueltos, quien juega primero gana el { $percent } % ({ $won } ganados, { $drawn } empates, { $lost } perdidos; { $unknown } sin resolver).
web-daily-explorer-note = Aquí una emboscada toma la pepita que se elija, y una epidemia puede afectar a cualquier color. Lo que falta por resolver es lo más difícil.
deals-token-nugget = pepita
deals-end-scored = manadas contadas
deals-end-caught = captura
deals-end-nine = nueve de un color
deals-error-unknown = El reparto { $number } no está entre los { $count } resueltos.

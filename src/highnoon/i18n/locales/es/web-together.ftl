### La compañía en una mesa: charla, relojes, quién viene y quién se va, mesas públicas.

## Charla

web-talk = Charla
web-talk-none = Nadie ha dicho nada todavía.
web-talk-say = A todos…
web-talk-send = Enviar
web-talk-unread = nuevo
web-talk-watching = Los espectadores pueden leer; solo hablan los jugadores.
web-talk-hushed =
    { $count ->
        [one] Un mensaje de alguien a quien has silenciado.
       *[other] { $count } mensajes de personas a quienes has silenciado.
    }
web-mute = Silenciar
web-unmute = Dejar de silenciar

## Frases rápidas

web-quick = Frases rápidas
web-quick-hello = ¡Hola!
web-quick-luck = ¡Buena suerte!
web-quick-ready = Cuando quieras empezamos.
web-quick-moment = Un momento, por favor.
web-quick-turn = ¿Te toca?
web-quick-nice = ¡Buena jugada!
web-quick-clever = Eso no lo vi venir.
web-quick-ouch = ¡Ay!
web-quick-oops = ¡Uy!
web-quick-sorry = ¡Perdón!
web-quick-thanks = ¡Gracias!
web-quick-yes = Sí
web-quick-no = No
web-quick-played = ¡Bien jugado, buena partida!
web-quick-again = ¿Otra partida?
web-quick-bye = Tengo que irme. ¡Hasta pronto!
web-quick-place = Sobre una ciudad…
web-quick-meet = Nos vemos en { $place }.
web-quick-rob = Robemos en { $place }.
web-quick-avoid = Aléjate de { $place }.
web-quick-sheriff = El sheriff está cerca de { $place }.

## Relojes

web-pace = Tiempo y compañía
web-clock = Reloj
web-clock-none = ninguno
web-clock-game = { $minutes } min por jugador, + { $increment } s por turno
web-clock-move =
    { $days ->
        [one] un día por jugada
       *[other] { $days } días por jugada
    }
web-zero = Cuando se agota el tiempo
web-zero-computer = sigue la máquina
web-zero-resign = la partida se pierde
web-clocks = Relojes
web-clock-runs = en marcha
web-clock-hurry = ¡deprisa!
web-clock-alarm = Te quedan { $seconds } segundos.
web-time-minutes = { $minutes }:{ $seconds }
web-time-hours = { $hours } h { $minutes } min
web-time-days = { $days } d { $hours } h

## Quién viene y quién se va

web-away = La máquina sustituye a los ausentes
web-away-never = nunca
web-away-after = tras { $minutes } min
web-stand-in-level = Nivel de esa máquina
web-stand-in = juega la máquina ({ $level })
web-stand-in-absent = No estabas, así que la máquina juega por ti.
web-stand-in-left = Has dejado la mesa; la máquina juega por ti.
web-stand-in-clock = Se te acabó el tiempo, así que la máquina juega por ti.
web-come-back = Recuperar mi asiento
web-replaced-absent = { $name } no está; juega la máquina.
web-replaced-left = { $name } ha dejado la mesa; juega la máquina.
web-replaced-clock = A { $name } se le acabó el tiempo; juega la máquina.
web-came-back = { $name } ha vuelto.
web-leave = Dejar la mesa
web-leave-sure = La máquina jugará por ti. Puedes recuperar tu asiento en cualquier momento.

## Votaciones

web-vote-begin = Votar su salida
web-vote-sure = ¿Preguntar a los demás si la máquina debe ocupar para siempre el asiento de { $name }? Todos deben estar de acuerdo.
web-vote-ask = Preguntar a los demás
web-vote-question = { $by } pregunta: ¿debe la máquina ocupar para siempre el asiento de { $name }?
web-vote-open = Votación sobre { $name }: { $count } de { $of } a favor.
web-vote-yes = Sí
web-vote-no = No
web-vote-withdraw = Retirar
web-voted-out = Expulsión por votación: { $name }. Juega la máquina.
web-seat-voted = Los demás han votado tu salida y el ordenador ocupa tu asiento. Puedes seguir mirando.
web-seat-given = Tu asiento vuelve a estar libre para otros. Puedes seguir mirando.

## La próxima partida

web-rematch-how = ¿Quién va dónde?
web-rematch-same = Los mismos asientos
web-rematch-rotate =
    { $count ->
        [2] Cambiar de lado
       *[other] Rotar los asientos
    }
web-rematch-chosen = Como se elija aquí
web-rematch-me = { $name } (tú)
web-rematch-computer = máquina ({ $seat })

## Mesas públicas, y mi turno

web-public = Mesas para mirar
web-public-asleep = Ahora no hay nadie.
web-public-open = Cualquiera puede mirar
web-public-open-note = La mesa aparece en la página de inicio. Lo oculto sigue oculto.
web-watch = Mirar
web-notify-here = Avisarme cuando me toque

web-hook-open = Anunciar los turnos en otro sitio…
web-games = Tus partidas


## Waiting no longer

web-missing = { $name } lleva un rato fuera. No hace falta esperar más.
web-missing-computer = Que juegue el ordenador
web-missing-end = Terminar sin ganador
web-missing-sure = ¿Terminar esta partida sin ganador? No se puede deshacer.

## The next game is announced

web-next-ready = La próxima partida está preparada.
web-next-go = Ir a la mesa
web-next-watch = Mirar

## The lobby

web-lobby = Asientos libres
web-lobby-there = En la mesa: { $names }.
web-lobby-sit = Sentarse: { $seat }

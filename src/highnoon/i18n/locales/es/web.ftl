### La página: lo que se dice alrededor de las mesas.

web-title = High Noon: Longhorn, Moon River y Desperados
web-brand-home = High Noon, inicio
web-home = Inicio
web-back = Volver
web-close = Cerrar
web-loading = Preparando…
web-lost = Esta página no existe.

## Los juegos

web-game-longhorn = Longhorn
web-game-longhorn-players = 2 jugadores
web-game-longhorn-minutes = 20 min
web-game-longhorn-tag = Roba un color y deja muchas de sus vacas atrás.
web-game-moon-river = Moon River
web-game-moon-river-players = 2–4 jugadores
web-game-moon-river-minutes = 40 min
web-game-moon-river-tag = Elige tierras, cruza el río y llénalas de vacas.
web-game-desperados = Desperados
web-game-desperados-players = 3–6 jugadores
web-game-desperados-minutes = 60 min
web-game-desperados-tag = Un sheriff, una banda y cada jugada en secreto.
web-game-soon = Este juego aún está en obras.
web-game-words = Se juega con palabras; el tablero aún se está dibujando.
web-game-soon-short = aún en obras

## Inicio

web-home-title = Elige un juego. La máquina ya está a la mesa.
web-home-lead = Sin registrarse. O abre una mesa, manda el enlace a alguien y a jugar.
web-daily = Reparto del día
web-puzzles = Problemas
web-play-now = Jugar ya
web-against-computer = contra la máquina
web-open-table = Abrir una mesa
web-with-friend = con amigos
web-continue = Continuar
web-ride-on = Seguir
web-more-tables =
    { $count ->
        [one] y una mesa más
       *[other] y { $count } mesas más
    }
web-move-number = jugada { $n }
web-have-code = ¿Tienes el código de una mesa?
web-code-example = p. ej. RIO47K
web-join = Unirse
web-upload-record = Abrir una partida
web-download-record = Guardar la partida

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-name = Tu nombre
web-name-hint = lo ven los demás
web-theme = Tema
web-theme-is-auto = del sistema
web-theme-is-light = claro
web-theme-is-dark = oscuro
web-theme-light = Cambiar al tema claro
web-theme-dark = Cambiar al tema oscuro
web-sound = Sonido
web-volume = Volumen
web-sound-on = Activar el sonido
web-sound-off = Quitar el sonido
web-speed = Animaciones
web-speed-off = desactivadas
web-speed-quick = rápidas
web-speed-normal = normales
web-speed-slow = lentas
web-notify = Avisarme cuando me toque
web-notify-note = Notificación del navegador cuando esta pestaña está oculta.
web-notify-refused = El navegador no lo permite; revisa sus ajustes para esta página.
web-confirm-setting = Confirmar cada elección
web-confirm-setting-note = La primera pulsación muestra qué pasaría; la segunda lo confirma.
web-shortcuts = Atajos de una tecla
web-shortcuts-note = 1–9 elegir, H pista, U deshacer, flechas repetir.
web-evaluation-setting = Mostrar quién va ganando
web-evaluation-setting-note = En Longhorn, en mesas con pistas.

## Abrir una mesa

web-open-title = Abrir una mesa
web-open-game = Juego
web-open-seats = Asientos
web-open-go = Abrir la mesa
web-file-choose = Elegir un archivo
web-option-sample = Descargar un ejemplo para cambiarlo
web-players = Jugadores
web-seat-me = yo
web-seat-open = amigo, por enlace
web-seat-local = amigo, aquí mismo
web-seat-bot = la máquina
web-level = nivel { $level }
web-level-of = Nivel: { $name }
web-name-of = Nombre: { $name }

## Alrededor de la mesa

web-seats = Asientos y enlaces
web-role-you = tú
web-role-person = jugador
web-role-bot = máquina, { $level }
web-role-program = programa
web-role-open = asiento libre
web-role-record = de un registro
web-present = aquí
web-absent = ausente
web-thinking = pensando…
web-is-thinking =
    { $count ->
        [one] { $name } está pensando…
       *[other] { $name } están pensando…
    }
web-your-turn = Te toca
web-their-turn = Le toca
web-turn-of = Juega { $name }
web-waiting-friend = Aún queda un asiento libre
web-invite = Invitación
web-invite-title =
    { $count ->
        [one] { $name }: este asiento está libre
       *[other] { $name }: estos asientos están libres
    }
web-invite-note = Manda el enlace a alguien, o dile el código.
web-copy-link = Copiar enlace
web-copied = Copiado
web-code = Código
web-sit-title =
    { $count ->
        [one] { $name }: este asiento está libre. ¿Lo ocupas?
       *[other] { $name }: estos asientos están libres. ¿Ocupas uno?
    }
web-sit = Sentarse
web-personal-link = Mi asiento en otro dispositivo
web-personal-note = Este enlace es la llave de tu asiento: guárdalo para ti.
web-watch-link = Enlace para espectadores
web-watching =
    { $count ->
        [0] Nadie está mirando.
        [one] Una persona está mirando.
       *[other] { $count } personas están mirando.
    }
web-seat-lost = No se ha podido recuperar tu asiento; ahora estás mirando.
web-legend = Qué significan los símbolos

## En juego

web-choices = Opciones
web-confirm = Confirmar
web-cancel = Cancelar
web-moves = Jugadas
web-tools = Herramientas
web-look-here = Ir a este momento
web-hint = Pista
web-hint-thinking = Pensando…
web-hint-title = La máquina sugiere
web-hinted = sugerencia de la máquina
web-hints-off = En esta mesa no hay pistas.
web-undo = Deshacer
web-undo-not = No hay nada que puedas deshacer.
web-undo-free = Deshacer tu última elección
web-undo-ask =
    { $count ->
        [one] Deshacer tu última elección, si { $name } está de acuerdo
       *[other] Deshacer tu última elección, si { $name } están de acuerdo
    }
web-undo-question = { $name } quiere deshacer una elección. ¿De acuerdo?
web-undo-asked = { $name } ha pedido deshacer una elección.
web-undo-agree = De acuerdo
web-undo-refuse = Rechazar
web-resign = Rendirse
web-resign-sure = ¿Rendirse y perder?
web-resign-note = { $name } se rinde y la partida está perdida.
web-play-on = Seguir jugando
web-line-lost = Conexión perdida. Reconectando; no se pierde nada.
web-try-now = Reintentar ahora
web-looking-back = Mirando atrás: paso { $n } de { $of }
web-back-to-now = Volver al presente
web-plain-note = Este juego aún no tiene tablero dibujado: aquí está todo con palabras.
web-error-offline = No se puede conectar con el servidor. ¿Tienes conexión?
web-error-server = El servidor ha respondido con un error ({ $status }).

## Después de la partida

web-result = resultado
web-game-over =
    { $count ->
        [one] Fin tras una jugada
       *[other] Fin tras { $count } jugadas
    }
web-result-draw = Empate
web-result-abandoned = Sin ganador
web-result-you = Ganas
web-result-you-by = Ganas por { $by }
web-result-lost = Pierdes
web-result-lost-by = Pierdes por { $by }
web-result-wins =
    { $count ->
        [one] Gana { $name }
       *[other] Ganan { $name }
    }
web-result-wins-by =
    { $count ->
        [one] Gana { $name } con { $by } de ventaja
       *[other] Ganan { $name } con { $by } de ventaja
    }
web-total = Total
web-bill = Recuento completo
web-rematch-seats = Cambiar de asiento
web-rematch = Otra partida
web-rematch-join = Ir a la próxima partida
web-replay = Repetición
web-move-of = paso { $n } de { $of }
web-replay-start = Todo listo.
web-replay-first = Primer paso
web-replay-back = Paso anterior
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-forward = Paso siguiente
web-replay-last = Último paso
web-copy-moment = Copiar enlace a este momento
web-chart = Lo que valían las dos manadas después de cada paso

## Reglas y primeras partidas

web-rules = Reglas
web-rules-of = { $game }: reglas
web-rules-window = Abrir las reglas en otra ventana
web-print = Imprimir
web-learn = Tu primera partida
web-study = Estudio

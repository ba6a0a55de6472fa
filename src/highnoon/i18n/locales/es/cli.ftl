### El terminal

## Ayuda

cli-help = La mesa digital de tres juegos de mesa del Oeste.
cli-help-play = Jugar en este teclado contra personas y máquinas.
cli-help-replay = Recorrer el registro de una partida.
cli-help-rules = Leer las reglas de un juego.
cli-help-perft = Contar todas las formas de seguir una partida, sorteos del azar incluidos.
cli-help-show = Dibujar una posición a partir de su línea de texto.
cli-help-record = Comprobar un registro e imprimirlo, legible con --text.
cli-help-lang = Idioma: de, en, es, fr, it, nl, pt o ru. Si no se indica, deciden HIGHNOON_LANG o LANG.
cli-help-game = longhorn, moon-river o desperados.
cli-help-game-play = longhorn, moon-river o desperados; con --resume, el archivo o juego que se continúa.
cli-help-resume = Continuar la última partida sin terminar, o la del archivo dado.
cli-help-bot = Que la máquina juegue este asiento (eagle, jessie, o 1, 2…); se puede repetir.
cli-help-level = La fuerza de la máquina: 1 la más débil, 5 la más fuerte.
cli-help-seats = Quién se sienta dónde, como me,bot:2,me: nombres de personas, o bot con su nivel.
cli-help-players = Cuántos juegan.
cli-help-option = Una opción del juego, como ambush_nugget=choice; se puede repetir.
cli-help-seed = El número del que sale todo el azar.
cli-help-map = Un mapa propio para Desperados.
cli-help-pieces = Piezas propias para Moon River.
cli-help-file = El archivo de un registro.
cli-help-all = Imprimir toda la partida sin pausas.
cli-help-analyse = Decir dónde cambió la partida y qué era mejor, en vez de recorrerla (Longhorn).
cli-help-depth = Cuántas acciones de profundidad.
cli-help-position = Una posición en una línea de texto.
cli-help-text = Como texto legible en vez de líneas JSON.

## Elegir una mesa

cli-menu-game = ¿Qué juego?
cli-menu-how-many = ¿Cuántos juegan?
cli-menu-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
cli-menu-who = ¿Quién juega?
cli-menu-people =
    { $count ->
        [one] Una persona en este teclado
        [2] Dos personas en este teclado
       *[other] { $count } personas en este teclado
    }
cli-menu-you = Tú juegas con { $seat }, la máquina con el resto
cli-menu-level = ¿Qué fuerza debe tener la máquina?
cli-menu-resume = Continuar la partida sin terminar ({ $file })
cli-menu-new = Empezar una partida nueva
cli-menu-what = Hay una partida sin terminar.
cli-menu-ask = Número (q para salir):
cli-level =
    { $level ->
        [1] Fácil
        [2] Medio
        [3] Difícil
       *[other] Nivel { $level }
    }

## En juego

cli-ask = { $seat }, tu elección (? para ayuda):
cli-thinking = { $seat } está pensando…
cli-hand-over = { $name }, el teclado es tuyo. Pulsa Intro cuando nadie más mire.
cli-confirm = Intro para confirmar, otra cosa para volver a elegir:
cli-may-act = { $seat } aún puede cambiar de idea: escribe @{ $name }
cli-more = … { $count } antes; l lo muestra todo
cli-hint = Pista: { $number }  { $action }
cli-saved = Guardado en { $file }.
cli-left = La partida queda en { $file }; para continuar: highnoon play --resume
cli-kept = El registro está en { $file }; para verlo: highnoon replay ARCHIVO
cli-cut = La última línea de { $file } estaba cortada; la partida sigue desde la línea anterior.
cli-commands =
    Para elegir, escribe un número, o una jugada tal como aparece en el registro.
    u deshace · h da una pista · l muestra todo lo que ha pasado · s ARCHIVO guarda una copia
    @NOMBRE actúa por otro de tus asientos · Intro vuelve a dibujar la mesa
    ? explica los símbolos · q sale (la partida se guarda)

## El final

cli-result-won =
    { $count ->
        [one] Gana { $seats }.
       *[other] Ganan { $seats }.
    }
cli-result-draw = La victoria es compartida.
cli-score = { $score }
cli-amount = { $amount }

## Repetición

cli-replay-at = Momento { $moment } de { $last }
cli-replay-ask = Intro siguiente · b atrás · f primero · l último · un número salta · ? símbolos · q salir:
cli-analysis-progress = Análisis, momentos demostrados: { $proven } de { $total }, { $seconds } s (Ctrl-C para detenerlo)
cli-analysis-turnings = Momentos decisivos, cada uno con su número en la repetición:
cli-replay-end = Este es el último momento.
cli-replay-first = Este es el primer momento.
cli-error-moment = No hay ningún momento «{ $found }»; escribe un número de 0 a { $last }, o bien: Intro b f l ? q.

## Contar

cli-perft-row =
    { $nodes ->
        [one] profundidad { $depth }: una forma
       *[other] profundidad { $depth }: { $nodes } formas
    }

## Lo que no se puede hacer

cli-error-usage = No se ha entendido la orden: { $message }
cli-error-extra = La orden no admite este argumento: { $found }
cli-error-command = No hay ninguna orden «{ $found }»; las órdenes son: { $known }.
cli-error-no-flag = Aquí no hay ninguna opción { $name }; --help muestra las que hay.
cli-error-flag-value = La opción { $name } necesita un valor.
cli-error-missing = Falta algo: { $name }. Añádelo, o mira --help.
cli-error-whole = { $name } necesita un número entero, { $least } o más, pero ha recibido «{ $found }».
cli-error-positive = { $name } debe ser un número mayor que 0, como 0.5, no «{ $found }».
cli-error-number = No hay ninguna opción número { $found }; los números van de 1 a { $count }.
cli-error-level = La máquina no tiene nivel { $found }; los niveles son: { $allowed }.
cli-error-seats =
    { $expected ->
        [one] La lista de asientos «{ $text }» nombra a { $found } jugadores, pero juega uno.
       *[other] La lista de asientos «{ $text }» nombra a { $found } jugadores, pero juegan { $expected }.
    }
cli-error-seat = No hay ningún asiento «{ $found }»; los asientos son { $known }, o un número de 1 a { $count }.
cli-error-switch = Ahora no se puede jugar desde aquí con { $seat }.
cli-error-option = Una opción se escribe NOMBRE=VALOR, pero se ha dado «{ $text }».
cli-error-save-where = ¿Dónde se guarda? Escribe s y el nombre de un archivo, por ejemplo: s velada.jsonl
cli-error-file = No se puede usar el archivo { $file }: { $reason }.
cli-reason-missing = no existe, o no existe su carpeta
cli-reason-folder = es una carpeta, no un archivo
cli-reason-not-a-folder = una parte de su ruta no es una carpeta
cli-reason-permission = no tienes permiso
cli-reason-full = el disco está lleno
cli-error-name = «{ $file }» no puede ser el nombre de un archivo.
cli-error-record = { $file }: { $reason }
cli-error-busy = La partida de { $file } se está jugando en otra ventana; ciérrala allí antes.
cli-error-not-a-record = { $file } ya existe y no es un registro de High Noon, así que no se ha sobrescrito; elige otro nombre.
cli-error-not-text = { $file } no es texto en UTF-8, como debe ser un mapa.
cli-error-nothing-to-resume = No hay ninguna partida sin terminar en { $folder }.
cli-error-position = Ningún juego entiende esta posición; indica su juego con --game para saber por qué.
cli-error-depth = La profundidad debe ser al menos 1, no { $found }.
cli-error-both = Indica --seed o --position, pero no ambas.
cli-error-language = No hay textos en «{ $found }»; los idiomas son: { $known }.

### Desperados

desperados-title = Desperados

## Nombres

desperados-seat-sheriff = Sheriff
    .the = el sheriff
    .start = El sheriff
desperados-seat-green = Verde
desperados-seat-red = Rojo
desperados-seat-yellow = Amarillo
desperados-seat-purple = Morado
desperados-seat-orange = Naranja

desperados-coach-brown = diligencia marrón
desperados-coach-blue = diligencia azul
desperados-target-brown = la diligencia marrón
desperados-target-blue = la diligencia azul
desperados-target-poker = la partida de póker
desperados-card-town = { $town }
desperados-card-saloon = Saloon
desperados-card-none = ninguna carta
desperados-decision-brown = asaltar la diligencia marrón
desperados-decision-blue = asaltar la diligencia azul
desperados-decision-poker = jugar al póker
desperados-decision-look = espiar el banco
desperados-decision-nothing = no hacer nada

## Fases

desperados-phase-banks = poner losetas en los bancos
desperados-phase-plan = sacar el primer plan de viaje
desperados-phase-muster = colocar al sheriff y a sus ayudantes
desperados-phase-hideout = colocar a los desperados
desperados-phase-sheriff = el turno del sheriff
desperados-phase-cards = elegir las cartas de la banda
desperados-phase-heists = decidir qué hace la banda en sus ciudades
desperados-phase-tiles = el ajuste de cuentas
desperados-phase-over = terminada

## Preguntas

desperados-prompt-over-gang = La partida ha terminado: la banda escapa con { $money } $; necesitaba { $goal } $.
desperados-prompt-over-sheriff = La partida ha terminado: la banda tiene { $money } $, pero necesitaba { $goal } $.
desperados-prompt-chance = El azar decide.
desperados-prompt-wait = Se espera a: { $seats }.
desperados-prompt-muster-sheriff = { $seat }, ¿en qué ciudad empiezas?
desperados-prompt-muster-deputy = { $left ->
    [one] ¿Dónde empieza tu último ayudante?
   *[other] ¿Dónde empieza un ayudante? Quedan { $left } por colocar.
}
desperados-prompt-hideout = { $seat }, ¿en qué ciudad empiezas?
desperados-prompt-sheriff = Ronda { $round }, jugada { $move }: estás en { $town }. Envía ayudantes si quieres y después juega tu carta.
desperados-prompt-cards = Ronda { $round }, jugada { $move }: estás en { $town }. ¿Qué carta juegas?
desperados-prompt-cards-ready = Ronda { $round }, jugada { $move }: tu carta te lleva a { $town }. Puedes cambiarla mientras alguien tenga que elegir: { $seats }.
desperados-prompt-heists = Ronda { $round }, jugada { $move }: ¿qué haces en { $town }?
desperados-prompt-heists-ready = Ronda { $round }, jugada { $move }: ya has decidido en { $town }. Puedes cambiar de idea mientras alguien tenga que decidir: { $seats }.

## Opciones

desperados-action-place-sheriff = Empezar en { $town }
desperados-action-place-deputy = Ayudante en { $town }{ $deputies ->
    [0] {""}
   *[other] {" "}({ $deputies } allí)
}
desperados-action-place = Empezar en { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(1 ayudante)
   *[other] {" "}({ $deputies } ayudantes)
}
desperados-action-ride = Enviar a un ayudante de { $from } a { $town }
desperados-action-card = Ir a { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(1 ayudante)
   *[other] {" "}({ $deputies } ayudantes)
}
desperados-action-saloon = Saloon: quedarse en { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(1 ayudante)
   *[other] {" "}({ $deputies } ayudantes)
}
desperados-action-no-card = Quedarse en { $town }: no se puede jugar ninguna carta
desperados-action-coach = Asaltar { $target } en { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(hacen falta 2 discos)
   *[other] {" "}(hace falta un disco más que los { $deputies } ayudantes)
}
desperados-action-poker = Jugar al póker en { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(hacen falta 2 discos)
   *[other] {" "}(hace falta un disco más que los { $deputies } ayudantes)
}
desperados-action-look = Mirar la loseta del banco en { $town }
desperados-action-nothing = No hacer nada
desperados-action-plan = El primer plan de viaje es el número { $value }
desperados-action-bank = Un banco recibe la loseta de { $value } $
desperados-action-tile = La banda toma una loseta de { $value } $

## El diario

desperados-event-bank-laid = Se pone una loseta de { $value } $ en el banco de { $town }.
desperados-event-bank-laid-hidden = Se pone una loseta boca abajo en el banco de { $town }.
desperados-event-bank-laid-empty = No queda ninguna loseta para el banco de { $town }.
desperados-event-plan = El primer plan de viaje es el número { $plan }: { $towns }.
desperados-event-placed = { $seat } empieza en { $town }.
desperados-event-deputy-placed = Un ayudante empieza en { $town }.
desperados-event-round = Empieza la ronda { $round }.
desperados-event-rode = Un ayudante cabalga de { $from } a { $to }.
desperados-event-laid = { $seat } juega una carta: { $card }.
desperados-event-laid-hidden = { $seat } juega una carta boca abajo.
desperados-event-exchanged = { $seat } cambia su carta por { $card }.
desperados-event-no-card = { $seat } no tiene carta que jugar y se queda.
desperados-event-decided = { $seat } en { $town }: { $what }.
desperados-event-gang-laid = La banda ha jugado sus cartas.
desperados-event-gang-laid-without = La banda ha jugado sus cartas; sin carta que jugar: { $without }.
desperados-event-gang-decided = La banda ha decidido.
desperados-event-dropped = { $seats } en { $town }: faltan discos para { $target }; queda en nada.
desperados-event-shown = Queda probado que { $seat } está en { $town }; enseña: { $cards }.
desperados-event-shown-pawn = Queda probado que { $seat } está en { $town }: allí está su peón.
desperados-event-heist = Golpe en { $town }: { $seats }, contra { $target }; { $height ->
    [one] debe llegar uno.
   *[other] deben llegar { $height }.
}
desperados-event-looked = { $seat } mira el banco de { $town }: { $value } $.
desperados-event-looked-hidden = { $seat } mira el banco de { $town }.
desperados-event-reckoning = Empieza el ajuste de cuentas de la ronda { $round }.
desperados-event-moved = Jugada { $move }: { $where }.
desperados-event-there = { $seat } en { $town }
desperados-event-arrested = Arresto en { $town }: { $seat } entrega esa carta.
desperados-event-arrested-again = Arresto en { $town }: { $seat }.
desperados-event-heist-won = El golpe en { $town } sale bien: { $target }.
desperados-event-heist-failed = El golpe en { $town } fracasa: { $target }.
desperados-event-tile = Aporta { $value } $; la banda tiene { $money } $.
desperados-event-robbed = Atraco al banco de { $town } ({ $seats }): { $value } $; la banda tiene { $money } $.
desperados-event-over-gang = La banda gana con { $money } $ de { $goal } $.
desperados-event-over-sheriff = Gana { $seat-the }: { $money } $ de { $goal } $ no bastan.

## El final

desperados-result-gang = Gana la banda: { $money } $ de { $goal } $.
desperados-result-sheriff = Gana { $seat-the }: la banda tiene { $money } $ de { $goal } $.
desperados-score-bank = Bancos
desperados-score-coach = Diligencias
desperados-score-poker = Póker

## Por qué no

desperados-error-text = «{ $text }» no es una acción de Desperados; por ejemplo: { $examples }.
desperados-error-not-here = «{ $action }» no es posible en este mapa.
desperados-error-draw = Eso no se puede sacar ahora.
desperados-error-chance-only = Solo el azar saca losetas y planes.
desperados-error-chance-due = Antes toca un sorteo.
desperados-error-sheriff-only = Solo el sheriff envía ayudantes.
desperados-error-gang-only = Solo los desperados roban, espían o no hacen nada.
desperados-error-sheriff-turn = Es el turno del sheriff.
desperados-error-gang-turn = Es el turno de la banda.
desperados-error-final = Tu carta está jugada y es definitiva.
desperados-error-phase = Ahora no; lo que toca: { $phase }.
desperados-error-placed = Ya te has colocado en { $town }.
desperados-error-no-deputy = En { $town } no hay ningún ayudante que pueda ir a { $end }.
desperados-error-deputy-ridden = El ayudante de { $town } ya ha cabalgado en esta jugada.
desperados-error-same-card = Esa es la carta que has jugado.
desperados-error-saloon-used = { $count ->
    [0] En este mapa no hay cartas Saloon.
    [one] Tu carta Saloon ya está jugada en esta ronda.
   *[other] Tus { $count } cartas Saloon ya están jugadas en esta ronda.
}
desperados-error-card-lost = El sheriff tiene tu carta de { $town }: está perdida para el resto de la partida.
desperados-error-card-used = Ya has jugado { $town } en esta ronda.
desperados-error-card-here = Estás en { $town }; solo una carta Saloon te permite quedarte.
desperados-error-card-far = Ningún camino lleva de { $here } a { $town }.
desperados-error-must-play = Tienes una carta que se puede jugar, así que debes jugar una.
desperados-error-same-decision = Ya has decidido eso.
desperados-error-no-bank = No hay ningún banco en { $town }.
desperados-error-bank-empty = El banco de { $town } está vacío.
desperados-error-no-poker = No hay loseta de póker en { $town }.
desperados-error-no-coach = La { $coach } no está en { $town }.
desperados-error-target-taken = En { $town } eso ya es objetivo de un golpe en esta ronda.
desperados-error-disc-spent = Tu disco ya está puesto en esta ronda.
desperados-error-no-majority = { $town }: ayudantes { $deputies }, desperados { $gang }; la banda debe ser más numerosa.
desperados-error-few-discs = { $town }: ayudantes { $deputies }; de la banda que está allí, solo { $discs } tienen aún su disco.

## Mapas

desperados-map-unreadable = No se puede leer { $file }: { $reason }.
desperados-map-large = El mapa es demasiado largo; { $limit } caracteres como mucho.
desperados-map-toml = El mapa no es TOML válido: { $reason }.
desperados-map-unknown = No hay ningún campo «{ $field }» en un mapa.
desperados-map-field = «{ $field }» falta o no es del tipo correcto: { $found }.
desperados-map-number = «{ $field }» debe ser un número entero de { $least } a { $most }, no { $found }.
desperados-map-town-count = Un mapa tiene de 2 a { $most } ciudades, no { $found }.
desperados-map-town-key = «{ $key }» no puede nombrar una ciudad: usa minúsculas y cifras con guiones entre palabras, 24 caracteres como mucho, y ni «saloon» ni «none».
desperados-map-town-name = La ciudad «{ $key }» se llama «{ $name }»; clave y nombre solo pueden diferir en mayúsculas y guiones.
desperados-map-town-same-at = { $town } está dibujada donde hay otra ciudad.
desperados-map-no-town = { $where } nombra una ciudad que no está en el mapa: { $town }.
desperados-map-road-loop = Un camino lleva de { $town } a sí misma.
desperados-map-road-twice = El camino entre { $one } y { $other } se nombra dos veces.
desperados-map-many-roads = { $town } tiene { $found } caminos; { $most } como mucho.
desperados-map-plan-count = Debe haber { $expected } planes de viaje, no { $found }.
desperados-map-plan-length = El plan { $plan } debe tener { $expected } ciudades, no { $found }.
desperados-map-plan-off-road = Plan { $plan }: no hay camino entre { $one } y { $other }.
desperados-map-plan-ring = El plan { $next } debe empezar donde acaba el plan { $plan }.
desperados-map-tiles-laid = Losetas por poner ({ $field }): { $laid }, pero solo hay { $found }.
desperados-map-banks = Hay { $banks } bancos, pero las losetas que se ponen en bancos son { $laid }.
desperados-map-many = Hay { $banks } bancos ({ $most_banks } como mucho) y { $bottom } losetas al fondo ({ $most_bottom } como mucho).
desperados-map-low-high = Cada loseta baja debe valer menos que cada loseta alta, pero valen { $low } y { $high }.
desperados-map-poker = Hacen falta { $expected } losetas de póker, pero hay { $found }.
desperados-map-coach = Hacen falta { $expected } losetas de diligencia, pero hay { $found }.
desperados-map-unconnected = Ningún camino lleva a: { $towns }.

## Posiciones

desperados-position-field = { $field }: «{ $found }» es incorrecto; se esperaba: { $expected }.
desperados-position-no-such-tile = Hay puestas o tomadas más losetas de un valor de las que existen.
desperados-position-round = La ronda { $found } no encaja con la fase «{ $phase }».
desperados-position-move = La jugada { $found } no encaja con la fase «{ $phase }».
desperados-position-plan = El primer plan se saca después de preparar los bancos, no antes; la fase es «{ $phase }».
desperados-position-reckoning = Las jugadas reveladas y los arrestos son de la fase «tiles», no de «{ $phase }».
desperados-position-tiles = Las losetas no cuadran: { $kind }.
desperados-position-poker = Losetas de póker desaparecidas: { $found }; losetas de póker tomadas: { $taken }.
desperados-position-banks = Los bancos solo esperan losetas en la fase «banks»; esta es «{ $phase }».
desperados-position-set-up = Así no se preparan los bancos.
desperados-position-batch = Una loseta de banco no puede haberse puesto en una ronda posterior.
desperados-position-looked = La banda no puede haber mirado un banco sin loseta.
desperados-position-pieces = Los peones y ayudantes del tablero no encajan con la fase «{ $phase }».
desperados-position-decision = { $seat } no puede haber decidido todavía.
desperados-position-decided = { $seat } no podría haber decidido esto aquí: { $found }.
desperados-position-all-decided = Todos han decidido, así que ya habría ocurrido.
desperados-position-at = { $seat } no está donde llevan sus cartas.
desperados-position-lost = { $seat } no puede haber perdido estas cartas.
desperados-position-cards = { $seat } ha jugado { $found } cartas, y eso no encaja con la fase.
desperados-position-shown = Las cartas enseñadas de { $seat } no encajan.
desperados-position-card = { $seat } no podía haber jugado la carta de la jugada { $move }.
desperados-position-heist = El golpe de la jugada { $move } ({ $target }) no es posible.
desperados-position-due = No puede haber { $found } losetas pendientes.

## El tablero en el terminal

desperados-board-round = Ronda { $round }
desperados-board-start = de
desperados-board-maybe = { $seat } puede estar en { $count ->
    [one] una ciudad: { $towns }
   *[other] { $count } ciudades: { $towns }
}
desperados-board-lost = { $seat } ha perdido: { $towns }
desperados-board-held = asaltada
desperados-board-loot = Botín { $money } $ de { $goal } $ · { $pile } losetas de banco en la pila
desperados-board-dollars = { $amount } $

desperados-legend-title = La mesa
desperados-legend-pawn = una letra minúscula: este peón está ahí, pero su jugador puede haber seguido en secreto
desperados-legend-bank = una ciudad con un banco y su loseta
desperados-legend-bank-empty = un banco sin loseta
desperados-legend-poker = una ciudad con loseta de póker
desperados-legend-bare = una ciudad cuya loseta de póker ya se ha tomado
desperados-legend-deputies = ayudantes, una estrella cada uno
desperados-legend-coach-brown = la diligencia marrón y su horario
desperados-legend-coach-blue = la diligencia azul y su horario
desperados-legend-disc = un disco: en el mapa marca un golpe, en la tabla está aún libre
desperados-legend-face-down = una carta boca abajo
desperados-legend-own-card = una carta de tu bando que los demás no han visto
desperados-legend-seen-card = una carta que todos han visto
desperados-legend-arrested = bajo arresto en esta ronda
desperados-legend-lost = cuántas cartas de ciudad están perdidas
desperados-legend-waiting = la partida espera a este jugador
desperados-legend-looked = una estrella tras el valor de un banco: la banda lo ha visto

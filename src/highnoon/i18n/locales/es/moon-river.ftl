moon-river-title = Moon River

## Jugadores, paisajes, socios, escenarios

moon-river-seat-purple = Morado
moon-river-seat-white = Blanco
moon-river-seat-orange = Naranja
moon-river-seat-green = Verde
# The same seats in games of the first version of the rules.
moon-river-seat-mary = Morado
moon-river-seat-wesley = Blanco
moon-river-seat-calamity = Naranja
moon-river-seat-jo = Verde

moon-river-board-mary = Mary
moon-river-board-wesley = Wesley
moon-river-board-calamity = Calamity
moon-river-board-jo = Big Jo

moon-river-land-desert = desierto
moon-river-land-canyon = cañón
moon-river-land-meadow = pradera
moon-river-land-forest = bosque
moon-river-land-farm = granja
moon-river-land-cornfield = maizal

moon-river-symbol-cows = { $count ->
    [one] vaca
   *[other] { $count } vacas
}
moon-river-symbol-skulls = { $count ->
    [one] calavera
   *[other] { $count } calaveras
}
moon-river-symbol-circles = { $count ->
    [one] círculo
   *[other] { $count } círculos
}
moon-river-symbol-nuggets = { $count ->
    [one] pepita
   *[other] { $count } pepitas
}
moon-river-symbol-beavers = { $count ->
    [one] castor
   *[other] { $count } castores
}
moon-river-symbol-corn = { $count ->
    [one] maíz
   *[other] { $count } de maíz
}
moon-river-parcel = { $land } ({ $symbols })
moon-river-tile = { $one }/{ $two }

moon-river-partner-desperado = desperado
moon-river-partner-thief = cuatrero
moon-river-partner-prospector = buscador de oro
moon-river-partner-trapper = trampero
moon-river-partner-farmer = granjero

moon-river-scenario-none = sin escenario
moon-river-scenario-draw = un escenario al azar
moon-river-scenario-timber = Comercio de madera
moon-river-scenario-gold = Fiebre del oro
moon-river-scenario-outlaws = Forajidos
moon-river-scenario-city = Moon River City
moon-river-boards-camp = lado Campamento
moon-river-boards-legend = lado Leyenda, elegido por turnos
moon-river-boards-legend-drawn = lado Leyenda, sorteado
moon-river-boards-legend-colours = lado Leyenda, cada color el suyo

## Opciones

moon-river-option-players = Jugadores
moon-river-option-boards = Tableros
moon-river-option-scenario = Escenario
moon-river-house-scenario = Regla de la casa: el juego impreso solo usa un escenario con el lado Leyenda.
moon-river-house-boards = Regla de la casa: el juego impreso solo usa el lado Leyenda con un escenario.

## Lo que hay que decidir

moon-river-prompt-over = La partida ha terminado.
moon-river-prompt-chance = El azar decide.
moon-river-prompt-wait = Se espera a { $seat }.
moon-river-prompt-board = { $seat }: elige tu tablero.
moon-river-prompt-stand = { $seat }: elige para tu ranchero una parcela libre de la nueva columna.
moon-river-prompt-take = { $seat }, es tu turno: toma tu parcela, { $parcel }.
moon-river-prompt-expand = { $seat }: une dos parcelas para colocarlas, o guárdalas todas.
moon-river-prompt-expand-must = { $seat }: tu almacén está lleno. Une dos parcelas para colocarlas.
moon-river-prompt-expand-last = { $seat }: la partida termina. Coloca lo que encaje; el resto se pierde.
moon-river-prompt-place = { $seat }: ¿dónde colocas { $first } y { $second }?
moon-river-prompt-discard = { $seat }: ninguna de tus parejas encaja. Elige las dos parcelas que dejarán la partida.
moon-river-prompt-drought = { $seat }: la sequía en { $cell } se lleva una vaca de ese territorio. ¿Cuál?
moon-river-prompt-circle = { $seat }: ¿qué círculo usas primero?
moon-river-prompt-recruit = { $seat }: recluta un socio para { $cell }.
moon-river-prompt-drive = { $seat }: tu vaquero guía vacas, como mucho { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} más.
moon-river-prompt-offer = { $seat }: tu desperado puede cambiar una parcela del almacén. ¿Cuál das?
moon-river-prompt-demand = { $seat }: ¿de quién quieres una parcela a cambio de esta ({ $parcel })?
moon-river-prompt-steal = { $seat }: tu cuatrero puede traer a { $cell } una vaca sin vigilar.
moon-river-prompt-bonus = { $seat }: has llegado al otro extremo. Coloca una loseta extra por el lado que quieras.
moon-river-prompt-forgo = { $seat }: ninguna loseta extra encaja. Elige la que dejará la partida.

## Opciones de juego

moon-river-action-board = { $board }: { $stores ->
    [one] una casilla de almacén
   *[other] { $stores } casillas de almacén
}; puentes: { $bridges }
moon-river-action-board-name = El tablero de { $board }
moon-river-bridge-at = columna { $column }
moon-river-bridge-homestead = casa
moon-river-action-stand = A la parcela { $place }: { $parcel }
moon-river-action-stand-place = A la parcela { $place }
moon-river-action-take = Tomar: { $parcel }
moon-river-action-take-any = Tomar tu parcela
moon-river-action-keep = Guardar tus parcelas
moon-river-action-join = Unir: { $first } y { $second }
moon-river-action-discard = Renunciar a: { $first } y { $second }
moon-river-action-place = { $first } { $from }, { $second } { $to }
moon-river-action-place-cells = Colocar en { $from } y { $to }
moon-river-action-drought = Perder una vaca en { $cell }
moon-river-action-circle = Primero el círculo en { $cell }
moon-river-action-recruit-desperado = Reclutar al desperado (cambiar una parcela)
moon-river-action-recruit-thief = Reclutar al cuatrero (tomar una vaca sin vigilar)
moon-river-action-recruit-prospector = Reclutar al buscador de oro (+1 por pepita)
moon-river-action-recruit-trapper = Reclutar al trampero (+1 por castor)
moon-river-action-recruit-farmer = Reclutar al granjero (+1 por maíz)
moon-river-action-cowboy = Reclutar a un vaquero (3 pasos; dorso: { $partner })
moon-river-action-drive = Llevar una vaca de { $from } a { $to }
moon-river-action-offer = Dar: { $parcel }
moon-river-action-demand = Recibir: { $parcel } de { $seat }
moon-river-action-steal = Tomar la vaca en { $cell }, de { $seat }
moon-river-action-enough = Basta
moon-river-action-bonus = Loseta extra, lado { $land }, en { $cell }
moon-river-action-forgo = Renunciar a la loseta extra { $tile }
moon-river-action-chip = Entra en el saloon: { $partner }
moon-river-action-draw = De la caja: { $parcel }
moon-river-action-ranchero = Ranchero sorteado: { $seat }
moon-river-action-scenario = Escenario sorteado: { $scenario }

## El diario

moon-river-event-board-chosen = { $seat } elige el tablero de { $board }.
moon-river-event-board-drawn = A { $seat } le toca en suerte el tablero de { $board }.
moon-river-event-scenario-drawn = El escenario: { $scenario }.
moon-river-event-chip-drawn = Entra en el saloon: { $chip }.
moon-river-event-column-laid = Nueva columna: { $parcels }.
moon-river-event-ranchero-drawn = Ahora elige { $seat }.
moon-river-event-stood = { $seat } se pone en la parcela { $place }: { $parcel }.
moon-river-event-left-over = Nadie eligió la parcela { $place } ({ $parcel }): deja la partida.
moon-river-event-last-round = La caja está vacía: última ronda.
moon-river-event-took = { $seat } toma: { $parcel }.
moon-river-event-kept = { $seat } no coloca nada más.
moon-river-event-laid = { $seat } coloca { $parcels } en { $cells }.
moon-river-event-cows-came = { $count ->
    [one] Llega una vaca
   *[other] Llegan { $count } vacas
} a { $cell }, de { $seat }.
moon-river-event-drought = Sequía en { $skull }: { $seat } pierde una vaca en { $cell }.
moon-river-event-saloon-empty = El saloon está vacío: nadie acude a { $cells }, de { $seat }.
moon-river-event-recruited = { $seat } recluta para { $cell }: { $chip }.
moon-river-event-hired-cowboy = { $seat } recluta a un vaquero para { $cell } (dorso: { $chip }).
moon-river-event-drove = { $seat } lleva una vaca de { $from } a { $to }.
moon-river-event-swapped = { $seat } da { $gave } a { $other } y recibe { $got }.
moon-river-event-stole = El cuatrero de { $seat } lleva una vaca de { $other } ({ $from }) a { $to }.
moon-river-event-discarded = { $seat } renuncia a: { $parcels }.
moon-river-event-reached-west = { $seat } ha llegado al otro extremo del rancho.
moon-river-event-bonus-laid = { $seat } coloca una loseta extra en { $cell }: { $parcel }.
moon-river-event-bonus-lost = { $seat } no puede colocar ninguna loseta extra: { $tile } deja la partida.
moon-river-event-overpopulated = Superpoblación: { $count ->
    [one] una vaca deja
   *[other] { $count } vacas dejan
} { $cell }, de { $seat }.
moon-river-event-ended = La partida ha terminado.

## Puntuación y resultado

moon-river-score-desert = Desiertos
moon-river-score-canyon = Cañones
moon-river-score-meadow = Praderas
moon-river-score-forest = Bosques
moon-river-score-farm = Granjas
moon-river-score-nuggets = Pepitas
moon-river-score-beavers = Castores
moon-river-score-corn = Maíz
moon-river-score-prospector = Buscadores de oro
moon-river-score-trapper = Tramperos
moon-river-score-farmer = Granjeros
moon-river-score-scenario = { $scenario }
moon-river-result-points = Gana quien tiene más puntos.
moon-river-result-tie = Igualdad a puntos: decide el territorio más grande y después el mayor número de vacas.
moon-river-result-shared = Igualdad en todo: la victoria se comparte.

## Lo que falla en una acción

moon-river-error-draw = El azar no puede hacer eso ahora.
moon-river-error-now = Ahora no: { $task }.
moon-river-error-place-outside = Una parte del dominó quedaría fuera del rancho.
moon-river-error-place-taken = Una de esas casillas no está libre.
moon-river-error-place-contact = El dominó debe tocar un puente, o una de sus parcelas debe tocar otra del mismo paisaje.
moon-river-error-join-misfit = Estas dos no encajan en ninguna parte de tu rancho.
moon-river-error-keep = Ahora debes colocar un dominó.
moon-river-error-not-yours = No tienes esa parcela.
moon-river-error-board = Alguien ya tiene ese tablero.
moon-river-error-stand = Ahí ya hay alguien.
moon-river-error-drought = Ahí no hay ninguna vaca del territorio de la calavera.
moon-river-error-circle = Ahí no espera ningún círculo.
moon-river-error-recruit = Ese socio no está en el saloon.
moon-river-error-cowboy = Esa ficha no está en el saloon.
moon-river-error-drive = Ninguna vaca puede dar ese paso.
moon-river-error-steal = Ahí no hay ninguna vaca sin vigilar de otro jugador.
moon-river-error-bonus = La loseta extra no puede ir ahí.
moon-river-error-forgo = Esa loseta extra no está disponible.
moon-river-error-text = «{ $text }» no es una acción. Ejemplos: { $examples }

moon-river-task-board = elige antes tu tablero
moon-river-task-stand = elige antes una parcela de la nueva columna
moon-river-task-take = toma antes tu parcela
moon-river-task-expand = une antes dos parcelas o guárdalas
moon-river-task-place = coloca antes el dominó
moon-river-task-discard = elige antes dos parcelas a las que renunciar
moon-river-task-drought = elige antes la vaca que se lleva la sequía
moon-river-task-circle = elige antes un círculo
moon-river-task-recruit = recluta antes un socio
moon-river-task-drive = termina antes los pasos del vaquero
moon-river-task-offer = di antes qué parcela cambias, o que no cambias
moon-river-task-demand = di antes qué parcela recibes
moon-river-task-steal = di antes qué vaca toma el cuatrero, o que no toma ninguna
moon-river-task-bonus = coloca antes la loseta extra
moon-river-task-forgo = elige antes la loseta extra que deja la partida

## Lo que falla en una posición

moon-river-position-fields = Una posición tiene { $expected } campos ({ $names }), pero esta tiene { $found }.
moon-river-position-field = Campo { $field }: «{ $found }» debería ser como { $expected }.
moon-river-position-boards = Los tableros no encajan: todos del lado Campamento, o cada uno una leyenda distinta.
moon-river-position-parcels = Parcela { $parcel }: { $found } en la partida, pero existen { $expected }.
moon-river-position-box = La caja tiene { $found } parcelas, pero solo pueden quedar columnas completas de cuatro.
moon-river-position-chips = Ficha { $chip }: { $found } en la partida, pero existen { $expected }.
moon-river-position-saloon = El saloon tiene { $found } fichas, pero caben { $expected } como mucho.
moon-river-position-cows = Vacas en la partida: { $found }, pero existen { $expected }.
moon-river-position-tiles = Las losetas extra no encajan con los ranchos.
moon-river-position-column = La columna «{ $column }» no está en orden.
moon-river-position-rancheros = { $seat }: { $found } rancheros en las columnas, { $expected } como mucho.
moon-river-position-homestead = { $seat }: en la casa no se coloca nada.
moon-river-position-odd = { $seat }: { $found } parcelas no forman dominós.
moon-river-position-adrift = { $seat }: hay parcelas que no están unidas a ningún puente.
moon-river-position-stray = { $seat }: una vaca fuera de las parcelas o en un maizal.
moon-river-position-partner = { $seat }: un socio sin círculo.
moon-river-position-stores = { $seat }: { $found } parcelas en { $expected } casillas de almacén.
moon-river-position-derived = { $seat }: el rancho se contradice.
moon-river-position-seat = La fase «{ $phase }» no corresponde a este asiento.
moon-river-position-waiting = En la fase «{ $phase }» no puede haber: { $found }.
moon-river-position-phase = Nada en la mesa lleva a la fase «{ $phase }».

## Lo que falla en un archivo de datos

moon-river-data-empty = El archivo de piezas está vacío.
moon-river-data-large = Un archivo de piezas tiene { $limit } caracteres como mucho.
moon-river-data-kinds = { $found } clases de parcelas, { $most } como mucho.
moon-river-data-line = «{ $found }» no describe piezas.
moon-river-data-table = No hay ninguna tabla así: { $table }.
moon-river-data-sum = Tabla { $table }: { $found } piezas, pero debe haber { $expected }.
moon-river-data-missing = Tabla { $table }: falta { $name }.
moon-river-data-twice = Tabla { $table }: { $name } aparece dos veces.
moon-river-data-symbol = Parcela { $row }: { $symbol } no va con el paisaje { $landscape }.

## El tablero en el terminal

moon-river-board-stores = Almacén
moon-river-board-here = Esta ronda
moon-river-board-there = Ronda siguiente
moon-river-board-saloon = Saloon
moon-river-board-left = Ronda { $round } de { $rounds } · caja { $box } · vacas { $cows }
moon-river-board-box = En la caja: { $count }
moon-river-board-now = Si acabara ahora
moon-river-board-lands = tierra
moon-river-board-symbols = bienes
moon-river-board-partners = gente
moon-river-board-scenario = esc.
moon-river-board-total = todo
moon-river-board-would = { $total } puntos si acabara entonces ({ $more })

moon-river-legend-title = Qué significan los símbolos
moon-river-legend-cow = una vaca llega al colocar la parcela
moon-river-legend-skull = sequía: al colocar la parcela se va una vaca de su territorio
moon-river-legend-circle = se recluta un socio al colocar la parcela
moon-river-legend-resources = pepita, castor, maíz: un punto cada uno
moon-river-legend-herd = vacas; al final solo cuenta una por parcela
moon-river-legend-small = parcela de otro jugador: paisaje, bienes, círculo o socio, vacas
moon-river-legend-partner = un socio: el especialista que indica la letra de abajo, o un vaquero
moon-river-legend-bridge = un puente: aquí puede empezar cualquier dominó
moon-river-legend-homestead = la casa: ahí no se coloca nada
moon-river-legend-store = una casilla de almacén vacía o una casilla libre
moon-river-legend-score = lo que puntuaría el rancho si la partida acabara ahora: parcelas por vacas de cada territorio, etc.
moon-river-legend-cowboy = vaquero
moon-river-about-desperado = cambiar una parcela del almacén por una de otro jugador
moon-river-about-thief = tomar una vaca de un territorio sin socio
moon-river-about-prospector = un punto más por pepita
moon-river-about-trapper = un punto más por castor
moon-river-about-farmer = un punto más por maíz
moon-river-about-cowboy = mover tus vacas hasta tres pasos, nunca a los maizales

### La mesa de Moon River en la página.

## El mercado, el saloon, el almacén

web-moon-river-draft = Mercado
web-moon-river-draft-note = Los números bajos actúan antes. Después de colocar, eliges para la próxima ronda.
web-moon-river-round = ronda { $round }, quedan { $box }
web-moon-river-box = quedan { $box }
web-moon-river-here = Ahora
web-moon-river-there = Después
web-moon-river-taken = tomada
web-moon-river-stands = { $name } en { $parcel }
web-moon-river-chips =
    { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
web-moon-river-stock = En la pila, en un orden que nadie conoce:
    { $chips }
web-moon-river-saloon-empty = No hay nadie.
web-moon-river-short-desperado = cambiar una parcela
web-moon-river-short-thief = tomar una vaca
web-moon-river-short-prospector = +1 por pepita
web-moon-river-short-trapper = +1 por castor
web-moon-river-short-farmer = +1 por maíz
web-moon-river-partners = Socios
web-moon-river-stores-mine = Tu almacén
web-moon-river-stores-of = Almacén de { $name }
web-moon-river-places =
    { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }
web-moon-river-join-note = Toca dos para unirlas.
web-moon-river-in-hand = { $land } en mano
web-moon-river-supply = vacas restantes
web-moon-river-supply-tip = Vacas de la reserva común. Cuando se agota, ya no llega ninguna vaca.

## Los ranchos

web-moon-river-ranches = Todos los ranchos
web-moon-river-ranch-of = El rancho de { $name }
web-moon-river-my-ranch = Mi rancho
web-moon-river-look = ver el rancho
web-moon-river-you = Tú
web-moon-river-homestead = casa
web-moon-river-free = { $cell }: libre
web-moon-river-cell = { $cell }: { $what }
web-moon-river-bridge = puente en la columna { $column }
web-moon-river-a-bridge = puente
web-moon-river-cows =
    { $count ->
        [0] ninguna vaca
        [one] 1 vaca
       *[other] { $count } vacas
    }
web-moon-river-tip = { $what }: { $means }
web-moon-river-means-cows = al colocar la parcela llega aquí una vaca.
web-moon-river-means-cows-done = la vaca ha llegado.
web-moon-river-means-skulls = sequía. Al colocar la parcela se va una vaca de su territorio.
web-moon-river-means-skulls-done = la sequía ha pasado.
web-moon-river-means-circles = al colocar la parcela reclutas un socio.
web-moon-river-means-circles-done = no vino nadie, y nadie vendrá.
web-moon-river-means-nuggets = un punto cada una.
web-moon-river-means-beavers = un punto cada uno.
web-moon-river-means-corn = un punto cada uno.
web-moon-river-means-back = el número del dorso. Los más bajos actúan antes.

## Colocar

web-moon-river-hand = En mano
web-moon-river-lay = Colocar aquí
web-moon-river-rotate = Girar
web-moon-river-swap = Invertir
web-moon-river-sides = Lados de las losetas
web-moon-river-not-now = Ahora no
web-moon-river-lay-note = Arrástralo, toca una casilla marcada o usa las flechas; R gira, X invierte los extremos.
web-moon-river-lay-note-short = Toca una casilla marcada.
web-moon-river-not-here = Aquí no puede ir.
web-moon-river-touches = toca: { $what }
web-moon-river-in-words =
    { $count ->
        [one] Un lugar, en palabras
       *[other] Los { $count } lugares, en palabras
    }
web-moon-river-first-where = Primero elige dónde
web-moon-river-ways =
    { $count ->
        [one] una forma
       *[other] { $count } formas
    }

## Lo que traería una elección

web-moon-river-points =
    { $count ->
        [one] punto
       *[other] puntos
    }
web-moon-river-gain-lands = tierras
web-moon-river-gain-resources = bienes
web-moon-river-gain-partners = socios
web-moon-river-gain-scenario = escenario
web-moon-river-gain-cows =
    { $count ->
        [one] vaca
       *[other] vacas
    }
web-moon-river-gain-recruits =
    { $count ->
        [one] 1 socio
       *[other] { $count } socios
    }
web-moon-river-from-saloon = del saloon
web-moon-river-territory = { $count } × { $land }

## La puntuación

web-moon-river-part-lands = Tierras × vacas
web-moon-river-part-resources = Pepitas, castores, maíz
web-moon-river-part-partners = Socios
web-moon-river-about-lands = Cada territorio puntúa sus parcelas por sus vacas; solo cuenta una vaca por parcela.
web-moon-river-about-resources = Cada pepita, cada castor y cada maíz es un punto.
web-moon-river-about-partners = Buscadores de oro, tramperos y granjeros dan un punto más por cada pepita, castor o maíz.
web-moon-river-about-timber = Grupos de tres o más bosques, al menos uno junto al río: 10, y 10 más por cada bosque desde el cuarto.
web-moon-river-about-gold = Grupos de tres o más parcelas con pepitas: 10 por la tercera pepita y 10 por cada una más.
web-moon-river-about-outlaws = Grupos de tres o más socios, al menos uno bandido: 10, y 10 más por cada socio desde el cuarto.
web-moon-river-about-city = Grupos de tres o más granjas: 10, y 10 más por cada granja desde la cuarta.
web-moon-river-bill = Recuento completo
web-moon-river-largest = Mayor territorio
web-moon-river-herd = Vacas que cuentan
web-moon-river-by =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }

## La leyenda

web-moon-river-legend-lands = Paisajes
web-moon-river-legend-symbols = Símbolos
web-moon-river-legend-partners = Cualquier socio protege de los cuatreros las vacas de su territorio. Cada ficha tiene un especialista en un lado y un vaquero en el otro.
web-moon-river-legend-score = Puntuación
web-moon-river-legend-keys = Teclas al colocar: las flechas mueven el dominó, R lo gira, X invierte sus extremos, Intro lo coloca.

## Opening a table

web-option-moon-river-pieces = Tus propias piezas
web-option-moon-river-pieces-note = Un archivo TOML con parcelas, fichas, losetas y tableros; sin él se usan las piezas normales.

### La mesa de Longhorn en la página.

web-longhorn-board = Los nueve territorios
web-longhorn-row-column = , fila { $row }, columna { $column }
web-longhorn-cows =
    { $count ->
        [one] 1 vaca { $colour }
       *[other] { $count } vacas { $colour ->
            [gris] grises
           *[other] { $colour }s
        }
    }
web-longhorn-steps =
    { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    }
web-longhorn-outlaw = El forajido
web-longhorn-herd-of = La manada de { $name }
web-longhorn-nuggets =
    { $count ->
        [one] pepita
       *[other] pepitas
    }
web-longhorn-worth-now = si acabara ahora
web-longhorn-price = Cada vaca vale 100 $ por vaca de su color en el tablero
web-longhorn-left =
    { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
web-longhorn-left-each =
    { $count ->
        [one] queda 1: { $price } cada una
       *[other] quedan { $count }: { $price } cada una
    }
web-longhorn-struck = epidemia
web-longhorn-kept = guardadas hasta el final
web-longhorn-balance = Si la partida acabara ahora, { $first } tendría { $eagle } y { $second } { $jessie }.
web-longhorn-not-here = Solo se roban vacas donde está el forajido.
web-longhorn-outlook-end = Termina la partida.
web-longhorn-outlook-places =
    { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    }, { $count ->
        [one] 1 destino
       *[other] { $count } destinos
    }
web-longhorn-outlook-worth = tú { $mine }, adversario { $theirs }
web-longhorn-bill = Recuento completo
web-longhorn-legend-cow = Una vaca { $colour }, y su marca en la lista de jugadas.

## Opciones

longhorn-option-ambush_nugget = La pepita de una emboscada se
longhorn-ambush_nugget-random = saca al azar
longhorn-ambush_nugget-choice = elige
longhorn-option-epidemic_colour = Una epidemia puede afectar a
longhorn-epidemic_colour-any = cualquier color
longhorn-epidemic_colour-present = cualquier color del tablero

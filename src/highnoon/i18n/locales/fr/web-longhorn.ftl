### La table de Longhorn dans la page.

web-longhorn-board = Les neuf territoires
web-longhorn-row-column = , rangée { $row }, colonne { $column }
web-longhorn-cows =
    { $count ->
        [one] { $count } vache { $colour }
       *[other] { $count } vaches { $colour ->
            [orange] orange
           *[other] { $colour }s
        }
    }
web-longhorn-steps =
    { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
web-longhorn-outlaw = Le hors-la-loi
web-longhorn-herd-of = Troupeau de { $name }
web-longhorn-nuggets =
    { $count ->
        [one] pépite
       *[other] pépites
    }
web-longhorn-worth-now = valeur actuelle
web-longhorn-price = Une vache vaut 100 $ par vache restée sur le plateau
web-longhorn-left = reste { $count }
web-longhorn-left-each = reste { $count } : { $price } pièce
web-longhorn-struck = frappée
web-longhorn-kept = gardées jusqu’à la fin
web-longhorn-balance = Si la partie finissait maintenant, { $first } aurait { $eagle } et { $second } { $jessie }.
web-longhorn-not-here = On ne vole des vaches que là où se trouve le hors-la-loi.
web-longhorn-outlook-end = Termine la partie.
web-longhorn-outlook-places =
    { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }
web-longhorn-outlook-worth = toi { $mine }, adversaire { $theirs }
web-longhorn-bill = Décompte complet
web-longhorn-legend-cow = Une vache { $colour }, et sa marque dans le journal.

## Options

longhorn-option-ambush_nugget = La pépite d’une embuscade est
longhorn-ambush_nugget-random = tirée au hasard
longhorn-ambush_nugget-choice = choisie
longhorn-option-epidemic_colour = Une épidémie peut frapper
longhorn-epidemic_colour-any = n’importe quelle couleur
longhorn-epidemic_colour-present = une couleur encore sur le plateau

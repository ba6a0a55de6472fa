### Longhorns Tisch auf der Seite.

web-longhorn-board = Die neun Gebiete
web-longhorn-row-column = , Reihe { $row }, Spalte { $column }
web-longhorn-cows =
    { $count ->
        [one] 1 { $colour-stem }es Rind
       *[other] { $count } { $colour-stem }e Rinder
    }
web-longhorn-steps =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
web-longhorn-outlaw = Der Bandit
web-longhorn-herd-of = Herde von { $name }
web-longhorn-nuggets =
    { $count ->
        [one] Nugget
       *[other] Nuggets
    }
web-longhorn-worth-now = Wert jetzt
web-longhorn-price = Jedes Rind bringt 100 $ je Rind auf dem Plan
web-longhorn-left = noch { $count }
web-longhorn-left-each = noch { $count }: je { $price }
web-longhorn-struck = befallen
web-longhorn-kept = bis zum Ende behalten
web-longhorn-balance = Wäre jetzt Schluss, hätte { $first } { $eagle } und { $second } { $jessie }.
web-longhorn-not-here = Rinder werden nur dort gestohlen, wo der Bandit steht.
web-longhorn-outlook-end = Beendet das Spiel.
web-longhorn-outlook-places =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, { $count ->
        [one] 1 Ziel
       *[other] { $count } Ziele
    }
web-longhorn-outlook-worth = du { $mine }, Gegner { $theirs }
web-longhorn-bill = Genaue Wertung
web-longhorn-legend-cow = Ein { $colour-stem }es Rind und sein Zeichen im Verlauf.

## Options

longhorn-option-ambush_nugget = Ein Nugget aus der Falle wird
longhorn-ambush_nugget-random = zufällig gezogen
longhorn-ambush_nugget-choice = ausgesucht
longhorn-option-epidemic_colour = Eine Epidemie trifft
longhorn-epidemic_colour-any = jede beliebige Farbe
longhorn-epidemic_colour-present = jede Farbe auf dem Plan

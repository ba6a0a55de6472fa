### Longhorn's table in the page.

web-longhorn-board = The nine places
web-longhorn-row-column = , row { $row }, column { $column }
web-longhorn-cows =
    { $count ->
        [one] 1 { $colour } cow
       *[other] { $count } { $colour } cows
    }
web-longhorn-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
web-longhorn-outlaw = The outlaw
web-longhorn-herd-of = { $name }’s herd
web-longhorn-nuggets =
    { $count ->
        [one] nugget
       *[other] nuggets
    }
web-longhorn-worth-now = worth now
web-longhorn-price = Each cow is worth $100 per cow left on the board
web-longhorn-left = { $count } left
web-longhorn-left-each = { $count } left: { $price } each
web-longhorn-struck = struck
web-longhorn-kept = kept to the end
web-longhorn-balance = If the game ended now, { $first } would have { $eagle } and { $second } { $jessie }.
web-longhorn-not-here = Cows can be stolen only where the outlaw stands.
web-longhorn-outlook-end = Ends the game.
web-longhorn-outlook-places =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $count ->
        [one] 1 destination
       *[other] { $count } destinations
    }
web-longhorn-outlook-worth = you { $mine }, opponent { $theirs }
web-longhorn-bill = Full score
web-longhorn-legend-cow = { $colour-a } cow, and its mark in the log.

## Options

longhorn-option-ambush_nugget = A nugget taken in an ambush is
longhorn-ambush_nugget-random = drawn at random
longhorn-ambush_nugget-choice = chosen
longhorn-option-epidemic_colour = An epidemic may strike
longhorn-epidemic_colour-any = any colour
longhorn-epidemic_colour-present = any colour on the board

### Longhorn's table in the page.

web-longhorn-board = The nine places
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
web-longhorn-herd-of = The herd of { $name }
web-longhorn-nuggets =
    { $count ->
        [one] nugget
       *[other] nuggets
    }
web-longhorn-worth-now = if counted now
web-longhorn-price = Price: $100 per cow on the board
web-longhorn-left = { $count } left
web-longhorn-left-each = { $count } left: { $price } each
web-longhorn-struck = struck
web-longhorn-kept = kept to the end
web-longhorn-balance = If counted now, Eagle has { $eagle } and Jessie { $jessie }.
web-longhorn-not-here = Cows are stolen only where the outlaw stands.
web-longhorn-outlook-end = Ends the game.
web-longhorn-outlook-places =
    { $count ->
        [one] ride { $steps }: 1 place
       *[other] ride { $steps }: { $count } places
    }
web-longhorn-outlook-worth = you { $mine }, they { $theirs }
web-longhorn-bill = The score in full
web-longhorn-legend-cow = A { $colour } cow, and its mark in the log.

## Options

longhorn-option-ambush_nugget = A nugget taken in an ambush is
longhorn-ambush_nugget-random = drawn unseen
longhorn-ambush_nugget-choice = chosen
longhorn-option-epidemic_colour = An epidemic may strike
longhorn-epidemic_colour-any = any colour
longhorn-epidemic_colour-present = a colour on the board

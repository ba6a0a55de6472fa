### The table of Desperados in the browser.

## The table

web-desperados-table = The table
web-desperados-map = Map; every choice is also a button
web-desperados-zoom-in = Larger map
web-desperados-zoom-out = Smaller map
web-desperados-loot = Loot of the gang
web-desperados-of = of { $goal }
web-desperados-round = Round { $round } of { $of }
web-desperados-move = move { $move } of { $of }
web-desperados-move-column = Move
web-desperados-set-up = Setting up
web-desperados-timetable = Where the coaches are in each move
web-desperados-coach-brown = brown
web-desperados-coach-blue = blue
web-desperados-banks = Banks
web-desperados-bank = bank
web-desperados-bank-seen = the gang knows
web-desperados-deputies =
    { $count ->
        [0] no deputy
        [one] 1 deputy
       *[other] { $count } deputies
    }
web-desperados-pile =
    { $count ->
        [0] No tile is left in the pile.
        [one] One tile is left in the pile.
       *[other] { $count } tiles are left in the pile.
    }

## The map in words

web-desperados-town = { $town }: { $there }. Roads to { $roads }.
web-desperados-bank-face-down = bank, its tile is face down
web-desperados-bank-worth = bank, { $money }
web-desperados-bank-empty = bank, empty
web-desperados-poker-tile = poker tile
web-desperados-poker-gone = poker tile taken
web-desperados-last-seen =
    { $move ->
        [0] pawn of { $name }
       *[other] { $name }, seen in move { $move }
    }
web-desperados-may-be = somebody you look for, { $share }

## Players

web-desperados-gang = The gang
web-desperados-hunt = The hunt
web-desperados-arrested = arrested
web-desperados-choosing = choosing …
web-desperados-ready = ready
web-desperados-disc = has the disc
web-desperados-suspect = { $count } towns: { $towns } …
web-desperados-look-one = On the map
web-desperados-look-all = All on the map
web-desperados-lost = Cards lost: { $towns }
web-desperados-card-secret = face down
web-desperados-card-shown = shown to all
web-desperados-card-down = face down
web-desperados-card-pencil = pencilled

## Plans

web-desperados-plan = Your cards
web-desperados-plan-gang = Pencil ahead: only the gang sees it.
web-desperados-plan-sheriff = Nobody else sees them.
web-desperados-pencil = Pencil in move { $move }
web-desperados-pencil-none = pencil in

## Choices

web-desperados-deputy-from = Deputy in { $town } rides to
web-desperados-your-card = Your card: final once it is laid
web-desperados-risk = sheriff
web-desperados-meets = an arrest
web-desperados-stack =
    { $needed ->
        [one] one disc is enough
       *[other] { $have } of { $needed } discs with yours
    }
web-desperados-partners = with { $names }
web-desperados-not = Not possible

## Talk

web-desperados-chronicle = Moves and talk
web-desperados-talk = Talk
web-desperados-talk-gang = Gang talk
web-desperados-talk-none = Nobody has said anything.
web-desperados-talk-none-gang = Only the gang reads what is said here.
web-desperados-say = Say
web-desperados-say-gang = To the gang …
web-desperados-say-all = To everybody …
web-desperados-aloud = Aloud: the sheriff hears it too
web-desperados-to-all = to all

## Hand-over

web-desperados-hand-over = Hand the screen to { $name }
web-desperados-hand-over-sheriff = The gang looks away.
web-desperados-hand-over-gang = The sheriff looks away.
web-desperados-together = The gang sits together: no curtain between its members
web-desperados-i-am = I am { $name }

## The reckoning

web-desperados-reckoning = The reckoning
web-desperados-reckoning-begins = The cards of all five moves are turned up.
web-desperados-skip = Skip
web-desperados-go-on = Go on

## The end

web-desperados-score = What the gang took
web-desperados-left-banks = Left in the banks
web-desperados-eyes = Seen by
web-desperados-eyes-open = everybody: all cards open
web-desperados-eyes-public = a spectator

## The symbols

web-desperados-legend-sheriff = the sheriff; pale where he was last seen
web-desperados-legend-deputy = a deputy; a number says how many
web-desperados-legend-bank = a bank and what its tile is worth, as far as you know
web-desperados-legend-poker = a poker tile, face down; a crossed town has none any more
web-desperados-legend-coach = a coach; the double rails show where it will drive
web-desperados-legend-saloon = Saloon: the card with which one stays
web-desperados-legend-disc = a disc; on the map, a stack with the number that must arrive
web-desperados-legend-heat = where somebody you look for may be, with how likely it is
web-desperados-legend-legal = a town you can choose

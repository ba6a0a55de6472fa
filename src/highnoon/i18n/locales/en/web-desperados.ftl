### The table of Desperados in the browser.

## The table

web-desperados-table = The table
web-desperados-map = Map (every choice is also a button)
web-desperados-zoom-in = Zoom in
web-desperados-zoom-out = Zoom out
web-desperados-loot = The gang’s loot
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
web-desperados-bank-seen = known to the gang
web-desperados-deputies =
    { $count ->
        [0] no deputies
        [one] 1 deputy
       *[other] { $count } deputies
    }
web-desperados-pile =
    { $count ->
        [0] No tiles are left in the pile.
        [one] 1 tile is left in the pile.
       *[other] { $count } tiles are left in the pile.
    }

## The map in words

web-desperados-town = { $town }: { $there }. Roads to { $roads }.
web-desperados-bank-face-down = bank, tile face down
web-desperados-bank-worth = bank, { $money }
web-desperados-bank-empty = bank, empty
web-desperados-poker-tile = poker tile
web-desperados-poker-gone = poker tile taken
web-desperados-last-seen =
    { $move ->
        [0] { $name }’s pawn
       *[other] { $name }, seen in move { $move }
    }
web-desperados-may-be = somebody you are looking for, { $share }

## Players

web-desperados-gang = The gang
web-desperados-hunt = The hunt
web-desperados-arrested = arrested
web-desperados-choosing = choosing …
web-desperados-ready = ready
web-desperados-disc = has a disc
web-desperados-suspect = { $count } towns: { $towns } …
web-desperados-look-one = Show on map
web-desperados-look-all = Show all on map
web-desperados-lost = Lost cards: { $towns }
web-desperados-card-secret = face down
web-desperados-card-shown = shown to all
web-desperados-card-down = face down
web-desperados-card-pencil = pencilled in

## Plans

web-desperados-plan = Your cards
web-desperados-plan-gang = Pencil in your next moves; only the gang sees them.
web-desperados-pencil = Pencil in move { $move }
web-desperados-pencil-none = pencil in

## Choices

web-desperados-deputy-from = Deputy in { $town } rides to
web-desperados-risk = sheriff
web-desperados-meets = arrest
web-desperados-stack =
    { $needed ->
        [one] one disc is enough
       *[other] { $have } of { $needed } discs, counting yours
    }
web-desperados-partners = with { $names }
web-desperados-not = Not possible

## Talk

web-desperados-chronicle = Moves and talk
web-desperados-talk = Talk
web-desperados-talk-gang = Gang talk
web-desperados-talk-none = Nobody has said anything yet.
web-desperados-talk-none-gang = Only the gang can read what is said here.
web-desperados-say = Send
web-desperados-say-gang = To the gang …
web-desperados-say-all = To everybody …
web-desperados-aloud = Out loud: the sheriff hears it too
web-desperados-to-all = to everybody

## Hand-over

web-desperados-hand-over = Hand the screen to { $name }
web-desperados-hand-over-sheriff = Gang, look away.
web-desperados-hand-over-gang = { $seat }, look away.
web-desperados-together = The gang sits together and hides nothing from each other
web-desperados-i-am = I am { $name }

## The reckoning

web-desperados-reckoning = The reckoning
web-desperados-reckoning-begins = The cards of all five moves are turned up.
web-desperados-skip = Skip
web-desperados-go-on = Continue

## The end

web-desperados-score = The gang’s loot
web-desperados-left-banks = Left in the banks
web-desperados-eyes = Seen by
web-desperados-eyes-open = everybody (all cards open)
web-desperados-eyes-public = a spectator

## The symbols

web-desperados-legend-sheriff = the sheriff; pale where last seen
web-desperados-legend-deputy = a deputy; a number says how many there are
web-desperados-legend-bank = a bank and what its tile is worth, as far as you know
web-desperados-legend-poker = a poker tile, face down; a crossed-out town has none left
web-desperados-legend-coach = a coach; the double line shows where it will drive
web-desperados-legend-saloon = Saloon: the card for staying where you are
web-desperados-legend-disc = a disc; on the map, a stack with the number of desperados who must arrive
web-desperados-legend-heat = where somebody you are looking for may be, and how likely it is
web-desperados-legend-legal = a town you can choose

## One screen

web-desperados-send-deputy = Send a deputy
web-desperados-back = Back
web-desperados-assumed = The percentages assume that every route they could have taken is equally likely.

## The reckoning is a show

web-desperados-speed = Speed: { $speed }×
web-desperados-again = Watch a reckoning again
web-desperados-again-round = Reckoning of round { $round }
web-desperados-passed = A near miss: { $seat-the } and { $names } passed each other between { $from } and { $to }.
web-desperados-late = A near miss: { $seat-the } comes to { $to }, which { $names } had just left.
web-desperados-stamp-arrested = Arrested!
web-desperados-stamp-heist-won = It works!
web-desperados-stamp-heist-failed = It fails!
web-desperados-stamp-missed = Missed!
web-desperados-stamp-robbed = Robbed!
web-desperados-stamp-tile = Loot!

## What the table says

web-desperados-goal = The gang has its goal in hand. The game still goes on to the end of round { $rounds }.
web-desperados-goal-short = Goal reached
web-desperados-watching = You are watching, and see only what everybody knows.

## Plans that play themselves

web-desperados-auto = Play these cards for me
web-desperados-auto-note = Each pencilled card is laid when its move comes; until everybody is ready you can exchange it.

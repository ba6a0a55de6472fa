### Longhorn

longhorn-title = Longhorn

## Names

longhorn-seat-eagle = Eagle
longhorn-seat-jessie = Jessie
longhorn-name-eagle = Eagle Perkins
longhorn-name-jessie = Jessie Artist Byrd

longhorn-place-nugget-hill = Nugget Hill
longhorn-place-blackstone-corral = Blackstone Corral
longhorn-place-cherokee-spring = Cherokee Spring
longhorn-place-dagger-flat = Dagger Flat
longhorn-place-maverick-junction = Maverick Junction
longhorn-place-red-river-valley = Red River Valley
longhorn-place-kid-coopers-ranch = Kid Cooper’s Ranch
longhorn-place-salomon-tree = Salomon Tree
longhorn-place-tulsa = Tulsa

longhorn-colour-white = white
    .a = A white
longhorn-colour-orange = orange
    .a = An orange
longhorn-colour-grey = grey
    .a = A grey
longhorn-colour-black = black
    .a = A black

longhorn-token-nugget = ${ $dollars } gold nugget
longhorn-token-iron = branding iron
longhorn-token-epidemic = epidemic
longhorn-token-sheriff = sheriff
longhorn-token-oil = snake oil
longhorn-token-ambush = ambush
longhorn-token-rattlesnake = rattlesnake

## Phases

longhorn-phase-lay = laying out the places
longhorn-phase-token = laying out the tokens
longhorn-phase-cows = dealing the cows
longhorn-phase-coin = tossing for the first turn
longhorn-phase-start = choosing where the game starts
longhorn-phase-steal = stealing cows of one colour
longhorn-phase-brand = using the branding iron
longhorn-phase-epidemic = choosing the colour of the epidemic
longhorn-phase-ambush = choosing what to take in the ambush
longhorn-phase-draw = drawing a nugget
longhorn-phase-snake = placing the cows that flee from the rattlesnake
longhorn-phase-move = moving the outlaw
longhorn-phase-caught = over: the sheriff has made an arrest
longhorn-phase-nine = over: somebody has all nine cows of one colour
longhorn-phase-scored = over: the herds have been counted

## Prompts

longhorn-prompt-over = The game is over.
longhorn-prompt-chance = Fate is drawing.
longhorn-prompt-wait = { $seat } is choosing.
longhorn-prompt-start = { $seat }, where should the game start? { $first } plays first.
longhorn-prompt-steal = { $seat }, which colour do you steal at { $place }?
longhorn-prompt-brand = Branding iron: { $seat }, which cows do you take from next to { $place }?
longhorn-prompt-epidemic = Epidemic: { $seat }, which colour leaves the board and becomes worthless?
longhorn-prompt-ambush = Ambush: { $seat }, what do you take from your opponent?
longhorn-prompt-snake = Rattlesnake: { $seat }, where does one of your { $colour } cows run?
longhorn-prompt-move =
    { $seat }, where does the outlaw ride? { $steps ->
        [one] One step;
       *[other] { $steps } steps;
    } { $next } plays there.
longhorn-prompt-move-again =
    Snake oil: { $seat }, where do you ride? { $steps ->
        [one] One step;
       *[other] { $steps } steps;
    } then it is { $next }’s turn again.

## Choices

longhorn-action-start = Start at { $place }
longhorn-action-steal =
    { $count ->
        [one] Steal 1 { $colour } cow
       *[other] Steal { $count } { $colour } cows
    }
longhorn-action-brand =
    { $count ->
        [one] Take 1 { $colour } cow from { $place }
       *[other] Take { $count } { $colour } cows from { $place }
    }
longhorn-action-epidemic =
    { $count ->
        [0] Strike { $colour } (no cows left on the board)
        [one] Strike { $colour } (1 cow on the board)
       *[other] Strike { $colour } ({ $count } cows on the board)
    }
longhorn-action-ambush = Take 2 { $colour } cows
longhorn-action-nugget = Take the { $token }
longhorn-action-nugget-any = Take a nugget at random
longhorn-action-snake = The { $colour } cow runs to { $place }
longhorn-action-move =
    { $count ->
        [one] Ride to { $place } (1 cow)
       *[other] Ride to { $place } ({ $count } cows)
    }
longhorn-action-lay = Lay out { $place }
longhorn-action-token = Lay out the { $token }
longhorn-action-cows = Deal cows (white, orange, grey, black): { $cows }
longhorn-action-coin = { $seat } plays first
longhorn-action-draw = Draw the { $token }

## What happened

longhorn-event-coin = { $seat } plays first.
longhorn-event-swapped = The sheriff goes to Nugget Hill, and the { $token } from there goes to { $place }.
longhorn-event-started = { $seat } chose to start at { $place }.
longhorn-event-stole =
    { $count ->
        [one] { $seat } stole 1 { $colour } cow at { $place }.
       *[other] { $seat } stole { $count } { $colour } cows at { $place }.
    }
longhorn-event-token-used = { $seat } emptied { $place }: { $token }.
longhorn-event-token-lost = { $place } is empty; its token goes back to the box: { $token }.
longhorn-event-branded =
    { $count ->
        [one] { $seat } branded 1 { $colour } cow at { $place }.
       *[other] { $seat } branded { $count } { $colour } cows at { $place }.
    }
longhorn-event-epidemic =
    { $count ->
        [0] { $seat } chose { $colour } for the epidemic.
        [one] { $seat } chose { $colour } for the epidemic: 1 cow left the board.
       *[other] { $seat } chose { $colour } for the epidemic: { $count } cows left the board.
    }
longhorn-event-ambushed-cows = { $seat } took { $count } { $colour } cows in an ambush.
longhorn-event-ambushed-nugget = { $seat } took the { $token } in an ambush.
longhorn-event-fled = One of { $seat }’s { $colour } cows fled to { $place }.
longhorn-event-moved =
    { $steps ->
        [one] { $seat } sent the outlaw 1 step to { $place }; { $next } plays there.
       *[other] { $seat } sent the outlaw { $steps } steps to { $place }; { $next } plays there.
    }
longhorn-event-moved-again =
    { $steps ->
        [one] { $seat } rode 1 step to { $place }; { $next } plays again.
       *[other] { $seat } rode { $steps } steps to { $place }; { $next } plays again.
    }
longhorn-event-caught = The sheriff caught { $seat }.
longhorn-event-nine = { $seat } has all nine { $colour } cows.
longhorn-event-scored = The outlaw can reach no more cows: the herds are counted.

## The end

longhorn-result-caught = The sheriff made an arrest.
longhorn-result-nine = All nine cows of one colour are in one herd.
longhorn-result-scored = No cows were left within reach, so the herds were counted.
longhorn-result-draw = No cows were left within reach, and both herds are worth the same.
longhorn-score-cows = { $count } { $colour } at ${ $price }
longhorn-score-nuggets =
    { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }

## What cannot be done

longhorn-error-text = “{ $text }” is not a move. Moves look like this: { $examples }.
longhorn-error-phase = Not now. The game is at this point: { $phase }.
longhorn-error-start = The game can start only at a place that began with four cows.
longhorn-error-steal = There is no cow of that colour where the outlaw stands.
longhorn-error-brand = The branding iron needs cows of that colour at a place next to the outlaw.
longhorn-error-epidemic = The epidemic must strike a colour that is still on the board.
longhorn-error-ambush = Your opponent does not have two cows of that colour.
longhorn-error-nugget = Your opponent does not have that nugget, or it is drawn at random (ambush $).
longhorn-error-snake = One cow flees at a time, of the colour asked for, to a place next to the outlaw.
longhorn-error-move-far =
    { $steps ->
        [one] The outlaw must ride exactly one step; that place is not one step away.
       *[other] The outlaw must ride exactly { $steps } steps without turning straight back; that place cannot be reached so.
    }
longhorn-error-move-empty = The outlaw must ride to a place with cows; that place has none.
longhorn-error-move-danger = That place is dangerous and was the last one where this player played, so the outlaw must ride elsewhere.
longhorn-error-draw = Chance cannot do that while the game is at “{ $phase }”.

## What is wrong with a position

longhorn-position-fields =
    A position has { $expected } fields ({ $names }), but { $found ->
        [one] one field was
       *[other] { $found } fields were
    } given.
longhorn-position-field = The field “{ $field }” cannot be “{ $found }”. Expected: { $expected }.
longhorn-position-places = Each of the nine places must be on the board exactly once.
longhorn-position-deal = Places, tokens, and cows must be dealt in this order, and each place must have its printed number of cows.
longhorn-position-cows = There must be nine { $colour } cows on the board and in the herds together, but there are { $found }.
longhorn-position-tokens =
    { $found ->
        [one] Token “{ $token }” is there once, which is more often than it exists.
       *[other] Token “{ $token }” is there { $found } times, which is more often than it exists.
    }
longhorn-position-sheriff = The sheriff can lie only on Nugget Hill.
longhorn-position-purse = Players can own only nuggets, no other tokens.
longhorn-position-epidemic-twice = A colour has been struck, so the epidemic cannot still lie on the board.
longhorn-position-nine = Nine cows of one colour in a herd end the game, so the phase must be “nine”.
longhorn-position-start = Before the first turn, nothing can have been stolen or moved: the board must be as it was dealt.
longhorn-position-outlaw = The outlaw must stand somewhere in this phase.
longhorn-position-no-cows = There must be cows where the outlaw stands if any are to be stolen.
longhorn-position-phase = The phase does not fit what is on the board.
longhorn-position-stolen = In this phase, one to nine cows have been stolen this turn, but the text says { $found }.
longhorn-position-last = The player to move must have last played where the outlaw stands.
longhorn-position-not-emptied = A token can have been used only where neither cow nor token is left.

## What is wrong with the pieces

longhorn-data-letters = Every letter must be a single character and different from the others, but they are: { $found }.
longhorn-data-places = There must be nine places, but there are { $found }.
longhorn-data-cows = The places must hold 36 cows together, but they hold { $found }.
longhorn-data-tokens = There must be at least nine tokens, one for each place.

## The board in the terminal

longhorn-board-empty = no cows
longhorn-board-left = left · price in $
longhorn-board-white = white
longhorn-board-orange = orange
longhorn-board-grey = grey
longhorn-board-black = black
longhorn-board-nuggets = nuggets
longhorn-board-worth = worth
longhorn-board-last = last at
longhorn-board-outlaw = outlaw: { $seat }
longhorn-board-start = start { $number }
longhorn-board-ride = to { $number }
longhorn-board-dollars = ${ $amount }

## What the symbols mean

longhorn-legend-title = What the symbols mean
longhorn-legend-cow = { $colour-a } cow. Moves name it by its letter: steal { $letter }.
longhorn-legend-place = A place. Moves name it by the letter before its name: move { $letter }.
longhorn-legend-outlaw = The outlaw stands here. The player named steals cows here.
longhorn-legend-ride = The outlaw may ride here; choose this number.
longhorn-legend-danger = A dangerous place: while it is dangerous, nobody is sent back there if they last played there, unless there is no other choice.
longhorn-legend-left = How many cows of a colour are still on the board, and what one cow in a herd would be worth if the game ended now: $100 for each of them.
longhorn-legend-worth = What a herd and its nuggets would be worth if the game ended now.
longhorn-legend-last = The place where a player last played.
longhorn-legend-struck = The epidemic struck this colour; it is worth nothing.
longhorn-legend-token = A token takes effect for whoever takes the last cow from its place:
longhorn-about-nugget = Keep it: its dollars count at the end.
longhorn-about-iron = Take all the cows of one colour from a place next to this one; they do not lengthen the ride.
longhorn-about-epidemic = Choose a colour: its cows leave the board, and it is worth nothing at the end.
longhorn-about-sheriff = You are caught and lose at once. Dangerous.
longhorn-about-oil = After your ride, it is your turn again.
longhorn-about-ambush = Take a nugget or two cows of one colour from your opponent.
longhorn-about-rattlesnake = One cow of every colour you own runs to a place next to this one. Dangerous.

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
longhorn-place-kid-coopers-ranch = Kid Cooper's Ranch
longhorn-place-salomon-tree = Salomon Tree
longhorn-place-tulsa = Tulsa

longhorn-colour-white = white
longhorn-colour-orange = orange
longhorn-colour-grey = grey
longhorn-colour-black = black

longhorn-token-nugget = gold nugget ${ $dollars }
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
longhorn-phase-nine = over: somebody has all nine cows of a colour
longhorn-phase-scored = over: the herds have been counted

## Prompts

longhorn-prompt-over = The game is over.
longhorn-prompt-chance = Fate is drawing.
longhorn-prompt-wait = { $seat } decides.
longhorn-prompt-start = { $seat }, where shall the game start? { $first } plays first.
longhorn-prompt-steal = { $seat }, which colour do you steal at { $place }?
longhorn-prompt-brand = Branding iron: { $seat }, which cows do you take from beside { $place }?
longhorn-prompt-epidemic = Epidemic: { $seat }, which colour leaves the board and loses its worth?
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
    } then it is { $next } again.

## Choices

longhorn-action-start = Start at { $place }
longhorn-action-steal =
    { $count ->
        [one] Steal the { $colour } cow
       *[other] Steal the { $count } { $colour } cows
    }
longhorn-action-brand =
    { $count ->
        [one] Take the { $colour } cow from { $place }
       *[other] Take the { $count } { $colour } cows from { $place }
    }
longhorn-action-epidemic =
    { $count ->
        [0] Strike { $colour } (no cow left on the board)
        [one] Strike { $colour } (one cow on the board)
       *[other] Strike { $colour } ({ $count } cows on the board)
    }
longhorn-action-ambush = Take two { $colour } cows
longhorn-action-nugget = Take the { $token }
longhorn-action-nugget-any = Take a nugget, drawn unseen
longhorn-action-snake = The { $colour } cow runs to { $place }
longhorn-action-move =
    { $count ->
        [one] Ride to { $place } (one cow)
       *[other] Ride to { $place } ({ $count } cows)
    }
longhorn-action-lay = Lay out { $place }
longhorn-action-token = Lay out: { $token }
longhorn-action-cows = Deal cows (white, orange, grey, black): { $cows }
longhorn-action-coin = { $seat } plays first
longhorn-action-draw = Draw: { $token }

## What happened

longhorn-event-coin = { $seat } plays first.
longhorn-event-swapped = The sheriff goes to Nugget Hill; the { $token } from there goes to { $place }.
longhorn-event-started = { $seat } chose to start at { $place }.
longhorn-event-stole =
    { $count ->
        [one] { $seat } stole one { $colour } cow at { $place }.
       *[other] { $seat } stole { $count } { $colour } cows at { $place }.
    }
longhorn-event-token-used = { $seat } emptied { $place }: { $token }.
longhorn-event-token-lost = { $place } is empty; its token goes back to the box: { $token }.
longhorn-event-branded =
    { $count ->
        [one] { $seat } branded one { $colour } cow at { $place }.
       *[other] { $seat } branded { $count } { $colour } cows at { $place }.
    }
longhorn-event-epidemic =
    { $count ->
        [0] { $seat } let the epidemic strike { $colour }.
        [one] { $seat } let the epidemic strike { $colour }: one cow left the board.
       *[other] { $seat } let the epidemic strike { $colour }: { $count } cows left the board.
    }
longhorn-event-ambushed-cows = { $seat } took { $count } { $colour } cows in an ambush.
longhorn-event-ambushed-nugget = { $seat } took the { $token } in an ambush.
longhorn-event-fled = One of { $seat }'s { $colour } cows fled to { $place }.
longhorn-event-moved =
    { $steps ->
        [one] { $seat } sent the outlaw one step to { $place }; { $next } plays.
       *[other] { $seat } sent the outlaw { $steps } steps to { $place }; { $next } plays.
    }
longhorn-event-moved-again =
    { $steps ->
        [one] { $seat } rode one step to { $place }; { $next } plays again.
       *[other] { $seat } rode { $steps } steps to { $place }; { $next } plays again.
    }
longhorn-event-caught = The sheriff caught { $seat }.
longhorn-event-nine = { $seat } has all nine { $colour } cows.
longhorn-event-scored = The outlaw can reach no cows: the herds are counted.

## The end

longhorn-result-caught = The sheriff made an arrest.
longhorn-result-nine = All nine cows of one colour are in one herd.
longhorn-result-scored = The outlaw can reach no cows, so the herds were counted.
longhorn-result-draw = The outlaw can reach no cows, and both have the same sum.
longhorn-score-cows = { $count } { $colour } at ${ $price }
longhorn-score-nuggets =
    { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }

## What cannot be done

longhorn-error-text = “{ $text }” is not a move; moves look like: { $examples }.
longhorn-error-phase = That is not asked now; the game is at: { $phase }.
longhorn-error-start = The game can start only at a place that began with four cows.
longhorn-error-steal = There is no cow of that colour where the outlaw stands.
longhorn-error-brand = The branding iron needs cows of that colour at a place beside the outlaw.
longhorn-error-epidemic = The epidemic must strike a colour that is still on the board.
longhorn-error-ambush = Your opponent does not have two cows of that colour.
longhorn-error-nugget = Your opponent does not have that nugget, or it is drawn unseen (ambush $).
longhorn-error-snake = One cow at a time flees, of the colour asked for, to a place beside the outlaw.
longhorn-error-move-far =
    { $steps ->
        [one] The outlaw must ride exactly one step; that place is not one step away.
       *[other] The outlaw must ride exactly { $steps } steps without turning straight back; that does not lead there.
    }
longhorn-error-move-empty = The outlaw must ride to a place with cows; that place has none.
longhorn-error-move-danger = That place is dangerous and its next visitor played there last, so the outlaw must ride elsewhere.
longhorn-error-draw = Chance cannot do that while the game is at “{ $phase }”.

## What is wrong with a position

longhorn-position-fields =
    A position has { $expected } fields ({ $names }), but { $found ->
        [one] one field was
       *[other] { $found } fields were
    } given.
longhorn-position-field = The field “{ $field }” cannot be “{ $found }”; expected: { $expected }.
longhorn-position-places = Each of the nine places must be on the board exactly once.
longhorn-position-deal = Places, tokens and cows must be dealt in this order, each place with its printed number of cows.
longhorn-position-cows = There must be nine { $colour } cows on the board and in the herds together, but there are { $found }.
longhorn-position-tokens =
    { $found ->
        [one] Token “{ $token }” is there once, more often than it exists.
       *[other] Token “{ $token }” is there { $found } times, more often than it exists.
    }
longhorn-position-sheriff = The sheriff can lie only on Nugget Hill.
longhorn-position-purse = Players can own nuggets only, no other tokens.
longhorn-position-epidemic-twice = A colour has been struck, so the epidemic cannot lie on the board as well.
longhorn-position-nine = Nine cows of one colour in a herd end the game, so the phase must be “nine”.
longhorn-position-start = Before the first turn nothing can have been stolen or moved: the table must be as it was dealt.
longhorn-position-outlaw = The outlaw must stand somewhere in this phase.
longhorn-position-no-cows = There must be cows where the outlaw stands when they are to be stolen.
longhorn-position-phase = The phase does not fit what lies on the table.
longhorn-position-stolen = In this phase one to nine cows have been stolen this turn, but the text says { $found }.
longhorn-position-last = The player in turn must have played last where the outlaw stands.
longhorn-position-not-emptied = A token can have been used only where no cow and no token is left.

## What is wrong with the pieces

longhorn-data-letters = Every letter must be a single one and different from the others, but they are: { $found }.
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
longhorn-board-ride = ride { $number }
longhorn-board-dollars = ${ $amount }

## What the symbols mean

longhorn-legend-title = What the symbols mean
longhorn-legend-cow = One { $colour } cow. The letter is how moves name it: steal { $letter }.
longhorn-legend-place = A place. The letter before its name is how moves name it: move { $letter }.
longhorn-legend-outlaw = The outlaw stands here: here cows are stolen, by the player named.
longhorn-legend-ride = The outlaw may ride here: choose this number.
longhorn-legend-danger = A dangerous place: nobody is sent back to where he last played while it is dangerous, if there is another way.
longhorn-legend-left = How many cows of a colour are still on the board, and what one cow in a herd is worth if the game were counted now: $100 for each of them.
longhorn-legend-worth = What a herd and its nuggets are worth if the game were counted now.
longhorn-legend-last = The place where a player played last.
longhorn-legend-struck = The epidemic struck this colour: it is worth nothing.
longhorn-legend-token = Tokens work for whoever takes the last cow from their place:
longhorn-about-nugget = Keep it: its dollars count at the end.
longhorn-about-iron = Take all cows of one colour from a place beside this one; they do not lengthen the ride.
longhorn-about-epidemic = Choose a colour: its cows leave the board and it is worth nothing at the end.
longhorn-about-sheriff = You are caught and lose at once. Dangerous.
longhorn-about-oil = After your ride it is your turn again.
longhorn-about-ambush = Take a nugget or two cows of one colour from your opponent.
longhorn-about-rattlesnake = One cow of every colour you own runs to places beside this one. Dangerous.

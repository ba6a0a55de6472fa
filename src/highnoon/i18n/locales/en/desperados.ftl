### Desperados

desperados-title = Desperados

## Names

desperados-seat-sheriff = Sheriff
    .the = the sheriff
    .start = The sheriff
desperados-seat-green = Green
desperados-seat-red = Red
desperados-seat-yellow = Yellow
desperados-seat-purple = Purple
desperados-seat-orange = Orange

desperados-coach-brown = brown coach
desperados-coach-blue = blue coach
desperados-target-brown = the brown coach
desperados-target-blue = the blue coach
desperados-target-poker = the poker game
desperados-card-town = { $town }
desperados-card-saloon = Saloon
desperados-card-none = no card
desperados-decision-brown = hold up the brown coach
desperados-decision-blue = hold up the blue coach
desperados-decision-poker = play poker
desperados-decision-look = look at the bank
desperados-decision-nothing = lie low

## Phases

desperados-phase-banks = laying tiles on the banks
desperados-phase-plan = drawing the first travel plan
desperados-phase-muster = placing the sheriff and the deputies
desperados-phase-hideout = placing the desperados
desperados-phase-sheriff = the sheriff’s turn
desperados-phase-cards = choosing the gang’s cards
desperados-phase-heists = deciding what the gang does in each town
desperados-phase-tiles = the reckoning
desperados-phase-over = over

## Prompts

desperados-prompt-over-gang = The game is over: the gang got away with ${ $money }, and it needed ${ $goal }.
desperados-prompt-over-sheriff = The game is over: the gang has ${ $money }, but it needed ${ $goal }.
desperados-prompt-chance = Fate is drawing.
desperados-prompt-wait = Waiting for { $seats }.
desperados-prompt-muster-sheriff = { $seat }, in which town do you start?
desperados-prompt-muster-deputy = { $left ->
    [one] Where does your last deputy start?
   *[other] Where does a deputy start? { $left } are still to be placed.
}
desperados-prompt-hideout = { $seat }, in which town do you start?
desperados-prompt-sheriff = Round { $round }, move { $move }: you are in { $town }. Send deputies if you like, then lay your card.
desperados-prompt-cards = Round { $round }, move { $move }: you are in { $town }. Which card do you lay?
desperados-prompt-cards-ready = Round { $round }, move { $move }: your card takes you to { $town }. You may exchange it until everybody has chosen. Still choosing: { $seats }.
desperados-prompt-heists = Round { $round }, move { $move }: what do you do in { $town }?
desperados-prompt-heists-ready = Round { $round }, move { $move }: you have decided in { $town }. You may change your mind until everybody has decided. Still deciding: { $seats }.

## Choices

desperados-action-place-sheriff = Start in { $town }
desperados-action-place-deputy = Deputy in { $town }{ $deputies ->
    [0] {""}
   *[other] {" "}({ $deputies } there)
}
desperados-action-place = Start in { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(1 deputy)
   *[other] {" "}({ $deputies } deputies)
}
desperados-action-ride = Send a deputy from { $from } to { $town }
desperados-action-card = Ride to { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(1 deputy)
   *[other] {" "}({ $deputies } deputies)
}
desperados-action-saloon = Saloon: stay in { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(1 deputy)
   *[other] {" "}({ $deputies } deputies)
}
desperados-action-no-card = Stay in { $town }: no card can be laid
desperados-action-coach = Hold up { $target } in { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(needs 2 discs)
   *[other] {" "}(needs one disc more than the { $deputies } deputies)
}
desperados-action-poker = Play poker in { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(needs 2 discs)
   *[other] {" "}(needs one disc more than the { $deputies } deputies)
}
desperados-action-look = Look at the bank tile in { $town }
desperados-action-nothing = Lie low
desperados-action-plan = The first travel plan is number { $value }
desperados-action-bank = A bank gets the ${ $value } tile
desperados-action-tile = The gang takes a ${ $value } tile

## The log

desperados-event-bank-laid = A ${ $value } tile is laid on the bank of { $town }.
desperados-event-bank-laid-hidden = A tile is laid face down on the bank of { $town }.
desperados-event-bank-laid-empty = No tile is left for the bank of { $town }.
desperados-event-plan = The first travel plan is number { $plan }: { $towns }.
desperados-event-placed = { $seat } starts in { $town }.
desperados-event-deputy-placed = A deputy starts in { $town }.
desperados-event-round = Round { $round } begins.
desperados-event-rode = A deputy rides from { $from } to { $to }.
desperados-event-laid = { $seat } lays a card: { $card }.
desperados-event-laid-hidden = { $seat } lays a card face down.
desperados-event-exchanged = { $seat } exchanges the card for another: { $card }.
desperados-event-no-card = { $seat } has no card to play and stays put.
desperados-event-decided = { $seat } in { $town }: { $what }.
desperados-event-gang-laid = The gang has laid its cards.
desperados-event-gang-laid-without = The gang has laid its cards. Without a card to play: { $without }.
desperados-event-gang-decided = The gang has decided.
desperados-event-dropped = { $seats } in { $town }: too few discs for { $target }, so nothing comes of it.
desperados-event-shown = { $seat } is proved to be in { $town } and shows: { $cards }.
desperados-event-shown-pawn = { $seat } is proved to be in { $town }: the pawn stands there.
desperados-event-heist = Heist in { $town }: { $seats } for { $target }; { $height ->
    [one] one must arrive.
   *[other] { $height } must arrive.
}
desperados-event-looked = { $seat } looks at the bank of { $town }: ${ $value }.
desperados-event-looked-hidden = { $seat } looks at the bank of { $town }.
desperados-event-reckoning = The reckoning of round { $round } begins.
desperados-event-moved = Move { $move }: { $where }.
desperados-event-there = { $seat } in { $town }
desperados-event-arrested = { $seat } is arrested in { $town } and loses that card.
desperados-event-arrested-again = { $seat } is arrested in { $town }.
desperados-event-heist-won = The heist in { $town } succeeds: { $target }.
desperados-event-heist-failed = The heist in { $town } fails: { $target }.
desperados-event-tile = It brings ${ $value }; the gang has ${ $money }.
desperados-event-robbed = The bank of { $town } is robbed by { $seats }: ${ $value }; the gang has ${ $money }.
desperados-event-over-gang = The gang wins with ${ $money }; it needed ${ $goal }.
desperados-event-over-sheriff = { $seat-start } wins: the gang has ${ $money } and needed ${ $goal }.

## The end

desperados-result-gang = The gang wins: it has ${ $money } and needed ${ $goal }.
desperados-result-sheriff = { $seat-start } wins: the gang has ${ $money } and needed ${ $goal }.
desperados-score-bank = Banks
desperados-score-coach = Coaches
desperados-score-poker = Poker

## Why not

desperados-error-text = “{ $text }” is not an action in Desperados. Examples: { $examples }.
desperados-error-not-here = “{ $action }” is not possible on this map.
desperados-error-draw = That cannot be drawn now.
desperados-error-chance-only = Tiles and plans are drawn only by chance.
desperados-error-chance-due = Something has to be drawn first.
desperados-error-sheriff-only = Only the sheriff can send deputies.
desperados-error-gang-only = Only desperados can rob, look at banks, and lie low.
desperados-error-sheriff-turn = It is the sheriff’s turn.
desperados-error-gang-turn = It is the gang’s turn.
desperados-error-final = Your card is laid and final.
desperados-error-phase = Not now. The game is at this point: { $phase }.
desperados-error-placed = You have already placed yourself in { $town }.
desperados-error-no-deputy = There is no deputy in { $town } who could ride to { $end }.
desperados-error-deputy-ridden = The deputy in { $town } has already ridden this move.
desperados-error-same-card = That is the card you have already laid.
desperados-error-saloon-used = { $count ->
    [0] There are no Saloon cards on this map.
    [one] You have already played your Saloon card this round.
   *[other] You have already played your { $count } Saloon cards this round.
}
desperados-error-card-lost = The sheriff has your { $town } card: it is lost for the rest of the game.
desperados-error-card-used = You have already played { $town } this round.
desperados-error-card-here = You are already in { $town }; only a Saloon card lets you stay.
desperados-error-card-far = No road leads from { $here } to { $town }.
desperados-error-must-play = You have a card you can play, so you must play one.
desperados-error-same-decision = You have already decided that.
desperados-error-no-bank = There is no bank in { $town }.
desperados-error-bank-empty = The bank in { $town } is empty.
desperados-error-no-poker = There is no poker tile in { $town }.
desperados-error-no-coach = The { $coach } is not in { $town }.
desperados-error-target-taken = That is already the target of a heist in { $town } this round.
desperados-error-disc-spent = Your disc has already been used this round.
desperados-error-no-majority = In { $town }, deputies: { $deputies }, desperados: { $gang }. The gang must outnumber the deputies.
desperados-error-few-discs = Deputies in { $town }: { $deputies }. Gang members there who still have a disc: { $discs }.

## Maps

desperados-map-unreadable = { $file } cannot be read: { $reason }.
desperados-map-large = The map is too long; the limit is { $limit } characters.
desperados-map-toml = The map is not valid TOML: { $reason }.
desperados-map-unknown = A map has no field “{ $field }”.
desperados-map-field = “{ $field }” is missing or of the wrong kind: { $found }.
desperados-map-number = “{ $field }” must be a whole number from { $least } to { $most }, not { $found }.
desperados-map-town-count = A map has 2 to { $most } towns, not { $found }.
desperados-map-town-key = “{ $key }” cannot name a town: use small letters and digits with hyphens between words, at most 24 characters, and neither “saloon” nor “none”.
desperados-map-town-name = The town “{ $key }” is called “{ $name }”, but key and name may differ only in capitals and hyphens.
desperados-map-town-same-at = { $town } is drawn in the same spot as another town.
desperados-map-no-town = { $where } names a town that is not on the map: { $town }.
desperados-map-road-loop = A road leads from { $town } to itself.
desperados-map-road-twice = The road between { $one } and { $other } is listed twice.
desperados-map-many-roads = { $town } has { $found } roads, but at most { $most } are allowed.
desperados-map-plan-count = There must be { $expected } travel plans, not { $found }.
desperados-map-plan-length = Plan { $plan } must have { $expected } towns, not { $found }.
desperados-map-plan-off-road = Plan { $plan }: there is no road between { $one } and { $other }.
desperados-map-plan-ring = Plan { $next } must begin where plan { $plan } ends.
desperados-map-tiles-laid = { $laid } { $field } tiles are to be laid, but there are only { $found }.
desperados-map-banks = There are { $banks } banks, but { $laid } tiles are to be laid on banks.
desperados-map-many = There are { $banks } banks (at most { $most_banks }) and { $bottom } tiles at the bottom (at most { $most_bottom }).
desperados-map-low-high = Every low tile must be worth less than every high one, but they are { $low } and { $high }.
desperados-map-poker = { $expected } poker tiles are needed, but there are { $found }.
desperados-map-coach = { $expected } coach tiles are needed, but there are { $found }.
desperados-map-unconnected = No road leads to: { $towns }.

## Positions

desperados-position-field = { $field }: “{ $found }” is wrong. Expected: { $expected }.
desperados-position-no-such-tile = More tiles of a value are laid or taken than exist.
desperados-position-round = Round { $found } does not fit the phase “{ $phase }”.
desperados-position-move = Move { $found } does not fit the phase “{ $phase }”.
desperados-position-plan = The first plan is drawn after the banks are set up, not before; the phase is “{ $phase }”.
desperados-position-reckoning = Revealed moves and arrests belong to the phase “tiles”, not “{ $phase }”.
desperados-position-tiles = The tiles do not add up: { $kind }.
desperados-position-poker = Poker tiles gone: { $found }; poker tiles taken: { $taken }.
desperados-position-banks = Banks wait for tiles only in the phase “banks”; this is “{ $phase }”.
desperados-position-set-up = The banks cannot be set up like this.
desperados-position-batch = A bank tile cannot have been laid in a later round.
desperados-position-looked = The gang cannot have looked at a bank without a tile.
desperados-position-pieces = The pawns and deputies on the board do not fit the phase “{ $phase }”.
desperados-position-decision = { $seat } cannot have made a decision yet.
desperados-position-decided = { $seat } could not have decided this here: { $found }.
desperados-position-all-decided = Everybody has decided, so it would have happened already.
desperados-position-at = { $seat } is not where the cards lead.
desperados-position-lost = { $seat } cannot have lost these cards.
desperados-position-cards = { $seat } has laid { $found } cards, which does not fit the phase.
desperados-position-shown = The cards shown by { $seat } do not fit.
desperados-position-card = { $seat } could not have laid the card of move { $move }.
desperados-position-heist = The heist of move { $move } ({ $target }) is not possible.
desperados-position-due = { $found } tiles cannot be due.

## The board in the terminal

desperados-board-round = Round { $round }
desperados-board-start = from
desperados-board-maybe = { $seat } may be in { $count ->
    [one] one town: { $towns }
   *[other] { $count } towns: { $towns }
}
desperados-board-lost = { $seat } has lost: { $towns }
desperados-board-held = held up
desperados-board-loot = Loot ${ $money } of ${ $goal } · bank tiles in the pile: { $pile }
desperados-board-dollars = ${ $amount }

desperados-legend-title = The table
desperados-legend-pawn = a small letter: this pawn stands there, but its player may have ridden on in secret
desperados-legend-bank = a town with a bank and a tile on it
desperados-legend-bank-empty = a bank without a tile
desperados-legend-poker = a town with a poker tile
desperados-legend-bare = a town whose poker tile is taken
desperados-legend-deputies = deputies, one star each
desperados-legend-coach-brown = the brown coach, and its timetable
desperados-legend-coach-blue = the blue coach, and its timetable
desperados-legend-disc = a disc: on the map it marks a heist, in the table it is still unused
desperados-legend-face-down = a card lying face down
desperados-legend-own-card = one of your side’s cards that the others have not seen
desperados-legend-seen-card = a card that everybody has seen
desperados-legend-arrested = arrested this round
desperados-legend-lost = how many town cards are lost
desperados-legend-waiting = the game waits for this player
desperados-legend-looked = a star after a bank’s value: the gang has seen it

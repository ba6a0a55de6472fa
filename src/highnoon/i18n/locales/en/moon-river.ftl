moon-river-title = Moon River

## Players, landscapes, partners, scenarios

moon-river-seat-purple = Purple
moon-river-seat-white = White
moon-river-seat-orange = Orange
moon-river-seat-green = Green
# The same seats in games of the first version of the rules.
moon-river-seat-mary = Purple
moon-river-seat-wesley = White
moon-river-seat-calamity = Orange
moon-river-seat-jo = Green

moon-river-board-mary = Mary
moon-river-board-wesley = Wesley
moon-river-board-calamity = Calamity
moon-river-board-jo = Big Jo

moon-river-land-desert = desert
moon-river-land-canyon = canyon
moon-river-land-meadow = meadow
moon-river-land-forest = forest
moon-river-land-farm = farm
moon-river-land-cornfield = cornfield

moon-river-symbol-cows = { $count ->
    [one] cow
   *[other] { $count } cows
}
moon-river-symbol-skulls = { $count ->
    [one] skull
   *[other] { $count } skulls
}
moon-river-symbol-circles = { $count ->
    [one] circle
   *[other] { $count } circles
}
moon-river-symbol-nuggets = { $count ->
    [one] nugget
   *[other] { $count } nuggets
}
moon-river-symbol-beavers = { $count ->
    [one] beaver
   *[other] { $count } beavers
}
moon-river-symbol-corn = { $count ->
    [one] corn
   *[other] { $count } corn
}
moon-river-parcel = { $land } ({ $symbols })
moon-river-tile = { $one }/{ $two }

moon-river-partner-desperado = desperado
moon-river-partner-thief = cattle thief
moon-river-partner-prospector = prospector
moon-river-partner-trapper = trapper
moon-river-partner-farmer = farmer

moon-river-scenario-none = no scenario
moon-river-scenario-draw = a scenario drawn at random
moon-river-scenario-timber = Timber Trade
moon-river-scenario-gold = Gold Rush
moon-river-scenario-outlaws = Outlaws
moon-river-scenario-city = Moon River City
moon-river-boards-camp = camp boards
moon-river-boards-legend = legend boards, chosen in turn
moon-river-boards-legend-drawn = legend boards, drawn at random
moon-river-boards-legend-colours = legend boards, one for each colour

## Options

moon-river-option-players = Players
moon-river-option-boards = Boards
moon-river-option-scenario = Scenario
moon-river-house-scenario = House rule: in the printed game, scenarios are played only with the legend boards.
moon-river-house-boards = House rule: in the printed game, the legend boards are used only with a scenario.

## What is to be decided

moon-river-prompt-over = The game is over.
moon-river-prompt-chance = Fate is drawing.
moon-river-prompt-wait = Waiting for { $seat }.
moon-river-prompt-board = { $seat }: choose a board to play on.
moon-river-prompt-stand = { $seat }: choose a free parcel in the new column for your ranchero.
moon-river-prompt-take = { $seat }, it is your turn: take your parcel, { $parcel }.
moon-river-prompt-expand = { $seat }: join two parcels to lay them, or keep them all.
moon-river-prompt-expand-must = { $seat }: your stores are full. Join two parcels to lay them.
moon-river-prompt-expand-last = { $seat }: the game is ending. Lay what fits; the rest is lost.
moon-river-prompt-place = { $seat }: where do you lay { $first } and { $second }?
moon-river-prompt-discard = { $seat }: none of your pairs fits. Choose two parcels to leave the game.
moon-river-prompt-drought = { $seat }: the drought at { $cell } takes a cow from that territory. Which one?
moon-river-prompt-circle = { $seat }: which circle do you use first?
moon-river-prompt-recruit = { $seat }: recruit a partner for { $cell }.
moon-river-prompt-drive = { $seat }: your cowboy drives cows, up to { $steps ->
    [one] one more step
   *[other] { $steps } more steps
}.
moon-river-prompt-offer = { $seat }: your desperado may swap a stored parcel. Which one do you give?
moon-river-prompt-demand = { $seat }: whose parcel do you want in return for { $parcel }?
moon-river-prompt-steal = { $seat }: your thief may bring an unguarded cow to { $cell }.
moon-river-prompt-bonus = { $seat }: you have reached the far end. Lay a bonus tile, either side up.
moon-river-prompt-forgo = { $seat }: no bonus tile fits. Choose one to leave the game.

## Choices

moon-river-action-board = { $board }: { $stores ->
    [one] one store
   *[other] { $stores } stores
}; bridges: { $bridges }
moon-river-action-board-name = { $board }’s board
moon-river-bridge-at = column { $column }
moon-river-bridge-homestead = homestead
moon-river-action-stand = Stand on parcel { $place }: { $parcel }
moon-river-action-stand-place = Stand on parcel { $place }
moon-river-action-take = Take { $parcel }
moon-river-action-take-any = Take your parcel
moon-river-action-keep = Keep your parcels
moon-river-action-join = Join { $first } and { $second }
moon-river-action-discard = Give up { $first } and { $second }
moon-river-action-place = { $first } { $from }, { $second } { $to }
moon-river-action-place-cells = Lay on { $from } and { $to }
moon-river-action-drought = Lose a cow at { $cell }
moon-river-action-circle = Use the circle at { $cell } first
moon-river-action-recruit-desperado = Recruit the desperado (swap a stored parcel)
moon-river-action-recruit-thief = Recruit the cattle thief (take an unguarded cow)
moon-river-action-recruit-prospector = Recruit the prospector (+1 for every nugget)
moon-river-action-recruit-trapper = Recruit the trapper (+1 for every beaver)
moon-river-action-recruit-farmer = Recruit the farmer (+1 for every ear of corn)
moon-river-action-cowboy = Recruit a cowboy (3 steps; other side: { $partner })
moon-river-action-drive = Drive a cow from { $from } to { $to }
moon-river-action-offer = Give { $parcel }
moon-river-action-demand = Get { $parcel } from { $seat }
moon-river-action-steal = Take { $seat }’s cow at { $cell }
moon-river-action-enough = Enough
moon-river-action-bonus = Bonus tile, { $land } side, on { $cell }
moon-river-action-forgo = Give up the bonus tile { $tile }
moon-river-action-chip = Into the saloon: { $partner }
moon-river-action-draw = From the box: { $parcel }
moon-river-action-ranchero = Ranchero drawn: { $seat }
moon-river-action-scenario = Scenario drawn: { $scenario }

## The log

moon-river-event-board-chosen = { $seat } chooses { $board }’s board.
moon-river-event-board-drawn = { $seat } draws { $board }’s board.
moon-river-event-scenario-drawn = The scenario: { $scenario }.
moon-river-event-chip-drawn = New in the saloon: { $chip }.
moon-river-event-column-laid = New column: { $parcels }.
moon-river-event-ranchero-drawn = { $seat } chooses next.
moon-river-event-stood = { $seat } stands on parcel { $place }: { $parcel }.
moon-river-event-left-over = Nobody chose parcel { $place }: { $parcel } leaves the game.
moon-river-event-last-round = The box is empty: this is the last round.
moon-river-event-took = { $seat } takes { $parcel }.
moon-river-event-kept = { $seat } lays nothing more.
moon-river-event-laid = { $seat } lays { $parcels } on { $cells }.
moon-river-event-cows-came = { $count ->
    [one] A cow comes
   *[other] { $count } cows come
} to { $seat }’s { $cell }.
moon-river-event-drought = Drought at { $skull }: { $seat } loses a cow at { $cell }.
moon-river-event-saloon-empty = The saloon is empty: nobody comes to { $seat }’s { $cells }.
moon-river-event-recruited = { $seat } recruits a partner for { $cell }: { $chip }.
moon-river-event-hired-cowboy = { $seat } recruits a cowboy for { $cell } (other side: { $chip }).
moon-river-event-drove = { $seat } drives a cow from { $from } to { $to }.
moon-river-event-swapped = { $seat } gives { $gave } to { $other } and gets { $got }.
moon-river-event-stole = { $seat }’s thief takes { $other }’s cow at { $from } to { $to }.
moon-river-event-discarded = { $seat } gives up { $parcels }.
moon-river-event-reached-west = { $seat } has reached the far end of the ranch.
moon-river-event-bonus-laid = { $seat } lays a bonus tile on { $cell }: { $parcel }.
moon-river-event-bonus-lost = { $seat } cannot lay a bonus tile: { $tile } leaves the game.
moon-river-event-overpopulated = Overpopulation: { $count ->
    [one] one cow leaves
   *[other] { $count } cows leave
} { $seat }’s { $cell }.
moon-river-event-ended = The game is over.

## Score and result

moon-river-score-desert = Deserts
moon-river-score-canyon = Canyons
moon-river-score-meadow = Meadows
moon-river-score-forest = Forests
moon-river-score-farm = Farms
moon-river-score-nuggets = Nuggets
moon-river-score-beavers = Beavers
moon-river-score-corn = Corn
moon-river-score-prospector = Prospectors
moon-river-score-trapper = Trappers
moon-river-score-farmer = Farmers
moon-river-score-scenario = { $scenario }
moon-river-result-points = The most points win.
moon-river-result-tie = A tie on points: the largest territory decides, then the most cows.
moon-river-result-shared = A tie in everything: the victory is shared.

## What is wrong with an action

moon-river-error-draw = Chance cannot do that now.
moon-river-error-now = Not now: { $task }.
moon-river-error-place-outside = Part of the domino would lie outside the ranch.
moon-river-error-place-taken = One of these cells is not free.
moon-river-error-place-contact = The domino must touch a bridge, or one of its parcels must touch a parcel of the same landscape.
moon-river-error-join-misfit = These two fit nowhere on your ranch.
moon-river-error-keep = You must lay a domino now.
moon-river-error-not-yours = You do not have that parcel.
moon-river-error-board = Somebody already has that board.
moon-river-error-stand = Somebody is already standing there.
moon-river-error-drought = No cow of the skull’s territory stands there.
moon-river-error-circle = No circle is waiting there.
moon-river-error-recruit = That partner is not in the saloon.
moon-river-error-cowboy = That chip is not in the saloon.
moon-river-error-drive = No cow can make that step.
moon-river-error-steal = No unguarded cow of another player stands there.
moon-river-error-bonus = The bonus tile cannot be laid there.
moon-river-error-forgo = That bonus tile is not available.
moon-river-error-text = “{ $text }” is not an action. Examples: { $examples }

moon-river-task-board = first choose your board
moon-river-task-stand = first choose a parcel in the new column
moon-river-task-take = first take your parcel
moon-river-task-expand = first join two parcels, or keep them
moon-river-task-place = first lay the domino
moon-river-task-discard = first choose two parcels to give up
moon-river-task-drought = first choose the cow that the drought takes
moon-river-task-circle = first choose a circle
moon-river-task-recruit = first recruit a partner
moon-river-task-drive = first finish the cowboy’s steps
moon-river-task-offer = first say which parcel you swap, or that you do not swap
moon-river-task-demand = first say which parcel you get
moon-river-task-steal = first say which cow the thief takes, or that it takes none
moon-river-task-bonus = first lay the bonus tile
moon-river-task-forgo = first choose the bonus tile that leaves the game

## What is wrong with a position

moon-river-position-fields = A position has { $expected } fields ({ $names }), but this one has { $found }.
moon-river-position-field = Field { $field }: “{ $found }” should look like { $expected }.
moon-river-position-boards = The boards do not go together: they must be all camp, or each a different legend.
moon-river-position-parcels = Parcel { $parcel }: { $found } in the game, but there are { $expected }.
moon-river-position-box = The box has { $found } parcels, but only whole columns of four can remain.
moon-river-position-chips = Chip { $chip }: { $found } in the game, but there are { $expected }.
moon-river-position-saloon = The saloon has { $found } chips, but has room for { $expected }.
moon-river-position-cows = Cows in the game: { $found }, but there are { $expected }.
moon-river-position-tiles = The bonus tiles do not fit the ranches.
moon-river-position-column = The column “{ $column }” is out of order.
moon-river-position-rancheros = { $seat }: { $found } rancheros on the columns, but at most { $expected } are allowed.
moon-river-position-homestead = { $seat }: nothing may lie on the homestead.
moon-river-position-odd = { $seat }: { $found } parcels cannot be made of dominoes.
moon-river-position-adrift = { $seat }: some parcels are connected to no bridge.
moon-river-position-stray = { $seat }: a cow stands outside the parcels or on a cornfield.
moon-river-position-partner = { $seat }: a partner without a circle.
moon-river-position-stores = { $seat }: { $found } parcels in { $expected } stores.
moon-river-position-derived = { $seat }: the ranch contradicts itself.
moon-river-position-seat = The phase “{ $phase }” does not belong to this seat.
moon-river-position-waiting = In the phase “{ $phase }” there can be no { $found }.
moon-river-position-phase = Nothing on the table leads to the phase “{ $phase }”.

## What is wrong with a data file

moon-river-data-empty = The file of pieces is empty.
moon-river-data-large = A file of pieces may have at most { $limit } characters.
moon-river-data-kinds = { $found } kinds of parcel, but at most { $most } are allowed.
moon-river-data-line = “{ $found }” does not describe pieces.
moon-river-data-table = There is no such table: { $table }.
moon-river-data-sum = Table { $table }: { $found } pieces, but there must be { $expected }.
moon-river-data-missing = Table { $table }: { $name } is missing.
moon-river-data-twice = Table { $table }: { $name } appears twice.
moon-river-data-symbol = Parcel { $row }: { $symbol } do not belong on the landscape { $landscape }.

## The board in the terminal

moon-river-board-stores = Stores
moon-river-board-here = This round
moon-river-board-there = Next round
moon-river-board-saloon = Saloon
moon-river-board-left = Round { $round } of { $rounds } · box { $box } · cows { $cows }
moon-river-board-box = In the box: { $count }
moon-river-board-now = If it ended now
moon-river-board-lands = land
moon-river-board-symbols = goods
moon-river-board-partners = crew
moon-river-board-scenario = scen.
moon-river-board-total = all
moon-river-board-would = { $total } points if the game ended then ({ $more })

moon-river-legend-title = What the symbols mean
moon-river-legend-cow = a cow comes when the parcel is laid
moon-river-legend-skull = drought: when the parcel is laid, a cow leaves its territory
moon-river-legend-circle = a partner is recruited when the parcel is laid
moon-river-legend-resources = nugget, beaver, corn: one point each
moon-river-legend-herd = cows; at the end only one on each parcel counts
moon-river-legend-small = another player’s parcel: landscape, goods, circle or partner, cows
moon-river-legend-partner = a partner: the specialist shown by the letter below, or a cowboy
moon-river-legend-bridge = a bridge: any domino may begin here
moon-river-legend-homestead = the homestead: nothing is laid there
moon-river-legend-store = an empty store or a free cell
moon-river-legend-score = what the ranch would score if the game ended now: parcels times cows for every territory, and so on
moon-river-legend-cowboy = cowboy
moon-river-about-desperado = swap a stored parcel with one of another player’s
moon-river-about-thief = take a cow from a territory without a partner
moon-river-about-prospector = one more point for every nugget
moon-river-about-trapper = one more point for every beaver
moon-river-about-farmer = one more point for every ear of corn
moon-river-about-cowboy = move your cows up to three steps, never onto cornfields

### Moon River's table in the page.

## The draft, the saloon, the stores

web-moon-river-draft = Draft
web-moon-river-draft-note = Low numbers act first. After laying, you choose a free parcel for the next round.
web-moon-river-round = round { $round }, { $box } left
web-moon-river-box = { $box } left
web-moon-river-here = Now
web-moon-river-there = Next
web-moon-river-taken = taken
web-moon-river-stands = { $name } on { $parcel }
web-moon-river-chips =
    { $count ->
        [one] 1 chip
       *[other] { $count } chips
    }
web-moon-river-stock = In the stock, in an order nobody knows:
    { $chips }
web-moon-river-saloon-empty = Nobody is here.
web-moon-river-short-desperado = swap a stored parcel
web-moon-river-short-thief = take an unguarded cow
web-moon-river-short-prospector = +1 per nugget
web-moon-river-short-trapper = +1 per beaver
web-moon-river-short-farmer = +1 per ear of corn
web-moon-river-partners = Partners
web-moon-river-stores-mine = Your stores
web-moon-river-stores-of = { $name }’s stores
web-moon-river-places =
    { $count ->
        [one] 1 place
       *[other] { $count } places
    }
web-moon-river-join-note = Tap two to join them.
web-moon-river-in-hand = { $land } in hand
web-moon-river-supply = cows left
web-moon-river-supply-tip = Cows in the common supply. Once it is empty, no more cows come.

## Ranches

web-moon-river-ranches = All ranches
web-moon-river-ranch-of = { $name }’s ranch
web-moon-river-my-ranch = My ranch
web-moon-river-look = view ranch
web-moon-river-you = You
web-moon-river-homestead = homestead
web-moon-river-free = { $cell }: free
web-moon-river-cell = { $cell }: { $what }
web-moon-river-bridge = bridge at column { $column }
web-moon-river-a-bridge = bridge
web-moon-river-cows =
    { $count ->
        [0] no cow
        [one] 1 cow
       *[other] { $count } cows
    }
web-moon-river-tip = { $what }: { $means }
web-moon-river-means-cows = a cow comes here when the parcel is laid.
web-moon-river-means-cows-done = the cow has come.
web-moon-river-means-skulls = drought. When the parcel is laid, a cow leaves its territory.
web-moon-river-means-skulls-done = the drought is over.
web-moon-river-means-circles = you recruit a partner when the parcel is laid.
web-moon-river-means-circles-done = nobody came, and nobody will.
web-moon-river-means-nuggets = one point each.
web-moon-river-means-beavers = one point each.
web-moon-river-means-corn = one point each.
web-moon-river-means-back = the number on the back. Lower numbers act first.

## Laying

web-moon-river-hand = In hand
web-moon-river-lay = Lay here
web-moon-river-rotate = Rotate
web-moon-river-swap = Swap ends
web-moon-river-sides = Sides of the tiles
web-moon-river-not-now = Not now
web-moon-river-lay-note = Drag it, tap a marked cell, or use the arrow keys; R rotates it, X swaps its ends.
web-moon-river-lay-note-short = Tap a marked cell.
web-moon-river-not-here = It cannot be laid here.
web-moon-river-touches = touches: { $what }
web-moon-river-in-words =
    { $count ->
        [one] 1 place, in words
       *[other] All { $count } places, in words
    }
web-moon-river-first-where = First choose where
web-moon-river-ways =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }

## What a choice would bring

web-moon-river-points =
    { $count ->
        [one] point
       *[other] points
    }
web-moon-river-gain-lands = land
web-moon-river-gain-resources = goods
web-moon-river-gain-partners = partners
web-moon-river-gain-scenario = scenario
web-moon-river-gain-cows =
    { $count ->
        [one] cow
       *[other] cows
    }
web-moon-river-gain-recruits =
    { $count ->
        [one] 1 partner
       *[other] { $count } partners
    }
web-moon-river-from-saloon = from the saloon
web-moon-river-territory = { $count } × { $land }

## Score

web-moon-river-part-lands = Land × cows
web-moon-river-part-resources = Nuggets, beavers, corn
web-moon-river-part-partners = Partners
web-moon-river-about-lands = Every territory scores its parcels times its cows; only one cow per parcel counts.
web-moon-river-about-resources = Every nugget, beaver, and ear of corn scores a point.
web-moon-river-about-partners = Prospectors, trappers, and farmers score one more for every nugget, beaver, or ear of corn.
web-moon-river-about-timber = Groups of three or more forests, at least one of them at the river: 10, plus 10 for each forest beyond the third.
web-moon-river-about-gold = Groups of three or more parcels with nuggets: 10 for the third nugget, and 10 for each one after it.
web-moon-river-about-outlaws = Groups of three or more partners, at least one of them a bandit: 10, plus 10 for each partner beyond the third.
web-moon-river-about-city = Groups of three or more farms: 10, plus 10 for each farm beyond the third.
web-moon-river-bill = Full score
web-moon-river-largest = Largest territory
web-moon-river-herd = Cows that count
web-moon-river-by =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## The legend

web-moon-river-legend-lands = Landscapes
web-moon-river-legend-symbols = Symbols
web-moon-river-legend-partners = Any partner guards the cows of its territory against thieves. Each chip has a specialist on one side and a cowboy on the other.
web-moon-river-legend-score = Score
web-moon-river-legend-keys = Keys while laying: arrows move the domino, R rotates it, X swaps its ends, Enter lays it.

## Opening a table

web-option-moon-river-pieces = Your own pieces
web-option-moon-river-pieces-note = A TOML file of parcels, chips, tiles, and boards; without one, the standard pieces are used.

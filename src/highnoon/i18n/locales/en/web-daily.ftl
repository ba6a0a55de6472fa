### The deal of the day, and solved deals.

web-daily-lead = The same deal and the same seat for everybody, until midnight UTC. Your first table counts; there are no hints.
web-daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
web-daily-seat =
    { $others ->
        [one] You play { $seat } against one opponent.
       *[other] You play { $seat } with { $others } others at the table.
    }
web-daily-par-none = Par is not known for this deal.
web-daily-par-proof = Par, proven with best play: { $outcome }
web-daily-par-level = Par, as the strongest level played it: { $outcome }
web-daily-par-won = a win
web-daily-par-drawn = a draw
web-daily-par-lost = a loss
web-daily-won = I won
web-daily-drawn = A draw
web-daily-lost = I lost
web-daily-share = Share the result
web-daily-look = Look at the game
web-daily-play = Play against { $level }
web-daily-kept = Your results are kept on this device alone.
web-daily-blocked = This browser keeps nothing for this page: your result lasts until it is closed.
web-daily-full = This device has no room left: your result lasts until the page is closed.
web-daily-explorer = Solved deals
web-daily-explorer-lead = { $count } deals of Longhorn, as far as they are proven: who wins with best play, from each start.
web-daily-deal = Deal number
web-daily-show = Show
web-daily-deal-number = Deal { $number }
web-daily-starts = What each start is worth to whoever plays first
web-daily-start = Start
web-daily-value = With best play
web-daily-turns = Turns and end
web-daily-chosen = As the other player chooses the start:
web-daily-common = What the deals have in common
web-daily-legend = Each bar, from the left: whoever plays first wins (filled), draws (hatched), loses (empty); what is not settled is plain.
web-daily-by-chosen = The other player chooses the start
web-daily-by-every = Every start alike
web-daily-by-place = By the place of the start
web-daily-by-token = By the token at the start
web-daily-by-sheriff = By the sheriff
web-daily-sheriff-beside = Who starts beside the sheriff
web-daily-sheriff-away = Who starts elsewhere
web-daily-worth-won = Won
web-daily-worth-drawn = Drawn
web-daily-worth-lost = Lost
web-daily-worth-not-lost = Not lost
web-daily-worth-not-won = Not won
web-daily-worth-open = Not settled
web-daily-share-words = Of those settled, whoever plays first wins { $percent }% ({ $won } won, { $drawn } drawn, { $lost } lost; { $unknown } not settled).
web-daily-explorer-note = An ambush takes a nugget of one’s choice here, and an epidemic may strike any colour. What is not settled is the harder part.
deals-token-nugget = gold nugget
deals-end-scored = herds counted
deals-end-caught = arrested
deals-end-nine = nine of a colour
deals-error-unknown = Deal { $number } is not among the { $count } solved ones.

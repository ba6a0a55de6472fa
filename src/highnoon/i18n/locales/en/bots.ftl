### Bots: their names, what they cannot see, why they chose, and how they fail

## Bots without a ladder of their own

bot-playouts-1 = Tenderfoot
bot-playouts-1-blind = Tries each choice in a few games played out at random, and is easily fooled by luck.
bot-playouts-2 = Cowhand
bot-playouts-2-blind = Tries each choice in some hundred random games; takes its rivals for dreamers.
bot-playouts-3 = Foreman
bot-playouts-3-blind = Tries each choice in some thousand random games; still takes its rivals for dreamers.

## Longhorn

bot-longhorn-1 = Tenderfoot
bot-longhorn-1-blind = Counts the cows it gets now. Sees neither what they will be worth nor what its rival does next.
bot-longhorn-2 = Cowhand
bot-longhorn-2-blind = Counts dollars and looks at its rival's next turn, but has no eye for sheriff and rattlesnakes.
bot-longhorn-3 = Rustler
bot-longhorn-3-blind = Sees everything on the table, but no plan of more than three turns.
bot-longhorn-4 = Trail boss
bot-longhorn-4-blind = Looks far ahead, but only as far as it gets in a moment; beyond that it counts dollars.
bot-longhorn-5 = Marshal
bot-longhorn-5-blind = Proves what it can. Only where no proof is found in time does it guess.

## Why

bot-reason-turns =
    { $turns ->
        [one] The best it sees within this turn.
       *[other] The best it sees within { $turns } turns.
    }
bot-reason-won =
    { $turns ->
        [one] It wins in this turn.
       *[other] It wins within { $turns } turns, whatever the other side does.
    }
bot-reason-proven = It wins, whatever the other side does.
bot-reason-even = Nothing better than this can be forced; that is proven.
bot-reason-lost = All is lost if the other side makes no mistake; this asks most of it.
bot-reason-simulations =
    { $count ->
        [one] One simulated game said so.
       *[other] { $count } simulated games said so.
    }

## What can be wrong with a bot

bot-fault-start = The program could not be started: { $reason }
bot-fault-died = The program ended (code { $code }) instead of answering. Its last words: { $said }
bot-fault-hung = The program gave no answer within { $seconds } s.
bot-fault-flooded = The program wrote more than it may ({ $bytes } bytes).
bot-fault-unasked = The program wrote a line it was not asked for.
bot-fault-nonsense = The answer is none of the choices: { $answer }
bot-error-spec = “{ $spec }” is no bot of this game. There are: { $known }.
bot-error-missing = “{ $spec }” needs the Python package { $module }, which is not installed.
bot-error-contestants =
    { $found ->
        [one] One contestant is given;
       *[other] { $found } contestants are given;
    } this table needs two to { $chairs }.

## The arena

cli-arena-help = Let bots play each other on mirrored deals, and measure who is stronger.
cli-arena-help-players = The contestants, such as 5,3: levels, random, openspiel-mcts, or cmd: and a program.
cli-arena-help-games = How many games at most; otherwise 200.
cli-arena-help-seats = How many seats the table has.
cli-arena-help-seconds = Seconds for each decision, the same for all; otherwise each bot's own time.
cli-arena-help-jobs = How many games at once; otherwise one for each processor.
cli-arena-help-seed = The number of the first deal.
cli-arena-help-all = Play all games even when the answer is already clear.
cli-arena-help-json = Write the measurement to this file.
cli-arena-help-chart = Draw the measurement into this SVG file.
cli-arena-help-ray = Play on the Ray cluster at this address.
cli-arena-progress = { $game }: { $players }
cli-arena-contestant = contestant
cli-arena-first = First in { $share } % of the games.
cli-arena-elo = Elo ahead: { $elo } (95 %: { $low } to { $high }).
cli-arena-seconds = s/decision
cli-arena-slowest = slowest
cli-arena-nodes = positions/s
cli-arena-share-of = { $contestant } takes { $share } % of the points (95 %: { $low } to { $high }).
cli-arena-chair =
    As { $seat }: { $share } % in { $games ->
        [one] one game
       *[other] { $games } games
    }.
cli-arena-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }.
cli-arena-verdict-strong = Clear: the first contestant is the stronger one.
cli-arena-verdict-weak = Clear: the first contestant is not the stronger one.
cli-arena-verdict-open = Not yet clear; more games would tell.
cli-arena-fault = { $contestant } lost deal { $seed }: { $reason }
cli-arena-wrote = Written: { $file }
cli-arena-deals = deals
cli-arena-share = share of the points
cli-arena-stopped = Stopped; this is what was measured until then.

### Bots: why they chose, and how they fail

## Why

bot-reason-turns =
    { $turns ->
        [one] The best it can see within this turn.
       *[other] The best it can see within { $turns } turns.
    }
bot-reason-won =
    { $turns ->
        [one] It wins this turn.
       *[other] It wins within { $turns } turns, whatever the other side does.
    }
bot-reason-proven = It wins, whatever the other side does.
bot-reason-even = It is proven that nothing better can be forced.
bot-reason-lost = All is lost unless the other side makes a mistake.
bot-reason-simulations =
    { $count ->
        [one] Based on one simulated game.
       *[other] Based on { $count } simulated games.
    }

## What can be wrong with a bot

bot-fault-start = The program could not be started: { $reason }
bot-fault-died = The program ended (code { $code }) instead of answering. Its last words: { $said }
bot-fault-hung = The program gave no answer within { $seconds } s.
bot-fault-flooded = The program wrote more than the { $bytes } bytes it may.
bot-fault-unasked = The program wrote a line without being asked.
bot-fault-nonsense = The answer is not one of the choices: { $answer }
bot-error-spec = “{ $spec }” is not a bot for this game. There are: { $known }.
bot-error-missing = “{ $spec }” needs the Python package { $module }, which is not installed.
bot-error-contestants =
    { $found ->
        [one] One contestant was given;
       *[other] { $found } contestants were given;
    } this table needs two to { $chairs }.

## The arena

cli-arena-help = Let bots play each other on mirrored deals, and measure which is stronger.
cli-arena-help-players = The contestants, such as 5,3: levels, random, openspiel-mcts, or cmd: and a program.
cli-arena-help-games = The most games to play (200 by default).
cli-arena-help-seats = The number of seats at the table.
cli-arena-help-seconds = Seconds for each decision, the same for all (by default, each bot’s own time).
cli-arena-help-jobs = How many games to play at once (by default, one per processor).
cli-arena-help-seed = The number of the first deal.
cli-arena-help-all = Play all games, even when the answer is already clear.
cli-arena-help-json = Write the results to this file.
cli-arena-help-chart = Draw the results into this SVG file.
cli-arena-help-ray = Play on the Ray cluster at this address.
cli-arena-progress = { $game }: { $players }
cli-arena-contestant = contestant
cli-arena-first = First in { $share }% of the games.
cli-arena-elo = Elo difference: { $elo } (95%: { $low } to { $high }).
cli-arena-seconds = s/decision
cli-arena-slowest = slowest
cli-arena-nodes = positions/s
cli-arena-share-of = { $contestant } takes { $share }% of the points (95%: { $low } to { $high }).
cli-arena-chair =
    As { $seat }: { $share }% in { $games ->
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
cli-arena-verdict-strong = Clear: the first contestant is stronger.
cli-arena-verdict-weak = Clear: the first contestant is not stronger.
cli-arena-verdict-open = Not clear yet; more games would tell.
cli-arena-fault = { $contestant } lost deal { $seed }: { $reason }
cli-arena-wrote = Written to { $file }
cli-arena-deals = deals
cli-arena-share = share of the points
cli-arena-stopped = Stopped; these are the results so far.

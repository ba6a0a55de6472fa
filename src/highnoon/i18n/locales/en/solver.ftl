solver-error-over = This game is over; there is nothing left to solve.
solver-error-dealing = The deal is not finished; solve a position after it.
solver-error-game = Only Longhorn can be solved; this is a record of { $game }.
solver-error-one = Give exactly one of these: a position, a record, --seed, or --deals.
solver-error-out = --deals needs --out FILE for its results.
solver-error-file = { $file } is not a file of solved deals: line { $line } cannot be read.
solver-error-memory = A memory of { $memory } MB does not fit into this machine; give a smaller --memory.
solver-error-engine = The solver needs Numba: install highnoon[engine].

solver-help = Solve a position of Longhorn, or many deals.
solver-help-target = A position, or a record file.
solver-help-seed = Solve the deal of this seed.
solver-help-ambush = With --seed or --deals, how an ambush takes a nugget: choice or random.
solver-help-epidemic = With --seed or --deals, which colours an epidemic may strike: any or present.
solver-help-seconds = Stop after this many seconds (with --deals, for each starting place).
solver-help-nodes = Stop after this many positions (with --deals, for each starting place).
solver-help-memory = The size of each worker’s memory in megabytes.
solver-help-deals = Solve this many random deals, counting from seed 1 or --seed.
solver-help-workers = How many searches run side by side (by default one; for a single position without --nodes, one per processor).
solver-help-out = Where the results of --deals go, one line each; what is settled there is not solved again.
solver-help-ray = Solve the deals on this Ray cluster ("local" starts one here).

solver-progress = { $nodes } positions, { $seconds } s, { $rate } per second. { $proven }
solver-progress-deals = { $done } of { $total } deals
solver-stopped = Not finished. Proven so far:
solver-value-win = { $seat } wins with best play.
solver-value-loss = { $seat } loses with best play.
solver-value-draw = The game is a draw with best play.
solver-value-odds = With best play, { $seat } has { $percent }% winning chances.
solver-value-between = Proven for { $seat }: at least { $low }, at most { $high }.
solver-value-open = Nothing is proven for { $seat } yet.
solver-word-win = a win
solver-word-draw = a draw
solver-word-loss = a loss
solver-word-odds = { $percent }%
solver-word-between = { $low } to { $high }
solver-word-open = not proven
solver-best = Best: { $action }
solver-line = Line: { $line }
solver-moves = All choices:
solver-turns = { $turns ->
    [one] One turn to the end of this line, counting this one.
   *[other] { $turns } turns to the end of this line, counting this one. Other lines of best play may be shorter or longer.
}
solver-spent = { $nodes } positions in { $seconds } s.
solver-sum-deals = { $deals ->
    [one] One deal.
   *[other] { $deals } deals.
}
solver-sum-chosen = Opponent chooses the start: the first player wins { $won }, draws { $drawn }, loses { $lost }; unsettled: { $unknown }.
solver-sum-random = Any start equally likely: the first player wins { $won }, draws { $drawn }, loses { $lost }; unsettled: { $unknown }.
solver-sum-ends = How the lines end: scored { $scored }, nine of a colour { $nine }, caught { $caught }.
solver-sum-turns = Turns with best play: median { $median }, mean { $mean }.

solver-stands-ahead = Estimate: { $seat } is ahead, about { $percent }%
solver-stands-even = Estimate: about even
solver-stands-win = Exact: { $seat } wins with best play
solver-stands-draw = Exact: a draw with best play
solver-stands-odds = Exact: { $percent }% winning chances for { $seat }

solver-why-forced = It is the only move.
solver-why-only-win = It is the only move that wins.
solver-why-wins = It keeps the win.
solver-why-only-draw = It is the only move that does not lose.
solver-why-draws = It keeps the draw.
solver-why-lost = Every move loses against best play.
solver-why-lost-longest = Every move loses against best play; this one holds out the longest.
solver-why-lost-most = Every move loses against best play; refuting this one takes the most calculation.
solver-why-chances = It has the best chances: { $percent }% winning chances for { $seat }.
solver-why-others-lose = Every other move loses.
solver-why-holds = It does not lose; whether it wins is not proven yet.
solver-why-looks = It looks best; nothing is proven yet.

## Where a game turned

solver-turning-win = Turn { $turn }, { $seat }: { $action }. That gave the win away. Better: { $better }.
solver-turning-loss = Turn { $turn }, { $seat }: { $action }. That turned a won game into a lost one. Better: { $better }.
solver-turning-draw = Turn { $turn }, { $seat }: { $action }. That gave the draw away. Better: { $better }.
solver-turning-odds = Turn { $turn }, { $seat }: { $action }. The winning chances fell from { $before }% to { $after }%. Better: { $better }.
solver-turning-luck = Turn { $turn }, luck: { $action }. The winning chances of { $seat } rose from { $before }% to { $after }%.
solver-turning-resigned = Turn { $turn }: { $seat } resigned a game that was not lost. { $stood }.

solver-analysis-all = Every moment of this game is proven.
solver-analysis-all-calm = Every moment of this game is proven: nobody gave a win or a draw away.
solver-analysis-some = { $proven } of { $total } moments are proven; the others are estimates.
solver-analysis-some-calm = { $proven } of { $total } moments are proven, and the others are estimates; so far, no mistake is proven that changed the outcome.
solver-stands-won = { $seat } has won
solver-stands-drawn = The game was a draw

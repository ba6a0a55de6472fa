solver-error-over = This game is over: there is nothing left to solve.
solver-error-dealing = The deal is not finished: solve a position after it.
solver-error-game = Only Longhorn can be solved; this is a record of { $game }.
solver-error-one = Give one of these: a position, a record, --seed or --deals.
solver-error-out = --deals needs --out FILE for its results.
solver-error-file = { $file } is not a file of solved deals: line { $line } cannot be read.
solver-error-memory = A table of { $memory } megabytes does not fit into this machine: give a smaller --memory.
solver-error-engine = The solver needs Numba: install highnoon[engine].

solver-help = Solve a position of Longhorn, or many deals.
solver-help-target = a position, or the file of a record
solver-help-seed = solve the deal of this seed
solver-help-ambush = how an ambush takes a nugget, with --seed and --deals: choice or random
solver-help-epidemic = which colours an epidemic may strike, with --seed and --deals: any or present
solver-help-seconds = stop after so many seconds (with --deals: for each starting place)
solver-help-nodes = stop after so many positions (with --deals: for each starting place)
solver-help-memory = the size of each worker's table in megabytes
solver-help-deals = solve so many random deals, from seed 1 or --seed on
solver-help-workers = how many search side by side: for one position one for each processor, or one with --nodes; for --deals one
solver-help-out = where results of --deals go, one line each; what is settled there is not solved again
solver-help-ray = solve the deals on this Ray cluster ("local" starts one here)

solver-progress = { $nodes } positions, { $seconds } s, { $rate } per second. { $proven }
solver-progress-deals = { $done } of { $total } deals
solver-stopped = Not finished. What is proven so far:
solver-value-win = { $seat } wins with best play.
solver-value-loss = { $seat } loses with best play.
solver-value-draw = A draw with best play.
solver-value-odds = With best play { $seat } gets { $percent } % of the point on average.
solver-value-between = Proven for { $seat }: at least { $low }, at most { $high }.
solver-value-open = Nothing proven yet for { $seat }.
solver-word-win = a win
solver-word-draw = a draw
solver-word-loss = a loss
solver-word-odds = { $percent } %
solver-word-between = { $low } to { $high }
solver-word-open = not proven
solver-best = Best: { $action }
solver-line = Line: { $line }
solver-moves = All choices:
solver-turns = { $turns ->
    [one] One turn to the end of this line, the present one included.
   *[other] { $turns } turns to the end of this line, the present one included. Other lines of best play may be shorter or longer.
}
solver-spent = { $nodes } positions in { $seconds } s.
solver-sum-deals = { $deals ->
    [one] One deal.
   *[other] { $deals } deals.
}
solver-sum-chosen = Start chosen by the opponent: the first player wins { $won }, draws { $drawn }, loses { $lost }, not settled { $unknown }.
solver-sum-random = All starts alike: the first player wins { $won }, draws { $drawn }, loses { $lost }, not settled { $unknown }.
solver-sum-ends = Ends of the lines: scored { $scored }, nine of a colour { $nine }, caught { $caught }.
solver-sum-turns = Turns with best play: median { $median }, mean { $mean }.

solver-stands-ahead = Estimate: { $seat } is ahead, about { $percent } %
solver-stands-even = Estimate: about even
solver-stands-win = Exact: { $seat } wins with best play
solver-stands-draw = Exact: a draw with best play
solver-stands-odds = Exact: { $percent } % of the point for Eagle

solver-why-forced = It is the only move.
solver-why-only-win = It is the only move that wins.
solver-why-wins = It keeps the win.
solver-why-only-draw = It is the only move that does not lose.
solver-why-draws = It keeps the draw.
solver-why-lost = Every move loses against best play; this one is the hardest to refute.
solver-why-chances = It has the best chances: { $percent } % of the point for { $seat }.
solver-why-others-lose = Every other move loses.
solver-why-holds = It does not lose; whether it wins is not proven yet.
solver-why-looks = It looks best; nothing is proven yet.

## Where a game turned

solver-turning-win = Turn { $turn }, { $seat }: { $action }. That gave the win away. Better: { $better }.
solver-turning-loss = Turn { $turn }, { $seat }: { $action }. That turned a won game into a lost one. Better: { $better }.
solver-turning-draw = Turn { $turn }, { $seat }: { $action }. That gave the draw away. Better: { $better }.
solver-turning-odds = Turn { $turn }, { $seat }: { $action }. The chances fell from { $before } % to { $after } %. Better: { $better }.
solver-turning-luck = Turn { $turn }, luck: { $action }. The chances of { $seat } rose from { $before } % to { $after } %.
solver-turning-resigned = Turn { $turn }: { $seat } resigned a game that was not lost. { $stood }.

solver-analysis-all = Every moment of this game is proven.
solver-analysis-all-calm = Every moment of this game is proven: nobody gave anything away.
solver-analysis-some = { $proven } of { $total } moments are proven; the others are estimates.
solver-analysis-some-calm = { $proven } of { $total } moments are proven, the others are estimates; no mistake is proven so far.

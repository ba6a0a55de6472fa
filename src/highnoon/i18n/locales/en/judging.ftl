solver-turning-dollars = Turn { $turn }, { $seat }: { $action }. The outcome stayed the same, but with best play it cost ${ $dollars }. Better: { $better }.
solver-turning-dollars-least = Turn { $turn }, { $seat }: { $action }. The outcome stayed the same, but with best play it cost at least ${ $dollars }. Better: { $better }.
solver-turning-dollars-about = Turn { $turn }, { $seat }: { $action }. The outcome stayed the same, but along the best lines found it cost about ${ $dollars }. Better: { $better }.
solver-turning-harder = Turn { $turn }, { $seat }: { $action }. It still wins, but the win is harder to see, by { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. Surer: { $better }.
solver-turning-easier = Turn { $turn }, { $seat }: { $action }. Every choice lost, but this one was refuted sooner, by { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. More stubborn: { $better }.
solver-turning-only-win = Turn { $turn }, { $seat }: { $action }. Well found: every other choice gave the win away.
solver-turning-only-draw = Turn { $turn }, { $seat }: { $action }. Well found: every other choice lost ground.
solver-choice-won = Wins
solver-choice-won-by = Wins by ${ $dollars }
solver-choice-won-least = Wins by at least ${ $dollars }
solver-choice-won-outright = Wins outright
solver-choice-lost = Loses
solver-choice-lost-by = Loses by ${ $dollars }
solver-choice-lost-least = Loses by at least ${ $dollars }
solver-choice-lost-outright = Loses outright
solver-choice-drawn = Draw
solver-choice-odds = { $percent }% winning chances
solver-choice-not-lost = Does not lose; a win is not ruled out
solver-choice-not-won = Does not win; a draw is not ruled out
solver-choice-open = Not proven yet
web-analysis-retry = { $count ->
    [one] Retry the mistake
   *[other] Retry { $count } moments
}
web-analysis-retry-title = Retry your mistakes
web-analysis-board = Open on the analysis board

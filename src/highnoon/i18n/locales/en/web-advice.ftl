### What the page says around the solver: who is ahead, and where a game turned.

web-study-who = Who is ahead
web-study-thinking = Thinking …
web-study-further = Looking further …
web-study-unproven = Not proven in the time given.
web-hint-proven = proven

## After the game

web-analysis = Analysis
web-analysis-lead = Where did the game turn, and what was better? The solver looks at every moment, the last ones first.
web-analysis-start = Analyse the game
web-analysis-again = Try again
web-analysis-failed = The solver stopped early; what it had found is here.
web-analysis-progress =
    { $total ->
        [one] Analysing: { $proven } of one moment proven
       *[other] Analysing: { $proven } of { $total } moments proven
    }
web-analysis-chart = Who was ahead at every step: { $first } above, { $second } below.
web-analysis-proven = proven
web-analysis-estimate = estimate
web-analysis-turnings = Turning points

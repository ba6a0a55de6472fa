### What the page says around the solver: who is ahead, and where a game turned.

web-study-who = Who is ahead
web-study-thinking = Thinking …
web-study-further = Looking deeper …
web-study-unproven = No proof found in time.
web-hint-proven = proven

## After the game

web-analysis = Analysis
web-analysis-lead = Where did the game turn, and what would have been better? The solver examines every moment, starting from the end.
web-analysis-start = Analyse game
web-analysis-again = Try again
web-analysis-failed = The solver stopped early; this is what it had found.
web-analysis-progress =
    { $total ->
        [one] Analysing: { $proven } of 1 moment proven
       *[other] Analysing: { $proven } of { $total } moments proven
    }
web-analysis-chart = Who was ahead at each step: { $first } above, { $second } below.
web-analysis-proven = proven
web-analysis-estimate = estimate
web-analysis-turnings = Turning points

### Small words around a game: before it, and after it.

web-chart-course = How the game stood, step by step
web-away-note = In any case, after five minutes without somebody whose turn it is, the others may let the computer play on or end the game undecided. For games over days, choose a clock.
web-away-note-clock = The clock settles it: nobody has to wait longer than it says.

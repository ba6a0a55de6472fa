### Puzzles: the page where they are solved, and how somebody’s went.

web-puzzles-lead = Every one has a proven answer. Play it on the board, or mark it on the map.
web-puzzles-one = Puzzle
web-puzzles-hard = rating { $rating }
web-puzzles-day = Puzzle of the day
web-puzzles-looking = Looking for the answer to that …
web-puzzles-is-wrong = Not quite.
web-puzzles-is-shown = The answer.
web-puzzles-solved = That is the answer.
web-puzzles-wrong = Something else was better.
web-puzzles-shown = This is how it goes.
web-puzzles-change = Rating change: { $change }.
web-puzzles-again = Try again
web-puzzles-answer = Show the answer
web-puzzles-next = Next puzzle
web-puzzles-town = Mark { $town }
web-puzzles-way = A way there: { $way }
web-puzzles-your-answer = Your answer
web-puzzles-towns = Towns
web-puzzles-players = Desperados
web-puzzles-that-is-it = That is my answer
web-puzzles-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
web-puzzles-rating = Your rating
web-puzzles-solved-first = Solved at the first try
web-puzzles-of = { $solved } / { $tried }
web-puzzles-run = In a row (best)
web-puzzles-best = { $run } ({ $best })
web-puzzles-days = Days in a row
web-puzzles-solve = Solve
web-puzzles-themes = Choose themes
web-puzzles-kept = Your rating and your streaks are kept on this device alone.
web-puzzles-blocked = This browser keeps nothing for this page: your rating lasts until it is closed.
web-puzzles-full = This device has no room left: your rating lasts until the page is closed.
web-puzzles-no-more = There is no puzzle left with these themes that you have not met.

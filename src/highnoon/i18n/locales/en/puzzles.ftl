puzzles-ask-win = { $seat } to play: find the only way to win.
puzzles-ask-hold = { $seat } to play: find the only way not to lose.
puzzles-ask-most = { $seat } to play, and nothing will be drawn any more: end with the largest lead you can.
puzzles-ask-where = You are { $seat }. Wanted: { $suspect }. Mark every town that is possible.
puzzles-ask-likeliest = You are { $seat }. Wanted: { $suspect }. Which town is the likeliest?
puzzles-ask-warn = You are { $seat }. Who of the gang may be in the same town? Wanted: { $suspect }.

puzzles-kind-win = Win
puzzles-kind-hold = Hold
puzzles-kind-most = Best end
puzzles-kind-where = Where?
puzzles-kind-likeliest = Likeliest
puzzles-kind-warn = Who must be warned?

puzzles-solved-win = Solved: this wins against every defence.
puzzles-solved-hold = Solved: this holds against everything.
puzzles-solved-most = Solved: a lead of { $lead } is the best there is.
puzzles-solved-where = Solved: exactly these towns.
puzzles-solved-likeliest = Solved: most ways lead there.
puzzles-solved-warn = Solved: exactly these must be warned.

puzzles-wrong-win = That does not win by force.
puzzles-wrong-hold = That loses.
puzzles-wrong-drawn = That only leads to a draw.
puzzles-wrong-caught = That ends in the sheriff’s hands.
puzzles-wrong-nine = That lets the other side have nine of a colour.
puzzles-wrong-scored = That loses on dollars.
puzzles-wrong-most = That ends at { $lead }; { $best } is possible.
puzzles-wrong-cannot = { $town } is impossible.
puzzles-wrong-safe = { $seat } is safe.
puzzles-wrong-missed-where =
    { $count ->
        [one] One town is missing.
       *[other] { $count } towns are missing.
    }
puzzles-wrong-missed-warn =
    { $count ->
        [one] One more is in danger.
       *[other] { $count } more are in danger.
    }
puzzles-wrong-likeliest =
    { $count ->
        [one] One way leads there
       *[other] { $count } ways lead there
    }; to another town there are { $most }.

puzzles-theme-sheriff-trap = Sheriff trap
puzzles-theme-sheriff-near = The sheriff is near
puzzles-theme-nine = Nine of a colour
puzzles-theme-deny-nine = Deny the nine
puzzles-theme-epidemic = Epidemic
puzzles-theme-ambush = Ambush
puzzles-theme-iron = Branding iron
puzzles-theme-oil = Snake oil
puzzles-theme-snake = Rattlesnake
puzzles-theme-boxed-in = Boxed in
puzzles-theme-end-ahead = End while ahead
puzzles-theme-give-up = Give up cows
puzzles-theme-behind = From behind
puzzles-theme-gold = Gold
puzzles-theme-two-dominoes = Two dominoes
puzzles-theme-join-lands = Join territories
puzzles-theme-thief = Cattle thief
puzzles-theme-swap = Swap
puzzles-theme-drive = Cattle drive
puzzles-theme-drought = Drought
puzzles-theme-specialist = Specialist
puzzles-theme-bonus-tile = Bonus tile
puzzles-theme-rival = A rival replies
puzzles-theme-hunt-sheriff = Hunt the sheriff
puzzles-theme-hunt-gang = Hunt the gang
puzzles-theme-proof = A card was shown
puzzles-theme-lost-card = Lost cards
puzzles-theme-long-ride = Long ride
puzzles-theme-used-up = Used-up cards
puzzles-theme-close = A close call

puzzles-error-unknown = There is no puzzle { $id } of { $game }.
puzzles-error-none = There are no puzzles of { $game }.
puzzles-error-line = Line { $line } is no puzzle: { $error }
puzzles-error-twice = Line { $line }: puzzle { $id } is there twice.
puzzles-error-name = “{ $text }” is not one of these: { $known }
puzzles-error-theme = No puzzle has the theme { $theme }. There are: { $known }
puzzles-error-day = “{ $day }” is no date; write one like 2026-11-18.
puzzles-error-one = Give --id, --theme or --day, not several of them.
puzzles-error-file = { $file } does not hold your puzzles; move it away and try again.
puzzles-error-left = No new puzzle is left there.

puzzles-help = Solve a puzzle.
puzzles-help-id = The puzzle of this id.
puzzles-help-theme = A puzzle with this theme; with all of several, commas between them.
puzzles-help-day = The puzzle of this day, such as 2026-11-18 (or “today”).
puzzles-help-mine = Tell which puzzles there are, mine new ones, or prove them all.
puzzles-help-mine-out = Mine into this file, going on where it ends.
puzzles-help-mine-count = Stop when the file has so many puzzles.
puzzles-help-mine-seconds = Stop after so many seconds.
puzzles-help-mine-prove = Prove every puzzle of the house, or of --out, anew.
puzzles-help-mine-journal = Note in this file what is proven, and leave out what stands there: to be stopped and gone on with.

puzzles-title = { $game }, puzzle { $id } ({ $rating })
puzzles-reply = Reply: { $moves }
puzzles-refutation = It goes on: { $moves }
puzzles-line = Solution: { $moves }
puzzles-themes = Themes: { $themes }
puzzles-rating = Your rating: { $rating } ± { $deviation }
puzzles-rating-change = Your rating: { $rating } ({ $change }) ± { $deviation }
puzzles-streak = Solved in a row: { $streak } (best: { $best })
puzzles-prompt = Your move, ? for the signs, “solution” to give up, “quit” to leave:
puzzles-prompt-names = Names with commas between them, ? for the signs, “solution” to give up, “quit” to leave:
puzzles-given-up = Given up.
puzzles-again-later = Left; nothing was counted.
puzzles-all-done = You have solved or tried them all; from here on they come again.
puzzles-shelf = { $game }: { $count } puzzles
puzzles-shelf-row = { $name }: { $count }
puzzles-mined = { $count } puzzles, seed { $seed }
puzzles-proven = { $count } puzzles proven.

puzzles-wrong-proof = Puzzle { $id }: { $problem }

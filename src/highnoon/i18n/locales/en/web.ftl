### The page: what is said around the tables.

web-title = High Noon: Longhorn, Moon River, and Desperados
web-brand-home = High Noon, home
web-home = Home
web-back = Back
web-close = Close
web-loading = Setting up …
web-lost = There is no such page.

## The games

web-game-longhorn = Longhorn
web-game-longhorn-players = 2 players
web-game-longhorn-minutes = 20 min
web-game-longhorn-tag = Steal a colour, and leave plenty behind.
web-game-moon-river = Moon River
web-game-moon-river-players = 2–4 players
web-game-moon-river-minutes = 40 min
web-game-moon-river-tag = Draft land, bridge the river, fill it with cows.
web-game-desperados = Desperados
web-game-desperados-players = 3–6 players
web-game-desperados-minutes = 60 min
web-game-desperados-tag = One sheriff, one gang, every move in secret.
web-game-soon = This game is still being built.
web-game-words = Playable in words; the board is still being drawn.
web-game-soon-short = still being built

## Home

web-home-title = Pick a game. The computer is already seated.
web-home-lead = No sign-up. Or open a table, send a friend the link, and play together.
web-daily = Deal of the day
web-puzzles = Puzzles
web-play-now = Play now
web-against-computer = against the computer
web-open-table = Open a table
web-with-friend = with a friend
web-continue = Continue
web-ride-on = Ride on
web-more-tables =
    { $count ->
        [one] and one more table
       *[other] and { $count } more tables
    }
web-move-number = move { $n }
web-have-code = Have a table code?
web-code-example = e.g. RIO47K
web-join = Join
web-upload-record = Open a record
web-download-record = Save the record

## Settings

web-settings = Settings
web-language = Language
web-name = Your name
web-name-hint = as others see it
web-theme = Theme
web-theme-is-auto = system
web-theme-is-light = light
web-theme-is-dark = dark
web-theme-light = Switch to light theme
web-theme-dark = Switch to dark theme
web-sound = Sound
web-volume = Volume
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-speed = Animations
web-speed-off = off
web-speed-quick = fast
web-speed-normal = normal
web-speed-slow = slow
web-notify = Notify me on my turn
web-notify-note = Browser notification when this tab is hidden.
web-notify-refused = The browser does not allow it; check its settings for this page.
web-confirm-setting = Confirm every choice
web-confirm-setting-note = The first press shows what a choice would do; the second makes it.
web-shortcuts = Single-key shortcuts
web-shortcuts-note = 1–9 choose, H hint, U undo, arrows replay.
web-evaluation-setting = Show who is ahead
web-evaluation-setting-note = In Longhorn, at tables with hints.

## Opening a table

web-open-title = Open a table
web-open-game = Game
web-open-seats = Seats
web-open-go = Open the table
web-file-choose = Choose a file
web-option-sample = Download a sample to edit
web-players = Players
web-seat-me = me
web-seat-open = a friend, by link
web-seat-local = a friend, on this device
web-seat-bot = the computer
web-level = level { $level }
web-level-of = Level: { $name }
web-name-of = Name: { $name }

## Around the table

web-seats = Seats and links
web-role-you = you
web-role-person = player
web-role-bot = computer, { $level }
web-role-program = program
web-role-open = free seat
web-role-record = from a record
web-present = here
web-absent = away
web-thinking = thinking …
web-is-thinking =
    { $count ->
        [one] { $name } is thinking …
       *[other] { $name } are thinking …
    }
web-your-turn = Your turn
web-their-turn = To move
web-turn-of = { $name } to move
web-waiting-friend = Waiting for a friend
web-invite = Invitation
web-invite-title =
    { $count ->
        [one] { $name }: this seat is free
       *[other] { $name }: these seats are free
    }
web-invite-note = Send a friend the link, or tell them the code.
web-copy-link = Copy link
web-copied = Copied
web-code = Code
web-sit-title =
    { $count ->
        [one] { $name }: this seat is free. Take it?
       *[other] { $name }: these seats are free. Take one?
    }
web-sit = Sit down
web-personal-link = My seat on another device
web-personal-note = This link is the key to your seat; keep it to yourself.
web-watch-link = Link for spectators
web-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-seat-lost = Your seat could not be opened again; you are now watching.
web-legend = What the symbols mean

## Playing

web-choices = Choices
web-confirm = Confirm
web-cancel = Cancel
web-moves = Moves
web-tools = Tools
web-look-here = Go to this moment
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-title = Computer suggests
web-hinted = the computer’s suggestion
web-hints-off = Hints are off at this table.
web-undo = Undo
web-undo-not = There is nothing you can take back.
web-undo-free = Take back your last choice
web-undo-ask =
    { $count ->
        [one] Take back your last choice, if { $name } agrees
       *[other] Take back your last choice, if { $name } agree
    }
web-undo-question = { $name } would like to take back a choice. Do you agree?
web-undo-asked = { $name } has asked to take back a choice.
web-undo-agree = Agree
web-undo-refuse = Decline
web-resign = Resign
web-resign-sure = Resign the game?
web-resign-note = { $name } resigns, and the game is lost.
web-play-on = Keep playing
web-line-lost = Connection lost. Reconnecting; nothing is lost.
web-try-now = Try now
web-looking-back = Looking back: step { $n } of { $of }
web-back-to-now = Back to now
web-plain-note = This game has no drawn board yet; everything is here in words.
web-error-offline = The server cannot be reached. Are you online?
web-error-server = The server answered with an error ({ $status }).

## After the game

web-result = result
web-game-over =
    { $count ->
        [one] Game over after one move
       *[other] Game over after { $count } moves
    }
web-result-draw = A draw
web-result-abandoned = No winner
web-result-you = You win
web-result-you-by = You win by { $by }
web-result-lost = You lose
web-result-lost-by = You lose by { $by }
web-result-wins =
    { $count ->
        [one] { $name } wins
       *[other] { $name } win
    }
web-result-wins-by =
    { $count ->
        [one] { $name } wins by { $by }
       *[other] { $name } win by { $by }
    }
web-total = Total
web-bill = Full score
web-rematch-seats = Change seats
web-rematch = Play again
web-rematch-join = Join the next game
web-replay = Replay
web-move-of = step { $n } of { $of }
web-replay-start = Ready to play.
web-replay-first = First step
web-replay-back = Previous step
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = Next step
web-replay-last = Last step
web-copy-moment = Copy link to this moment
web-chart = What both herds were worth after each step

## Rules and first games

web-rules = Rules
web-rules-of = { $game }: rules
web-rules-window = Open the rules in a new window
web-print = Print
web-learn = Your first game
web-study = Study

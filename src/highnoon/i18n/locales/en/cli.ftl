### The terminal

## Help

cli-help = The digital table for three western board games.
cli-help-play = Play a game at this keyboard against people and computers.
cli-help-replay = Step through the record of a game.
cli-help-rules = Read the rules of a game.
cli-help-perft = Count every way a game can go on, including chance draws.
cli-help-show = Draw a position given as one line of text.
cli-help-record = Check a record and print it; --text makes it readable.
cli-help-lang = Language: de, en, es, fr, it, nl, pt, or ru. By default, HIGHNOON_LANG or LANG decides.
cli-help-game = longhorn, moon-river, or desperados.
cli-help-game-play = longhorn, moon-river, or desperados; with --resume, the file or game to continue.
cli-help-resume = Continue the last unfinished game, or the one in the given file.
cli-help-bot = Let the computer play this seat (eagle, jessie, or 1, 2 …). May be repeated.
cli-help-level = How well the computer plays: 1 is the weakest level, 5 the strongest.
cli-help-seats = Who sits where, such as me,bot:2,me: people’s names, or bot and its level.
cli-help-players = The number of players.
cli-help-option = An option of the game, such as ambush_nugget=choice. May be repeated.
cli-help-seed = The number from which all chance is drawn.
cli-help-map = Your own map for Desperados.
cli-help-pieces = Your own pieces for Moon River.
cli-help-file = A record file.
cli-help-all = Print the whole game without pausing.
cli-help-analyse = Instead of stepping through the game, say where it turned and what would have been better (Longhorn).
cli-help-depth = How many actions deep.
cli-help-position = A position as one line of text.
cli-help-text = Print readable text instead of JSON lines.

## Choosing a table

cli-menu-game = Which game?
cli-menu-how-many = How many players?
cli-menu-players = { $count } players
cli-menu-who = Who is playing?
cli-menu-people =
    { $count ->
        [2] Two people at this keyboard
       *[other] { $count } people at this keyboard
    }
cli-menu-you = You play { $seat }; the computer plays the rest
cli-menu-level = How strong should the computer be?
cli-menu-resume = Continue the unfinished game ({ $file })
cli-menu-new = Start a new game
cli-menu-what = There is an unfinished game.
cli-menu-ask = Number (q to quit):
cli-level =
    { $level ->
        [1] Easy
        [2] Medium
        [3] Hard
       *[other] Level { $level }
    }

## Playing

cli-ask = { $seat }, your choice (? for help):
cli-thinking = { $seat } is thinking …
cli-hand-over = { $name }, the keyboard is yours. Press Enter when nobody else is looking.
cli-confirm = Press Enter to confirm, or anything else to choose again:
cli-may-act = { $seat } may still change their mind: type @{ $name }
cli-more = … { $count } earlier; type l to see them all
cli-hint = Hint: { $number }  { $action }
cli-saved = Saved in { $file }.
cli-left = The game is saved in { $file }. Continue with: highnoon play --resume
cli-kept = The record is in { $file }. Watch it with: highnoon replay FILE
cli-cut = The last line of { $file } was cut off; the game continues from the line before.
cli-commands =
    To choose, type a number, or a move as it is written in the record.
    u undo · h hint · l full log · s FILE save a copy
    @NAME play another of your seats · Enter redraw the table
    ? symbols · q quit (the game is saved)

## The end

cli-result-won =
    { $count ->
        [one] The winner is { $seats }.
       *[other] The winners are { $seats }.
    }
cli-result-draw = The victory is shared.
cli-score = { $score }
cli-amount = { $amount }

## Replaying

cli-replay-at = Moment { $moment } of { $last }
cli-replay-ask = Enter next · b back · f first · l last · a number jumps · ? symbols · q quit:
cli-analysis-progress = Analysing: { $proven } of { $total } moments proven, { $seconds } s (Ctrl-C to stop)
cli-analysis-turnings = Turning points, with their moments in the replay:
cli-replay-end = This is the last moment.
cli-replay-first = This is the first moment.
cli-error-moment = There is no moment “{ $found }”. Type a number from 0 to { $last }, or one of: Enter b f l ? q.

## Counting

cli-perft-row =
    { $nodes ->
        [one] depth { $depth }: 1 way
       *[other] depth { $depth }: { $nodes } ways
    }

## What cannot be done

cli-error-usage = The command could not be understood: { $message }
cli-error-extra = The command takes no such argument: { $found }
cli-error-command = There is no command “{ $found }”. The commands are: { $known }.
cli-error-no-flag = There is no flag { $name } here; --help lists those there are.
cli-error-flag-value = The flag { $name } needs a value.
cli-error-missing = Something is missing: { $name }. Add it, or see --help.
cli-error-whole = { $name } needs a whole number of at least { $least }, but got “{ $found }”.
cli-error-positive = { $name } must be a number above 0, such as 0.5, not “{ $found }”.
cli-error-number = There is no choice number { $found }; the numbers run from 1 to { $count }.
cli-error-level = The computer has no level { $found }. Its levels are: { $allowed }.
cli-error-seats =
    { $expected ->
        [one] The seats “{ $text }” name { $found } players, but this game has one.
       *[other] The seats “{ $text }” name { $found } players, but this game has { $expected }.
    }
cli-error-seat = There is no seat “{ $found }”. The seats are { $known }, or a number from 1 to { $count }.
cli-error-switch = You cannot play for { $seat } from here now.
cli-error-option = An option is written NAME=VALUE, but this was given: “{ $text }”.
cli-error-save-where = Where should it be saved? Type s and a file name, such as: s evening.jsonl
cli-error-file = The file { $file } cannot be used: { $reason }.
cli-reason-missing = the file or its folder does not exist
cli-reason-folder = it is a folder, not a file
cli-reason-not-a-folder = part of its path is not a folder
cli-reason-permission = permission denied
cli-reason-full = the disk is full
cli-error-name = “{ $file }” cannot be a file name.
cli-error-record = { $file }: { $reason }
cli-error-busy = The game in { $file } is being played in another window; close it there first.
cli-error-not-a-record = { $file } exists and is not a High Noon record, so it was not overwritten. Choose another name.
cli-error-not-text = { $file } is not UTF-8 text, as a map must be.
cli-error-nothing-to-resume = There is no unfinished game in { $folder }.
cli-error-position = No game understands this position. Name its game with --game to learn why.
cli-error-depth = The depth must be at least 1, not { $found }.
cli-error-both = Give either --seed or --position, not both.
cli-error-language = There are no texts in “{ $found }”. The languages are: { $known }.

### The terminal

## Help

cli-help = The digital table for three western board games.
cli-help-play = Play a game at this keyboard, with people and computers at the seats.
cli-help-replay = Step through the record of a game.
cli-help-rules = Read the rules of a game.
cli-help-perft = Count every way a game can go on, draws of chance included.
cli-help-show = Draw a position from its one-line text.
cli-help-record = Check a record and print it, for people with --text.
cli-help-lang = Language: de, en, es, fr, it, nl, pt or ru; otherwise HIGHNOON_LANG or LANG decides.
cli-help-game = longhorn, moon-river or desperados.
cli-help-game-play = longhorn, moon-river or desperados; with --resume the file or game to go on with.
cli-help-resume = Go on with the last unfinished game, or with the one in the file given.
cli-help-bot = Let the computer play this seat (eagle, jessie, or 1, 2 …); may be repeated.
cli-help-level = How strong the computer plays: 1 is weakest, 5 strongest.
cli-help-seats = Who sits where, such as me,bot:2,me: names of people, or bot with its level.
cli-help-players = How many play.
cli-help-option = An option of the game, such as ambush_nugget=choice; may be repeated.
cli-help-seed = The number that all chance comes from.
cli-help-map = A map of your own for Desperados.
cli-help-pieces = Pieces of your own for Moon River.
cli-help-file = The file of a record.
cli-help-all = Print the whole game, without asking.
cli-help-analyse = Say where the game turned and what was better, instead of stepping through it (Longhorn).
cli-help-depth = How many actions deep.
cli-help-position = A position in its one-line text.
cli-help-text = As a text for people instead of JSON lines.

## Choosing a table

cli-menu-game = Which game?
cli-menu-how-many = How many play?
cli-menu-players = { $count } players
cli-menu-who = Who plays?
cli-menu-people =
    { $count ->
        [2] Two people at this keyboard
       *[other] { $count } people at this keyboard
    }
cli-menu-you = You play { $seat }, the computer plays the rest
cli-menu-level = How strong shall the computer be?
cli-menu-resume = Go on with the unfinished game ({ $file })
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
cli-confirm = Enter to do it, anything else to choose again:
cli-may-act = { $seat } may still decide anew: type @{ $name }
cli-more = … { $count } earlier; l tells all
cli-hint = Hint: { $number }  { $action }
cli-saved = Saved in { $file }.
cli-left = The game is kept in { $file }; go on with: highnoon play --resume
cli-kept = The record is in { $file }; look at it with: highnoon replay FILE
cli-cut = The last line of { $file } was cut; the game goes on from the line before.
cli-commands =
    A choice: its number, or a move as text, such as in the record.
    u takes back · h gives a hint · l tells all that happened · s FILE saves a copy
    @NAME acts for another of your seats · Enter draws the table again
    ? explains the symbols · q quits, the game is kept

## The end

cli-result-won =
    { $count ->
        [one] The winner is { $seats }.
       *[other] The winners are { $seats }.
    }
cli-result-draw = Nobody wins alone.
cli-score = { $score }
cli-amount = { $amount }

## Replaying

cli-replay-at = Moment { $moment } of { $last }
cli-replay-ask = Enter next · b back · f first · l last · a number jumps · ? symbols · q quit:
cli-analysis-progress = Analysing: { $proven } of { $total } moments proven, { $seconds } s (Ctrl-C stops)
cli-analysis-turnings = Turning points, each with its moment in the replay:
cli-replay-end = This is the last moment.
cli-replay-first = This is the first moment.
cli-error-moment = There is no moment “{ $found }”; type a number from 0 to { $last }, or one of: Enter b f l ? q.

## Counting

cli-perft-row =
    { $nodes ->
        [one] depth { $depth }: one way
       *[other] depth { $depth }: { $nodes } ways
    }

## What cannot be done

cli-error-usage = The command was not understood: { $message }
cli-error-extra = This is more than the command takes: { $found }
cli-error-command = There is no command “{ $found }”; the commands are: { $known }.
cli-error-no-flag = There is no flag { $name } here; --help lists those there are.
cli-error-flag-value = The flag { $name } needs a value.
cli-error-missing = Something is missing: { $name }. Add it, or see --help.
cli-error-whole = { $name } needs a whole number from { $least } on, but got “{ $found }”.
cli-error-positive = { $name } must be a number above 0, such as 0.5, not “{ $found }”.
cli-error-number = There is no choice number { $found }; the numbers go from 1 to { $count }.
cli-error-level = There is no level { $found } of the computer; the levels are: { $allowed }.
cli-error-seats =
    { $expected ->
        [one] The list of seats “{ $text }” names { $found } players, but one plays.
       *[other] The list of seats “{ $text }” names { $found } players, but { $expected } play.
    }
cli-error-seat = There is no seat “{ $found }”; the seats are { $known }, or a number from 1 to { $count }.
cli-error-switch = { $seat } cannot be played from here now.
cli-error-option = An option is written NAME=VALUE, but this was given: “{ $text }”.
cli-error-save-where = Where to? Write s and the name of a file, such as: s evening.jsonl
cli-error-file = The file { $file } cannot be used: { $reason }.
cli-reason-missing = it, or its folder, does not exist
cli-reason-folder = it is a folder, not a file
cli-reason-not-a-folder = a part of its path is not a folder
cli-reason-permission = you are not permitted to
cli-reason-full = the disk is full
cli-error-name = “{ $file }” cannot be the name of a file.
cli-error-record = { $file }: { $reason }
cli-error-busy = The game in { $file } is being played in another window; close it there first.
cli-error-not-a-record = { $file } exists and is not a record of High Noon, so it is not overwritten; choose another name.
cli-error-not-text = { $file } is not text in UTF-8, as a map must be.
cli-error-nothing-to-resume = There is no unfinished game in { $folder }.
cli-error-position = None of the games understands this position; name its game with --game to learn why.
cli-error-depth = The depth must be at least 1, but is { $found }.
cli-error-both = Give either --seed or --position, not both.
cli-error-language = There are no texts in “{ $found }”; the languages are: { $known }.

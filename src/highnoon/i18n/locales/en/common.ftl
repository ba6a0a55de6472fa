### What every game and every door of the house says.

## Lists

list-none = nobody

## Options and games

cluster-error-missing = --ray needs the Python package “ray”, which is not installed.
cluster-error-address = No Ray cluster answers at “{ $address }”: { $reason }.
error-game-unknown = There is no game called “{ $game }”. The games are: { $known }.
error-rules-version = This needs version { $version } of the rules of { $game }, but this copy of High Noon knows only versions up to { $newest }. A newer one may know it.
error-option-unknown = There is no option “{ $option }”. The options are: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”. It can be: { $allowed }.

## Playing

error-no-seat = There is no seat { $seat } at this table.
error-not-your-turn = It is not your turn: the game is waiting for somebody else.
error-over = The game is over: no more moves can be made.
error-not-over = That can be seen only once the game is over.
error-stale = The game has moved on: this was decided at moment { $version }, and it is now moment { $current }.
error-cannot-resign = Only a player in a game between two sides can resign.
error-action-unknown = “{ $action }” is not an action of this game.
error-action-index = There is no action number { $index }: there are { $count } actions, counted from 0.
error-undo-nothing = There is nothing to take back.
error-undo-revealed = That cannot be taken back, because something has been revealed since.
error-undo-agreement = That can be taken back only with the agreement of { $seats }.
result-resigned = { $seat } has resigned.
result-late = { $seat } ran out of time.
result-abandoned = { $seat } did not come back; the game ended without a winner.

## Data files

error-data-toml = The file is not valid TOML: { $reason }.
error-data-field = Row { $row } of “{ $table }”: the field “{ $field }” is missing, unknown, or of the wrong kind.

## Records

error-record-empty = This file is not a High Noon record: it does not have a single complete line.
error-record-binary = This file is not a High Noon record: a record is lines of JSON in UTF-8, and this is not UTF-8 text.
error-record-long = This is too long to be a record: the limit is { $limit } bytes.
error-record-json = Line { $line } is not a JSON object, as every line of a record must be: { $text }
error-record-not-ours = This is not a High Noon record: its first line does not say "highnoon": 1.
error-record-newer = This record is in format { $version }, but this copy of High Noon knows only formats up to { $known }. A newer one may be able to read it.
error-record-header = The first line of the record needs a valid “{ $field }”, but has { $found }.
error-record-line = Line { $line } is not a line of a record (an action, a take-back, talk, or the end): { $text }
error-record-partial = This record holds only what { $viewer } saw, so it cannot be replayed. That takes a complete record.
error-record-seats = The record names { $found } players, but its options need { $expected }.
error-record-data = The record was played with different pieces ({ $found }) from those used here ({ $expected }).
error-record-at = Line { $line } of the record cannot be played: { $reason }
error-record-who = Nobody at this table is called “{ $found }”.
error-record-nobody = It does not say clearly who did what.
error-record-undo =
    { $count ->
        [one] One action cannot be taken back here.
       *[other] { $count } actions cannot be taken back here.
    }
error-record-end = The ending written in the record is not the one its actions lead to.
error-text-title = A readable record begins with the line “{ $expected }”, but this one begins with “{ $found }”.
error-text-line = Line { $line } is not a line of a readable record (a header, a turn, a take-back, talk, or the end): { $text }

## Bots

bot-reason-playouts = It won { $percent }% of the games played out from here.

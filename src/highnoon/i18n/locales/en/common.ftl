### What every game and every door of the house says.

## Lists

list-none = nobody
list-more = { $first }, { $second }
list-last = { $first } and { $second }

## Options and games

cluster-error-missing = --ray needs the Python package ray, which is not installed.
cluster-error-address = No Ray cluster answers at “{ $address }”: { $reason }.
error-game-unknown = There is no game called “{ $game }”; the games are: { $known }.
error-rules-version = This needs version { $version } of the rules of { $game }, but only versions up to { $newest } are known here; a newer High Noon may know it.
error-option-unknown = There is no option “{ $option }”; the options are: { $known }.
error-option-value = The option { $option } cannot be “{ $value }”; it can be one of: { $allowed }.

## Playing

error-no-seat = There is no seat { $seat } at this table.
error-not-your-turn = It is not your turn: the game waits for somebody else.
error-over = The game is over: nothing more can be done.
error-not-over = That can be seen only when the game is over.
error-stale = The table has moved on: this was decided at moment { $version }, now it is moment { $current }.
error-cannot-resign = Only a player of a game between two sides can resign.
error-action-unknown = “{ $action }” is not an action of this game.
error-action-index = There is no action number { $index }; numbers go from 0 up to, but not including, { $count }.
error-undo-nothing = There is nothing to take back.
error-undo-revealed = That cannot be taken back: something has been revealed since.
error-undo-agreement = That can be taken back only if { $seats } agree.
result-resigned = { $seat } has resigned.
result-late = { $seat } ran out of time.

## Data files

error-data-toml = The file is not valid TOML: { $reason }.
error-data-field = Row { $row } of “{ $table }”: the field “{ $field }” is missing, unknown or of the wrong kind.

## Records

error-record-empty = This is not a record: it holds not one complete line, but a record begins with a header line.
error-record-binary = This is not a record: it is not text in UTF-8, but a record is lines of JSON.
error-record-long = This is too long for a record: the limit is { $limit } bytes.
error-record-json = Line { $line } is not a JSON object as every line of a record must be: { $text }
error-record-not-ours = This is not a record of High Noon: its first line does not say "highnoon": 1.
error-record-newer = This record is written in format { $version }, but only formats up to { $known } are known here; a newer High Noon may read it.
error-record-header = The first line of the record needs a proper “{ $field }”, but has { $found }.
error-record-line = Line { $line } is not a line of a record (an action, a take-back, talk or the end): { $text }
error-record-partial = This record holds only what { $viewer } saw, so it cannot be played again; only a whole record can.
error-record-seats = The record names { $found } players, but its options need { $expected }.
error-record-data = The record was played with other pieces ({ $found }) than those known here ({ $expected }).
error-record-at = Line { $line } of the record cannot be played: { $reason }
error-record-who = “{ $found }” is nobody at this table.
error-record-nobody = It does not say properly who does what.
error-record-undo = { $count } actions cannot be taken back here.
error-record-end = The end that is written down is not the end that the actions lead to.
error-text-title = A record for people begins with the line “{ $expected }”, but this begins with “{ $found }”.
error-text-line = Line { $line } is not a line of a record for people (a header, a turn, a take-back, talk or the end): { $text }

## Bots

bot-reason-playouts = In { $percent } % of the games played out from here it led to victory.

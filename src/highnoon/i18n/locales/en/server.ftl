### What the server refuses, and what an operator is told when it cannot start.

## Requests

error-malformed = The request cannot be understood: something in it is missing, unknown or of the wrong kind.
error-too-large = The request is too large.
error-too-many = That was too often; please wait a moment.
error-not-found = There is nothing at this address.
error-method = That cannot be done at this address.
error-http = The request cannot be answered.
error-internal = Something went wrong in the server; the table is unharmed.

## Tables and seats

error-table-unknown = There is no such table; perhaps it has been cleared away.
error-table-broken = This table cannot be read any more.
error-table-damaged = This table is damaged in the store and cannot be read; all other tables are unharmed. Whoever runs this house may have a backup.
error-unstorable = The text holds characters that cannot be stored; nothing was changed.
error-table-full = Every seat at this table is taken.
error-seat-taken = This seat is taken.
error-seat-token = This key opens no seat at this table.
error-foreign-seat = That is somebody else's seat.
error-seat-count = The game is for { $expected } players, but { $found } seats were asked for.
error-level-unknown = The computer does not play at level { $level }; its levels are: { $known }.
error-code-unknown = No table with a free seat has this code.
error-changed-elsewhere = The table has just changed; please look again.
error-undo-not-asked = Nobody asked you to take anything back.
error-stand-in = The computer is playing for you; take your seat back first.
error-clock-over = Your time for this game is over; the computer plays it to its end.
error-vote-nobody = Only a person's seat can be voted on.
error-vote-own = You have no vote about this seat.
error-vote-few = A vote needs at least three people at the table.
error-vote-none = There is no vote about this seat.
error-vote-open = Another vote is still open.
error-places = Everybody needs exactly one seat in the next game.
error-quick-unknown = There is no such quick phrase.
error-say-nothing = Nothing was said.
error-hints-off = This table plays without hints.
error-hint-late = The computer had no hint in time.
error-no-study = There is no solver for this game.
error-study-watching = While a game is on, only its players may ask who is ahead.
error-viewer-unknown = There is nobody of this name to look through.
error-no-moment = The game has only { $count } moments.
error-no-hello = The connection was opened, but nobody said hello.
error-record-lines = This is too long for a record: the limit is { $limit } lines.
error-page-missing = The page has not been built; run “make page” first.

## The store

error-disk-full = The disk is full: nothing was changed. Make room and try again.
error-store-trouble = The table could not be stored, so nothing was changed; please try again.
error-store = The database cannot be used: { $detail }
error-store-closed = The server is stopping; nothing was changed.
error-store-folder = The data folder { $path } cannot be used: { $detail }.
error-store-in-use = Another server is using the data folder { $path }; stop it first, or choose another folder.
error-store-corrupt = The database { $path } is damaged ({ $detail }); nothing was written to it. Put a copy from a backup in its place.
error-store-not-ours = The file { $path } is not a database of High Noon; nothing was written to it.
error-store-newer = The database { $path } was written by a newer High Noon (its version is { $version }); nothing was written to it.

## Listening

error-port-in-use = Port { $port } on { $host } is in use by another program; choose another one with --port.
error-port-forbidden = Port { $port } on { $host } may not be used without special rights; choose one above 1023 with --port.
error-cannot-listen = The server cannot listen on { $host }, port { $port }: { $detail }.

## The command

cli-help-serve = Serve tables to browsers.
cli-help-host = The address to listen on; 0.0.0.0 for all.
cli-help-port = The port to listen on.
cli-help-data = The folder that keeps the tables.
cli-help-public-url = The address people use, when it is another one, such as https://example.org/games/.
cli-help-trusted-proxies = Addresses of proxies whose word about the client is believed, with commas between.
cli-help-metrics-for = addresses and networks, beside this machine, that may read /metrics
cli-help-keep-days = Days that finished tables are kept; 0 keeps them for ever.
cli-help-idle-days = Days after which a table nobody plays at is removed; 0 keeps it for ever.
cli-help-workers = Processes in which computers think.
cli-help-rate = Commands a second that one client may send; 0 for no limit.
cli-help-log-level = debug, info, warning or error.
cli-help-open = Open the page in the browser.
cli-serving = High Noon is served at { $url } (stop with Ctrl-C).
cli-error-log-level = There is no log level “{ $found }”; the levels are: { $known }.
cli-error-server-missing = Serving needs more packages ({ $name } is missing): install highnoon[server].

### What the server refuses, and what an operator is told when it cannot start.

## Requests

error-malformed = The request could not be understood: something in it is missing, unknown, or of the wrong kind.
error-too-large = The request is too large.
error-too-many = Too many requests. Please wait a moment.
error-not-found = There is nothing at this address.
error-method = That cannot be done at this address.
error-http = The request cannot be answered.
error-internal = Something went wrong in the server; the table is unharmed.

## Tables and seats

error-table-unknown = There is no such table. It may have been cleared away.
error-table-broken = This table can no longer be read.
error-table-damaged = This table is damaged in the database and cannot be read; all other tables are unharmed. Whoever runs this server may have a backup.
error-unstorable = The text contains characters that cannot be stored; nothing was changed.
error-table-full = Every seat at this table is taken.
error-seat-taken = This seat is taken.
error-not-invited = Only whoever is invited can sit down here. Ask for the invitation link or the code.
error-seat-token = This key opens no seat at this table.
error-foreign-seat = That seat belongs to somebody else.
error-seat-count = The game is for { $expected } players, but { $found } seats were requested.
error-level-unknown = The computer does not play at level { $level }. Its levels are: { $known }.
error-code-unknown = No table with a free seat has this code.
error-changed-elsewhere = The table has just changed; please look again.
error-undo-not-asked = Nobody has asked you to agree to an undo.
error-stand-in = The computer is playing for you; take your seat back first.
error-clock-over = Your time for this game is up; the computer will finish it.
error-vote-nobody = Only a person’s seat can be put to a vote.
error-vote-own = You have no vote on this seat.
error-vote-few = A vote needs at least three people at the table.
error-vote-none = There is no vote on this seat.
error-vote-open = Another vote is still open.
error-places = Everybody needs exactly one seat in the next game.
error-quick-unknown = There is no such quick phrase.
error-say-nothing = There is nothing to say.
error-hints-off = This table plays without hints.
error-hint-late = The computer found no hint in time.
error-no-study = There is no solver for this game.
error-study-watching = While a game is on, only its players may ask who is ahead.
error-viewer-unknown = There is nobody by this name at the table.
error-no-moment = The game has only { $count } moments.
error-no-hello = The connection was opened, but no greeting arrived.
error-record-lines = This is too long to be a record: the limit is { $limit } lines.
error-page-missing = The page has not been built; run “make page” first.

## The store

error-disk-full = The disk is full, so nothing was changed. Make room and try again.
error-store-trouble = The table could not be stored, so nothing was changed. Please try again.
error-store = The database cannot be used: { $detail }
error-store-closed = The server is stopping; nothing was changed.
error-store-folder = The data folder { $path } cannot be used: { $detail }.
error-store-in-use = Another server is using the data folder { $path }. Stop it first, or choose another folder.
error-store-corrupt = The database { $path } is damaged ({ $detail }); nothing was written to it. Restore it from a backup.
error-store-not-ours = The file { $path } is not a High Noon database; nothing was written to it.
error-store-newer = The database { $path } was written by a newer High Noon (version { $version }); nothing was written to it.

## Listening

error-port-in-use = Port { $port } on { $host } is in use by another program. Choose another one with --port.
error-port-forbidden = Port { $port } on { $host } needs special rights. Choose one above 1023 with --port.
error-cannot-listen = The server cannot listen on { $host }, port { $port }: { $detail }.

## The command

cli-help-serve = Serve the games to browsers.
cli-help-host = The address to listen on; 0.0.0.0 for all.
cli-help-port = The port to listen on.
cli-help-data = The folder in which tables are kept.
cli-help-public-url = The address people use, if it is a different one, such as https://example.org/games/.
cli-help-trusted-proxies = Addresses of proxies that are trusted to name the client, separated by commas.
cli-help-metrics-for = Addresses and networks, besides this machine, that may read /metrics.
cli-help-keep-days = How many days finished tables are kept; 0 keeps them for ever.
cli-help-idle-days = After how many idle days a table is removed; 0 keeps it for ever.
cli-help-workers = The number of processes in which computers think.
cli-help-rate = How many commands a second one client may send; 0 for no limit.
cli-help-log-level = debug, info, warning, or error.
cli-help-open = Open the page in a browser.
cli-serving = High Noon is running at { $url } (Ctrl-C to stop).
cli-error-log-level = There is no log level “{ $found }”. The levels are: { $known }.
cli-error-server-missing = The server needs more packages ({ $name } is missing): install highnoon[server].
error-not-away = They are here, or have not been away long enough.

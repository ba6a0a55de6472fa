turns-help = Several moves in one line, a whole turn: put ; between them, such as: { $example }; …
turns-unfinished = Done: { $done }. Not done: { $left }. { $reason }
turns-not-yours = It is no longer your turn.
turns-read = Press Enter to go on.

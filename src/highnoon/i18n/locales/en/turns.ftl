turns-help = To play several moves, up to a whole turn, put them on one line with ; between them, such as: { $example }; …
turns-unfinished = Done: { $done }. Not done: { $left }. { $reason }
turns-not-yours = It is no longer your turn.
turns-read = Press Enter to continue.

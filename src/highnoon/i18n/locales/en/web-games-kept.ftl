### Games that this device keeps.

web-games-on = Running
web-games-over = Finished
web-games-score = Score against the computer
web-games-against = Opponent
web-games-won = Won
web-games-drawn = Drawn
web-games-lost = Lost
web-games-left = { $time } left
web-games-replay = Replay
web-games-analyse = Result and analysis
web-games-away = Put away
web-games-back = Bring back
web-games-away-list = Put away ({ $count })
web-games-none = No games yet.
web-games-lost-sight = The house no longer has this table.
web-games-kept-here = Your games are kept on this device alone. A file takes them to another one; whoever has it also has your seats.
web-games-save = Save to a file
web-games-saved = The file is saved.
web-games-load = Load a file
web-games-taken =
    { $count ->
        [one] One game was read.
       *[other] { $count } games were read.
    }
web-games-not-ours = This is not a file with games of High Noon.
web-games-blocked = This browser keeps nothing for this page: your games stay listed until it is closed. Save them to a file.
web-games-full = This device has no room left: the newest games stay listed until the page is closed. Save them to a file.
web-games-you-won = You won
web-games-you-drawn = Draw
web-games-you-lost = You lost

### The company at a table: talk, clocks, who comes and goes, public tables.

## Talk

web-talk = Talk
web-talk-none = Nobody has said anything yet.
web-talk-say = To everybody …
web-talk-send = Send
web-talk-unread = new
web-talk-watching = Spectators can read along; only players talk.
web-talk-hushed =
    { $count ->
        [one] 1 message from somebody you have muted.
       *[other] { $count } messages from people you have muted.
    }
web-mute = Mute
web-unmute = Unmute

## Quick phrases

web-quick = Quick phrases
web-quick-hello = Howdy!
web-quick-luck = Good luck!
web-quick-ready = Ready when you are.
web-quick-moment = One moment, please.
web-quick-turn = Your turn?
web-quick-nice = Nice move!
web-quick-clever = I didn’t see that coming.
web-quick-ouch = Ouch!
web-quick-oops = Oops!
web-quick-sorry = Sorry!
web-quick-thanks = Thanks!
web-quick-yes = Yes
web-quick-no = No
web-quick-played = Well played, good game!
web-quick-again = Another game?
web-quick-bye = I have to go. See you!
web-quick-place = About a town …
web-quick-meet = Meet me in { $place }.
web-quick-rob = Let’s rob { $place }.
web-quick-avoid = Keep away from { $place }.
web-quick-sheriff = The sheriff is near { $place }.

## Clocks

web-pace = Time and company
web-clock = Clock
web-clock-none = none
web-clock-game = { $minutes } min per player, + { $increment } s per turn
web-clock-move =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
web-zero = When time runs out
web-zero-computer = the computer takes over
web-zero-resign = the game is lost
web-clocks = Clocks
web-clock-runs = running
web-clock-hurry = hurry!
web-clock-alarm = You have { $seconds } seconds left.
web-time-minutes = { $minutes }:{ $seconds }
web-time-hours = { $hours } h { $minutes } min
web-time-days = { $days } d { $hours } h

## Who comes and goes

web-away = The computer takes over for absent players
web-away-never = never
web-away-after = after { $minutes } min
web-stand-in-level = Level of that computer
web-stand-in = the computer plays ({ $level })
web-stand-in-absent = You were away, so the computer is playing for you.
web-stand-in-left = You have left; the computer is playing for you.
web-stand-in-clock = Your time ran out, so the computer is playing for you.
web-come-back = Take my seat back
web-replaced-absent = { $name } is away; the computer takes over.
web-replaced-left = { $name } has left; the computer takes over.
web-replaced-clock = { $name } is out of time; the computer takes over.
web-came-back = { $name } is back.
web-leave = Leave table
web-leave-sure = The computer will play for you. You can take your seat back at any time.

## Votes

web-vote-begin = Vote out
web-vote-sure = Ask the others whether the computer should take the seat of { $name } for good? All of them must agree.
web-vote-ask = Ask the others
web-vote-question = { $by } asks: should the computer take the seat of { $name } for good?
web-vote-open = Vote on { $name }: { $count } of { $of } agree.
web-vote-yes = Yes
web-vote-no = No
web-vote-withdraw = Withdraw
web-voted-out = { $name } was voted out; the computer takes over.
web-seat-voted = The others have voted you out, and the computer has your seat. You can go on watching.
web-seat-given = Your seat is open to others again. You can go on watching.

## The next game

web-rematch-how = Who sits where?
web-rematch-same = Same seats
web-rematch-rotate =
    { $count ->
        [2] Swap sides
       *[other] Rotate seats
    }
web-rematch-chosen = As chosen here
web-rematch-me = { $name } (you)
web-rematch-computer = computer ({ $seat })

## Public tables, and my turn

web-public = Tables to watch
web-public-asleep = Nobody is here just now.
web-public-open = Anybody may watch
web-public-open-note = The table is listed on the home page. What is hidden stays hidden.
web-watch = Watch
web-notify-here = Notify me on my turn

web-hook-open = Announce turns elsewhere …
web-games = Your games


## Waiting no longer

web-missing = { $name } has been away for a while. You need not wait any longer.
web-missing-computer = Let the computer play
web-missing-end = End without a winner
web-missing-sure = End this game without a winner? Nobody can take that back.

## The next game is announced

web-next-ready = The next game is laid out.
web-next-go = Take a seat there
web-next-watch = Watch it

## The lobby

web-lobby = Free seats
web-lobby-there = There: { $names }.
web-lobby-sit = Sit as { $seat }

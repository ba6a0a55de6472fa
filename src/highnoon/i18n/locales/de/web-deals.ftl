### How solved deals were played in this house.

web-daily-played = Wie es in diesem Haus für den ersten Zug ausging
web-daily-played-by = Wer den ersten Zug hat
web-daily-played-people = Menschen
web-daily-played-none = In diesem Haus hat noch niemand diese Auslage zu Ende gespielt.
web-daily-study = Diese Auslage untersuchen

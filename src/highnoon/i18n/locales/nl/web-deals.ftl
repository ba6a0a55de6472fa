### How solved deals were played in this house.

web-daily-played = Hoe het in dit huis afliep voor wie begint
web-daily-played-by = Wie begint
web-daily-played-people = Mensen
web-daily-played-none = In dit huis heeft nog niemand deze opstelling uitgespeeld.
web-daily-study = Deze opstelling bestuderen

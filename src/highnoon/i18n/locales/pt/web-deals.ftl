### How solved deals were played in this house.

web-daily-played = Como correu nesta casa a quem joga primeiro
web-daily-played-by = Quem joga primeiro
web-daily-played-people = Pessoas
web-daily-played-none = Ainda ninguém terminou esta disposição nesta casa.
web-daily-study = Estudar esta disposição

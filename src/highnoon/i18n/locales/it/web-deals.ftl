### How solved deals were played in this house.

web-daily-played = Com’è andata in questa casa a chi gioca per primo
web-daily-played-by = Chi gioca per primo
web-daily-played-people = Persone
web-daily-played-none = In questa casa nessuno ha ancora finito questa distribuzione.
web-daily-study = Studia questa distribuzione

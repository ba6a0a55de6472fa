### How solved deals were played in this house.

web-daily-played = Résultats, dans cette maison, pour qui joue en premier
web-daily-played-by = Qui joue en premier
web-daily-played-people = Des personnes
web-daily-played-none = Personne n’a encore terminé cette donne dans cette maison.
web-daily-study = Étudier cette donne

### How solved deals were played in this house.

web-daily-played = Cómo le fue en esta casa a quien juega primero
web-daily-played-by = Quién juega primero
web-daily-played-people = Personas
web-daily-played-none = Nadie ha terminado aún este reparto en esta casa.
web-daily-study = Estudiar este reparto

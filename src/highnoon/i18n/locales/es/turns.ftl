turns-help = Varias jugadas en una línea, un turno entero: sepáralas con ;, por ejemplo: { $example }; …
turns-unfinished = Hecho: { $done }. Sin hacer: { $left }. { $reason }
turns-not-yours = Ya no es tu turno.
turns-read = Pulsa Intro para continuar.

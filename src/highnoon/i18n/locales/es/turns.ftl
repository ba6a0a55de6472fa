turns-help = Para hacer varias jugadas, hasta un turno entero, escríbelas en una línea separadas por ;, por ejemplo: { $example }; …
turns-unfinished = Hecho: { $done }. Sin hacer: { $left }. { $reason }
turns-not-yours = Ya no es tu turno.
turns-read = Pulsa Intro para continuar.

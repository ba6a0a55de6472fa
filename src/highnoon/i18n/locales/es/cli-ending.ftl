## The end of a game at one keyboard

cli-to-the-result = Pulsa Intro para ver el tablero y el resultado.

### Pequeñas palabras antes y después de una partida.

web-chart-course = Cómo iba la partida, paso a paso
web-away-note = En todo caso, si falta cinco minutos alguien a quien le toca, los demás pueden dejar que juegue el ordenador o terminar la partida sin vencedor. Para partidas de varios días, elige un reloj.
web-away-note-clock = Lo decide el reloj: nadie tiene que esperar más de lo que marca.

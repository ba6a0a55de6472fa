### Pequenas palavras antes e depois de uma partida.

web-chart-course = Como estava a partida, passo a passo
web-away-note = Em todo o caso, se alguém que tem a vez faltar cinco minutos, os outros podem deixar jogar o computador ou terminar a partida sem vencedor. Para partidas de vários dias, escolha um relógio.
web-away-note-clock = Decide o relógio: ninguém tem de esperar mais do que ele marca.

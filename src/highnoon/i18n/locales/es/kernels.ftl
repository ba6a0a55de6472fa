kernels-compiling = { $game }: se está compilando el motor de la máquina para este equipo. Ocurre una sola vez y tarda uno o dos minutos.
kernels-progress = Compilando
kernels-ready = El motor está listo.
kernels-serving = { $game }: se está compilando el motor de la máquina para este equipo, una sola vez. Entretanto las mesas están abiertas; los bots más fuertes y las pistas estarán listos en uno o dos minutos.
kernels-served = { $game }: el motor de la máquina está listo.

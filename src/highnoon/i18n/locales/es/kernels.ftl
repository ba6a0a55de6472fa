kernels-compiling = { $game }: se está compilando el motor del ordenador para esta máquina. Ocurre una sola vez y tarda uno o dos minutos.
kernels-progress = Compilando
kernels-ready = El motor está listo.
kernels-serving = { $game }: se está compilando el motor del ordenador para esta máquina, una sola vez. Entretanto las mesas están abiertas; los bots más fuertes y las pistas estarán listos en uno o dos minutos.
kernels-served = { $game }: el motor del ordenador está listo.

usage-help-version = Mostrar la versión y terminar.
usage-error-players = Las opciones indican números de jugadores distintos: { $counts }.
usage-line = La línea { $line } no se ha ejecutado: { $reason }
usage-cut = La última línea de { $file } está cortada y se descarta.
usage-error-undealt = La preparación de esta partida no ha terminado: todavía no hay nada que analizar.

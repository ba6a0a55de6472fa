web-computers-away = Las máquinas no pueden pensar ahora. La partida seguirá sola en cuanto vuelvan.
error-computers-away = Las máquinas no pueden pensar ahora. Inténtalo de nuevo más tarde.
error-computer-tables = Desde este dispositivo o esta red ya hay { $count } mesas con máquinas en juego. Termina antes una de ellas.
error-computers-busy = Las máquinas tienen demasiado trabajo ahora. Inténtalo de nuevo en un momento.

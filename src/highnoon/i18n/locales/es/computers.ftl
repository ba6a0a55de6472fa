web-computers-away = Las máquinas no pueden pensar ahora. La partida seguirá sola en cuanto vuelvan.
error-computers-away = Las máquinas no pueden pensar ahora. Inténtalo de nuevo más tarde.

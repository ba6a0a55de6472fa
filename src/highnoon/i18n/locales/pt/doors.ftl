error-too-slow = O pedido demorou demasiado a chegar.
error-house-full = O servidor está cheio. Tente de novo daqui a pouco.
error-watchers-full = Há demasiadas pessoas a ver. Tente mais tarde.
error-look-replaced = Este lugar está aberto em demasiados ecrãs; este já não acompanha a partida.

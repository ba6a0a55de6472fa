error-too-slow = O pedido demorou demasiado a chegar.
error-house-full = A casa está cheia. Tente de novo daqui a pouco.
error-watchers-full = Há demasiadas pessoas a ver. Tente mais tarde.
error-look-replaced = Este lugar foi aberto noutros ecrãs; este já não acompanha a partida.

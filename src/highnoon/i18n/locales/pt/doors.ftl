error-too-slow = O pedido demorou demasiado a chegar.
error-house-full = A casa está cheia. Tente de novo daqui a pouco.

error-too-slow = La petición ha tardado demasiado en llegar.
error-house-full = La casa está llena. Inténtalo de nuevo en un momento.
error-watchers-full = Hay demasiada gente mirando. Inténtalo más tarde.
error-look-replaced = Este asiento se ha abierto en otras pantallas; esta ya no sigue la partida.

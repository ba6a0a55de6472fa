error-too-slow = La petición ha tardado demasiado en llegar.
error-house-full = El servidor está lleno. Inténtalo de nuevo en un momento.
error-watchers-full = Hay demasiada gente mirando. Inténtalo más tarde.
error-look-replaced = Este asiento está abierto en demasiadas pantallas; esta ya no sigue la partida.

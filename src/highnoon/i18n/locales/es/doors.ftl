error-too-slow = La petición ha tardado demasiado en llegar.
error-house-full = La casa está llena. Inténtalo de nuevo en un momento.

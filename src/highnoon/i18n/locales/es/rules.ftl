### Las reglas en la aplicación: lo que se dice alrededor.

rules-title = { $game }: las reglas
rules-contents = Índice
rules-link = Enlace a este apartado
rules-own-words = Con nuestras propias palabras. Donde las ediciones impresas difieren o callan, el último apartado dice cómo jugamos.

### Juegos que no lo traen todo.

error-no-lesson = Este juego todavía no tiene una primera partida.
error-no-rulebook = Las reglas de este juego todavía no están en la aplicación.
games-not-drawn = Este juego no está dibujado para la terminal: lo que hay en la mesa se muestra por escrito, con las palabras de sus reglas.

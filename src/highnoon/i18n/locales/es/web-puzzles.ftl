### Puzzles: the page where they are solved, and how somebody’s went.

web-puzzles-lead = Cada uno tiene una respuesta demostrada. Juégala en el tablero o márcala en el mapa.
web-puzzles-one = Problema
web-puzzles-hard = puntuación { $rating }
web-puzzles-day = Problema del día
web-puzzles-looking = Buscando la respuesta…
web-puzzles-is-wrong = No del todo.
web-puzzles-is-shown = La respuesta.
web-puzzles-solved = Esa es la respuesta.
web-puzzles-wrong = Había algo mejor.
web-puzzles-shown = Así se hace.
web-puzzles-change = Cambio de puntuación: { $change }.
web-puzzles-again = Otra vez
web-puzzles-answer = Ver la respuesta
web-puzzles-next = Siguiente
web-puzzles-town = Marcar { $town }
web-puzzles-way = Un camino posible: { $way }
web-puzzles-your-answer = Tu respuesta
web-puzzles-towns = Pueblos
web-puzzles-players = Desperados
web-puzzles-that-is-it = Esa es mi respuesta
web-puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
web-puzzles-rating = Tu puntuación
web-puzzles-solved-first = Resueltos a la primera
web-puzzles-of = { $solved } / { $tried }
web-puzzles-run = Seguidos (récord)
web-puzzles-best = { $run } ({ $best })
web-puzzles-days = Días seguidos
web-puzzles-solve = Resolver
web-puzzles-themes = Elegir temas
web-puzzles-kept = Tu puntuación y tus rachas solo se guardan en este dispositivo.
web-puzzles-blocked = Este navegador no guarda nada para esta página: tu puntuación dura hasta que se cierre.
web-puzzles-full = No queda espacio en este dispositivo: tu puntuación dura hasta que se cierre la página.
web-puzzles-no-more = Con estos temas no queda ningún problema que no conozcas.

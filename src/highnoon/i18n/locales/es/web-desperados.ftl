### La mesa de Desperados en el navegador.

## La mesa

web-desperados-table = La mesa
web-desperados-map = Mapa (cada opción es también un botón)
web-desperados-zoom-in = Ampliar el mapa
web-desperados-zoom-out = Reducir el mapa
web-desperados-loot = Botín de la banda
web-desperados-of = de { $goal }
web-desperados-round = Ronda { $round } de { $of }
web-desperados-move = jugada { $move } de { $of }
web-desperados-move-column = Jugada
web-desperados-set-up = Preparación
web-desperados-timetable = Dónde están las diligencias en cada jugada
web-desperados-coach-brown = marrón
web-desperados-coach-blue = azul
web-desperados-banks = Bancos
web-desperados-bank = banco
web-desperados-bank-seen = la banda lo sabe
web-desperados-deputies =
    { $count ->
        [0] ningún ayudante
        [one] 1 ayudante
       *[other] { $count } ayudantes
    }
web-desperados-pile =
    { $count ->
        [0] No queda ninguna loseta en la pila.
        [one] Queda una loseta en la pila.
       *[other] Quedan { $count } losetas en la pila.
    }

## El mapa en palabras

web-desperados-town = { $town }: { $there }. Caminos a { $roads }.
web-desperados-bank-face-down = banco, loseta boca abajo
web-desperados-bank-worth = banco, { $money }
web-desperados-bank-empty = banco vacío
web-desperados-poker-tile = loseta de póker
web-desperados-poker-gone = loseta de póker ya tomada
web-desperados-last-seen =
    { $move ->
        [0] peón de { $name }
       *[other] { $name }, a la vista en la jugada { $move }
    }
web-desperados-may-be = alguien a quien buscas, { $share }

## Jugadores

web-desperados-gang = La banda
web-desperados-hunt = La caza
web-desperados-arrested = bajo arresto
web-desperados-choosing = eligiendo…
web-desperados-ready = listo
web-desperados-disc = tiene el disco
web-desperados-suspect = { $count } ciudades: { $towns }…
web-desperados-look-one = En el mapa
web-desperados-look-all = Todos en el mapa
web-desperados-lost = Cartas perdidas: { $towns }
web-desperados-card-secret = boca abajo
web-desperados-card-shown = enseñada a todos
web-desperados-card-down = boca abajo
web-desperados-card-pencil = a lápiz

## Planes

web-desperados-plan = Tus cartas
web-desperados-plan-gang = Planea a lápiz: solo lo ve la banda.
web-desperados-pencil = A lápiz, jugada { $move }
web-desperados-pencil-none = a lápiz

## Opciones

web-desperados-deputy-from = El ayudante de { $town } va a
web-desperados-risk = sheriff
web-desperados-meets = arresto
web-desperados-stack =
    { $needed ->
        [one] basta un disco
       *[other] { $have } de { $needed } discos con el tuyo
    }
web-desperados-partners = con { $names }
web-desperados-not = No es posible

## Charla

web-desperados-chronicle = Jugadas y charla
web-desperados-talk = Charla
web-desperados-talk-gang = Charla de la banda
web-desperados-talk-none = Nadie ha dicho nada todavía.
web-desperados-talk-none-gang = Solo la banda lee lo que se dice aquí.
web-desperados-say = Enviar
web-desperados-say-gang = A la banda…
web-desperados-say-all = A todos…
web-desperados-aloud = En voz alta: el sheriff también lo oye
web-desperados-to-all = a todos

## Pasar la pantalla

web-desperados-hand-over = Pasa la pantalla a { $name }
web-desperados-hand-over-sheriff = Que la banda mire a otro lado.
web-desperados-hand-over-gang = { $seat }: mira a otro lado.
web-desperados-together = La banda juega junta y no se oculta nada
web-desperados-i-am = Soy { $name }

## El ajuste de cuentas

web-desperados-reckoning = El ajuste de cuentas
web-desperados-reckoning-begins = Se descubren las cartas de las cinco jugadas.
web-desperados-skip = Saltar
web-desperados-go-on = Seguir

## El final

web-desperados-score = Lo que se llevó la banda
web-desperados-left-banks = Quedó en los bancos
web-desperados-eyes = Visto por
web-desperados-eyes-open = todos (todas las cartas a la vista)
web-desperados-eyes-public = un espectador

## Los símbolos

web-desperados-legend-sheriff = el sheriff; pálido donde se le vio por última vez
web-desperados-legend-deputy = un ayudante; un número dice cuántos
web-desperados-legend-bank = un banco y lo que vale su loseta, si lo sabes
web-desperados-legend-poker = una loseta de póker, boca abajo; una ciudad tachada ya no tiene
web-desperados-legend-coach = una diligencia; la línea doble muestra por dónde irá
web-desperados-legend-saloon = Saloon: la carta para quedarse
web-desperados-legend-disc = un disco; en el mapa, una torre con el número de los que deben llegar
web-desperados-legend-heat = dónde puede estar alguien a quien buscas, y con qué probabilidad
web-desperados-legend-legal = una ciudad que puedes elegir

## One screen

web-desperados-send-deputy = Enviar a un ayudante
web-desperados-back = Volver
web-desperados-assumed = Los porcentajes suponen que todas las rutas posibles son igual de probables.

## The reckoning is a show

web-desperados-speed = Velocidad: { $speed }×
web-desperados-again = Volver a ver un ajuste de cuentas
web-desperados-again-round = Ajuste de cuentas de la ronda { $round }
web-desperados-passed = ¡Por poco! { $seat-start } y { $names } se cruzaron entre { $from } y { $to }.
web-desperados-late = ¡Por poco! { $seat-start } llega a { $to } cuando { $names } acaba de irse.
web-desperados-stamp-arrested = ¡Arrestado!
web-desperados-stamp-heist-won = ¡Éxito!
web-desperados-stamp-heist-failed = ¡Fracaso!
web-desperados-stamp-missed = ¡Por poco!
web-desperados-stamp-robbed = ¡Robado!
web-desperados-stamp-tile = ¡Botín!

## What the table says

web-desperados-goal = La banda ya tiene lo que necesita. Aun así se juega hasta el final de la ronda { $rounds }.
web-desperados-goal-short = Objetivo cumplido
web-desperados-watching = Estás mirando: solo ves lo que todos saben.

## Plans that play themselves

web-desperados-auto = Jugar estas cartas por mí
web-desperados-auto-note = Cada carta anotada se coloca cuando llega su movimiento; hasta que todos estén listos puedes cambiarla.

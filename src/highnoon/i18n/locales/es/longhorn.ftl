### Longhorn

longhorn-title = Longhorn

## Nombres

longhorn-seat-eagle = Eagle
longhorn-seat-jessie = Jessie
longhorn-name-eagle = Eagle Perkins
longhorn-name-jessie = Jessie Artist Byrd

longhorn-place-nugget-hill = Nugget Hill
longhorn-place-blackstone-corral = Blackstone Corral
longhorn-place-cherokee-spring = Cherokee Spring
longhorn-place-dagger-flat = Dagger Flat
longhorn-place-maverick-junction = Maverick Junction
longhorn-place-red-river-valley = Red River Valley
longhorn-place-kid-coopers-ranch = Kid Cooper’s Ranch
longhorn-place-salomon-tree = Salomon Tree
longhorn-place-tulsa = Tulsa

# En femenino singular (vaca); en plural las frases añaden una s, salvo «grises».
longhorn-colour-white = blanca
longhorn-colour-orange = naranja
longhorn-colour-grey = gris
longhorn-colour-black = negra

longhorn-token-nugget = pepita de { $dollars } $
longhorn-token-iron = hierro candente
longhorn-token-epidemic = epidemia
longhorn-token-sheriff = sheriff
longhorn-token-oil = Snake Oil
longhorn-token-ambush = emboscada
longhorn-token-rattlesnake = serpiente

## Fases

longhorn-phase-lay = colocar los territorios
longhorn-phase-token = colocar las fichas Acción
longhorn-phase-cows = repartir las vacas
longhorn-phase-coin = sortear el primer turno
longhorn-phase-start = elegir dónde empieza la partida
longhorn-phase-steal = robar las vacas de un color
longhorn-phase-brand = usar el hierro candente
longhorn-phase-epidemic = elegir el color de la epidemia
longhorn-phase-ambush = elegir el botín de la emboscada
longhorn-phase-draw = sacar una pepita
longhorn-phase-snake = colocar las vacas que huyen de la serpiente
longhorn-phase-move = mover al forajido
longhorn-phase-caught = final: el sheriff ha hecho una captura
longhorn-phase-nine = final: alguien tiene las nueve vacas de un color
longhorn-phase-scored = final: las manadas están contadas

## Preguntas

longhorn-prompt-over = La partida ha terminado.
longhorn-prompt-chance = El azar decide.
longhorn-prompt-wait = Decide { $seat }.
longhorn-prompt-start = { $seat }, ¿dónde empieza la partida? El primer turno es de { $first }.
longhorn-prompt-steal = { $seat }, ¿qué color robas en { $place }?
longhorn-prompt-brand = Hierro candente: { $seat }, ¿qué vacas tomas junto a { $place }?
longhorn-prompt-epidemic = Epidemia: { $seat }, ¿qué color sale del tablero y pierde su valor?
longhorn-prompt-ambush = Emboscada: { $seat }, ¿qué le quitas a tu adversario?
longhorn-prompt-snake =
    Serpiente: { $seat }, ¿adónde huye una de tus vacas { $colour ->
        [gris] grises
       *[other] { $colour }s
    }?
longhorn-prompt-move =
    { $seat }, ¿adónde va el forajido? { $steps ->
        [one] Una casilla;
       *[other] { $steps } casillas;
    } allí juega { $next }.
longhorn-prompt-move-again =
    Snake Oil: { $seat }, ¿adónde vas? { $steps ->
        [one] Una casilla;
       *[other] { $steps } casillas;
    } después vuelve a jugar { $next }.

## Opciones

longhorn-action-start = Empezar en { $place }
longhorn-action-steal =
    { $count ->
        [one] Robar la vaca { $colour }
       *[other] Robar las { $count } vacas { $colour ->
            [gris] grises
           *[other] { $colour }s
        }
    }
longhorn-action-brand =
    { $count ->
        [one] Tomar la vaca { $colour } de { $place }
       *[other] Tomar las { $count } vacas { $colour ->
            [gris] grises
           *[other] { $colour }s
        } de { $place }
    }
longhorn-action-epidemic =
    { $count ->
        [0] Vacas { $colour ->
            [gris] grises
           *[other] { $colour }s
        } (no queda ninguna en el tablero)
        [one] Vacas { $colour ->
            [gris] grises
           *[other] { $colour }s
        } (una en el tablero)
       *[other] Vacas { $colour ->
            [gris] grises
           *[other] { $colour }s
        } ({ $count } en el tablero)
    }
longhorn-action-ambush =
    Tomar dos vacas { $colour ->
        [gris] grises
       *[other] { $colour }s
    }
longhorn-action-nugget = Tomar la { $token }
longhorn-action-nugget-any = Tomar una pepita al azar
longhorn-action-snake = La vaca { $colour } huye a { $place }
longhorn-action-move =
    { $count ->
        [one] Ir a { $place } (una vaca)
       *[other] Ir a { $place } ({ $count } vacas)
    }
longhorn-action-lay = Colocar { $place }
longhorn-action-token = Colocar: { $token }
longhorn-action-cows = Repartir vacas (blancas, naranjas, grises, negras): { $cows }
longhorn-action-coin = { $seat } juega primero
longhorn-action-draw = Sacar: { $token }

## Lo que ha pasado

longhorn-event-coin = { $seat } juega primero.
longhorn-event-swapped = El sheriff va a Nugget Hill; lo que había allí va a { $place }: { $token }.
longhorn-event-started = { $seat } eligió empezar en { $place }.
longhorn-event-stole =
    { $count ->
        [one] { $seat } robó una vaca { $colour } en { $place }.
       *[other] { $seat } robó { $count } vacas { $colour ->
            [gris] grises
           *[other] { $colour }s
        } en { $place }.
    }
longhorn-event-token-used = { $seat } vació { $place }: { $token }.
longhorn-event-token-lost = { $place } está vacío; su ficha vuelve a la caja: { $token }.
longhorn-event-branded =
    { $count ->
        [one] { $seat } marcó una vaca { $colour } en { $place }.
       *[other] { $seat } marcó { $count } vacas { $colour ->
            [gris] grises
           *[other] { $colour }s
        } en { $place }.
    }
longhorn-event-epidemic =
    { $count ->
        [0] { $seat } desató la epidemia: no quedaba ninguna vaca { $colour } en el tablero.
        [one] { $seat } desató la epidemia: una vaca { $colour } salió del tablero.
       *[other] { $seat } desató la epidemia: { $count } vacas { $colour ->
            [gris] grises
           *[other] { $colour }s
        } salieron del tablero.
    }
longhorn-event-ambushed-cows =
    { $seat } se llevó { $count } vacas { $colour ->
        [gris] grises
       *[other] { $colour }s
    } en una emboscada.
longhorn-event-ambushed-nugget = { $seat } se llevó una { $token } en una emboscada.
longhorn-event-fled = Una vaca { $colour } de { $seat } huyó a { $place }.
longhorn-event-moved =
    { $steps ->
        [one] { $seat } envió al forajido a { $place } (una casilla); juega { $next }.
       *[other] { $seat } envió al forajido a { $place } ({ $steps } casillas); juega { $next }.
    }
longhorn-event-moved-again =
    { $steps ->
        [one] { $seat } cabalgó a { $place } (una casilla); { $next } vuelve a jugar.
       *[other] { $seat } cabalgó a { $place } ({ $steps } casillas); { $next } vuelve a jugar.
    }
longhorn-event-caught = El sheriff capturó a { $seat }.
longhorn-event-nine =
    { $seat } tiene las nueve vacas { $colour ->
        [gris] grises
       *[other] { $colour }s
    }.
longhorn-event-scored = El forajido no tiene vacas a su alcance: se cuentan las manadas.

## El final

longhorn-result-caught = El sheriff hizo una captura.
longhorn-result-nine = Las nueve vacas de un color están en una misma manada.
longhorn-result-scored = El forajido no tenía vacas a su alcance, así que se contaron las manadas.
longhorn-result-draw = El forajido no tenía vacas a su alcance, y las dos sumas son iguales.
longhorn-score-cows =
    { $count ->
        [one] 1 { $colour } a { $price } $
       *[other] { $count } { $colour ->
            [gris] grises
           *[other] { $colour }s
        } a { $price } $
    }
longhorn-score-nuggets =
    { $count ->
        [one] 1 pepita
       *[other] { $count } pepitas
    }

## Lo que no se puede hacer

longhorn-error-text = «{ $text }» no es una jugada; las jugadas son así: { $examples }.
longhorn-error-phase = Ahora no; lo que toca: { $phase }.
longhorn-error-start = La partida solo puede empezar en un territorio que tenía cuatro vacas.
longhorn-error-steal = No hay ninguna vaca de ese color donde está el forajido.
longhorn-error-brand = El hierro candente necesita vacas de ese color en un territorio junto al forajido.
longhorn-error-epidemic = La epidemia debe afectar a un color que aún esté en el tablero.
longhorn-error-ambush = Tu adversario no tiene dos vacas de ese color.
longhorn-error-nugget = Tu adversario no tiene esa pepita, o se saca al azar (ambush $).
longhorn-error-snake = Huye una vaca cada vez, del color que se pide, a un territorio junto al forajido.
longhorn-error-move-far =
    { $steps ->
        [one] El forajido debe avanzar exactamente una casilla; ese territorio no está a una casilla.
       *[other] El forajido debe avanzar exactamente { $steps } casillas sin dar media vuelta; así no se llega allí.
    }
longhorn-error-move-empty = El forajido debe ir a un territorio con vacas; ese está vacío.
longhorn-error-move-danger = Ese territorio es peligroso y quien jugaría allí ya jugó en él la última vez: el forajido debe ir a otro sitio.
longhorn-error-draw = El azar no puede hacer eso en la fase «{ $phase }».

## Lo que falla en una posición

longhorn-position-fields =
    Una posición tiene { $expected } campos ({ $names }), pero se { $found ->
        [one] ha dado uno
       *[other] han dado { $found }
    }.
longhorn-position-field = El campo «{ $field }» no puede ser «{ $found }»; se esperaba: { $expected }.
longhorn-position-places = Cada uno de los nueve territorios debe estar exactamente una vez en el tablero.
longhorn-position-deal = Territorios, fichas y vacas se colocan en este orden, cada territorio con su número impreso de vacas.
longhorn-position-cows =
    Entre el tablero y las manadas debe haber nueve vacas { $colour ->
        [gris] grises
       *[other] { $colour }s
    }, pero hay { $found }.
longhorn-position-tokens =
    { $found ->
        [one] La ficha «{ $token }» aparece una vez, más de las que existen.
       *[other] La ficha «{ $token }» aparece { $found } veces, más de las que existen.
    }
longhorn-position-sheriff = El sheriff solo puede estar en Nugget Hill.
longhorn-position-purse = Los jugadores solo pueden tener pepitas, no otras fichas.
longhorn-position-epidemic-twice = Ya hay un color afectado, así que la epidemia no puede estar también en el tablero.
longhorn-position-nine = Nueve vacas de un color en una manada terminan la partida, así que la fase debe ser «nine».
longhorn-position-start = Antes del primer turno no puede haberse robado ni movido nada: el tablero debe estar como se preparó.
longhorn-position-outlaw = En esta fase el forajido debe estar en algún sitio.
longhorn-position-no-cows = Para robar vacas tiene que haberlas donde está el forajido.
longhorn-position-phase = La fase no encaja con lo que hay en el tablero.
longhorn-position-stolen = En esta fase se han robado de una a nueve vacas este turno, pero el texto dice { $found }.
longhorn-position-last = Quien tiene el turno debe haber jugado por última vez donde está el forajido.
longhorn-position-not-emptied = Una ficha solo puede haberse usado donde no quedan ni vacas ni ficha.

## Lo que falla en el material

longhorn-data-letters = Cada letra debe ser un solo carácter, distinto de los demás, pero son: { $found }.
longhorn-data-places = Debe haber nueve territorios, pero hay { $found }.
longhorn-data-cows = Los territorios deben tener 36 vacas en total, pero tienen { $found }.
longhorn-data-tokens = Debe haber al menos nueve fichas, una por territorio.

## El tablero en el terminal

longhorn-board-empty = sin vacas
longhorn-board-left = quedan · precio $
longhorn-board-white = blanca
longhorn-board-orange = naranja
longhorn-board-grey = gris
longhorn-board-black = negra
longhorn-board-nuggets = pepitas
longhorn-board-worth = valor
longhorn-board-last = último
longhorn-board-outlaw = forajido: { $seat }
longhorn-board-start = inicio { $number }
longhorn-board-ride = ir { $number }
longhorn-board-dollars = { $amount } $

## Qué significan los símbolos

longhorn-legend-title = Qué significan los símbolos
longhorn-legend-cow = Una vaca { $colour }. En las jugadas se nombra con su letra: steal { $letter }.
longhorn-legend-place = Un territorio. En las jugadas se nombra con la letra que precede a su nombre: move { $letter }.
longhorn-legend-outlaw = Aquí está el forajido, y aquí roba vacas el jugador nombrado.
longhorn-legend-ride = El forajido puede venir aquí: elige este número.
longhorn-legend-danger = Un territorio peligroso: mientras lo sea, no se envía allí a quien jugó en él la última vez, salvo que no haya otra posibilidad.
longhorn-legend-left = Cuántas vacas de un color quedan en el tablero, y lo que valdría una vaca de una manada si la partida acabara ahora: 100 $ por cada una de ellas.
longhorn-legend-worth = Lo que valdrían una manada y sus pepitas si la partida acabara ahora.
longhorn-legend-last = El territorio donde un jugador jugó por última vez.
longhorn-legend-struck = La epidemia afectó a este color: no vale nada.
longhorn-legend-token = Una ficha actúa para quien toma la última vaca de su territorio:
longhorn-about-nugget = Guárdala: sus dólares cuentan al final.
longhorn-about-iron = Toma todas las vacas de un color de un territorio vecino; no alargan el camino.
longhorn-about-epidemic = Elige un color: sus vacas salen del tablero y al final no vale nada.
longhorn-about-sheriff = Te captura y pierdes al instante. Peligroso.
longhorn-about-oil = Después de moverte, vuelves a jugar.
longhorn-about-ambush = Quítale a tu adversario una pepita o dos vacas de un color.
longhorn-about-rattlesnake = Una vaca de cada color que tengas huye a un territorio vecino. Peligroso.

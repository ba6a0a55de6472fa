### Las reglas de Longhorn, con nuestras propias palabras.

## La idea

rules-longhorn-idea = La idea
rules-longhorn-idea-1 = Dos forajidos, Eagle Perkins y Jessie Artist Byrd, roban ganado en nueve territorios. Los dos usan la misma ficha de forajido: donde está, robas; después la envías a otro sitio, y tu adversario debe robar allí.
rules-longhorn-idea-2 = Al final, una vaca robada vale 100 $ por cada vaca de su color que siga en el tablero. Así que te conviene tener muchas vacas de un color del que queden muchas otras.
rules-longhorn-idea-3 = Todo está a la vista. El único secreto es qué pepita se saca en una emboscada.

## El material

rules-longhorn-pieces = El material
rules-longhorn-pieces-places = Nueve territorios. Nugget Hill empieza con seis vacas; Blackstone Corral, con cinco; Cherokee Spring, Dagger Flat, Maverick Junction, Red River Valley y Kid Cooper’s Ranch, con cuatro cada uno; Salomon Tree, con tres, y Tulsa, con dos.
rules-longhorn-pieces-cows = 36 vacas, nueve de cada uno de los cuatro colores: blancas, naranjas, grises y negras. Cada color tiene además su marca y sus cuernos, así que no hace falta distinguirlos solo por el color.
rules-longhorn-pieces-tokens = 19 fichas Acción, de las que se usan nueve en cada partida. Están boca arriba. Las amarillas con púas son peligrosas.
rules-longhorn-pieces-outlaw = Una ficha de forajido con dos caras. Indica dónde se juega, y la cara visible indica de quién es el turno.
rules-longhorn-figure-cows = Los cuatro colores, con las marcas que los representan en la lista de jugadas.
rules-longhorn-figure-tokens = Todas las clases de fichas. Las amarillas con púas son peligrosas.

## La preparación

rules-longhorn-setup = La preparación
rules-longhorn-setup-1 = Los nueve territorios se colocan al azar en un cuadrado de tres por tres.
rules-longhorn-setup-2 = Se sacan nueve de las 19 fichas y se pone una en cada territorio. Si entre ellas está el sheriff, debe ir a Nugget Hill: cambia de sitio con la ficha que hay allí.
rules-longhorn-setup-3 = Las vacas se mezclan y se reparten al azar; cada territorio recibe las que le corresponden.
rules-longhorn-setup-4 = Una moneda decide quién juega primero. El otro jugador lo mira todo y elige dónde empieza la partida: en uno de los cinco territorios que comienzan con cuatro vacas.
rules-longhorn-figure-board = Un tablero al principio. El forajido está en Cherokee Spring; allí roba el jugador cuyo retrato se ve.

## Un turno

rules-longhorn-turn = Un turno
rules-longhorn-turn-1 = Un turno tiene dos partes: robas y mueves al forajido.
rules-longhorn-steal = Primero: robar
rules-longhorn-steal-1 = Elige un color que haya donde está el forajido y lleva todas sus vacas a tu manada. Tienes que tomar alguna, y no puedes dejar ninguna de ese color.
rules-longhorn-steal-2 = Si ya no queda ninguna vaca en el territorio, debes usar la ficha que hay allí. Si no hay ficha, no pasa nada más.
rules-longhorn-steal-3 = Mientras quede una sola vaca, la ficha espera.
rules-longhorn-ride = Después: mover al forajido
rules-longhorn-ride-1 = El forajido avanza exactamente tantas casillas como vacas acabas de robar. Una casilla lleva al territorio vecino de la izquierda, la derecha, arriba o abajo, nunca en diagonal.
rules-longhorn-ride-2 = Nunca da media vuelta hacia el territorio del que acaba de venir. Por lo demás, el camino es libre: puede cruzarse consigo mismo y pasar por territorios vacíos o peligrosos.
rules-longhorn-ride-3 = El camino debe acabar en un territorio distinto del de salida y que aún tenga vacas.
rules-longhorn-ride-4 = Si puedes llegar a varios, elige uno. Después da la vuelta a la ficha del forajido: allí juega tu adversario.
rules-longhorn-ride-5 = Si todos los demás territorios a los que se llega con ese número de casillas están vacíos, la partida acaba en el acto y se cuentan las manadas.
rules-longhorn-figure-ride = Ejemplo: tras robar tres vacas en una esquina, tres casillas llevan al centro de cualquiera de los cuatro lados, porque el camino puede torcer. Solo se pueden elegir los que tienen vacas.
rules-longhorn-figure-forced = Ejemplo: con la vaca blanca robada, todos los territorios a una casilla están vacíos, y la partida acabaría. Con las dos vacas naranjas, Dagger Flat es el único territorio con vacas a exactamente dos casillas, así que el forajido debe ir allí. Quien roba decide cuál de las dos cosas ocurre.

## Las fichas

rules-longhorn-tokens = Las fichas
rules-longhorn-tokens-1 = Quien toma la última vaca de un territorio en la primera parte de su turno debe usar su ficha, para bien o para mal. Después, todas las fichas menos la pepita vuelven a la caja.
rules-longhorn-token-nugget = Pepita de oro (seis: una de 200 $, dos de 300 $, dos de 400 $, una de 500 $). Guárdala. Sus dólares se suman al final.
rules-longhorn-token-iron = Hierro candente (tres). Elige un territorio junto al forajido, no en diagonal, y un color que esté allí, y lleva todas las vacas de ese color a tu manada. No cuentan para el movimiento. Si el territorio queda vacío, su ficha vuelve a la caja sin efecto, incluso el sheriff. Si ningún vecino tiene vacas, no pasa nada.
rules-longhorn-token-epidemic = Epidemia (una). Elige uno de los cuatro colores, esté o no todavía en el tablero. Todas sus vacas del tablero dejan la partida. Las manadas conservan las suyas, pero las vacas de ese color no valen nada al final. Los territorios que quedan vacíos pierden su ficha sin efecto.
rules-longhorn-token-oil = Snake Oil (tres). Después de mover al forajido no le das la vuelta: vuelves a jugar, en el nuevo territorio.
rules-longhorn-token-ambush = Emboscada (tres). Quítale una cosa a tu adversario: una pepita de las suyas, sacada sin mirar, o dos vacas de un color. Si puedes quitarle algo, debes hacerlo. Si no tiene ni pepitas ni dos vacas de un color, no pasa nada.
rules-longhorn-token-rattlesnake = Serpiente (dos, peligrosa). Por cada color de tu manada, incluidas las vacas recién robadas, pon una vaca en un territorio junto al forajido, cada una donde quieras; también valen los vacíos. El movimiento sigue siendo igual de largo.
rules-longhorn-token-sheriff = Sheriff (uno, peligroso, siempre en Nugget Hill). Te captura y pierdes la partida al instante, pase lo que pase.

## El peligro

rules-longhorn-danger = Los territorios peligrosos
rules-longhorn-danger-1 = Un territorio es peligroso mientras haya en él una serpiente o el sheriff.
rules-longhorn-danger-2 = No puedes enviar a un jugador al territorio donde jugó la última vez mientras sea peligroso, salvo que sea el único que puedes elegir.
rules-longhorn-danger-3 = Así no se puede empujar a nadie una y otra vez al territorio del sheriff. Después de un turno en otro sitio, ese jugador puede volver a ser enviado allí.
rules-longhorn-figure-danger = Ejemplo: Eagle robó en Cherokee Spring, donde hay una serpiente, y envió a Jessie a Nugget Hill. Después de robar, ella no puede devolverlo enseguida a Cherokee Spring, así que lo envía a Maverick Junction.

## El final

rules-longhorn-end = El final de la partida
rules-longhorn-end-1 = Sheriff: quien toma la última vaca del territorio del sheriff pierde al instante, aunque tenga nueve vacas de un color.
rules-longhorn-end-2 = Nueve de un color: quien tiene en su manada las nueve vacas de un color gana al instante, sea por un robo, el hierro candente o una emboscada. Esto va antes que el efecto de cualquier otra ficha.
rules-longhorn-end-3 = Sin camino: si el forajido no puede llegar a ningún otro territorio con vacas, se cuentan las manadas.

## El recuento

rules-longhorn-score = El recuento de las manadas
rules-longhorn-score-1 = De cada color, cuenta las vacas que siguen en el tablero: cada vaca de ese color en una manada vale 100 $ por ese número. Un color afectado por la epidemia no vale nada.
rules-longhorn-score-2 = Suma las pepitas. Gana quien tiene más dinero; si las sumas son iguales, hay empate.
rules-longhorn-score-3 = Durante la partida, la página muestra siempre lo que valdrían las dos manadas si acabara ahora.
rules-longhorn-figure-score = Ejemplo: en el tablero quedan 2 vacas blancas, 1 gris y 4 naranjas, y ninguna negra. Eagle tiene 5 blancas, 2 naranjas y 5 grises, y pepitas por 300 $: 2600 $. Jessie tiene 2 blancas, 3 naranjas y 3 grises, y pepitas por 600 $: 2500 $. Gana Eagle; las vacas negras no valen nada para ninguno de los dos.

## Una opción

rules-longhorn-options = Dos elecciones antes de la partida
rules-longhorn-options-1 = La pepita de una emboscada se saca sin mirar, como en la mayoría de las ediciones; es lo normal aquí. Las ediciones rusa y alemana se pueden leer de modo que quien la toma elige cuál. Se puede jugar de las dos maneras; si se elige, nada depende ya del azar después del reparto.
rules-longhorn-options-2 = Una epidemia puede afectar a cualquiera de los cuatro colores, incluso a uno que ya no esté en el tablero: ninguna edición lo prohíbe, y la rusa habla de un color cualquiera, a elección. Es lo normal aquí. También se puede jugar de modo que el color deba estar aún en el tablero.

## Decisiones

rules-longhorn-rulings = Lo que hemos decidido
rules-longhorn-rulings-0 = Las ediciones impresas dejan preguntas abiertas o las responden de distinta manera. Así jugamos:
rules-longhorn-rulings-counts = Algunos números solo estaban en imágenes: con cuántas vacas empieza cada territorio y cuántas fichas hay de cada clase. Los tomamos de otra versión pública del juego y comprobamos que las sumas cuadran.
rules-longhorn-rulings-iron = Las vacas tomadas con el hierro candente o en una emboscada nunca alargan el camino.
rules-longhorn-rulings-epidemic = Con el tablero vacío, la epidemia no pide ninguna elección. Un color afectado sigue sin valor, aunque una serpiente devuelva después una de sus vacas al tablero.
rules-longhorn-rulings-emptied = Las fichas de territorios vaciados a distancia, por el hierro candente o la epidemia, no tienen efecto.
rules-longhorn-rulings-ambush = Una emboscada solo puede llevarse dos vacas de un color del que el adversario tenga al menos dos.
rules-longhorn-rulings-danger = Los turnos adicionales del adversario no levantan la prohibición de un territorio peligroso; un turno adicional propio en otro sitio, sí.
rules-longhorn-rulings-nine = Nueve vacas de un color ganan antes que cualquier ficha, menos el sheriff.
rules-longhorn-rulings-end = La partida también puede acabar después de Snake Oil, si no se puede llegar a ningún territorio.
rules-longhorn-rulings-draw = Sumas iguales son empate.

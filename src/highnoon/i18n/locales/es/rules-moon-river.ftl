### Las reglas de Moon River, con nuestras propias palabras.

## La idea

rules-moon-river-idea = La idea
rules-moon-river-idea-1 = De dos a cuatro jugadores levantan cada uno un rancho al otro lado del río. En cada ronda eliges una parcela, y puedes unir dos de las tuyas en un dominó y colocarlo en tu rancho; con él llegan vacas, sequías y socios.
rules-moon-river-idea-2 = Al final, cada territorio puntúa sus parcelas por sus vacas. Pepitas, castores y maíz dan un punto cada uno; los socios dan más.
rules-moon-river-idea-3 = Nada está oculto, salvo el orden de lo que se saca: las parcelas de la caja y las fichas de la pila.

## El material

rules-moon-river-pieces = El material
rules-moon-river-pieces-parcels = 96 parcelas de seis paisajes. La cara muestra el paisaje y a veces símbolos; el dorso, un número del 1 al 6. Las parcelas más ricas tienen números más altos.
rules-moon-river-figure-lands = Los seis paisajes: desierto, cañón, pradera, bosque, granja y maizal.
rules-moon-river-figure-parcels = Las 25 clases de parcelas. El número de debajo dice cuántas hay; el de la esquina es el de su dorso.
rules-moon-river-pieces-chips = 20 fichas de socio: cinco desperados, cinco cuatreros, tres buscadores de oro, cinco tramperos y dos granjeros. En el dorso de todas hay un vaquero.
rules-moon-river-pieces-cows = 32 vacas en una reserva común.
rules-moon-river-pieces-rancheros = Rancheros de cuatro colores: morado, blanco, naranja y verde. Tu color es tu nombre en la mesa. Tienes uno, o dos en partidas de dos jugadores.
rules-moon-river-pieces-tiles = Dos losetas extra, solo para partidas de dos jugadores. Cada lado tiene un paisaje y un círculo: cañón o pradera, desierto o bosque.
rules-moon-river-pieces-boards = Un tablero para cada uno. El rancho crece por encima: cinco columnas y cinco filas, o diez filas con dos jugadores. La fila 1 está junto al río.
rules-moon-river-pieces-homestead = La casilla central de la fila 1 es la casa. No es una parcela, ninguna vaca entra en ella ni la cruza, y si no tiene su propio puente no da contacto.
rules-moon-river-pieces-bridges = Los puentes cruzan el río. El de una columna toca la casilla de esa columna en la fila 1; el de la casa toca las tres casillas que la rodean.
rules-moon-river-pieces-stores = El almacén tiene casillas para las parcelas que aún no se han colocado.
rules-moon-river-pieces-camp = El lado Campamento tiene tres casillas de almacén y puentes en las columnas a y e y en la casa.
rules-moon-river-figure-ranch = Un rancho vacío del lado Campamento: abajo el río con sus tres puentes, la casa en medio de la fila 1.

## La preparación

rules-moon-river-setup = La preparación
rules-moon-river-setup-1 = Cada uno toma un tablero y un ranchero, o dos rancheros si juegan dos.
rules-moon-river-setup-2 = Se sacan cinco fichas de socio y se ponen en el saloon con el especialista a la vista.
rules-moon-river-setup-3 = Las parcelas se mezclan en la caja. Se sacan cuatro, se ordenan por el número del dorso, la más baja junto a la caja, y se les da la vuelta: eso es una columna. Con números iguales se mantiene el orden en que salieron.
rules-moon-river-setup-4 = Los rancheros se sortean. En ese orden, cada jugador pone el suyo en una parcela libre de la columna. Con dos jugadores, el primero que sale pone uno, el otro pone los dos suyos y el primero pone el segundo.
rules-moon-river-setup-5 = Se coloca una segunda columna junto a la primera. Empieza la partida.
rules-moon-river-figure-column = Dos columnas. A la izquierda, los rancheros en el orden en que actúan ahora; a la derecha, las parcelas entre las que elegirán para la ronda siguiente.

## Una ronda

rules-moon-river-round = Una ronda
rules-moon-river-round-1 = Los rancheros actúan en el orden de la columna actual, empezando por la caja. Así, los números bajos actúan pronto y los altos esperan a cambio de parcelas mejores. Con dos jugadores, uno puede tener dos turnos enteros seguidos.
rules-moon-river-round-2 = Un turno tiene tres pasos:
rules-moon-river-round-take = Lleva tu parcela a una casilla libre del almacén. Si no hay ninguna, debes ampliar tu rancho ahora, y eliges las dos parcelas entre las guardadas y la que tienes en la mano.
rules-moon-river-round-expand = Amplía tu rancho, si quieres: une dos de tus parcelas en un dominó y colócalo. Si tienes cuatro o más parcelas al empezar este paso, puedes colocar un segundo dominó cuando el primero esté resuelto del todo.
rules-moon-river-round-choose = Elige una parcela libre de la nueva columna con el ranchero que acaba de actuar.
rules-moon-river-round-3 = Cuando todos han actuado, se coloca una nueva columna de cuatro y el saloon se completa hasta cinco fichas. Durante una ronda no se añade ninguna.
rules-moon-river-round-4 = Con tres jugadores sobra una parcela de cada columna. Deja la partida en cuanto ha elegido el tercer ranchero.

## Colocar

rules-moon-river-lay = Colocar un dominó
rules-moon-river-lay-1 = Dos parcelas tuyas cualesquiera forman un dominó. Puedes girarlo como quieras.
rules-moon-river-lay-2 = Las dos casillas deben estar libres y dentro del rancho. Basta un contacto válido: el dominó toca uno de tus puentes, donde el paisaje no importa, o una de sus parcelas comparte un borde con una parcela del mismo paisaje de tu rancho.
rules-moon-river-lay-3 = Las parcelas nunca se colocan sueltas, salvo la loseta extra, y después no se mueven.
rules-moon-river-lay-4 = Si debes ampliar y alguna de tus parejas encaja en algún sitio, tienes que colocar una pareja que encaje. Si ninguna encaja, dos de tus parcelas, las que tú elijas, dejan la partida.
rules-moon-river-figure-lay = Ejemplo: el dominó de pradera y bosque puede ir como en el dibujo, porque su pradera toca una pradera. El bosque junto al desierto no importa.

## Los símbolos

rules-moon-river-symbols = Los símbolos
rules-moon-river-symbols-1 = Una vez colocado el dominó, las parcelas que no has usado van a tu almacén. Después actúan los símbolos de todo el dominó en este orden:
rules-moon-river-symbols-cows = Vacas. Por cada símbolo de vaca llega una vaca de la reserva a esa parcela.
rules-moon-river-symbols-skulls = Calaveras: la sequía. Por cada calavera retiras una vaca a tu elección del territorio de la calavera tal como está ahora; cuentan las vacas recién llegadas, y los socios no protegen. Si no hay ninguna, no pasa nada. Una calavera solo actúa una vez: más tarde puede haber vacas en la parcela.
rules-moon-river-symbols-circles = Círculos. En el orden que quieras, cada círculo recluta un socio del saloon, y cada uno se resuelve del todo antes del siguiente. Si no quedan fichas, el círculo se queda vacío para siempre.
rules-moon-river-symbols-2 = Tres símbolos no hacen nada ahora y cuentan al final, un punto cada uno:
rules-moon-river-symbols-goods = Pepitas, castores y maíz.
rules-moon-river-territory = Un territorio son todas las parcelas de un paisaje unidas por sus bordes.
rules-moon-river-figure-drought = Ejemplo: se colocan un cañón con una calavera y una granja con una vaca. Primero llega la vaca a la granja. Después la sequía se lleva una de las dos vacas del territorio del cañón.

## Los socios

rules-moon-river-partners = Los socios
rules-moon-river-partners-1 = Para un círculo eliges una ficha del saloon y una de sus caras, el especialista o el vaquero, y la pones en el círculo. Mientras haya fichas, debes tomar una. Usar su efecto inmediato es cosa tuya.
rules-moon-river-partners-2 = Todo socio protege de los cuatreros las vacas del territorio donde está.
rules-moon-river-partner-cowboy = Vaquero, el dorso de todas las fichas. Lleva tus vacas hasta tres pasos en total a parcelas vecinas de tu rancho, una vaca o varias. De momento, en una parcela caben cuantas vacas quieras. Las vacas nunca entran en los maizales ni en la casa, ni los cruzan.
rules-moon-river-partner-desperado = Desperado. Cambia una parcela de tu almacén por una del almacén de otro jugador. Tú eliges las dos.
rules-moon-river-partner-thief = Cuatrero. Toma una vaca de otro jugador de un territorio sin socio y ponla en la parcela del cuatrero. Un cuatrero en un maizal no toma nada.
rules-moon-river-partner-prospector = Buscador de oro. Al final, un punto más por cada pepita de tu rancho.
rules-moon-river-partner-trapper = Trampero. Al final, un punto más por cada castor de tu rancho.
rules-moon-river-partner-farmer = Granjero. Al final, un punto más por cada símbolo de maíz de tu rancho.

## El final

rules-moon-river-end = El final de la partida
rules-moon-river-end-1 = Cuando tocaría una nueva columna y la caja está vacía, el saloon se completa una vez más y cada ranchero tiene un último turno sin elegir parcela.
rules-moon-river-end-2 = En el turno de tu último ranchero debes vaciar tu almacén: mientras encaje alguna pareja, colocas una que encaje, y sus símbolos actúan como siempre. Lo que no se puede colocar deja la partida.
rules-moon-river-end-3 = Superpoblación: en cada parcela se queda una sola vaca; las demás dejan la partida.

## La puntuación

rules-moon-river-score = La puntuación
rules-moon-river-score-1 = Cada territorio puntúa su número de parcelas por su número de vacas. No cuentan los símbolos de vaca, solo las vacas. En los maizales nunca hay vacas.
rules-moon-river-score-2 = Cada símbolo de pepita, castor y maíz vale un punto.
rules-moon-river-score-3 = Cada buscador de oro, trampero y granjero añade un punto por cada símbolo de pepita, castor o maíz, respectivamente.
rules-moon-river-score-4 = En el juego avanzado se suman los puntos del escenario.
rules-moon-river-score-5 = Gana quien tiene más puntos. Si hay igualdad, decide el territorio más grande, de cualquier paisaje y con vacas o sin ellas; después, el mayor número de vacas; si no, la victoria se comparte. Ambas cosas se cuentan tras la superpoblación.
rules-moon-river-figure-score = Ejemplo: desierto de 5 parcelas y 1 vaca: 5. Cañón de 7 y 3: 21. Pradera de 3 y 2: 6. Granja de 4 y 4: 16. Un bosque sin vacas: 0. Además, 4 pepitas, 1 castor y 18 de maíz, y 18 más por el granjero. En total, 89 puntos.

## Dos jugadores

rules-moon-river-two = Con dos jugadores
rules-moon-river-two-1 = El rancho tiene diez filas, y cada jugador tiene dos rancheros.
rules-moon-river-two-2 = El primer jugador que coloca una parcela en la fila 10 toma una de las dos losetas extra justo después de los efectos de ese dominó, elige un lado, la coloca como parcela suelta según las reglas de siempre y recluta un socio con su círculo. Si no encaja ningún lado de ninguna loseta, una de las dos deja la partida.
rules-moon-river-two-3 = El otro jugador recibe la otra loseta de la misma manera. Cada uno lo hace una sola vez.

## Leyendas del Oeste

rules-moon-river-legends = Leyendas del Oeste, el juego avanzado
rules-moon-river-legends-1 = El juego avanzado usa el lado Leyenda de los tableros y un escenario, elegido o sorteado.
rules-moon-river-legends-choose = Antes de sacar nada, cada uno elige el tablero de una leyenda en el orden de los asientos: primero morado, luego blanco, naranja y verde. Los tableros también se pueden sortear, o cada color toma el suyo como en la caja: morado Mary, blanco Wesley, naranja Calamity, verde Big Jo.
rules-moon-river-legends-house = Un escenario con el lado Campamento, o el lado Leyenda sin escenario, es una regla de la casa: el juego impreso los usa juntos.
rules-moon-river-legend-mary = Mary tiene cuatro casillas de almacén y un puente, en la casa.
rules-moon-river-legend-wesley = Wesley tiene tres casillas de almacén y puentes en las columnas a y d.
rules-moon-river-legend-calamity = Calamity tiene tres casillas de almacén y puentes en las columnas b y e.
rules-moon-river-legend-jo = Big Jo tiene dos casillas de almacén y puentes en la columna a, en la casa y en la columna e.
rules-moon-river-legends-2 = Un escenario premia los grupos: parcelas unidas por sus bordes. Un grupo de tres da 10 puntos, y cada parcela más añade 10. Seis en un grupo dan 40; dos grupos de tres, 20.
rules-moon-river-scenario-timber = Comercio de madera. Grupos de bosques con al menos uno en la fila 1, junto al río.
rules-moon-river-scenario-gold = Fiebre del oro. Grupos de al menos tres parcelas con pepitas, de cualquier paisaje. Se cuentan sus pepitas: 10 puntos por la tercera y 10 por cada una más. Tres parcelas con seis pepitas dan 40.
rules-moon-river-scenario-outlaws = Forajidos. Grupos de parcelas con socios, de cualquier paisaje, con al menos un bandido: un desperado o un cuatrero con el especialista a la vista.
rules-moon-river-scenario-city = Moon River City. Grupos de granjas.

## Decisiones

rules-moon-river-rulings = Lo que hemos decidido
rules-moon-river-rulings-0 = Las reglas impresas dejan preguntas abiertas, y algunos datos solo estaban en imágenes. Así jugamos:
rules-moon-river-rulings-pieces = Los símbolos y números de las parcelas, las clases de fichas, las losetas extra, el lado Campamento y las columnas de los puentes están reconstruidos de modo que todo lo impreso encaje. Quien tenga la caja puede corregirlos en un solo archivo.
rules-moon-river-rulings-three = Con tres jugadores, la parcela que sobra deja la partida en cada columna, no solo en la primera.
rules-moon-river-rulings-stores = Después del segundo paso de un turno nunca tienes más parcelas que casillas de almacén.
rules-moon-river-rulings-unused = Las parcelas que no colocas, también la que acabas de tomar, están en tu almacén antes de que actúen los símbolos. Así que un desperado puede cambiarlas.
rules-moon-river-rulings-supply = Si la reserva de vacas está vacía, no llega ninguna.
rules-moon-river-rulings-single = Si la sequía solo puede llevarse una vaca de una única parcela, se resuelve sola.
rules-moon-river-rulings-second = La loseta extra se coloca antes del segundo dominó del turno.
rules-moon-river-rulings-bandit = Una ficha con el vaquero a la vista es un vaquero, no un bandido.

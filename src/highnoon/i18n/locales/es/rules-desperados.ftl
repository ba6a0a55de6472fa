### Las reglas de Desperados, con nuestras propias palabras.

## La idea

rules-desperados-idea = La idea
rules-desperados-idea-1 = Un sheriff persigue a entre dos y cinco desperados. Los desperados son una sola banda: ganan o pierden juntos.
rules-desperados-idea-2 = Todos se mueven en secreto, con cartas boca abajo. Las cartas no se revelan hasta después de cinco jugadas; entonces se ve quién se encontró con quién y qué golpes salieron bien.
rules-desperados-idea-3 = Después de cinco rondas, la banda gana si tiene 4000 $ o más por desperado. Si no, gana el sheriff.

## El material

rules-desperados-pieces = El material
rules-desperados-pieces-map = El mapa: 19 ciudades unidas por caminos. Cinco ciudades tienen un banco; las otras 14, una mesa de póker.
rules-desperados-figure-map = Un trozo del mapa: una ciudad con banco, ciudades con losetas de póker, un ayudante y una diligencia con el camino que seguirá.
rules-desperados-pieces-cards = Cada jugador tiene una carta de movimiento por ciudad y una carta Saloon.
rules-desperados-figure-cards = Cinco cartas en fila: dos que todos han visto, dos que solo conoce tu bando y una apuntada a lápiz.
rules-desperados-pieces-pawns = Cada jugador tiene un peón, y cada desperado un disco.
rules-desperados-pieces-deputies = El sheriff tiene tantos ayudantes como desperados hay.
rules-desperados-pieces-banks = Losetas de banco: 500 $, 800 $, 1100 $, 1400 $, 1700 $ y 2000 $ son las bajas; 2300 $, 2600 $, 2900 $ y 3200 $, las altas. Hay otras dos de 2000 $ aparte.
rules-desperados-pieces-poker = 14 losetas de póker: cuatro de 300 $, cuatro de 400 $, tres de 500 $ y tres de 600 $.
rules-desperados-pieces-coach-tiles = Diez losetas de diligencia: dos de cada valor, 800 $, 900 $, 1000 $, 1100 $ y 1200 $.
rules-desperados-pieces-fewer = Estas son las losetas para cinco desperados. Si son menos, las losetas valen menos, para que ambos bandos ganen más o menos igual de a menudo: con cuatro desperados, póker de 200 $ a 500 $ y diligencias de 700 $ a 1000 $; con tres, de 200 $ a 400 $ y de 500 $ a 900 $; con dos, de 100 $ a 400 $ y de 500 $ a 800 $. También hay menos bancos ricos. Una mesa puede abrirse con las losetas para cinco, sean cuantos sean.
rules-desperados-pieces-plans = Cinco planes de viaje para las diligencias, con un lado marrón y otro azul. Cada plan es una ciudad de salida y cinco etapas; la última ciudad de un plan es la primera del siguiente, en círculo. El lado azul es el mismo camino al revés.
rules-desperados-plan-1 = Plan 1: Yuma, Phoenix, Tucson, Tombstone, Lordsburg, Silver City.
rules-desperados-plan-2 = Plan 2: Silver City, Socorro, Las Cruces, El Paso, Roswell, Fort Sumner.
rules-desperados-plan-3 = Plan 3: Fort Sumner, Santa Fe, Taos, Shiprock, Gallup, Albuquerque.
rules-desperados-plan-4 = Plan 4: Albuquerque, Socorro, Silver City, Gallup, Flagstaff, Prescott.
rules-desperados-plan-5 = Plan 5: Prescott, Flagstaff, Gallup, Phoenix, Tucson, Yuma.
rules-desperados-figure-whole = El mapa entero. Hay bancos en Prescott, Tucson, Silver City, Santa Fe y El Paso.

## La preparación

rules-desperados-setup = La preparación
rules-desperados-setup-1 = Se apartan dos losetas de banco de 2000 $. Se sacan tres losetas bajas y dos altas y se ponen boca abajo, una en cada banco. El resto se mezcla en una pila con las dos losetas de 2000 $ al fondo.
rules-desperados-setup-2 = En cada ciudad sin banco hay una loseta de póker boca abajo. Las losetas de diligencia forman una pila.
rules-desperados-setup-3 = Se saca un primer plan de viaje; los demás siguen en el orden del círculo. La diligencia marrón está en la primera ciudad del plan.
rules-desperados-setup-4 = El sheriff se coloca a sí mismo y a sus ayudantes en las ciudades que quiera. Después cada desperado elige una ciudad, aunque sea la del sheriff.

## Una ronda

rules-desperados-round = Una ronda
rules-desperados-round-1 = La partida tiene cinco rondas, y cada ronda cinco jugadas seguidas del ajuste de cuentas. En cada jugada va primero el sheriff y después la banda.
rules-desperados-sheriff = Una jugada: el sheriff
rules-desperados-sheriff-1 = Cada diligencia avanza una ciudad según su plan. Una diligencia asaltada se queda donde está.
rules-desperados-sheriff-2 = El sheriff puede mover a cada ayudante a una ciudad vecina. Todos lo ven.
rules-desperados-sheriff-3 = Juega una carta de movimiento boca abajo: una ciudad vecina, o Saloon para quedarse. Su peón no se mueve hasta el ajuste de cuentas. La carta es definitiva.
rules-desperados-gang = Una jugada: la banda
rules-desperados-gang-1 = Cada desperado juega del mismo modo una carta boca abajo. La banda puede hablar y enseñárselo todo, y las cartas se pueden cambiar hasta que todos hayan elegido.
rules-desperados-gang-2 = Después cada desperado hace una cosa en su ciudad: asaltar una diligencia, jugar al póker, mirar la loseta del banco o no hacer nada.
rules-desperados-cards = Las cartas
rules-desperados-cards-1 = Una carta usada en una ronda no se puede volver a usar en esa misma ronda. Así que nadie llega dos veces a una ciudad en la misma ronda.
rules-desperados-cards-2 = La carta de la ciudad donde estás no te permite quedarte. Solo Saloon lo permite.
rules-desperados-cards-3 = Todos deben jugar una carta. Quien no tiene ninguna que pueda jugar se queda donde está, sin carta, y todos ven que no la hay.
rules-desperados-figure-move = Ejemplo: Verde salió de Tucson, fue a Lordsburg y después a Silver City. Solo la banda conoce este camino; para el sheriff, el peón sigue en Tucson.

## Los golpes

rules-desperados-heists = Los golpes
rules-desperados-heists-1 = Las diligencias y las partidas de póker se roban con golpes. Un golpe se anuncia ahora, pero se decide en el ajuste de cuentas: aún no se toma nada.
rules-desperados-heists-2 = Un golpe necesita un disco más que el número de ayudantes que hay en la ciudad, puestos por desperados que están allí, todos en la misma jugada. Sin ayudantes basta un disco; con un ayudante hacen falta dos.
rules-desperados-heists-3 = Estos discos forman la torre. Su altura es el número de desperados que deben llegar, y ya no cambia, hagan lo que hagan después los ayudantes. Otros desperados de la ciudad pueden añadir su disco como refuerzo en la misma jugada.
rules-desperados-heists-4 = Cada disco sirve para un golpe por ronda. Cada diligencia y cada loseta de póker puede ser objetivo de un golpe por ronda. Dos golpes a la vez en una ciudad necesitan una torre completa cada uno; si hay dos diligencias, dices cuál.
rules-desperados-heists-5 = Una diligencia asaltada se detiene hasta el ajuste de cuentas.
rules-desperados-heists-6 = Si demasiado pocos de la banda se deciden por un golpe, queda en nada y el sheriff no se entera.
rules-desperados-figure-heist = Ejemplo: hay un ayudante en Lordsburg. Dos desperados asaltan allí la diligencia con una torre de dos discos. En el ajuste de cuentas, dos de ellos deben estar allí y libres.

## La prueba y espiar

rules-desperados-proof = La prueba
rules-desperados-proof-1 = Quien pone un disco o mira un banco enseña a todos la carta de esta jugada. Si es Saloon, o no hay carta, se enseñan también las anteriores, hasta la que llevó a la ciudad; en la jugada 1 el peón es la prueba.
rules-desperados-proof-2 = Así sabe el sheriff dónde están ahora esos desperados. Eso solo no los arresta: además, él tiene que estar en la misma ciudad.
rules-desperados-look = Espiar un banco
rules-desperados-look-1 = Mirar la loseta de un banco no requiere disco ni mayoría. Toda la banda conoce el valor; el sheriff y todos los demás ven quién miró, dónde y cuándo. Un banco vacío no se puede mirar.
rules-desperados-look-2 = El sheriff puede mirar todas las losetas de banco en cualquier momento, sin que lo vean.
rules-desperados-look-3 = En una misma ronda se puede mirar en una jugada y dar un golpe en otra.

## El ajuste de cuentas

rules-desperados-reckoning = El ajuste de cuentas
rules-desperados-reckoning-1 = Después de la jugada cinco se repasan las jugadas 1 a 5, una por una. En cada una:
rules-desperados-reckoning-move = Todos los que no están arrestados revelan la carta de esta jugada y mueven su peón. Cruzarse en un camino no significa nada.
rules-desperados-reckoning-arrest = Un desperado en la ciudad del sheriff queda arrestado. Las cartas que le quedan de esta ronda vuelven sin verse y no cuentan. La carta de esa ciudad se entrega para el resto de la partida, aunque estuviera allí por Saloon. La carta Saloon nunca se entrega.
rules-desperados-reckoning-heist = Después se comprueba cada golpe de esta jugada: si de quienes pusieron disco están allí y libres al menos tantos como la altura de la torre, sale bien, haya los ayudantes que haya. La banda toma la loseta de póker, o la loseta de diligencia de arriba. Una loseta de póker tomada desaparece; si el golpe fracasa, se queda.
rules-desperados-reckoning-2 = Después de la jugada cinco se atracan los bancos: en cada ciudad con loseta de banco donde haya más desperados libres que ayudantes, la loseta es para la banda. Los bancos no necesitan disco ni anuncio.
rules-desperados-figure-bank = Ejemplo: al final de una ronda hay dos desperados en El Paso con un ayudante. Son más, así que atracan el banco.
rules-desperados-next = La preparación de la ronda siguiente
rules-desperados-next-1 = Vuelven las cartas, menos las perdidas, y los discos. Los peones salen de donde están. Los desperados arrestados quedan libres.
rules-desperados-next-2 = Por cada banco atracado se toma una loseta de lo alto de la pila; estas losetas se mezclan y se ponen en los bancos atracados. Si no hay bastantes, algunos de estos bancos quedan vacíos.
rules-desperados-next-3 = La diligencia marrón empieza el siguiente plan del círculo. La diligencia azul vuelve por el lado azul del plan que acaba de terminar. Así que hay una diligencia en la ronda 1 y dos desde la ronda 2.

## El final

rules-desperados-end = El final de la partida
rules-desperados-end-1 = Después de la ronda cinco se suman las losetas tomadas. La banda gana con al menos 4000 $ por desperado: 8000 $ si son dos, 12 000 $ si son tres, 16 000 $ si son cuatro, 20 000 $ si son cinco.
rules-desperados-end-2 = Si no, gana el sheriff. No hay empate.

## Quién sabe qué

rules-desperados-secrets = Quién sabe qué
rules-desperados-secrets-1 = Las cartas del sheriff: solo él, hasta que se revelan.
rules-desperados-secrets-2 = Las cartas, los planes y la charla de los desperados: solo la banda, hasta que una carta se revela o se enseña como prueba.
rules-desperados-secrets-3 = Las losetas de banco: el sheriff las conoce todas; la banda, las que ha mirado. Las losetas de póker y las pilas: nadie.
rules-desperados-secrets-4 = Todos ven los ayudantes, las diligencias, los discos, las cartas perdidas, las losetas tomadas y el dinero, y quién ha jugado una carta o ha decidido.
rules-desperados-secrets-5 = Después del final todo queda a la vista, y la partida se puede volver a ver con los ojos de cada uno.
rules-desperados-figure-heat = En tu mapa, las ciudades sombreadas muestran dónde puede estar alguien a quien buscas y lo probable que es. Se calcula solo con lo que sabe tu bando.

## Mapas propios

rules-desperados-maps = Mapas propios
rules-desperados-maps-1 = El mapa, los planes y las losetas son un archivo de texto. Puedes jugar en un mapa tuyo: elige el archivo al abrir una mesa. Si algo está mal, se te dice antes de la partida.

## Decisiones

rules-desperados-rulings = Lo que hemos decidido
rules-desperados-rulings-0 = Nuestra fuente es un reglamento traducido sin sus imágenes. Así jugamos:
rules-desperados-rulings-map = El mapa, los planes de viaje, los valores de las losetas y la única carta Saloon están reconstruidos. Con el tablero impreso delante puedes escribirlos en un archivo de mapa.
rules-desperados-rulings-ready = Todos ven que alguien ha elegido o decidido, pero no qué, ni si cambió de idea. Se pregunta a todos los desperados en cada jugada, así que la pregunta no revela nada.
rules-desperados-rulings-inside = Los miembros de la banda acuerdan entre ellos qué golpes quieren dar. Lo que no está completo cuando todos han decidido queda en nada.
rules-desperados-rulings-reserve = Los discos de refuerzo se ponen en la misma jugada que la torre. Para el éxito cuentan todos los que pusieron disco, torre y refuerzo por igual.
rules-desperados-rulings-lost = La carta de la ciudad de un arresto se entrega esté donde esté, en la mano o en la fila. Una carta ya perdida no se pierde otra vez.
rules-desperados-rulings-disc = Un disco usado sigue usado cuando su dueño es arrestado.
rules-desperados-rulings-pile = Las dos losetas de 2000 $ del fondo de la pila conservan su sitio. Cuando no bastan las losetas, el azar decide qué bancos atracados quedan vacíos.
rules-desperados-rulings-open = Las losetas tomadas y su suma están a la vista.
rules-desperados-rulings-coach = Una diligencia asaltada cuenta como si hubiera terminado su plan.

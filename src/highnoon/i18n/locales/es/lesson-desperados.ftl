### La primera partida de Desperados: lo que dicen las tarjetas, en orden.

lesson-desperados-welcome = Te damos la bienvenida a Desperados. Tú eres Verde, de una banda de dos. La máquina juega con Rojo, tu cómplice, y con el sheriff que persigue a la banda.
lesson-desperados-goal = En cinco rondas la banda necesita 8000 $, es decir, 4000 $ por cada uno. Bancos, diligencias y partidas de póker dan dinero.
lesson-desperados-law = El sheriff se ha colocado en Albuquerque y a sus dos ayudantes en Lordsburg y Prescott. Los ayudantes dificultan los robos, pero solo el sheriff puede arrestarte.
lesson-desperados-coach = La diligencia marrón avanza una ciudad en cada jugada. El horario dice dónde estará: en Tombstone en la jugada 3.
lesson-desperados-place = Elige la ciudad donde empiezas. Toma Nogales: Tucson y Tombstone están cerca.
lesson-desperados-card-1 = En cada jugada, el sheriff juega una carta boca abajo y después tú juegas la tuya. Ve a Tucson. Solo la banda ve esta carta.
lesson-desperados-look = Hay un banco en Tucson. Mira su loseta: así la banda sabe cuánto vale. Pero quien mira debe enseñar su carta, y el sheriff sabe entonces dónde estás.
lesson-desperados-poor = El banco de Tucson solo tiene 800 $, y el sheriff sabe que estás aquí. Es mejor seguir.
lesson-desperados-card-2 = Ve a Tombstone. La diligencia llega allí en la próxima jugada, y la estarás esperando.
lesson-desperados-low-2 = Aquí hay una loseta de póker, pero tu disco solo sirve para un golpe por ronda. Guárdalo para la diligencia y no hagas nada. El sheriff solo ve que has decidido algo.
lesson-desperados-deputy = La diligencia ha llegado a Tombstone. El sheriff también ha enviado allí a un ayudante; los ayudantes se mueven a la vista de todos.
lesson-desperados-card-3 = Para quedarte donde estás necesitas la carta Saloon, y solo tienes una por ronda. Juégala ahora.
lesson-desperados-heist = Rojo también ha llegado a Tombstone. Con un ayudante en la ciudad, un golpe necesita dos discos: uno solo no podría hacer nada. Asalta con Rojo la diligencia.
lesson-desperados-proof = Hubo que enseñar las dos cartas, así que el sheriff sabe dónde está la banda. Aún no se ha tomado nada: después de la jugada cinco se decide si un golpe sale bien.
lesson-desperados-card-4 = Vete deprisa. Ve a Lordsburg: el ayudante que estaba allí está ahora en Tombstone.
lesson-desperados-low-4 = Tu disco ya está usado en esta ronda. No hagas nada.
lesson-desperados-card-5 = Es la última jugada de la ronda. Ve a Silver City: después de la jugada cinco, la banda atraca todo banco donde haya más desperados libres que ayudantes. Para eso no hace falta disco.
lesson-desperados-low-5 = Aquí no hay ningún ayudante, así que contigo basta. No hagas nada y se revelarán todas las cartas.
lesson-desperados-reckoning = Ese fue el ajuste de cuentas. En la jugada 3, la banda estaba al completo en Tombstone, y libre, así que el golpe salió bien: la diligencia dio 1100 $.
lesson-desperados-arrest = En la jugada 4, Rojo se encontró con el sheriff en El Paso: arresto. Su última carta no contó, y su carta de El Paso está perdida para el resto de la partida.
lesson-desperados-bank = En Silver City atracaste el banco: 3200 $. La banda tiene ahora 4300 $ de los 8000 $.
lesson-desperados-sheriff-1 = Ahora míralo con los ojos del sheriff. Conoce todas las losetas de banco, pero de los caminos de la banda solo vio las cartas que hubo que enseñar: en Tucson y en Tombstone. Lo demás fue una conjetura: que alguien seguiría hasta El Paso.
lesson-desperados-sheriff-2 = Su mapa sombrea las ciudades donde puede estar cada desperado, igual que el tuyo sombrea las ciudades donde puede estar él. Gana si está en la ciudad adecuada en el momento adecuado y si envía ayudantes adonde la banda quiere robar.
lesson-desperados-free = Empieza la ronda 2, y desde aquí decides tú. Ahora hay dos diligencias en camino. Puedes apuntar a lápiz tus próximas jugadas, y las reglas están siempre a un clic. ¡Buena suerte!

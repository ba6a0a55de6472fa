### La primera partida de Longhorn: lo que dicen las tarjetas, en orden.

lesson-longhorn-welcome = Te damos la bienvenida a Longhorn. Tú eres Eagle, y la máquina juega con Jessie. Por turnos, cada uno roba vacas con el mismo forajido, y al final gana el más rico.
lesson-longhorn-board = Estos son los nueve territorios con sus vacas. El forajido está en Red River Valley, donde Jessie eligió empezar. La ficha muestra tu retrato, así que es tu turno.
lesson-longhorn-steal-1 = Siempre tomas todas las vacas de un color de donde está el forajido. Toma las dos vacas blancas.
lesson-longhorn-ride-1 = Has robado dos vacas, así que el forajido avanza exactamente dos casillas, sin dar nunca media vuelta. Jessie debe robar donde lo envíes. Elige Tulsa: allí no sacará mucho.
lesson-longhorn-prices = Jessie tomó una vaca blanca. Al final, una vaca de una manada vale 100 $ por cada vaca de su color que siga en el tablero, así que las blancas valen ahora menos para los dos.
lesson-longhorn-steal-2 = Toma las tres vacas grises de Cherokee Spring. Queda una vaca blanca, así que la serpiente no tiene efecto: las fichas esperan a quien tome la última vaca.
lesson-longhorn-ride-2 = Tres vacas, tres casillas. El camino puede torcer, así que se llega a muchos territorios. Elige Maverick Junction: allí hay dos colores y Jessie no puede vaciarlo.
lesson-longhorn-steal-3 = Jessie te envió a Tulsa, donde queda una vaca naranja. Tómala. Es la última, así que debes usar la ficha que hay allí.
lesson-longhorn-nugget = La ficha era una pepita de 500 $. Es tuya, y sus dólares cuentan al final.
lesson-longhorn-ride-3 = Ahora envía a Jessie a Cherokee Spring. Allí debe tomar la última vaca, y la serpiente la espera.
lesson-longhorn-snake = La serpiente hizo que una vaca de Jessie huyera de vuelta al tablero, a Tulsa. Las fichas amarillas con púas hacen peligroso un territorio: no se puede enviar a nadie de vuelta al territorio peligroso donde jugó la última vez, salvo que no haya otra posibilidad.
lesson-longhorn-steal-4 = Toma las dos vacas naranjas de Maverick Junction. Son las últimas, y esta vez la ficha te conviene: es un hierro candente.
lesson-longhorn-brand = El hierro candente te da todas las vacas de un color de un territorio vecino. Toma las tres vacas grises de Blackstone Corral. No alargan el camino.
lesson-longhorn-ride-4 = Tú has robado dos vacas, así que el forajido sigue avanzando dos casillas. Envía a Jessie a Red River Valley. Quien lo vacíe se encontrará con la otra serpiente.
lesson-longhorn-sheriff = Jessie tomó una vaca y dejó la última. Mira Nugget Hill: allí está el sheriff. Quien toma la última vaca de su territorio pierde la partida al instante.
lesson-longhorn-steal-5 = Toma las dos vacas naranjas de Blackstone Corral. Así queda vacío, y su ficha es Snake Oil: volverás a jugar.
lesson-longhorn-ride-5 = Ve a Dagger Flat. Gracias a Snake Oil, al forajido no se le da la vuelta.
lesson-longhorn-worth = Tu manada ya vale mucho. Con las nueve vacas de un color ganarías al instante; si no, la partida acaba cuando el forajido no tiene más vacas a su alcance, y se cuentan las manadas.
lesson-longhorn-free = Desde aquí decides tú. Aún no se ha robado ninguna vaca negra, así que las negras valen mucho ahora. Pista y Deshacer están ahí para ayudarte, y las reglas están siempre a un clic. ¡Buena suerte!

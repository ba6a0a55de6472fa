### Mesas que se van al dispositivo y vuelven

along-error-gone = Esta mesa está ahora en el dispositivo de quien juega; hasta que vuelva, aquí no se puede cambiar nada.
along-error-stays = Solo se puede llevar una mesa en juego en la que no haya nadie más que tú y los ordenadores, y que no sea de un grupo ni una primera partida.
along-error-home = Esta mesa ya ha vuelto al servidor. Lo que se jugó en el dispositivo se queda allí.
along-error-strayed = Lo que se jugó en el dispositivo no continúa lo que sabe el servidor, así que no se ha recogido. Se queda en el dispositivo.
along-error-levels = Uno de los ordenadores de esta mesa no juega en un dispositivo, así que la mesa se queda en el servidor.
along-take = Llevar
along-take-note = La mesa pasa a este dispositivo y sigue también sin red; puedes devolverla cuando quieras. Su resultado quedará marcado como jugado en un dispositivo.
along-take-secrets = En este juego hay secretos, y quien tenga el dispositivo podría mirarlos allí. Llévate la mesa solo si no importa.
along-take-go = Llevar la mesa
along-bring = Devolver
along-bring-note = La mesa vuelve al servidor con todo lo que se ha jugado aquí.
along-bring-go = Devolver la mesa
along-title = Alguien se ha llevado esta mesa
along-there = Seguir en este dispositivo
along-here = Seguir aquí
along-here-note = Continúa donde estaba al irse; lo que se haya jugado después en el dispositivo no cuenta aquí.
along-was-home = Esta mesa ha vuelto al servidor.
along-go-home = A la mesa del servidor
along-marked = Jugado en un dispositivo

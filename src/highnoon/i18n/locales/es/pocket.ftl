### Mesas en el propio dispositivo

pocket-error-alone = Para eso hacen falta otras personas; en una mesa de este dispositivo solo estáis tú y los ordenadores.
pocket-error-full = No queda espacio en este dispositivo, así que esto no se ha guardado. Libera espacio e inténtalo de nuevo; nada de lo que se ha mostrado se pierde.
pocket-error-blocked = Este navegador no guarda nada para esta página, así que esto no se ha conservado. Permite el almacenamiento o sal de la ventana privada.
pocket-error-cleared = Lo que este navegador guardaba para esta página se ha borrado, y esta mesa también. No puede seguir; abre una nueva.
pocket-error-elsewhere = Esta mesa está abierta en otra pestaña de este navegador. Sigue allí, o cierra esa pestaña y vuelve.
pocket-error-start = No se ha podido cargar lo que juega en este dispositivo. Comprueba la conexión e inténtalo de nuevo.
pocket-fetching = Cargando lo que juega en este dispositivo: { $done } de { $total } MB. Se conserva para la próxima vez.
pocket-starting = Poniendo en marcha lo que juega en este dispositivo…
pocket-where = Dónde
pocket-where-house = En el servidor
pocket-where-device = En este dispositivo
pocket-where-note = Contra ordenadores o pasándoos el dispositivo; sigue también sin red. Carga unos { $total } MB una sola vez.
pocket-here = En este dispositivo
pocket-fleeting = Este navegador no guarda nada para esta página: las mesas duran hasta que la cierres. Permite el almacenamiento o sal de la ventana privada.
pocket-cut-off = No se puede conectar con el servidor. Puedes jugar en este dispositivo; lo que necesita a otras personas volverá con la conexión.
pocket-no-house = Detrás de esta página no hay ningún servidor: todo se juega en este dispositivo, también sin red.
pocket-error-damaged = Esta partida guardada está dañada y no se puede leer, así que no se sigue jugando. Se queda como está en este dispositivo.
pocket-lacking = No disponible en este dispositivo: { $levels }. Pensar llevaría aquí demasiado tiempo.

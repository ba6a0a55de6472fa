### Lo que rechaza el servidor, y lo que se le dice a quien lo opera cuando no arranca.

## Peticiones

error-malformed = No se entiende la petición: algo en ella falta, es desconocido o no es del tipo correcto.
error-too-large = La petición es demasiado grande.
error-too-many = Demasiadas peticiones; espera un momento.
error-not-found = No hay nada en esta dirección.
error-method = Eso no se puede hacer en esta dirección.
error-http = No se puede responder a la petición.
error-internal = Algo ha fallado en el servidor; la mesa está intacta.

## Mesas y asientos

error-table-unknown = No existe esa mesa; quizá se haya retirado.
error-table-broken = Esta mesa ya no se puede leer.
error-table-damaged = Los datos de esta mesa están dañados y no se pueden leer; todas las demás mesas están intactas. Quizá quien administra este servidor tenga una copia de seguridad.
error-unstorable = El texto contiene caracteres que no se pueden guardar; no se ha cambiado nada.
error-table-full = Todos los asientos de esta mesa están ocupados.
error-seat-taken = Este asiento está ocupado.
error-not-invited = Aquí solo puede sentarse quien esté invitado. Pide el enlace de invitación o el código.
error-seat-token = Esta llave no abre ningún asiento de esta mesa.
error-foreign-seat = Ese asiento es de otra persona.
error-seat-count = El juego es para { $expected } jugadores, pero se han pedido { $found } asientos.
error-level-unknown = La máquina no juega al nivel { $level }; sus niveles son: { $known }.
error-code-unknown = Ninguna mesa con un asiento libre tiene este código.
error-changed-elsewhere = La mesa acaba de cambiar; mírala otra vez.
error-undo-not-asked = Nadie te ha pedido permiso para deshacer nada.
error-stand-in = La máquina está jugando por ti; recupera antes tu asiento.
error-clock-over = Se te ha acabado el tiempo para esta partida; la máquina la juega hasta el final.
error-vote-nobody = Solo se puede votar sobre el asiento de una persona.
error-vote-own = No puedes votar sobre este asiento.
error-vote-few = Para votar hacen falta al menos tres personas en la mesa.
error-vote-none = No hay ninguna votación sobre este asiento.
error-vote-open = Hay otra votación abierta.
error-places = Cada uno necesita exactamente un asiento en la próxima partida.
error-quick-unknown = No hay ninguna frase rápida así.
error-say-nothing = No hay nada que decir.
error-hints-off = En esta mesa se juega sin pistas.
error-hint-late = La máquina no ha encontrado una pista a tiempo.
error-no-study = No hay solucionador para este juego.
error-study-watching = Durante una partida, solo sus jugadores pueden preguntar quién va ganando.
error-viewer-unknown = No hay nadie con ese nombre en la mesa.
error-no-moment = La partida solo tiene { $count } momentos.
error-no-hello = Se abrió la conexión, pero no llegó ningún saludo.
error-record-lines = Esto es demasiado largo para un registro: el límite es de { $limit } líneas.
error-page-missing = La página no está construida; ejecuta antes «make page».

## El almacén

error-disk-full = El disco está lleno: no se ha cambiado nada. Haz sitio y vuelve a intentarlo.
error-store-trouble = No se ha podido guardar la mesa, así que no se ha cambiado nada; vuelve a intentarlo.
error-store = No se puede usar la base de datos: { $detail }
error-store-closed = El servidor se está deteniendo; no se ha cambiado nada.
error-store-folder = No se puede usar la carpeta de datos { $path }: { $detail }.
error-store-in-use = Otro servidor está usando la carpeta de datos { $path }; detenlo antes o elige otra carpeta.
error-store-corrupt = La base de datos { $path } está dañada ({ $detail }); no se ha escrito nada en ella. Restáurala desde una copia de seguridad.
error-store-not-ours = El archivo { $path } no es una base de datos de High Noon; no se ha escrito nada en él.
error-store-newer = La base de datos { $path } la escribió un High Noon más nuevo (versión { $version }); no se ha escrito nada en ella.

## A la escucha

error-port-in-use = Otro programa está usando el puerto { $port } en { $host }; elige otro con --port.
error-port-forbidden = El puerto { $port } en { $host } no se puede usar sin permisos especiales; elige uno por encima de 1023 con --port.
error-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $detail }.

## La orden

cli-help-serve = Servir los juegos a los navegadores.
cli-help-host = La dirección donde escuchar; 0.0.0.0 para todas.
cli-help-port = El puerto donde escuchar.
cli-help-data = La carpeta que guarda las mesas.
cli-help-public-url = La dirección que usa la gente, si es otra, como https://example.org/games/.
cli-help-trusted-proxies = Direcciones de los proxies en los que se confía para identificar al cliente, separadas por comas.
cli-help-metrics-for = Direcciones y redes, además de este equipo, que pueden leer /metrics.
cli-help-keep-days = Días que se guardan las mesas terminadas; 0 las guarda para siempre.
cli-help-idle-days = Días sin jugadas tras los que se retira una mesa; 0 la guarda para siempre.
cli-help-workers = Procesos en los que piensan las máquinas.
cli-help-rate = Órdenes por segundo que puede enviar un cliente; 0 para no poner límite.
cli-help-log-level = debug, info, warning o error.
cli-help-open = Abrir la página en el navegador.
cli-serving = High Noon está en { $url } (se detiene con Ctrl-C).
cli-error-log-level = No hay ningún nivel de registro «{ $found }»; los niveles son: { $known }.
cli-error-server-missing = Para servir hacen falta más paquetes (falta { $name }): instala highnoon[server].
error-not-away = Está aquí, o aún no lleva ausente el tiempo suficiente.

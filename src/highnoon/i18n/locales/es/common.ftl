### Lo que dicen todos los juegos y todas las puertas de la casa.

## Enumeraciones

list-none = nadie

## Opciones y juegos

cluster-error-missing = --ray necesita el paquete de Python ray, que no está instalado.
cluster-error-address = Ningún clúster de Ray responde en «{ $address }»: { $reason }.
error-game-unknown = No hay ningún juego «{ $game }»; los juegos son: { $known }.
error-rules-version = Esto necesita la versión { $version } de las reglas de { $game }, pero aquí solo se conocen versiones hasta la { $newest }; quizá la conozca un High Noon más nuevo.
error-option-unknown = No hay ninguna opción «{ $option }»; las opciones son: { $known }.
error-option-value = La opción { $option } no puede ser «{ $value }», solo: { $allowed }.

## En juego

error-no-seat = No hay ningún asiento { $seat } en esta mesa.
error-not-your-turn = No es tu turno: la partida espera a otra persona.
error-over = La partida ha terminado: ya no se puede hacer nada.
error-not-over = Eso solo se ve cuando termina la partida.
error-stale = La partida ya ha avanzado: esto se decidió en el momento { $version } y ya estamos en el momento { $current }.
error-cannot-resign = Solo puede rendirse quien juega una partida entre dos bandos.
error-action-unknown = «{ $action }» no es una acción de este juego.
error-action-index = No hay ninguna acción número { $index }: hay { $count } acciones, contadas desde 0.
error-undo-nothing = No hay nada que deshacer.
error-undo-revealed = Eso no se puede deshacer: desde entonces se ha revelado algo.
error-undo-agreement = Eso solo se puede deshacer con el acuerdo de: { $seats }.
result-resigned = { $seat } se rinde.
result-late = A { $seat } se le acabó el tiempo.
result-abandoned = { $seat } no ha vuelto; la partida termina sin ganador.

## Archivos de datos

error-data-toml = El archivo no es TOML válido: { $reason }.
error-data-field = Fila { $row } de «{ $table }»: el campo «{ $field }» falta, es desconocido o no es del tipo correcto.

## Registros

error-record-empty = Este archivo no es un registro de High Noon: no tiene ni una sola línea completa.
error-record-binary = Este archivo no es un registro de High Noon: un registro son líneas JSON en UTF-8, y esto no es texto en UTF-8.
error-record-long = Esto es demasiado largo para un registro: el límite es de { $limit } bytes.
error-record-json = La línea { $line } no es un objeto JSON, como debe ser cada línea de un registro: { $text }
error-record-not-ours = Esto no es un registro de High Noon: su primera línea no dice "highnoon": 1.
error-record-newer = Este registro tiene el formato { $version }, pero aquí solo se conocen formatos hasta el { $known }; quizá lo lea un High Noon más nuevo.
error-record-header = La primera línea del registro necesita un «{ $field }» válido, pero tiene { $found }.
error-record-line = La línea { $line } no es una línea de un registro (acción, deshacer, charla o final): { $text }
error-record-partial = Este registro solo contiene lo que vio { $viewer }, así que no se puede reproducir; para eso hace falta un registro completo.
error-record-seats = El registro nombra a { $found } jugadores, pero sus opciones piden { $expected }.
error-record-data = El registro se jugó con piezas ({ $found }) distintas de las que se usan aquí ({ $expected }).
error-record-at = La línea { $line } del registro no se puede jugar: { $reason }
error-record-who = En esta mesa nadie se llama «{ $found }».
error-record-nobody = No dice con claridad quién hizo qué.
error-record-undo = { $count ->
    [one] Aquí no se puede deshacer una acción.
   *[other] Aquí no se pueden deshacer { $count } acciones.
}
error-record-end = El final anotado no es el final al que llevan las acciones.
error-text-title = Un registro legible empieza con la línea «{ $expected }», pero este empieza con «{ $found }».
error-text-line = La línea { $line } no es una línea de un registro legible (cabecera, turno, deshacer, charla o final): { $text }

## Bots

bot-reason-playouts = Ganó el { $percent } % de las partidas jugadas desde aquí hasta el final.

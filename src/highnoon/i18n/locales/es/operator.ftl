### Lo que se le dice al operador cuando algo no se puede hacer, y `highnoon admin`.

error-report-unknown = No existe esa denuncia.
error-operator-secret = Este no es el secreto del operador.
error-secret-wait = Han llegado demasiados secretos equivocados desde tu red. Espera { $seconds } segundos.
error-forget-nothing = Indica qué hay que retirar: nombres, conversación o ambas cosas.
error-forget-nowhere = No existe esa mesa, o no tiene ese puesto.
error-block-network = Esto no es ni una dirección ni una red, como 203.0.113.7 o 2001:db8::/48.
error-block-wide = Esta red es demasiado amplia para bloquearla.
error-block-own = Te dejarías fuera: esta red contiene este equipo o tu propia dirección.
error-block-unknown = Esta red no está bloqueada.

## serve

cli-help-operator-for = Direcciones y redes, además de este equipo, desde las que puede venir el operador.
cli-error-secret-short = El secreto del operador en HIGHNOON_OPERATOR es demasiado corto: necesita al menos { $least } caracteres.

## admin

cli-help-admin = Cuidar de una casa en marcha: sus procesos, mesas, denuncias y redes bloqueadas.
cli-help-admin-action = status, tables, close, reopen, forget, reports, remove, dismiss, blocks, block, unblock, audit o new-secret.
cli-help-admin-target = La mesa, la denuncia o la red de que se trata.
cli-help-admin-server = La dirección de la casa en marcha.
cli-help-admin-which = Qué mesas se enumeran: running, finished o closed.
cli-help-admin-seat = Olvidar solo lo de este puesto, contando desde 0.
cli-help-admin-names = Olvidar los nombres.
cli-help-admin-talk = Olvidar la conversación y los planes.
cli-help-admin-hours = Cuántas horas queda bloqueada una red.
cli-help-admin-why = El motivo, para el registro.
cli-help-admin-all = Enumerar también las denuncias resueltas.
cli-help-admin-json = Imprimir la respuesta como JSON.
cli-admin-done = Hecho.
cli-admin-none = No hay nada que enumerar.
cli-admin-house = High Noon { $version } en { $store }: mesas en juego: { $running }, terminadas: { $finished }, cerradas: { $closed }; denuncias pendientes: { $reports }.
cli-admin-process = { $kind } { $host } (proceso { $pid }, { $version }): conexiones: { $sockets }, mesas en memoria: { $tables }, { $cpu } % de un núcleo, { $memory } MB, fallos: { $failures }.
cli-admin-silent = { $kind } { $id }: todavía no ha dicho nada de sí.
cli-admin-new-secret = El nuevo secreto del operador está en { $file }. El anterior ya no sirve.
cli-admin-given = El secreto lo fija HIGHNOON_OPERATOR; cámbialo allí.
cli-error-admin-action = No existe la acción «{ $found }». Las acciones son: { $known }.
cli-error-admin-target = «{ $action }» necesita saber de qué se trata: highnoon admin { $action } OBJETO.
cli-error-admin-secret = El secreto del operador no está ni en HIGHNOON_OPERATOR ni en { $file }.
cli-error-admin-server = Ninguna casa responde en { $url }: { $detail }.

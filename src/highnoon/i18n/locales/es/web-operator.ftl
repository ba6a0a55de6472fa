### La página del operador.

web-operator = Operador
web-operator-secret = Secreto del operador
web-operator-secret-note = Está en el archivo operator.secret de la carpeta de datos del servidor, o se fijó como HIGHNOON_OPERATOR. Solo se guarda hasta que cierres esta pestaña.
web-operator-enter = Abrir
web-operator-leave = Salir
web-operator-parts = Partes de esta página
web-operator-nobody = No hay página del operador para tu red.

web-operator-house = Casa
web-operator-running = Mesas en juego
web-operator-finished = Mesas terminadas
web-operator-closed = Mesas cerradas
web-operator-open-reports = Denuncias pendientes
web-operator-processes = Procesos
web-operator-serves = Atiende
web-operator-thinks = Piensa
web-operator-this = este
web-operator-version = Versión
web-operator-since = En marcha desde
web-operator-seen = Última señal de vida
web-operator-sockets = Conexiones
web-operator-tables-awake = Mesas en memoria
web-operator-workers = Procesos para los ordenadores
web-operator-cpu = Parte de un núcleo
web-operator-memory = Memoria
web-operator-failures = Fallos
web-operator-trouble = Con problemas: { $what }
web-operator-errors = Últimos avisos y errores
web-operator-busiest = Clientes con más conexiones
web-operator-lines = { $count ->
    [one] { $count } conexión
   *[other] { $count } conexiones
}

web-operator-tables = Mesas
web-operator-which = Qué mesas
web-operator-none = Aquí no hay nada.
web-operator-watch = Mirar
web-operator-opened = abierta { $when }
web-operator-over = terminada
web-operator-close = Cerrar
web-operator-close-note = Nadie podrá jugar, mirar ni hablar en esta mesa hasta que la abras de nuevo.
web-operator-reopen = Abrir de nuevo
web-operator-why = Motivo (para el registro)
web-operator-forget = Retirar nombres y conversación
web-operator-forget-note = Lo que se retira no se puede recuperar.
web-operator-seat = De quién
web-operator-everybody = De todos
web-operator-names = Nombres
web-operator-talk = Conversación y planes
web-operator-remove = Retirar
web-operator-older = Anteriores

web-operator-reports = Denuncias
web-operator-settled = También las resueltas
web-operator-said = { $name } dijo:
web-operator-held = Un bando dijo esto entre los suyos. Se podrá leer cuando termine la partida.
web-operator-gone = (ya no se conserva)
web-operator-removed = Retirado
web-operator-dismissed = Se dejó como está
web-operator-dismiss = Dejarlo
web-operator-from = desde { $network }

web-operator-blocks = Bloqueos
web-operator-network = Dirección o red
web-operator-for = Por cuánto tiempo
web-operator-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
web-operator-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
web-operator-block = Bloquear
web-operator-until = hasta { $when }
web-operator-unblock = Levantar

web-operator-audit = Registro
web-operator-act-close = cerró la mesa { $target }
web-operator-act-reopen = abrió de nuevo la mesa { $target }
web-operator-act-forget = retiró algo de la mesa { $target }
web-operator-act-settle = resolvió la denuncia { $target }
web-operator-act-block = bloqueó { $target }
web-operator-act-unblock = levantó el bloqueo de { $target }
web-operator-act-new-secret = creó un secreto nuevo

### Mensajes a quienes no están, en la página.

web-bell-closed = Se te avisa aunque esta página esté cerrada.
web-bell-open-only = Se te avisa mientras esta página esté abierta.
web-quiet = Horas de silencio
web-quiet-note = Entonces no se envía nada; se te avisa después.
web-quiet-begin = desde
web-quiet-end = hasta
web-hook = Webhook de esta mesa
web-hook-note = A esta dirección se le dice a quién le toca: ntfy, Discord o cualquier cosa que acepte JSON. Quien lea allí puede mirar.
web-hook-set = Fijar
web-hook-test = Probar
web-hook-stop = Detener
web-hook-kept = Los turnos se anuncian allí desde ahora.
web-hook-taken = El mensaje fue aceptado.
web-hook-refused = La dirección respondió { $status }.
web-hook-stopped = Ya no se anuncia nada.

### Lo que denuncian los jugadores y lo que se les dice cuando el operador ha actuado.

error-table-closed = El operador de esta casa ha cerrado esta mesa.
error-blocked = Esta casa sigue cerrada para tu red durante { $hours ->
    [one] { $hours } hora
   *[other] unas { $hours } horas
} más.
error-blocked-now = Por ahora esta casa está cerrada para tu red.
error-report-own = No puedes denunciar lo que has dicho tú.
error-report-nothing = No existe ese mensaje.
web-quick-removed = (retirado por el operador)
web-report = Denunciar
web-report-line = Denunciar ante el operador de esta casa lo que ha dicho { $name }
web-reported = Denunciado

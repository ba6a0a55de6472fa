### A position in its parts, as its text has them (docs/notation.md).

web-study-field-turn = Pendiente en este turno
web-study-field-drawn = Sacado para la columna
web-study-field-box = En la caja
web-study-field-cows = Vacas en la reserva
web-study-field-tiles = Losetas extra
web-study-field-stores = { $seat }: almacén
web-study-field-round = Ronda
web-study-field-move = Jugada
web-study-field-plan = Primer plan de viaje
web-study-field-start = { $seat }: salida
web-study-field-cards = { $seat }: cartas
web-study-field-lost = { $seat }: cartas perdidas
web-study-field-deputies = Ayudantes que aún pueden moverse
web-study-field-ridden = Ayudantes que ya se han movido
web-study-field-decided = Ya decidido
web-study-field-heists = Golpes anunciados
web-study-field-reckoned = Jugadas ya reveladas
web-study-field-due = Losetas por sacar
web-study-field-arrested = Bajo arresto
web-study-field-poker-gone = Losetas de póker tomadas
web-study-field-banks = Bancos
web-study-field-loot = Botín
web-study-cell = { $seat }, { $cell }

## Studies as trees

study-error-file = { $file } no es un estudio que se pueda leer. { $reason }
web-study-full = Un estudio tiene como máximo { $most } jugadas: quita una rama o empieza otro.

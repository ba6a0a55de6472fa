## A lo que ninguna partida de Longhorn lleva

longhorn-position-struck-nine = La epidemia afectó a un color ({ $colour }), así que falta al menos una de sus vacas; pero están las nueve.
longhorn-position-token-empty = En { $place } no queda ninguna vaca, así que allí no puede haber ficha: se usa o vuelve a la caja en cuanto un territorio queda vacío.
longhorn-position-tokens-used = Ficha «{ $token }»: las que hay y las que tienen que haberse usado suman { $found }, más de las que existen.
longhorn-position-tokens-many = Se reparten nueve fichas, pero { $found } están en el tablero, son de alguien o tienen que haberse usado.
longhorn-position-other-last = El forajido está donde acaba de jugar el adversario. Allí solo se llega con un Snake Oil propio, desde un territorio que ahora está vacío.
longhorn-position-herd = Vacas recién robadas: { $found }. Ningún color de la manada de quien tiene el turno llega a tantas.
longhorn-position-over = En esta posición la partida ha terminado.
longhorn-position-options = La posición se juega con otras opciones que la mesa.

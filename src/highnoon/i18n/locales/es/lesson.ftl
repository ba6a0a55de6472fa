### Primeras partidas: lo que se dice alrededor de las tarjetas.

lesson-title = Tu primera partida
lesson-step = Tarjeta { $n } de { $of }
lesson-next = Siguiente
lesson-back = Tarjeta anterior
lesson-play-on = Seguir jugando
lesson-without = Jugar sin tarjetas
lesson-this-one = lo que pide la lección
lesson-not-now = En una partida real también se puede. Para esta lección, elige la opción marcada.
lesson-waiting = Ahora juegan los demás. Mira lo que hacen.
lesson-watch = Mira el ajuste de cuentas. Puedes pausarlo o saltarlo.
lesson-hide = Ocultar la tarjeta
lesson-show = Mostrar la tarjeta

### Partidas que guarda este dispositivo.

web-games-on = En curso
web-games-over = Terminadas
web-games-score = Balance contra el ordenador
web-games-against = Rival
web-games-won = Ganadas
web-games-drawn = Empates
web-games-lost = Perdidas
web-games-left = quedan { $time }
web-games-replay = Repetir
web-games-analyse = Resultado y análisis
web-games-away = Guardar aparte
web-games-back = Recuperar
web-games-away-list = Apartadas ({ $count })
web-games-none = Aún no hay partidas.
web-games-lost-sight = La casa ya no tiene esta mesa.
web-games-kept-here = Tus partidas solo se guardan en este dispositivo. Un archivo las lleva a otro; quien lo tenga tiene también tus asientos.
web-games-save = Guardar en un archivo
web-games-saved = El archivo está guardado.
web-games-load = Cargar un archivo
web-games-taken =
    { $count ->
        [one] Se leyó una partida.
       *[other] Se leyeron { $count } partidas.
    }
web-games-not-ours = Este no es un archivo con partidas de High Noon.
web-games-blocked = Este navegador no guarda nada para esta página: tus partidas siguen en la lista hasta que se cierre. Guárdalas en un archivo.
web-games-full = No queda espacio en este dispositivo: las partidas más nuevas siguen en la lista hasta que se cierre la página. Guárdalas en un archivo.
web-games-you-won = Ganada
web-games-you-drawn = Empate
web-games-you-lost = Perdida

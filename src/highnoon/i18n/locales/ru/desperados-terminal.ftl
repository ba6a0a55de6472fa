## The map in the terminal

desperados-legend-seen = строчная буква с числом: в последний раз замечен здесь, после этого хода
desperados-legend-maybe = буквы с процентами: они могут быть здесь, и насколько вероятно, что кто-то из них здесь
desperados-legend-own-roads = дороги из вашего города

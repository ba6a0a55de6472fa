## The map in the terminal

desperados-legend-seen = una letra pequeña y un número: visto allí por última vez, tras ese movimiento
desperados-legend-maybe = letras y un porcentaje: pueden estar allí, y lo probable que es que esté alguno
desperados-legend-own-roads = los caminos desde tu ciudad

## The map in the terminal

desperados-legend-seen = una letra pequeña y un número: visto allí por última vez, tras esa jugada
desperados-legend-maybe = letras y un porcentaje: quiénes pueden estar allí y lo probable que es que esté alguno
desperados-legend-own-roads = los caminos desde tu ciudad

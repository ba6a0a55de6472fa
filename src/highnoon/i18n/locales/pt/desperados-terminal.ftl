## The map in the terminal

desperados-legend-seen = uma letra pequena e um número: visto ali pela última vez, após esse movimento
desperados-legend-maybe = letras e uma percentagem: podem estar ali, e quão provável é que um deles esteja
desperados-legend-own-roads = as estradas da sua cidade

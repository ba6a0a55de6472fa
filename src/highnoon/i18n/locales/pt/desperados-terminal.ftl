## The map in the terminal

desperados-legend-seen = uma letra pequena e um número: visto ali pela última vez, após esse movimento
desperados-legend-maybe = letras e uma percentagem: quem pode lá estar, e a probabilidade de um deles lá estar
desperados-legend-own-roads = as estradas que partem da sua cidade

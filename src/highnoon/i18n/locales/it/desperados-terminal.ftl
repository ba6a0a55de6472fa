## The map in the terminal

desperados-legend-seen = una lettera minuscola e un numero: visto lì l’ultima volta, dopo quella mossa
desperados-legend-maybe = lettere e una percentuale: possono essere lì, e quanto è probabile che ci sia uno di loro
desperados-legend-own-roads = le strade dalla tua città

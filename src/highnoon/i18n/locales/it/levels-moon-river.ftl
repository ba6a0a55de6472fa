### I computer di Moon River: come si chiamano e che cosa non vedono

bot-moon-river-1 = Pivello
bot-moon-river-1-blind = Prende ciò che rende ora. Non vede né come può crescere un territorio, né a che cosa serve un compagno.
bot-moon-river-2 = Colono
bot-moon-river-2-blind = Fa crescere il suo ranch, ma non si serve di cowboy, ladri e desperados, e non gli importa di agire tardi.
bot-moon-river-3 = Allevatore
bot-moon-river-3-blind = Si serve di ogni compagno e bada all’ordine di turno, ma ignora ciò che serve agli altri.
bot-moon-river-4 = Regina del bestiame
bot-moon-river-4-blind = Vede ciò che serve agli altri e prova qualche idea un round più avanti, ma lì conta solo i punti.
bot-moon-river-5 = Barone della terra
bot-moon-river-5-blind = Gioca fino in fondo le sue idee migliori in molti futuri possibili, ma lì crede che tutti si gettino su ciò che sembra meglio.

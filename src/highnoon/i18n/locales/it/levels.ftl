### I computer senza una scala propria: come si chiamano e che cosa non vedono

bot-playouts-1 = Pivello
bot-playouts-1-blind = Prova ogni scelta in poche partite giocate a caso, e si lascia ingannare facilmente dalla fortuna.
bot-playouts-2 = Mandriano
bot-playouts-2-blind = Prova ogni scelta in qualche centinaio di partite a caso, e si aspetta che i rivali giochino a caso.
bot-playouts-3 = Caposquadra
bot-playouts-3-blind = Prova ogni scelta in qualche migliaio di partite a caso, ma si aspetta ancora che i rivali giochino a caso.

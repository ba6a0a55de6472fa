### Spellen die niet alles meebrengen.

error-no-lesson = Voor dit spel is er nog geen eerste partij.
error-no-rulebook = De regels van dit spel staan nog niet in de app.
games-not-drawn = Dit spel is niet getekend voor de terminal: wat er op tafel ligt, wordt uitgeschreven in de woorden van de regels.

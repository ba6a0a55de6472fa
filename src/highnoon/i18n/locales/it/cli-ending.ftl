## The end of a game at one keyboard

cli-to-the-result = Premi Invio per vedere il tabellone e il risultato.

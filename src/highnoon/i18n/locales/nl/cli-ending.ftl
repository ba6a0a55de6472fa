## The end of a game at one keyboard

cli-to-the-result = Druk op Enter voor het bord en de uitslag.

## The end of a game at one keyboard

cli-to-the-result = Druk op Enter voor de tafel en de uitslag.

## The end of a game at one keyboard

cli-to-the-result = Prima Enter para ver a mesa e o resultado.

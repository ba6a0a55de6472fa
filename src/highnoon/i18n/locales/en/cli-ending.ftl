## The end of a game at one keyboard

cli-to-the-result = Press Enter to see the board and the result.

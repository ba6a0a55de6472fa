## The end of a game at one keyboard

cli-to-the-result = Press Enter for the table and the result.

## The end of a game at one keyboard

cli-to-the-result = Pressione Enter para ver o tabuleiro e o resultado.

## The end of a game at one keyboard

cli-to-the-result = Appuie sur Entrée pour voir le plateau et le résultat.

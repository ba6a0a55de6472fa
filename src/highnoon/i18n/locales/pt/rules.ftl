### As regras na aplicação: o que se diz à volta delas.

rules-title = { $game }: as regras
rules-contents = Índice
rules-link = Link para esta secção
rules-own-words = Nas nossas próprias palavras. Onde as edições impressas divergem ou se calam, a última secção diz o que jogamos.

### A mesa: a última jogada e as escolhas que se fazem sozinhas.

web-told-again = Ver esta jogada outra vez
web-single-setting = Fazer automaticamente a única escolha
web-single-setting-note = Quando só há uma escolha, é feita por si; «Desfazer» volta à sua última decisão a sério.
web-single = a única escolha

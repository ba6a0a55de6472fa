### Primeiras partidas: o que se diz à volta dos cartões.

lesson-title = A sua primeira partida
lesson-step = Cartão { $n } de { $of }
lesson-next = Seguinte
lesson-back = Cartão anterior
lesson-play-on = Continuar a jogar
lesson-without = Jogar sem cartões
lesson-this-one = a escolha da lição
lesson-not-now = Numa partida a sério também se pode. Nesta lição, faça por favor a escolha marcada.
lesson-waiting = Agora jogam os outros. Veja o que fazem.
lesson-watch = Veja o acerto de contas. Pode pô-lo em pausa ou saltá-lo.
lesson-hide = Ocultar o cartão
lesson-show = Mostrar o cartão

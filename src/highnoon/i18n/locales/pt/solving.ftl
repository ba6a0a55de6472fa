solving-line = Uma linha de melhor jogo:
solving-end = O fim está a entre { $least } e { $most } turnos, contando este: provado, se quem ganha se apressa e quem perde adia.
solving-end-exact = { $least ->
    [one] A partida acaba com este turno.
   *[other] O fim está a { $least } turnos, contando este: provado, se quem ganha se apressa e quem perde adia.
}
solving-end-most = { $most ->
    [one] A partida acaba com este turno.
   *[other] A partida acaba o mais tardar após { $most } turnos, contando este: cada um leva pelo menos uma vaca.
}
solving-help-json = mostrar o resultado em JSON
solving-help-analyse-json = Com --analyse: mostrar o resultado em JSON.
solving-error-json = --json é para uma só posição; os resultados de --deals estão em JSON em --out.
solving-error-option = { $flag } { $asked } contradiz a posição, onde vale { $found }.
solving-error-analyse = --json precisa de --analyse.
solving-better = Depois de { $action }:
solving-moves = Quanto valia cada escolha:

solving-line = Uma sequência do melhor jogo:
solving-end = O fim está a entre { $least } e { $most } turnos, contando este: está provado, se quem ganha se apressar e quem perde adiar.
solving-end-exact = { $least ->
    [1] A partida acaba com este turno.
   *[other] O fim está a { $least } turnos, contando este: está provado, se quem ganha se apressar e quem perde adiar.
}
solving-end-most = { $most ->
    [1] A partida acaba com este turno.
   *[other] A partida acaba o mais tardar após { $most } turnos, contando este: cada um leva pelo menos uma vaca.
}
solving-help-json = Mostrar o resultado em JSON.
solving-help-analyse-json = Com --analyse, mostrar o resultado em JSON.
solving-error-json = --json é para uma só posição; os resultados de --deals já estão em JSON em --out.
solving-error-option = { $flag } { $asked } contradiz a posição, que diz { $found }.
solving-error-analyse = --json precisa de --analyse.
solving-better = Depois de { $action }:
solving-moves = Quanto valia cada escolha:
solving-margin-exact = Com o melhor jogo, { $seat } termina com exatamente ${ $least } a mais do que o outro lado: está provado.
solving-margin = Com o melhor jogo, { $seat } termina com ${ $least } a ${ $most } a mais do que o outro lado: está provado.
solving-margin-least = Com o melhor jogo, { $seat } termina com pelo menos ${ $least } a mais do que o outro lado: está provado.
solving-margin-outright = O dinheiro pouco importa: { $seat } pode forçar uma detenção, nove vacas de uma cor ou mais de $4000 de vantagem.

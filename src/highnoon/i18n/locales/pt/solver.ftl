solver-error-over = Esta partida acabou: já não há nada para resolver.
solver-error-dealing = A disposição não está terminada: resolva uma posição posterior.
solver-error-game = Só Longhorn se pode resolver; esta é uma gravação de { $game }.
solver-error-one = Indique exatamente um destes: uma posição, uma gravação, --seed ou --deals.
solver-error-out = --deals precisa de --out FICHEIRO para os resultados.
solver-error-file = { $file } não é um ficheiro de disposições resolvidas: não se consegue ler a linha { $line }.
solver-error-memory = Uma memória de { $memory } MB não cabe nesta máquina; indique um --memory mais pequeno.
solver-error-engine = O solucionador precisa de Numba: instale highnoon[engine].

solver-help = Resolver uma posição de Longhorn, ou muitas disposições.
solver-help-target = Uma posição, ou o ficheiro de uma gravação.
solver-help-seed = Resolver a disposição desta semente.
solver-help-ambush = Com --seed ou --deals, como uma emboscada leva uma pepita: choice ou random.
solver-help-epidemic = Com --seed ou --deals, que cores uma epidemia pode atingir: any ou present.
solver-help-seconds = Parar ao fim destes segundos (com --deals, por território inicial).
solver-help-nodes = Parar ao fim destas posições (com --deals, por território inicial).
solver-help-memory = O tamanho da memória de cada processo em megabytes.
solver-help-deals = Resolver este número de disposições ao acaso, a partir da semente 1 ou de --seed.
solver-help-workers = Quantas pesquisas lado a lado (por omissão, uma; para uma só posição sem --nodes, uma por processador).
solver-help-out = Para onde vão os resultados de --deals, um por linha; o que lá está decidido não se resolve de novo.
solver-help-ray = Resolver as disposições neste cluster Ray (“local” inicia um aqui).

solver-progress = { $nodes } posições, { $seconds } s, { $rate } por segundo. { $proven }
solver-progress-deals = { $done } de { $total } disposições
solver-stopped = Por terminar. O que está provado até agora:
solver-value-win = { $seat } ganha com o melhor jogo.
solver-value-loss = { $seat } perde com o melhor jogo.
solver-value-draw = Empate com o melhor jogo.
solver-value-odds = Com o melhor jogo, { $seat } tem { $percent } % de hipóteses de ganhar.
solver-value-between = Provado para { $seat }: no mínimo { $low }, no máximo { $high }.
solver-value-open = Ainda nada provado para { $seat }.
solver-word-win = vitória
solver-word-draw = empate
solver-word-loss = derrota
solver-word-odds = { $percent } %
solver-word-between = { $low } a { $high }
solver-word-open = não provado
solver-best = O melhor: { $action }
solver-line = Sequência: { $line }
solver-moves = Todas as escolhas:
solver-turns = { $turns ->
    [1] Um turno até ao fim desta sequência, contando o atual.
   *[other] { $turns } turnos até ao fim desta sequência, contando o atual. Outras sequências do melhor jogo podem ser mais curtas ou mais longas.
}
solver-spent = { $nodes } posições em { $seconds } s.
solver-sum-deals = { $deals ->
    [1] Uma disposição.
   *[other] { $deals } disposições.
}
solver-sum-chosen = Início escolhido pelo adversário: quem começa ganha { $won }, empata { $drawn }, perde { $lost }, por decidir { $unknown }.
solver-sum-random = Todos os inícios igualmente prováveis: quem começa ganha { $won }, empata { $drawn }, perde { $lost }, por decidir { $unknown }.
solver-sum-ends = Como acabam as sequências: contagem { $scored }, nove de uma cor { $nine }, captura { $caught }.
solver-sum-turns = Turnos com o melhor jogo: mediana { $median }, média { $mean }.

solver-stands-ahead = Estimativa: { $seat } vai à frente, cerca de { $percent } %
solver-stands-even = Estimativa: mais ou menos igual
solver-stands-win = Exato: { $seat } ganha com o melhor jogo
solver-stands-draw = Exato: empate com o melhor jogo
solver-stands-odds = Exato: { $percent } % de hipóteses de ganhar para { $seat }

solver-why-forced = É a única jogada.
solver-why-only-win = É a única jogada que ganha.
solver-why-wins = Mantém a vitória.
solver-why-only-draw = É a única jogada que não perde.
solver-why-draws = Mantém o empate.
solver-why-lost = Todas as jogadas perdem contra o melhor jogo.
solver-why-lost-longest = Todas as jogadas perdem contra o melhor jogo; esta é a que mais resiste.
solver-why-lost-most = Todas as jogadas perdem contra o melhor jogo; refutar esta é o que exige mais cálculo.
solver-why-chances = Tem as melhores hipóteses: { $percent } % de ganhar para { $seat }.
solver-why-others-lose = Todas as outras jogadas perdem.
solver-why-holds = Não perde; ainda não está provado se ganha.
solver-why-looks = Parece a melhor; ainda nada está provado.

## Onde uma partida virou

solver-turning-win = Turno { $turn }, { $seat }: { $action }. Isso desperdiçou a vitória. Melhor: { $better }.
solver-turning-loss = Turno { $turn }, { $seat }: { $action }. Isso transformou uma partida ganha numa perdida. Melhor: { $better }.
solver-turning-draw = Turno { $turn }, { $seat }: { $action }. Isso desperdiçou o empate. Melhor: { $better }.
solver-turning-odds = Turno { $turn }, { $seat }: { $action }. As hipóteses de ganhar caíram de { $before } % para { $after } %. Melhor: { $better }.
solver-turning-luck = Turno { $turn }, sorte: { $action }. As hipóteses de ganhar de { $seat } subiram de { $before } % para { $after } %.
solver-turning-resigned = Turno { $turn }: { $seat } desistiu de uma partida que não estava perdida. { $stood }.

solver-analysis-all = Todos os momentos desta partida estão provados.
solver-analysis-all-calm = Todos os momentos desta partida estão provados: ninguém desperdiçou uma vitória ou um empate.
solver-analysis-some = Estão provados { $proven } de { $total } momentos; os outros são estimativas.
solver-analysis-some-calm = Estão provados { $proven } de { $total } momentos, os outros são estimativas; até agora não está provado nenhum erro que mudasse o desfecho.
solver-stands-won = { $seat } ganhou
solver-stands-drawn = A partida terminou empatada

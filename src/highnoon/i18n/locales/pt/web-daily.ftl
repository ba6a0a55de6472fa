### The deal of the day, and solved deals.

web-daily-lead = A mesma disposição e o mesmo lugar para todos, até à meia-noite UTC. Conta a sua primeira mesa; não há sugestões.
web-daily-streak =
    { $count ->
        [one] { $count } dia seguido
       *[other] { $count } dias seguidos
    }
web-daily-seat =
    { $others ->
        [one] Joga { $seat } contra um adversário.
       *[other] Joga { $seat }, com mais { $others } à mesa.
    }
web-daily-par-none = O par desta disposição não é conhecido.
web-daily-par-proof = Par, provado com o melhor jogo: { $outcome }
web-daily-par-level = Par, jogado pelo nível mais forte: { $outcome }
web-daily-par-won = vitória
web-daily-par-drawn = empate
web-daily-par-lost = derrota
web-daily-won = Ganhei
web-daily-drawn = Empate
web-daily-lost = Perdi
web-daily-share = Partilhar o resultado
web-daily-look = Ver a partida
web-daily-play = Jogar contra { $level }
web-daily-kept = Os seus resultados ficam só neste dispositivo.
web-daily-blocked = Este navegador não guarda nada para esta página: o seu resultado dura até ela ser fechada.
web-daily-full = Já não há espaço neste dispositivo: o seu resultado dura até a página ser fechada.
web-daily-explorer = Distribuições resolvidas
web-daily-explorer-lead = { $count } disposições de Longhorn, até onde estão provadas: quem ganha com o melhor jogo a partir de cada início.
web-daily-deal = Número da disposição
web-daily-show = Mostrar
web-daily-deal-number = Disposição { $number }
web-daily-starts = O que vale cada início para quem joga primeiro
web-daily-start = Início
web-daily-value = Com o melhor jogo
web-daily-turns = Turnos e fim
web-daily-chosen = Como a outra parte escolhe o início:
web-daily-common = O que as disposições têm em comum
web-daily-legend = Cada barra, da esquerda: quem joga primeiro ganha (cheio), empata (tracejado), perde (vazio); o resto não está decidido.
web-daily-by-chosen = A outra parte escolhe o início
web-daily-by-every = Todos os inícios por igual
web-daily-by-place = Por lugar de início
web-daily-by-token = Pela ficha no início
web-daily-by-sheriff = Pelo xerife
web-daily-sheriff-beside = Início ao lado do xerife
web-daily-sheriff-away = Início noutro lugar
web-daily-worth-won = Ganho
web-daily-worth-drawn = Empate
web-daily-worth-lost = Perdido
web-daily-worth-not-lost = Não perdido
web-daily-worth-not-won = Não ganho
web-daily-worth-open = Por decidir
web-daily-share-words = Dos decididos, quem joga primeiro ganha { $percent } % ({ $won } ganhos, { $drawn } empates, { $lost } perdidos; { $unknown } por decidir).
web-daily-explorer-note = Aqui, uma emboscada leva a pepita que se escolher, e uma epidemia pode atingir qualquer cor. O que não está decidido é a parte mais difícil.
deals-token-nugget = pepita
deals-end-scored = manadas contadas
deals-end-caught = captura
deals-end-nine = nove de uma cor
deals-error-unknown = A disposição { $number } não está entre as { $count } resolvidas.

### Longhorn

longhorn-title = Longhorn

## Nomes

longhorn-seat-eagle = Eagle
longhorn-seat-jessie = Jessie
longhorn-name-eagle = Eagle Perkins
longhorn-name-jessie = Jessie Artist Byrd

longhorn-place-nugget-hill = Nugget Hill
longhorn-place-blackstone-corral = Blackstone Corral
longhorn-place-cherokee-spring = Cherokee Spring
longhorn-place-dagger-flat = Dagger Flat
longhorn-place-maverick-junction = Maverick Junction
longhorn-place-red-river-valley = Red River Valley
longhorn-place-kid-coopers-ranch = Kid Cooper’s Ranch
longhorn-place-salomon-tree = Salomon Tree
longhorn-place-tulsa = Tulsa

# No feminino, porque se fala de vacas; o plural forma-se com -s.
longhorn-colour-white = branca
longhorn-colour-orange = laranja
longhorn-colour-grey = cinzenta
longhorn-colour-black = preta

longhorn-token-nugget = pepita de $ { $dollars }
longhorn-token-iron = ferro em brasa
longhorn-token-epidemic = epidemia
longhorn-token-sheriff = xerife
longhorn-token-oil = snake oil
longhorn-token-ambush = emboscada
longhorn-token-rattlesnake = cascavel

## Fases

longhorn-phase-lay = dispor os territórios
longhorn-phase-token = dispor as fichas
longhorn-phase-cows = distribuir as vacas
longhorn-phase-coin = sortear o primeiro turno
longhorn-phase-start = escolher onde começa a partida
longhorn-phase-steal = roubar vacas de uma cor
longhorn-phase-brand = usar o ferro em brasa
longhorn-phase-epidemic = escolher a cor da epidemia
longhorn-phase-ambush = escolher o que levar na emboscada
longhorn-phase-draw = tirar uma pepita
longhorn-phase-snake = colocar as vacas que fogem da cascavel
longhorn-phase-move = deslocar o fora-da-lei
longhorn-phase-caught = fim: o xerife capturou alguém
longhorn-phase-nine = fim: alguém tem as nove vacas de uma cor
longhorn-phase-scored = fim: as manadas foram contadas

## Perguntas

longhorn-prompt-over = A partida acabou.
longhorn-prompt-chance = O acaso decide.
longhorn-prompt-wait = A decisão é de { $seat }.
longhorn-prompt-start = { $seat }, onde começa a partida? O primeiro turno é de { $first }.
longhorn-prompt-steal = { $seat }, que cor rouba em { $place }?
longhorn-prompt-brand = Ferro em brasa: { $seat }, que vacas leva ao lado de { $place }?
longhorn-prompt-epidemic = Epidemia: { $seat }, que cor sai do tabuleiro e perde o valor?
longhorn-prompt-ambush = Emboscada: { $seat }, o que tira ao adversário?
longhorn-prompt-snake = Cascavel: { $seat }, para onde foge uma vaca { $colour }?
longhorn-prompt-move =
    { $seat }, para onde cavalga o fora-da-lei? { $steps ->
        [1] Um passo;
       *[other] { $steps } passos;
    } ali joga { $next }.
longhorn-prompt-move-again =
    Snake oil: { $seat }, para onde cavalga? { $steps ->
        [1] Um passo;
       *[other] { $steps } passos;
    } ali joga outra vez { $next }.

## Escolhas

longhorn-action-start = Começar em { $place }
longhorn-action-steal =
    { $count ->
        [1] Roubar a vaca { $colour }
       *[other] Roubar as { $count } vacas { $colour }s
    }
longhorn-action-brand =
    { $count ->
        [1] Levar a vaca { $colour } de { $place }
       *[other] Levar as { $count } vacas { $colour }s de { $place }
    }
longhorn-action-epidemic =
    { $count ->
        [0] Epidemia: vacas { $colour }s (nenhuma no tabuleiro)
        [1] Epidemia: vacas { $colour }s (uma no tabuleiro)
       *[other] Epidemia: vacas { $colour }s ({ $count } no tabuleiro)
    }
longhorn-action-ambush = Levar duas vacas { $colour }s
longhorn-action-nugget = Levar a { $token }
longhorn-action-nugget-any = Levar uma pepita, tirada à sorte
longhorn-action-snake = A vaca { $colour } foge para { $place }
longhorn-action-move =
    { $count ->
        [1] Cavalgar até { $place } (uma vaca)
       *[other] Cavalgar até { $place } ({ $count } vacas)
    }
longhorn-action-lay = Dispor: { $place }
longhorn-action-token = Dispor: { $token }
longhorn-action-cows = Distribuir vacas (brancas, laranjas, cinzentas, pretas): { $cows }
longhorn-action-coin = Primeiro turno: { $seat }
longhorn-action-draw = Tirar: { $token }

## O que aconteceu

longhorn-event-coin = O primeiro turno é de { $seat }.
longhorn-event-swapped = O xerife vai para Nugget Hill; a ficha que lá estava vai para { $place }: { $token }.
longhorn-event-started = { $seat } escolheu começar em { $place }.
longhorn-event-stole =
    { $count ->
        [1] { $seat } roubou uma vaca { $colour } em { $place }.
       *[other] { $seat } roubou { $count } vacas { $colour }s em { $place }.
    }
longhorn-event-token-used = { $seat } esvaziou { $place }: { $token }.
longhorn-event-token-lost = { $place } ficou sem vacas; a ficha volta para a caixa: { $token }.
longhorn-event-branded =
    { $count ->
        [1] { $seat } marcou uma vaca { $colour } em { $place }.
       *[other] { $seat } marcou { $count } vacas { $colour }s em { $place }.
    }
longhorn-event-epidemic =
    { $count ->
        [0] { $seat } lançou a epidemia: não havia vacas { $colour }s no tabuleiro.
        [1] { $seat } lançou a epidemia: uma vaca { $colour } saiu do tabuleiro.
       *[other] { $seat } lançou a epidemia: { $count } vacas { $colour }s saíram do tabuleiro.
    }
longhorn-event-ambushed-cows = { $seat } levou { $count } vacas { $colour }s numa emboscada.
longhorn-event-ambushed-nugget = { $seat } levou a { $token } numa emboscada.
longhorn-event-fled = Uma vaca { $colour } de { $seat } fugiu para { $place }.
longhorn-event-moved =
    { $steps ->
        [1] { $seat } mandou o fora-da-lei um passo até { $place }; joga { $next }.
       *[other] { $seat } mandou o fora-da-lei { $steps } passos até { $place }; joga { $next }.
    }
longhorn-event-moved-again =
    { $steps ->
        [1] { $seat } cavalgou um passo até { $place }; joga outra vez { $next }.
       *[other] { $seat } cavalgou { $steps } passos até { $place }; joga outra vez { $next }.
    }
longhorn-event-caught = O xerife capturou { $seat }.
longhorn-event-nine = { $seat } tem as nove vacas { $colour }s.
longhorn-event-scored = O fora-da-lei já não alcança vacas: contam-se as manadas.

## O fim

longhorn-result-caught = O xerife capturou alguém.
longhorn-result-nine = As nove vacas de uma cor estão numa só manada.
longhorn-result-scored = O fora-da-lei já não alcançava vacas, e contaram-se as manadas.
longhorn-result-draw = O fora-da-lei já não alcançava vacas, e os dois têm a mesma soma.
longhorn-score-cows =
    { $count ->
        [1] 1 { $colour } a $ { $price }
       *[other] { $count } { $colour }s a $ { $price }
    }
longhorn-score-nuggets =
    { $count ->
        [1] 1 pepita
       *[other] { $count } pepitas
    }

## O que não se pode fazer

longhorn-error-text = “{ $text }” não é uma jogada; as jogadas são assim: { $examples }.
longhorn-error-phase = Agora não; a partida está nesta fase: { $phase }.
longhorn-error-start = A partida só pode começar num território que tinha quatro vacas no início.
longhorn-error-steal = Onde está o fora-da-lei não há nenhuma vaca dessa cor.
longhorn-error-brand = O ferro em brasa precisa de vacas dessa cor num território ao lado do fora-da-lei.
longhorn-error-epidemic = A epidemia tem de atingir uma cor que ainda esteja no tabuleiro.
longhorn-error-ambush = O adversário não tem duas vacas dessa cor.
longhorn-error-nugget = O adversário não tem essa pepita, ou ela é tirada à sorte (ambush $).
longhorn-error-snake = Foge uma vaca de cada vez, da cor pedida, para um território ao lado do fora-da-lei.
longhorn-error-move-far =
    { $steps ->
        [1] O fora-da-lei tem de cavalgar exatamente um passo; esse território não está a um passo.
       *[other] O fora-da-lei tem de cavalgar exatamente { $steps } passos sem voltar logo atrás; assim não se chega lá.
    }
longhorn-error-move-empty = O fora-da-lei tem de cavalgar para um território com vacas; esse não tem.
longhorn-error-move-danger = Esse território é perigoso e quem lá iria jogar já lá jogou da última vez; o fora-da-lei tem de ir para outro lado.
longhorn-error-draw = O acaso não pode fazer isso na fase “{ $phase }”.

## O que está errado numa posição

longhorn-position-fields =
    Uma posição tem { $expected } campos ({ $names }), mas { $found ->
        [1] foi dado um
       *[other] foram dados { $found }
    }.
longhorn-position-field = O campo “{ $field }” não pode ser “{ $found }”; esperado: { $expected }.
longhorn-position-places = Cada um dos nove territórios tem de estar no tabuleiro exatamente uma vez.
longhorn-position-deal = Territórios, fichas e vacas dispõem-se por esta ordem, cada território com o número de vacas impresso.
longhorn-position-cows = No tabuleiro e nas manadas tem de haver ao todo nove vacas { $colour }s, mas há { $found }.
longhorn-position-tokens =
    { $found ->
        [1] A ficha “{ $token }” aparece uma vez, mais do que as que existem.
       *[other] A ficha “{ $token }” aparece { $found } vezes, mais do que as que existem.
    }
longhorn-position-sheriff = O xerife só pode estar em Nugget Hill.
longhorn-position-purse = Os jogadores só podem ter pepitas, nenhuma outra ficha.
longhorn-position-epidemic-twice = Uma cor já foi atingida, por isso a epidemia não pode estar também no tabuleiro.
longhorn-position-nine = Nove vacas de uma cor numa manada acabam a partida, por isso a fase tem de ser “nine”.
longhorn-position-start = Antes do primeiro turno nada pode ter sido roubado nem deslocado: o tabuleiro tem de estar como foi disposto.
longhorn-position-outlaw = Nesta fase o fora-da-lei tem de estar em algum lado.
longhorn-position-no-cows = Onde está o fora-da-lei tem de haver vacas para roubar.
longhorn-position-phase = A fase não condiz com o que está no tabuleiro.
longhorn-position-stolen = Nesta fase foram roubadas neste turno uma a nove vacas, mas o texto diz { $found }.
longhorn-position-last = Quem está a jogar tem de ter jogado por último onde está o fora-da-lei.
longhorn-position-not-emptied = Uma ficha só pode ter sido usada onde já não há vacas nem ficha.

## O que está errado nas peças

longhorn-data-letters = Cada letra tem de ser um só carácter, diferente dos outros, mas são: { $found }.
longhorn-data-places = Tem de haver nove territórios, mas há { $found }.
longhorn-data-cows = Os territórios têm de ter 36 vacas ao todo, mas têm { $found }.
longhorn-data-tokens = Tem de haver pelo menos nove fichas, uma para cada território.

## O tabuleiro no terminal

longhorn-board-empty = sem vacas
longhorn-board-left = restam · preço $
longhorn-board-white = branca
longhorn-board-orange = laranja
longhorn-board-grey = cinza
longhorn-board-black = preta
longhorn-board-nuggets = pepitas
longhorn-board-worth = valor
longhorn-board-last = últ.
longhorn-board-outlaw = aqui: { $seat }
longhorn-board-start = início { $number }
longhorn-board-ride = ir { $number }
longhorn-board-dollars = $ { $amount }

## O que significam os símbolos

longhorn-legend-title = O que significam os símbolos
longhorn-legend-cow = Uma vaca { $colour }. Nas jogadas é indicada pela letra: steal { $letter }.
longhorn-legend-place = Um território. Nas jogadas é indicado pela letra antes do nome: move { $letter }.
longhorn-legend-outlaw = O fora-da-lei está aqui: é aqui que rouba o jogador indicado.
longhorn-legend-ride = O fora-da-lei pode cavalgar até aqui: escolha este número.
longhorn-legend-danger = Um território perigoso: enquanto o for, não se manda para lá quem lá jogou por último, a não ser que não haja alternativa.
longhorn-legend-left = Quantas vacas de uma cor ainda estão no tabuleiro, e quanto valeria uma numa manada se a partida acabasse agora: $ 100 por cada uma delas.
longhorn-legend-worth = Quanto valeria uma manada com as suas pepitas se a partida acabasse agora.
longhorn-legend-last = O território onde um jogador jogou por último.
longhorn-legend-struck = A epidemia atingiu esta cor: não vale nada.
longhorn-legend-token = As fichas atuam para quem leva a última vaca do território:
longhorn-about-nugget = Guarda-se: os seus dólares contam no fim.
longhorn-about-iron = Levar todas as vacas de uma cor de um território ao lado; não alongam a cavalgada.
longhorn-about-epidemic = Escolher uma cor: as suas vacas saem do tabuleiro e no fim não vale nada.
longhorn-about-sheriff = Captura: derrota imediata. Perigoso.
longhorn-about-oil = Depois da cavalgada joga-se outra vez.
longhorn-about-ambush = Tirar ao adversário uma pepita ou duas vacas de uma cor.
longhorn-about-rattlesnake = Uma vaca de cada cor da sua manada foge para um território ao lado. Perigoso.

### A mesa de Desperados no navegador.

## A mesa

web-desperados-table = A mesa
web-desperados-map = Mapa (cada escolha é também um botão)
web-desperados-zoom-in = Ampliar o mapa
web-desperados-zoom-out = Reduzir o mapa
web-desperados-loot = Saque do bando
web-desperados-of = de { $goal }
web-desperados-round = Ronda { $round } de { $of }
web-desperados-move = movimento { $move } de { $of }
web-desperados-move-column = Mov.
web-desperados-set-up = Preparação
web-desperados-timetable = Onde estão as diligências em cada movimento
web-desperados-coach-brown = castanha
web-desperados-coach-blue = azul
web-desperados-banks = Bancos
web-desperados-bank = banco
web-desperados-bank-seen = o bando sabe
web-desperados-deputies =
    { $count ->
        [0] nenhum ajudante
        [1] 1 ajudante
       *[other] { $count } ajudantes
    }
web-desperados-pile =
    { $count ->
        [0] Não há mais fichas no monte.
        [1] Resta uma ficha no monte.
       *[other] Restam { $count } fichas no monte.
    }

## O mapa em palavras

web-desperados-town = { $town }: { $there }. Estradas para { $roads }.
web-desperados-bank-face-down = banco, ficha virada para baixo
web-desperados-bank-worth = banco, { $money }
web-desperados-bank-empty = banco, vazio
web-desperados-poker-tile = ficha de poker
web-desperados-poker-gone = ficha de poker levada
web-desperados-last-seen =
    { $move ->
        [0] peão de { $name }
       *[other] { $name }, à vista no movimento { $move }
    }
web-desperados-may-be = alguém que procura, { $share }

## Jogadores

web-desperados-gang = O bando
web-desperados-hunt = A caça
web-desperados-arrested = preso
web-desperados-choosing = a escolher…
web-desperados-ready = pronto
web-desperados-disc = tem o disco
web-desperados-suspect = { $count } cidades: { $towns }…
web-desperados-look-one = No mapa
web-desperados-look-all = Todos no mapa
web-desperados-lost = Cartas perdidas: { $towns }
web-desperados-card-secret = oculta
web-desperados-card-shown = mostrada a todos
web-desperados-card-down = oculta
web-desperados-card-pencil = a lápis

## Planos

web-desperados-plan = As suas cartas
web-desperados-plan-gang = Planear a lápis: só o bando vê.
web-desperados-pencil = Movimento { $move } a lápis
web-desperados-pencil-none = a lápis

## Escolhas

web-desperados-deputy-from = O ajudante em { $town } vai para
web-desperados-risk = xerife
web-desperados-meets = prisão
web-desperados-stack =
    { $needed ->
        [1] basta um disco
       *[other] { $have } de { $needed } discos com o seu
    }
web-desperados-partners = com { $names }
web-desperados-not = Não é possível

## Conversa

web-desperados-chronicle = Jogadas e conversa
web-desperados-talk = Conversa
web-desperados-talk-gang = Conversa do bando
web-desperados-talk-none = Ainda ninguém disse nada.
web-desperados-talk-none-gang = Só o bando lê o que se diz aqui.
web-desperados-say = Enviar
web-desperados-say-gang = Ao bando…
web-desperados-say-all = A todos…
web-desperados-aloud = Em voz alta: o xerife também ouve
web-desperados-to-all = a todos

## Passar o dispositivo

web-desperados-hand-over = Passe o dispositivo a { $name }
web-desperados-hand-over-sheriff = Que o bando não olhe.
web-desperados-hand-over-gang = { $seat }: não olhe.
web-desperados-together = O bando joga junto e não esconde nada entre si
web-desperados-i-am = Continuar como { $name }

## O acerto de contas

web-desperados-reckoning = O acerto de contas
web-desperados-reckoning-begins = Viram-se as cartas dos cinco movimentos.
web-desperados-skip = Saltar
web-desperados-go-on = Continuar

## O fim

web-desperados-score = O que o bando levou
web-desperados-left-banks = Ficou nos bancos
web-desperados-eyes = Visto por
web-desperados-eyes-open = todos (todas as cartas à vista)
web-desperados-eyes-public = um espectador

## Os símbolos

web-desperados-legend-sheriff = o xerife; pálido onde foi visto por último
web-desperados-legend-deputy = um ajudante; um número diz quantos são
web-desperados-legend-bank = um banco e quanto vale a sua ficha, se for conhecido
web-desperados-legend-poker = uma ficha de poker virada para baixo; uma cidade riscada já não a tem
web-desperados-legend-coach = uma diligência; a linha dupla mostra por onde vai
web-desperados-legend-saloon = Saloon: a carta para ficar onde se está
web-desperados-legend-disc = um disco; no mapa, uma pilha com o número dos que têm de chegar
web-desperados-legend-heat = onde pode estar alguém que procura, e com que probabilidade
web-desperados-legend-legal = uma cidade que se pode escolher

## One screen

web-desperados-send-deputy = Enviar um ajudante
web-desperados-back = Voltar
web-desperados-assumed = As percentagens supõem que todos os caminhos possíveis são igualmente prováveis.

## The reckoning is a show

web-desperados-speed = Velocidade: { $speed }×
web-desperados-again = Rever um acerto de contas
web-desperados-again-round = Acerto de contas da ronda { $round }
web-desperados-passed = Por pouco: { $seat-the } e { $names } cruzaram-se entre { $from } e { $to }.
web-desperados-late = Por pouco: { $seat-the } chega a { $to } quando { $names } acaba de partir.
web-desperados-stamp-arrested = Preso!
web-desperados-stamp-heist-won = Sucesso!
web-desperados-stamp-heist-failed = Falhou!
web-desperados-stamp-missed = Por pouco!
web-desperados-stamp-robbed = Assaltado!
web-desperados-stamp-tile = Saque!

## What the table says

web-desperados-goal = O bando já atingiu o seu objetivo. Mesmo assim, joga-se até ao fim da ronda { $rounds }.
web-desperados-goal-short = Objetivo atingido
web-desperados-watching = Estás a assistir: só vês o que todos sabem.

## Plans that play themselves

web-desperados-auto = Jogar estas cartas por mim
web-desperados-auto-note = Cada carta anotada é jogada quando chega a sua jogada; até todos estarem prontos, podes trocá-la.

### Desperados

desperados-title = Desperados

## Nomes

desperados-seat-sheriff = Xerife
    .the = o xerife
    .start = O xerife
desperados-seat-green = Verde
desperados-seat-red = Vermelho
desperados-seat-yellow = Amarelo
desperados-seat-purple = Roxo
desperados-seat-orange = Laranja

desperados-coach-brown = diligência castanha
desperados-coach-blue = diligência azul
desperados-target-brown = a diligência castanha
desperados-target-blue = a diligência azul
desperados-target-poker = o jogo de poker
desperados-card-town = { $town }
desperados-card-saloon = Saloon
desperados-card-none = nenhuma carta
desperados-decision-brown = assaltar a diligência castanha
desperados-decision-blue = assaltar a diligência azul
desperados-decision-poker = jogar poker
desperados-decision-look = espiar o banco
desperados-decision-nothing = ficar na sombra

## Fases

desperados-phase-banks = pôr fichas nos bancos
desperados-phase-plan = tirar o primeiro plano de viagem
desperados-phase-muster = colocar o xerife e os seus ajudantes
desperados-phase-hideout = colocar os desperados
desperados-phase-sheriff = a vez do xerife
desperados-phase-cards = escolher as cartas do bando
desperados-phase-heists = decidir o que o bando faz nas cidades
desperados-phase-tiles = o acerto de contas
desperados-phase-over = fim

## Perguntas

desperados-prompt-over-gang = A partida acabou: o bando escapa com $ { $money }; precisava de $ { $goal }.
desperados-prompt-over-sheriff = A partida acabou: o bando tem $ { $money }, mas precisava de $ { $goal }.
desperados-prompt-chance = O acaso decide.
desperados-prompt-wait = À espera de: { $seats }.
desperados-prompt-muster-sheriff = { $seat }, em que cidade começa?
desperados-prompt-muster-deputy = { $left ->
    [1] Onde começa o seu último ajudante?
   *[other] Onde começa um ajudante? Ainda faltam { $left }.
}
desperados-prompt-hideout = { $seat }, em que cidade começa?
desperados-prompt-sheriff = Ronda { $round }, movimento { $move }: está em { $town }. Envie ajudantes, se quiser, e depois jogue a sua carta.
desperados-prompt-cards = Ronda { $round }, movimento { $move }: está em { $town }. Que carta joga?
desperados-prompt-cards-ready = Ronda { $round }, movimento { $move }: a sua carta leva a { $town }. Pode trocá-la até todos terem escolhido; ainda falta: { $seats }.
desperados-prompt-heists = Ronda { $round }, movimento { $move }: o que faz em { $town }?
desperados-prompt-heists-ready = Ronda { $round }, movimento { $move }: já decidiu em { $town }. Pode mudar de ideias até todos terem decidido; ainda falta: { $seats }.

## Escolhas

desperados-action-place-sheriff = Começar em { $town }
desperados-action-place-deputy = Ajudante em { $town }{ $deputies ->
    [0] {""}
   *[other] {" "}({ $deputies } lá)
}
desperados-action-place = Começar em { $town }{ $deputies ->
    [0] {""}
    [1] {" "}(1 ajudante)
   *[other] {" "}({ $deputies } ajudantes)
}
desperados-action-ride = Enviar um ajudante de { $from } para { $town }
desperados-action-card = Cavalgar até { $town }{ $deputies ->
    [0] {""}
    [1] {" "}(1 ajudante)
   *[other] {" "}({ $deputies } ajudantes)
}
desperados-action-saloon = Saloon: ficar em { $town }{ $deputies ->
    [0] {""}
    [1] {" "}(1 ajudante)
   *[other] {" "}({ $deputies } ajudantes)
}
desperados-action-no-card = Ficar em { $town }: não se pode jogar nenhuma carta
desperados-action-coach = Assaltar { $target } em { $town }{ $deputies ->
    [0] {""}
    [1] {" "}(são precisos 2 discos)
   *[other] {" "}(é preciso mais um disco do que os { $deputies } ajudantes)
}
desperados-action-poker = Jogar poker em { $town }{ $deputies ->
    [0] {""}
    [1] {" "}(são precisos 2 discos)
   *[other] {" "}(é preciso mais um disco do que os { $deputies } ajudantes)
}
desperados-action-look = Ver a ficha do banco em { $town }
desperados-action-nothing = Ficar na sombra
desperados-action-plan = O primeiro plano de viagem é o número { $value }
desperados-action-bank = Um banco recebe a ficha de $ { $value }
desperados-action-tile = O bando leva uma ficha de $ { $value }

## O que aconteceu

desperados-event-bank-laid = O banco de { $town } recebe uma ficha de $ { $value }.
desperados-event-bank-laid-hidden = O banco de { $town } recebe uma ficha virada para baixo.
desperados-event-bank-laid-empty = Já não há ficha para o banco de { $town }.
desperados-event-plan = O primeiro plano de viagem é o número { $plan }: { $towns }.
desperados-event-placed = { $seat } começa em { $town }.
desperados-event-deputy-placed = Um ajudante começa em { $town }.
desperados-event-round = Começa a ronda { $round }.
desperados-event-rode = Um ajudante cavalga de { $from } para { $to }.
desperados-event-laid = { $seat } joga uma carta: { $card }.
desperados-event-laid-hidden = { $seat } joga uma carta virada para baixo.
desperados-event-exchanged = { $seat } troca a carta por { $card }.
desperados-event-no-card = { $seat } não tem carta para jogar e fica onde está.
desperados-event-decided = { $seat } em { $town }: { $what }.
desperados-event-gang-laid = O bando jogou as suas cartas.
desperados-event-gang-laid-without = O bando jogou as suas cartas; sem carta para jogar: { $without }.
desperados-event-gang-decided = O bando já decidiu.
desperados-event-dropped = { $seats } em { $town }: faltam discos para { $target }; não dá em nada.
desperados-event-shown = Fica provado que { $seat } está em { $town }; mostra: { $cards }.
desperados-event-shown-pawn = Fica provado que { $seat } está em { $town }: o peão está lá.
desperados-event-heist = Golpe em { $town }: { $seats }, alvo: { $target }; { $height ->
    [1] tem de chegar um.
   *[other] têm de chegar { $height }.
}
desperados-event-looked = { $seat } espia o banco de { $town }: $ { $value }.
desperados-event-looked-hidden = { $seat } espia o banco de { $town }.
desperados-event-reckoning = Começa o acerto de contas da ronda { $round }.
desperados-event-moved = Movimento { $move }: { $where }.
desperados-event-there = { $seat } em { $town }
desperados-event-arrested = Detenção em { $town }: { $seat } perde essa carta.
desperados-event-arrested-again = Detenção em { $town }: { $seat }.
desperados-event-heist-won = O golpe em { $town } tem êxito: { $target }.
desperados-event-heist-failed = O golpe em { $town } falha: { $target }.
desperados-event-tile = Rende $ { $value }; o bando tem $ { $money }.
desperados-event-robbed = O banco de { $town } é roubado ({ $seats }): $ { $value }; o bando tem $ { $money }.
desperados-event-over-gang = O bando ganha com $ { $money }; precisava de $ { $goal }.
desperados-event-over-sheriff = { $seat-start } ganha: $ { $money } de $ { $goal } não chegam.

## O fim

desperados-result-gang = O bando ganha: $ { $money } de $ { $goal }.
desperados-result-sheriff = { $seat-start } ganha: o bando tem $ { $money } de $ { $goal }.
desperados-score-bank = Bancos
desperados-score-coach = Diligências
desperados-score-poker = Poker

## Porque não

desperados-error-text = “{ $text }” não é uma ação de Desperados; por exemplo: { $examples }.
desperados-error-not-here = “{ $action }” não é possível neste mapa.
desperados-error-draw = Isso não se pode tirar agora.
desperados-error-chance-only = Só o acaso tira fichas e planos.
desperados-error-chance-due = Primeiro é preciso um sorteio.
desperados-error-sheriff-only = Só o xerife envia ajudantes.
desperados-error-gang-only = Só os desperados assaltam, espiam e ficam na sombra.
desperados-error-sheriff-turn = É a vez do xerife.
desperados-error-gang-turn = É a vez do bando.
desperados-error-final = A sua carta está jogada e é definitiva.
desperados-error-phase = Agora não; a partida está nesta fase: { $phase }.
desperados-error-placed = Já se colocou em { $town }.
desperados-error-no-deputy = Não há nenhum ajudante em { $town } que possa cavalgar até { $end }.
desperados-error-deputy-ridden = O ajudante em { $town } já cavalgou neste movimento.
desperados-error-same-card = Esta é a carta que já jogou.
desperados-error-saloon-used = { $count ->
    [0] Neste mapa não há cartas Saloon.
    [1] A sua carta Saloon já foi jogada nesta ronda.
   *[other] As suas { $count } cartas Saloon já foram jogadas nesta ronda.
}
desperados-error-card-lost = O xerife tem a sua carta de { $town }: está perdida até ao fim da partida.
desperados-error-card-used = Já jogou { $town } nesta ronda.
desperados-error-card-here = Já está em { $town }; só uma carta Saloon permite ficar.
desperados-error-card-far = Nenhuma estrada leva de { $here } a { $town }.
desperados-error-must-play = Tem uma carta que se pode jogar, por isso tem de jogar uma.
desperados-error-same-decision = Já decidiu isso.
desperados-error-no-bank = Não há banco em { $town }.
desperados-error-bank-empty = O banco em { $town } está vazio.
desperados-error-no-poker = Não há ficha de poker em { $town }.
desperados-error-no-coach = A { $coach } não está em { $town }.
desperados-error-target-taken = Em { $town }, isso já é alvo de um golpe nesta ronda.
desperados-error-disc-spent = O seu disco já foi usado nesta ronda.
desperados-error-no-majority = Em { $town }: ajudantes { $deputies }, desperados { $gang }; o bando tem de estar em maioria.
desperados-error-few-discs = Em { $town }: ajudantes { $deputies }; do bando que lá está, só { $discs } ainda têm o disco.

## Mapas

desperados-map-unreadable = Não se consegue ler { $file }: { $reason }.
desperados-map-large = O mapa é demasiado longo; no máximo { $limit } caracteres.
desperados-map-toml = O mapa não é TOML válido: { $reason }.
desperados-map-unknown = Um mapa não tem nenhum campo “{ $field }”.
desperados-map-field = “{ $field }” falta ou é do tipo errado: { $found }.
desperados-map-number = “{ $field }” tem de ser um número inteiro de { $least } a { $most }, não { $found }.
desperados-map-town-count = Um mapa tem 2 a { $most } cidades, não { $found }.
desperados-map-town-key = “{ $key }” não pode designar uma cidade: use letras minúsculas e algarismos com hífenes entre palavras, no máximo 24 caracteres, e nem “saloon” nem “none”.
desperados-map-town-name = A cidade “{ $key }” chama-se “{ $name }”; chave e nome só podem diferir em maiúsculas e hífenes.
desperados-map-town-same-at = { $town } está desenhada onde já há outra cidade.
desperados-map-no-town = { $where } indica uma cidade que não está no mapa: { $town }.
desperados-map-road-loop = Uma estrada leva de { $town } a si própria.
desperados-map-road-twice = A estrada entre { $one } e { $other } é indicada duas vezes.
desperados-map-many-roads = { $town } tem { $found } estradas; no máximo { $most }.
desperados-map-plan-count = Tem de haver { $expected } planos de viagem, não { $found }.
desperados-map-plan-length = O plano { $plan } tem de ter { $expected } cidades, não { $found }.
desperados-map-plan-off-road = Plano { $plan }: nenhuma estrada entre { $one } e { $other }.
desperados-map-plan-ring = O plano { $next } tem de começar onde acaba o plano { $plan }.
desperados-map-tiles-laid = Deviam colocar-se { $laid } fichas ({ $field }), mas só há { $found }.
desperados-map-banks = Há { $banks } bancos, mas as fichas a pôr nos bancos são { $laid }.
desperados-map-many = Há { $banks } bancos (no máximo { $most_banks }) e { $bottom } fichas no fundo (no máximo { $most_bottom }).
desperados-map-low-high = Cada ficha baixa tem de valer menos do que cada ficha alta, mas valem { $low } e { $high }.
desperados-map-poker = São precisas { $expected } fichas de poker, mas há { $found }.
desperados-map-coach = São precisas { $expected } fichas de diligência, mas há { $found }.
desperados-map-unconnected = Nenhuma estrada leva a: { $towns }.

## Posições

desperados-position-field = { $field }: “{ $found }” está errado; esperado: { $expected }.
desperados-position-no-such-tile = Há mais fichas de um valor colocadas ou levadas do que existem.
desperados-position-round = A ronda { $found } não condiz com a fase “{ $phase }”.
desperados-position-move = O movimento { $found } não condiz com a fase “{ $phase }”.
desperados-position-plan = O primeiro plano tira-se depois de preparar os bancos, não antes; a fase é “{ $phase }”.
desperados-position-reckoning = Movimentos revelados e prisões são da fase “tiles”, não de “{ $phase }”.
desperados-position-tiles = As contas das fichas não batem certo: { $kind }.
desperados-position-poker = Fichas de poker em falta: { $found }; fichas de poker levadas: { $taken }.
desperados-position-banks = Os bancos só esperam fichas na fase “banks”; esta é “{ $phase }”.
desperados-position-set-up = Não é assim que se preparam os bancos.
desperados-position-batch = Uma ficha de banco não pode ter sido colocada numa ronda posterior.
desperados-position-looked = O bando não pode ter espiado um banco sem ficha.
desperados-position-pieces = Os peões e ajudantes no tabuleiro não condizem com a fase “{ $phase }”.
desperados-position-decision = { $seat } ainda não pode ter decidido.
desperados-position-decided = { $seat } não poderia ter decidido isto aqui: { $found }.
desperados-position-all-decided = Todos decidiram, por isso já teria acontecido.
desperados-position-at = { $seat } não está onde as cartas levam.
desperados-position-lost = { $seat } não pode ter perdido estas cartas.
desperados-position-cards = { $seat } jogou { $found } cartas, o que não condiz com a fase.
desperados-position-shown = As cartas mostradas por { $seat } não condizem.
desperados-position-card = { $seat } não podia ter jogado a carta do movimento { $move }.
desperados-position-heist = O golpe do movimento { $move } ({ $target }) não é possível.
desperados-position-due = Não pode haver { $found } fichas por tirar.

## O tabuleiro no terminal

desperados-board-round = Ronda { $round }
desperados-board-start = de
desperados-board-maybe = { $seat } pode estar em { $count ->
    [1] uma cidade: { $towns }
   *[other] { $count } cidades: { $towns }
}
desperados-board-lost = { $seat } perdeu: { $towns }
desperados-board-held = assaltada
desperados-board-loot = Saque $ { $money } de $ { $goal } · { $pile } fichas de banco no monte
desperados-board-dollars = $ { $amount }

desperados-legend-title = A mesa
desperados-legend-pawn = uma letra minúscula: o peão está ali, mas o jogador pode ter seguido em segredo
desperados-legend-bank = uma cidade com um banco e uma ficha nele
desperados-legend-bank-empty = um banco sem ficha
desperados-legend-poker = uma cidade com uma ficha de poker
desperados-legend-bare = uma cidade cuja ficha de poker foi levada
desperados-legend-deputies = ajudantes, uma estrela cada
desperados-legend-coach-brown = a diligência castanha e o seu horário
desperados-legend-coach-blue = a diligência azul e o seu horário
desperados-legend-disc = um disco: no mapa marca um golpe, na tabela ainda está livre
desperados-legend-face-down = uma carta virada para baixo
desperados-legend-own-card = uma carta do seu lado que os outros não viram
desperados-legend-seen-card = uma carta que todos viram
desperados-legend-arrested = preso nesta ronda
desperados-legend-lost = quantas cartas de cidade se perderam
desperados-legend-waiting = a partida espera por este jogador
desperados-legend-looked = uma estrela a seguir ao valor de um banco: o bando já o viu

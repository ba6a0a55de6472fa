moon-river-title = Moon River

## Jogadores, paisagens, parceiros, cenários

moon-river-seat-purple = Roxo
moon-river-seat-white = Branco
moon-river-seat-orange = Laranja
moon-river-seat-green = Verde
# The same seats in games of the first version of the rules.
moon-river-seat-mary = Roxo
moon-river-seat-wesley = Branco
moon-river-seat-calamity = Laranja
moon-river-seat-jo = Verde

moon-river-board-mary = Mary
moon-river-board-wesley = Wesley
moon-river-board-calamity = Calamity
moon-river-board-jo = Big Jo

moon-river-land-desert = deserto
moon-river-land-canyon = desfiladeiro
moon-river-land-meadow = prado
moon-river-land-forest = floresta
moon-river-land-farm = fazenda
moon-river-land-cornfield = milharal

moon-river-symbol-cows = { $count ->
    [1] vaca
   *[other] { $count } vacas
}
moon-river-symbol-skulls = { $count ->
    [1] caveira
   *[other] { $count } caveiras
}
moon-river-symbol-circles = { $count ->
    [1] círculo
   *[other] { $count } círculos
}
moon-river-symbol-nuggets = { $count ->
    [1] pepita
   *[other] { $count } pepitas
}
moon-river-symbol-beavers = { $count ->
    [1] castor
   *[other] { $count } castores
}
moon-river-symbol-corn = { $count ->
    [1] espiga
   *[other] { $count } espigas
}
moon-river-parcel = { $land } ({ $symbols })
moon-river-tile = { $one }/{ $two }

moon-river-partner-desperado = desperado
moon-river-partner-thief = ladrão de gado
moon-river-partner-prospector = garimpeiro
moon-river-partner-trapper = caçador
moon-river-partner-farmer = agricultor

moon-river-scenario-none = sem cenário
moon-river-scenario-draw = um cenário à sorte
moon-river-scenario-timber = Comércio de Madeira
moon-river-scenario-gold = Corrida ao Ouro
moon-river-scenario-outlaws = Fora-da-Lei
moon-river-scenario-city = Moon River City
moon-river-boards-camp = acampamento
moon-river-boards-legend = lendas, escolhidas à vez
moon-river-boards-legend-drawn = lendas, à sorte
moon-river-boards-legend-colours = lendas, a cada cor a sua

## Opções

moon-river-option-players = Jogadores
moon-river-option-boards = Tabuleiros
moon-river-option-scenario = Cenário
moon-river-house-scenario = Regra da casa: no jogo impresso, um cenário joga-se só com o lado das lendas.
moon-river-house-boards = Regra da casa: no jogo impresso, o lado das lendas joga-se só com um cenário.

## O que há a decidir

moon-river-prompt-over = A partida acabou.
moon-river-prompt-chance = O acaso decide.
moon-river-prompt-wait = À espera de { $seat }.
moon-river-prompt-board = { $seat }: escolha o seu tabuleiro.
moon-river-prompt-stand = { $seat }: escolha para o seu rancheiro uma parcela livre da nova coluna.
moon-river-prompt-take = { $seat }, é a sua vez: leve a sua parcela, { $parcel }.
moon-river-prompt-expand = { $seat }: junte duas parcelas para as colocar, ou guarde todas.
moon-river-prompt-expand-must = { $seat }: o seu armazém está cheio. Junte duas parcelas para as colocar.
moon-river-prompt-expand-last = { $seat }: a partida está a acabar. Coloque o que encaixar; o resto perde-se.
moon-river-prompt-place = { $seat }: onde coloca { $first } e { $second }?
moon-river-prompt-discard = { $seat }: nenhum dos seus pares encaixa. Escolha as duas parcelas que vão sair do jogo.
moon-river-prompt-drought = { $seat }: a seca em { $cell } leva uma vaca desse território. Qual?
moon-river-prompt-circle = { $seat }: que círculo usa primeiro?
moon-river-prompt-recruit = { $seat }: recrute um parceiro para { $cell }.
moon-river-prompt-drive = { $seat }: o seu cowboy conduz vacas, no máximo mais { $steps ->
    [1] um passo
   *[other] { $steps } passos
}.
moon-river-prompt-offer = { $seat }: o seu desperado pode trocar uma parcela do armazém. Qual dá?
moon-river-prompt-demand = { $seat }: dá { $parcel }. De quem é a parcela que quer em troca?
moon-river-prompt-steal = { $seat }: o seu ladrão pode levar uma vaca sem guarda para { $cell }.
moon-river-prompt-bonus = { $seat }: chegou ao extremo do rancho. Coloque uma placa extra, do lado que quiser.
moon-river-prompt-forgo = { $seat }: nenhuma placa extra encaixa. Escolha a que vai sair do jogo.

## Escolhas

moon-river-action-board = { $board }: { $stores ->
    [1] um lugar no armazém
   *[other] { $stores } lugares no armazém
}; pontes: { $bridges }
moon-river-action-board-name = O tabuleiro de { $board }
moon-river-bridge-at = coluna { $column }
moon-river-bridge-homestead = casa do rancho
moon-river-action-stand = Ficar na parcela { $place }: { $parcel }
moon-river-action-stand-place = Ficar na parcela { $place }
moon-river-action-take = Levar: { $parcel }
moon-river-action-take-any = Levar a sua parcela
moon-river-action-keep = Guardar as parcelas
moon-river-action-join = Juntar: { $first } e { $second }
moon-river-action-discard = Abdicar de: { $first } e { $second }
moon-river-action-place = { $first } { $from }, { $second } { $to }
moon-river-action-place-cells = Colocar em { $from } e { $to }
moon-river-action-drought = Perder uma vaca em { $cell }
moon-river-action-circle = Primeiro o círculo em { $cell }
moon-river-action-recruit-desperado = Recrutar o desperado (trocar uma parcela do armazém)
moon-river-action-recruit-thief = Recrutar o ladrão de gado (levar uma vaca sem guarda)
moon-river-action-recruit-prospector = Recrutar o garimpeiro (+1 por cada pepita)
moon-river-action-recruit-trapper = Recrutar o caçador (+1 por cada castor)
moon-river-action-recruit-farmer = Recrutar o agricultor (+1 por cada espiga)
moon-river-action-cowboy = Recrutar um cowboy (3 passos; verso: { $partner })
moon-river-action-drive = Conduzir uma vaca de { $from } para { $to }
moon-river-action-offer = Dar: { $parcel }
moon-river-action-demand = Receber: { $parcel } de { $seat }
moon-river-action-steal = Levar a vaca de { $seat } em { $cell }
moon-river-action-enough = Chega
moon-river-action-bonus = Placa extra, lado { $land }, em { $cell }
moon-river-action-forgo = Abdicar da placa extra { $tile }
moon-river-action-chip = Para o saloon: { $partner }
moon-river-action-draw = Da caixa: { $parcel }
moon-river-action-ranchero = Rancheiro sorteado: { $seat }
moon-river-action-scenario = Cenário sorteado: { $scenario }

## O que aconteceu

moon-river-event-board-chosen = { $seat } escolhe o tabuleiro de { $board }.
moon-river-event-board-drawn = { $seat } tira à sorte o tabuleiro de { $board }.
moon-river-event-scenario-drawn = O cenário: { $scenario }.
moon-river-event-chip-drawn = Entra no saloon: { $chip }.
moon-river-event-column-laid = Nova coluna: { $parcels }.
moon-river-event-ranchero-drawn = { $seat } escolhe a seguir.
moon-river-event-stood = { $seat } fica na parcela { $place }: { $parcel }.
moon-river-event-left-over = Ninguém escolheu a parcela { $place }: { $parcel } sai do jogo.
moon-river-event-last-round = A caixa está vazia: é a última ronda.
moon-river-event-took = { $seat } leva { $parcel }.
moon-river-event-kept = { $seat } não coloca mais nada.
moon-river-event-laid = { $seat } coloca { $parcels } em { $cells }.
moon-river-event-cows-came = { $count ->
    [1] Chega uma vaca
   *[other] Chegam { $count } vacas
} a { $cell } de { $seat }.
moon-river-event-drought = Seca em { $skull }: { $seat } perde uma vaca em { $cell }.
moon-river-event-saloon-empty = O saloon está vazio: ninguém vem para { $cells } de { $seat }.
moon-river-event-recruited = { $seat } recruta para { $cell }: { $chip }.
moon-river-event-hired-cowboy = { $seat } recruta um cowboy para { $cell } (no verso: { $chip }).
moon-river-event-drove = { $seat } conduz uma vaca de { $from } para { $to }.
moon-river-event-swapped = { $seat } dá { $gave } a { $other } e recebe { $got }.
moon-river-event-stole = O ladrão de { $seat } leva uma vaca de { $other } ({ $from }) para { $to }.
moon-river-event-discarded = { $seat } abdica de: { $parcels }.
moon-river-event-reached-west = { $seat } chegou ao extremo do rancho.
moon-river-event-bonus-laid = { $seat } coloca uma placa extra em { $cell }: { $parcel }.
moon-river-event-bonus-lost = { $seat } não consegue colocar uma placa extra: { $tile } sai do jogo.
moon-river-event-overpopulated = Sobrepopulação: { $count ->
    [1] uma vaca sai
   *[other] { $count } vacas saem
} de { $cell } ({ $seat }).
moon-river-event-ended = A partida acabou.

## Pontos e resultado

moon-river-score-desert = Desertos
moon-river-score-canyon = Desfiladeiros
moon-river-score-meadow = Prados
moon-river-score-forest = Florestas
moon-river-score-farm = Fazendas
moon-river-score-nuggets = Pepitas
moon-river-score-beavers = Castores
moon-river-score-corn = Milho
moon-river-score-prospector = Garimpeiros
moon-river-score-trapper = Caçadores
moon-river-score-farmer = Agricultores
moon-river-score-scenario = { $scenario }
moon-river-result-points = Ganha quem tem mais pontos.
moon-river-result-tie = Pontos iguais: decide o maior território, depois o maior número de vacas.
moon-river-result-shared = Igualdade em tudo: a vitória é partilhada.

## O que está errado numa ação

moon-river-error-draw = O acaso não pode fazer isso agora.
moon-river-error-now = Agora não: { $task }.
moon-river-error-place-outside = Uma parte do dominó ficaria fora do rancho.
moon-river-error-place-taken = Uma destas casas não está livre.
moon-river-error-place-contact = O dominó tem de tocar numa ponte, ou uma das suas parcelas tem de tocar numa da mesma paisagem.
moon-river-error-join-misfit = Estas duas não encaixam em lado nenhum do seu rancho.
moon-river-error-keep = Agora tem de colocar um dominó.
moon-river-error-not-yours = Não tem essa parcela.
moon-river-error-board = Esse tabuleiro já tem dono.
moon-river-error-stand = Já lá está alguém.
moon-river-error-drought = Não há lá nenhuma vaca do território da caveira.
moon-river-error-circle = Não há lá nenhum círculo à espera.
moon-river-error-recruit = Esse parceiro não está no saloon.
moon-river-error-cowboy = Essa ficha não está no saloon.
moon-river-error-drive = Nenhuma vaca pode dar esse passo.
moon-river-error-steal = Não há lá nenhuma vaca sem guarda de outro jogador.
moon-river-error-bonus = A placa extra não pode ficar ali.
moon-river-error-forgo = Essa placa extra não está disponível.
moon-river-error-text = “{ $text }” não é uma ação. Exemplos: { $examples }

moon-river-task-board = primeiro escolha o seu tabuleiro
moon-river-task-stand = primeiro escolha uma parcela da nova coluna
moon-river-task-take = primeiro leve a sua parcela
moon-river-task-expand = primeiro junte duas parcelas ou guarde-as
moon-river-task-place = primeiro coloque o dominó
moon-river-task-discard = primeiro escolha as duas parcelas de que abdica
moon-river-task-drought = primeiro escolha a vaca que a seca leva
moon-river-task-circle = primeiro escolha um círculo
moon-river-task-recruit = primeiro recrute um parceiro
moon-river-task-drive = primeiro acabe os passos do cowboy
moon-river-task-offer = primeiro diga que parcela troca, ou que não troca
moon-river-task-demand = primeiro diga que parcela recebe
moon-river-task-steal = primeiro diga que vaca o ladrão leva, ou que não leva nenhuma
moon-river-task-bonus = primeiro coloque a placa extra
moon-river-task-forgo = primeiro escolha a placa extra que sai do jogo

## O que está errado numa posição

moon-river-position-fields = Uma posição tem { $expected } campos ({ $names }), mas esta tem { $found }.
moon-river-position-field = Campo { $field }: “{ $found }” devia ser como { $expected }.
moon-river-position-boards = Os tabuleiros não combinam: têm de ser todos do lado do acampamento, ou cada um uma lenda diferente.
moon-river-position-parcels = Parcela { $parcel }: { $found } em jogo, mas existem { $expected }.
moon-river-position-box = A caixa tem { $found } parcelas, mas só podem restar colunas completas de quatro.
moon-river-position-chips = Ficha { $chip }: { $found } em jogo, mas existem { $expected }.
moon-river-position-saloon = O saloon tem { $found } fichas, mas cabem no máximo { $expected }.
moon-river-position-cows = Vacas em jogo: { $found }, mas existem { $expected }.
moon-river-position-tiles = As placas extra não condizem com os ranchos.
moon-river-position-column = A coluna “{ $column }” está fora de ordem.
moon-river-position-rancheros = { $seat }: { $found } rancheiros nas colunas, no máximo { $expected }.
moon-river-position-homestead = { $seat }: na casa do rancho não se coloca nada.
moon-river-position-odd = { $seat }: { $found } parcelas não formam dominós.
moon-river-position-adrift = { $seat }: há parcelas que não estão ligadas a nenhuma ponte.
moon-river-position-stray = { $seat }: uma vaca fora das parcelas ou num milharal.
moon-river-position-partner = { $seat }: um parceiro sem círculo.
moon-river-position-stores = { $seat }: { $found } parcelas em { $expected } lugares de armazém.
moon-river-position-derived = { $seat }: o rancho contradiz-se.
moon-river-position-seat = A fase “{ $phase }” não corresponde a este lugar.
moon-river-position-waiting = Na fase “{ $phase }” não pode haver: { $found }.
moon-river-position-phase = Nada na mesa leva à fase “{ $phase }”.

## O que está errado num ficheiro

moon-river-data-empty = O ficheiro de peças está vazio.
moon-river-data-large = Um ficheiro de peças tem no máximo { $limit } caracteres.
moon-river-data-kinds = { $found } tipos de parcelas, no máximo { $most }.
moon-river-data-line = “{ $found }” não descreve peças.
moon-river-data-table = Esta tabela não existe: { $table }.
moon-river-data-sum = Tabela { $table }: { $found } peças, mas têm de ser { $expected }.
moon-river-data-missing = Tabela { $table }: falta { $name }.
moon-river-data-twice = Tabela { $table }: { $name } aparece duas vezes.
moon-river-data-symbol = Parcela { $row }: { $symbol } não é próprio da paisagem { $landscape }.

## O tabuleiro no terminal

moon-river-board-stores = Armazém
moon-river-board-here = Esta ronda
moon-river-board-there = Próxima
moon-river-board-saloon = Saloon
moon-river-board-left = Ronda { $round } de { $rounds } · caixa { $box } · vacas { $cows }
moon-river-board-box = Na caixa: { $count }
moon-river-board-now = Se acabasse agora
moon-river-board-lands = terra
moon-river-board-symbols = bens
moon-river-board-partners = parc.
moon-river-board-scenario = cen.
moon-river-board-total = soma
moon-river-board-would = { $total } pontos se acabasse então ({ $more })

moon-river-legend-title = O que significam os símbolos
moon-river-legend-cow = vem uma vaca quando se coloca a parcela
moon-river-legend-skull = seca: quando se coloca a parcela, sai uma vaca do seu território
moon-river-legend-circle = recruta-se um parceiro quando se coloca a parcela
moon-river-legend-resources = pepita, castor, espiga de milho: um ponto cada
moon-river-legend-herd = vacas; no fim só conta uma em cada parcela
moon-river-legend-small = parcela de outro jogador: paisagem, bens, círculo ou parceiro, vacas
moon-river-legend-partner = um parceiro: o especialista indicado pela letra abaixo, ou um cowboy
moon-river-legend-bridge = uma ponte: aqui pode começar qualquer dominó
moon-river-legend-homestead = a casa do rancho: ali não se coloca nada
moon-river-legend-store = um lugar vazio no armazém ou uma casa livre
moon-river-legend-score = quanto valeria o rancho se a partida acabasse agora: parcelas vezes vacas de cada território, e assim por diante
moon-river-legend-cowboy = cowboy
moon-river-about-desperado = trocar uma parcela do armazém por uma de outro jogador
moon-river-about-thief = levar uma vaca de um território sem parceiro
moon-river-about-prospector = mais um ponto por cada pepita
moon-river-about-trapper = mais um ponto por cada castor
moon-river-about-farmer = mais um ponto por cada espiga
moon-river-about-cowboy = mover as suas vacas até três passos, nunca para milharais

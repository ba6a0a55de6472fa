### As regras de Longhorn, nas nossas próprias palavras.

## A ideia

rules-longhorn-idea = A ideia
rules-longhorn-idea-1 = Dois fora-da-lei, Eagle Perkins e Jessie Artist Byrd, roubam gado em nove territórios. Partilham uma só ficha de fora-da-lei: rouba-se onde ela está, depois manda-se seguir, e o adversário tem de roubar onde ela foi parar.
rules-longhorn-idea-2 = No fim, uma vaca roubada vale $ 100 por cada vaca da sua cor que ainda esteja no tabuleiro. Convém, pois, ter muitas vacas de uma cor de que também fiquem muitas para trás.
rules-longhorn-idea-3 = Está tudo à vista. O único segredo é qual pepita se tira numa emboscada.

## As peças

rules-longhorn-pieces = As peças
rules-longhorn-pieces-places = Nove territórios. Nugget Hill começa com seis vacas, Blackstone Corral com cinco, Cherokee Spring, Dagger Flat, Maverick Junction, Red River Valley e Kid Cooper’s Ranch com quatro cada, Salomon Tree com três e Tulsa com duas.
rules-longhorn-pieces-cows = 36 vacas, nove de cada uma das quatro cores: branca, laranja, cinzenta e preta. Cada cor tem também o seu sinal e os seus chifres, para que não seja preciso distingui-las só pela cor.
rules-longhorn-pieces-tokens = 19 fichas, das quais nove se usam numa partida. Estão viradas para cima. As amarelas com picos são perigosas.
rules-longhorn-pieces-outlaw = Um fora-da-lei com dois lados. Mostra onde se joga, e o lado de cima mostra de quem é a vez.
rules-longhorn-figure-cows = As quatro cores, com os sinais que as representam na lista de jogadas.
rules-longhorn-figure-tokens = Todos os tipos de fichas. As amarelas com picos são perigosas.

## Preparação

rules-longhorn-setup = Preparação
rules-longhorn-setup-1 = Os nove territórios dispõem-se ao acaso num quadrado de três por três.
rules-longhorn-setup-2 = Das 19 fichas tiram-se nove, e põe-se uma em cada território. Se o xerife estiver entre elas, tem de ficar em Nugget Hill: troca de lugar com a ficha que lá estiver.
rules-longhorn-setup-3 = As vacas misturam-se e distribuem-se ao acaso; cada território recebe as que lhe cabem.
rules-longhorn-setup-4 = Uma moeda decide quem joga primeiro. O outro jogador observa tudo e escolhe onde começa a partida: num dos cinco territórios que começam com quatro vacas.
rules-longhorn-figure-board = Um tabuleiro no início. O fora-da-lei está em Cherokee Spring; é ali que rouba o jogador cujo retrato se vê.

## Um turno

rules-longhorn-turn = Um turno
rules-longhorn-turn-1 = Um turno tem duas partes: roubar e deslocar o fora-da-lei.
rules-longhorn-steal = Primeiro: roubar
rules-longhorn-steal-1 = Escolha uma cor que esteja no território do fora-da-lei e leve todas as suas vacas para a sua manada. É obrigatório levar alguma, e não se pode deixar nenhuma dessa cor para trás.
rules-longhorn-steal-2 = Se já não restar vaca nenhuma no território, é obrigatório usar a ficha que lá está. Se não houver ficha, nada mais acontece.
rules-longhorn-steal-3 = Enquanto restar uma só vaca, a ficha espera.
rules-longhorn-ride = Depois: deslocar o fora-da-lei
rules-longhorn-ride-1 = O fora-da-lei dá exatamente tantos passos quantas vacas se acabou de roubar. Um passo leva ao território seguinte à esquerda, à direita, acima ou abaixo, nunca na diagonal.
rules-longhorn-ride-2 = Nunca volta diretamente ao território de onde acaba de vir. Fora isso o caminho é livre: pode cruzar-se consigo mesmo e passar por territórios vazios e perigosos.
rules-longhorn-ride-3 = A cavalgada tem de acabar num território diferente daquele onde começou, e que ainda tenha vacas.
rules-longhorn-ride-4 = Se houver vários ao alcance, escolha um. Depois vire o fora-da-lei: é ali que joga o adversário.
rules-longhorn-ride-5 = Se todos os outros territórios ao alcance de uma cavalgada deste comprimento estiverem vazios, a partida acaba logo ali e contam-se as manadas.
rules-longhorn-figure-ride = Exemplo: depois de roubar três vacas num canto, três passos levam ao território do meio de qualquer dos quatro lados, porque o caminho pode dobrar. Só se podem escolher os que têm vacas.
rules-longhorn-figure-forced = Exemplo: roubando a única vaca branca, todos os territórios a um passo estão vazios, e a partida acabaria. Com as duas vacas laranjas, Dagger Flat é o único território com vacas a exatamente dois passos, e o fora-da-lei tem de ir para lá. Quem rouba decide qual das duas coisas acontece.

## As fichas

rules-longhorn-tokens = As fichas
rules-longhorn-tokens-1 = Quem leva a última vaca de um território na primeira parte do turno tem de usar a ficha que lá está, para o bem ou para o mal. Todas as fichas menos as pepitas voltam depois para a caixa.
rules-longhorn-token-nugget = Pepita (seis: uma de $ 200, duas de $ 300, duas de $ 400, uma de $ 500). Guarda-se. Os seus dólares somam-se no fim.
rules-longhorn-token-iron = Ferro em brasa (três). Escolha um território ao lado do fora-da-lei, não na diagonal, e uma cor que lá esteja, e leve todas as vacas dessa cor para a sua manada. Não contam para a cavalgada. Se isso esvaziar o território, a ficha dele volta para a caixa sem efeito, mesmo a do xerife. Se nenhum território ao lado tiver vacas, nada acontece.
rules-longhorn-token-epidemic = Epidemia (uma). Escolha uma das quatro cores, esteja ou não ainda no tabuleiro. Todas as suas vacas no tabuleiro saem do jogo. As manadas conservam as suas, mas as vacas desta cor não valem nada no fim. Os territórios que ficam vazios perdem a sua ficha sem efeito.
rules-longhorn-token-oil = Snake oil (três). Depois da cavalgada não se vira o fora-da-lei: joga-se outra vez, no novo território.
rules-longhorn-token-ambush = Emboscada (três). Tire uma coisa ao adversário: uma pepita, à sorte entre as dele, ou duas vacas de uma cor. Havendo o que tirar, é obrigatório. Se ele não tiver pepitas nem duas vacas de uma cor, nada acontece.
rules-longhorn-token-rattlesnake = Cascavel (duas, perigosa). Por cada cor da sua manada, contando as vacas acabadas de roubar, ponha uma vaca num território ao lado do fora-da-lei, cada uma onde quiser; também em territórios vazios. A cavalgada mantém o comprimento.
rules-longhorn-token-sheriff = Xerife (um, perigoso, sempre em Nugget Hill). Captura: perde-se a partida imediatamente, aconteça o que acontecer.

## Perigo

rules-longhorn-danger = Territórios perigosos
rules-longhorn-danger-1 = Um território é perigoso enquanto nele houver uma cascavel ou o xerife.
rules-longhorn-danger-2 = Não se pode mandar um jogador para o território onde ele jogou por último enquanto for perigoso, a não ser que seja o único que se pode escolher.
rules-longhorn-danger-3 = Assim ninguém pode ser empurrado vezes sem conta para o território do xerife. Depois de um turno noutro lado, o território volta a estar aberto para esse jogador.
rules-longhorn-figure-danger = Exemplo: Eagle roubou em Cherokee Spring, onde há uma cascavel, e mandou Jessie para Nugget Hill. Depois de roubar, ela não o pode mandar logo de volta para Cherokee Spring, e por isso manda-o para Maverick Junction.

## O fim

rules-longhorn-end = O fim da partida
rules-longhorn-end-1 = Xerife: quem leva a última vaca do território do xerife perde imediatamente, mesmo com nove vacas de uma cor.
rules-longhorn-end-2 = Nove de uma cor: quem tem na manada as nove vacas de uma cor ganha imediatamente, seja por roubo, pelo ferro em brasa ou por uma emboscada. Isto vem antes do efeito de qualquer outra ficha.
rules-longhorn-end-3 = Sem caminho: se o fora-da-lei não alcança outro território com vacas, contam-se as manadas.

## A contagem

rules-longhorn-score = Contar as manadas
rules-longhorn-score-1 = Para cada cor, conte as vacas que ainda estão no tabuleiro: cada vaca dessa cor numa manada vale $ 100 vezes esse número. Uma cor atingida pela epidemia não vale nada.
rules-longhorn-score-2 = Some as pepitas. Ganha quem tem mais dinheiro; com somas iguais há empate.
rules-longhorn-score-3 = Durante a partida, a página mostra sempre quanto valeriam as duas manadas se acabasse agora.
rules-longhorn-figure-score = Exemplo: no tabuleiro restam 2 vacas brancas, 1 cinzenta e 4 laranjas, e nenhuma preta. Eagle tem 5 brancas, 2 laranjas e 5 cinzentas, e pepitas de $ 300: $ 2.600. Jessie tem 2 brancas, 3 laranjas e 3 cinzentas, e pepitas de $ 600: $ 2.500. Ganha Eagle; as vacas pretas de ambos não valem nada.

## Opções

rules-longhorn-options = Duas escolhas antes da partida
rules-longhorn-options-1 = A pepita levada numa emboscada tira-se à sorte, como na maioria das edições; é assim que jogamos se nada se escolher. Certas leituras das edições russa e alemã deixam escolher a pepita. Pode-se jogar das duas maneiras; com a escolha, depois da disposição inicial nada fica ao acaso.
rules-longhorn-options-2 = Uma epidemia pode atingir qualquer das quatro cores, mesmo uma que já não esteja no tabuleiro: nenhuma edição o proíbe, e a russa fala de uma cor qualquer, à escolha. É assim que jogamos se nada se escolher. Também se pode jogar de modo que a cor tenha de estar ainda no tabuleiro.

## O que decidimos

rules-longhorn-rulings = O que decidimos
rules-longhorn-rulings-0 = As edições impressas deixam algumas questões em aberto ou respondem de maneiras diferentes. É isto que jogamos:
rules-longhorn-rulings-counts = Alguns números só estavam em imagens: com quantas vacas começa cada território e quantas fichas há de cada tipo. Tirámo-los de outra implementação pública e verificámos que as somas batem certo.
rules-longhorn-rulings-iron = As vacas levadas com o ferro em brasa ou numa emboscada nunca alongam a cavalgada.
rules-longhorn-rulings-epidemic = Com o tabuleiro vazio, a epidemia não pede nenhuma escolha. Uma cor atingida fica sem valor, mesmo que uma cascavel traga depois uma vaca dessa cor de volta ao tabuleiro.
rules-longhorn-rulings-emptied = As fichas de territórios esvaziados à distância, pelo ferro em brasa ou pela epidemia, não têm efeito.
rules-longhorn-rulings-ambush = Uma emboscada só pode levar duas vacas de uma cor de que o adversário tenha pelo menos duas.
rules-longhorn-rulings-danger = Os turnos extra do adversário não levantam a proibição de um território perigoso; um turno extra próprio noutro lado, sim.
rules-longhorn-rulings-nine = Nove de uma cor ganha antes de qualquer ficha, menos o xerife.
rules-longhorn-rulings-end = A partida também pode acabar depois de snake oil, se não houver território ao alcance.
rules-longhorn-rulings-draw = Somas iguais são empate.

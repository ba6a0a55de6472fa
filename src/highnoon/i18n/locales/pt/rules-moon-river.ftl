### As regras de Moon River, nas nossas próprias palavras.

## A ideia

rules-moon-river-idea = A ideia
rules-moon-river-idea-1 = Dois a quatro jogadores constroem cada um o seu rancho do outro lado do rio. Em cada ronda escolhe-se uma parcela de terra, e podem juntar-se duas das suas parcelas num dominó, que se coloca no rancho; com ele vêm vacas, secas e parceiros.
rules-moon-river-idea-2 = No fim, cada território vale as suas parcelas vezes as suas vacas. Pepitas, castores e espigas dão um ponto cada, e os parceiros dão mais.
rules-moon-river-idea-3 = Só está oculta a ordem do que se tira: as parcelas na caixa e as fichas na reserva.

## As peças

rules-moon-river-pieces = As peças
rules-moon-river-pieces-parcels = 96 parcelas de seis paisagens. A frente mostra a paisagem e por vezes símbolos, o verso um número de 1 a 6. As parcelas mais ricas têm números mais altos.
rules-moon-river-figure-lands = As seis paisagens: deserto, desfiladeiro, prado, floresta, fazenda e milharal.
rules-moon-river-figure-parcels = Os 25 tipos de parcelas. O número por baixo diz quantas há; o número no canto é o do verso.
rules-moon-river-pieces-chips = 20 fichas de parceiro: cinco desperados, cinco ladrões de gado, três garimpeiros, cinco caçadores e dois agricultores. O verso de cada ficha é um cowboy.
rules-moon-river-pieces-cows = 32 vacas numa reserva comum.
rules-moon-river-pieces-rancheros = Rancheiros de quatro cores: roxo, branco, laranja e verde. A cor é o seu nome à mesa. Cada jogador tem um; a dois jogadores, dois.
rules-moon-river-pieces-tiles = Duas placas extra, só para dois jogadores. Cada uma tem uma paisagem e um círculo de cada lado: desfiladeiro ou prado, deserto ou floresta.
rules-moon-river-pieces-boards = Um tabuleiro para cada um. O rancho cresce por cima dele: cinco colunas e cinco filas, dez filas a dois jogadores. A fila 1 fica junto ao rio.
rules-moon-river-pieces-homestead = A casa do meio da fila 1 é a casa do rancho. Não é uma parcela, nenhuma vaca entra nela nem a atravessa, e sem ponte própria não dá contacto.
rules-moon-river-pieces-bridges = As pontes cruzam o rio. Uma ponte numa coluna toca a casa dessa coluna na fila 1; uma ponte na casa do rancho toca as três casas à volta dela.
rules-moon-river-pieces-stores = O armazém guarda parcelas ainda não colocadas.
rules-moon-river-pieces-camp = O lado do acampamento tem três lugares no armazém, e pontes nas colunas a e e e na casa do rancho.
rules-moon-river-figure-ranch = Um rancho vazio do lado do acampamento: em baixo o rio com as suas três pontes, no meio da fila 1 a casa do rancho.

## Preparação

rules-moon-river-setup = Preparação
rules-moon-river-setup-1 = Cada jogador recebe um tabuleiro e um rancheiro; a dois jogadores, dois rancheiros.
rules-moon-river-setup-2 = Tiram-se cinco fichas de parceiro, que ficam no saloon com o especialista para cima.
rules-moon-river-setup-3 = As parcelas baralham-se na caixa. Tiram-se quatro e ordenam-se pelo número do verso, a mais baixa junto à caixa, e depois viram-se: isto é uma coluna. Números iguais ficam pela ordem em que saíram.
rules-moon-river-setup-4 = Os rancheiros tiram-se à sorte. Por essa ordem, cada jogador põe o seu numa parcela livre da coluna. A dois jogadores, quem sai primeiro põe um, depois o outro põe os dois, e por fim o primeiro põe o segundo.
rules-moon-river-setup-5 = Ao lado da primeira coluna dispõe-se uma segunda. A partida começa.
rules-moon-river-figure-column = Duas colunas. À esquerda estão os rancheiros pela ordem em que jogam agora; à direita, as parcelas de entre as quais vão escolher para a próxima ronda.

## Uma ronda

rules-moon-river-round = Uma ronda
rules-moon-river-round-1 = Os rancheiros jogam pela ordem da coluna atual, a começar junto à caixa. Assim, os números baixos jogam cedo, e os altos esperam em troca de melhores parcelas. A dois jogadores, um deles pode ter dois turnos inteiros seguidos.
rules-moon-river-round-2 = Um turno tem três partes:
rules-moon-river-round-take = Leve a sua parcela para um lugar livre do armazém. Se não houver lugar livre, é obrigatório ampliar já, e as duas parcelas escolhem-se entre as guardadas e a que acaba de levar.
rules-moon-river-round-expand = Amplie, se quiser: junte duas das suas parcelas num dominó e coloque-o. Com quatro ou mais parcelas no início desta parte, pode colocar um segundo dominó, depois de o primeiro estar inteiramente resolvido.
rules-moon-river-round-choose = Escolha uma parcela livre da nova coluna com o rancheiro que acabou de jogar.
rules-moon-river-round-3 = Quando todos tiverem jogado, dispõe-se uma nova coluna de quatro, e o saloon completa-se até cinco fichas. Durante uma ronda não entra nenhuma ficha.
rules-moon-river-round-4 = A três jogadores sobra uma parcela em cada coluna. Sai do jogo assim que o terceiro rancheiro tiver escolhido.

## Colocar

rules-moon-river-lay = Colocar um dominó
rules-moon-river-lay-1 = Quaisquer duas parcelas suas formam um dominó. Pode girá-lo como quiser.
rules-moon-river-lay-2 = As duas casas têm de estar livres e dentro do rancho. Basta um contacto válido: o dominó toca uma das suas pontes, e aí a paisagem não importa, ou uma das suas parcelas encosta por um lado a uma parcela da mesma paisagem do rancho.
rules-moon-river-lay-3 = As parcelas nunca se colocam sozinhas, salvo a placa extra, e nunca se movem depois.
rules-moon-river-lay-4 = Quando é obrigatório ampliar e algum dos seus pares encaixa em algum lugar, tem de colocar um par que encaixe. Se nenhum encaixar, saem do jogo duas parcelas à sua escolha.
rules-moon-river-figure-lay = Exemplo: o dominó de prado e floresta pode ficar como está desenhado, porque o seu prado toca um prado. A floresta ao lado do deserto não importa.

## Símbolos

rules-moon-river-symbols = Os símbolos
rules-moon-river-symbols-1 = Com o dominó colocado, as parcelas não usadas vão para o armazém. Depois atuam os símbolos de todo o dominó, por esta ordem:
rules-moon-river-symbols-cows = Vacas. Por cada símbolo de vaca vem uma vaca da reserva para essa parcela.
rules-moon-river-symbols-skulls = Caveiras, a seca. Por cada caveira tira-se uma vaca à escolha do território da caveira, tal como está agora; as vacas que acabam de chegar contam, e os parceiros não protegem. Se não houver nenhuma, nada acontece. Uma caveira só atua uma vez: mais tarde a parcela pode ter vacas.
rules-moon-river-symbols-circles = Círculos. Pela ordem que quiser, cada círculo recruta um parceiro do saloon, e cada um resolve-se por inteiro antes do seguinte. Se já não houver fichas, o círculo fica vazio para sempre.
rules-moon-river-symbols-2 = Três símbolos não fazem nada agora e contam no fim, um ponto cada:
rules-moon-river-symbols-goods = Pepitas, castores e espigas.
rules-moon-river-territory = Um território são todas as parcelas de uma paisagem ligadas pelos seus lados.
rules-moon-river-figure-drought = Exemplo: coloca-se um desfiladeiro com uma caveira e uma fazenda com uma vaca. Primeiro chega a vaca à fazenda. Depois a seca leva uma das duas vacas do território do desfiladeiro.

## Parceiros

rules-moon-river-partners = Parceiros
rules-moon-river-partners-1 = Para um círculo escolhe-se uma ficha do saloon e um dos seus lados, o especialista ou o cowboy, e põe-se no círculo. Enquanto houver fichas, é obrigatório levar uma. Usar ou não o efeito imediato é à escolha.
rules-moon-river-partners-2 = Cada parceiro guarda as vacas do território onde está contra os ladrões de gado.
rules-moon-river-partner-cowboy = Cowboy, o verso de cada ficha. Mova as suas vacas até três passos ao todo para parcelas vizinhas do seu rancho, uma só vaca ou várias. Por agora uma parcela pode ter quantas vacas se quiser. As vacas nunca entram em milharais nem na casa do rancho, nem os atravessam.
rules-moon-river-partner-desperado = Desperado. Troque uma parcela do seu armazém por uma do armazém de outro jogador. Escolhem-se as duas.
rules-moon-river-partner-thief = Ladrão de gado. Leve uma vaca de outro jogador de um território sem parceiro e ponha-a na própria parcela do ladrão. Um ladrão num milharal não leva nada.
rules-moon-river-partner-prospector = Garimpeiro. No fim, mais um ponto por cada pepita do seu rancho.
rules-moon-river-partner-trapper = Caçador. No fim, mais um ponto por cada castor do seu rancho.
rules-moon-river-partner-farmer = Agricultor. No fim, mais um ponto por cada espiga do seu rancho.

## O fim

rules-moon-river-end = O fim da partida
rules-moon-river-end-1 = Quando é preciso dispor uma nova coluna e a caixa está vazia, o saloon completa-se mais uma vez, e cada rancheiro tem um último turno sem escolher parcela.
rules-moon-river-end-2 = No turno do seu último rancheiro é obrigatório esvaziar o armazém: enquanto algum par encaixar, coloca-se um par que encaixe, e os seus símbolos atuam como sempre. O que não se puder colocar sai do jogo.
rules-moon-river-end-3 = Sobrepopulação: em cada parcela fica uma só vaca; as outras saem do jogo.

## Pontos

rules-moon-river-score = Os pontos
rules-moon-river-score-1 = Cada território vale o seu número de parcelas vezes o seu número de vacas. Os símbolos de vaca não contam, só as vacas. Os milharais nunca têm vacas.
rules-moon-river-score-2 = Cada pepita, castor e espiga vale um ponto.
rules-moon-river-score-3 = Cada garimpeiro, caçador e agricultor soma um ponto por cada pepita, castor ou espiga, respetivamente.
rules-moon-river-score-4 = No jogo avançado somam-se os pontos do cenário.
rules-moon-river-score-5 = Ganha quem tem mais pontos. Em caso de empate decide o maior território, de qualquer paisagem e com vacas ou sem elas; depois o maior número de vacas; senão a vitória é partilhada. Ambos se contam depois da sobrepopulação.
rules-moon-river-figure-score = Exemplo: deserto com 5 parcelas e 1 vaca: 5. Desfiladeiro com 7 e 3: 21. Prado com 3 e 2: 6. Fazenda com 4 e 4: 16. Uma floresta sem vacas: 0. Depois 4 pepitas, 1 castor e 18 espigas, e mais 18 pelo agricultor. Ao todo, 89 pontos.

## Dois jogadores

rules-moon-river-two = A dois jogadores
rules-moon-river-two-1 = O rancho tem dez filas, e cada jogador tem dois rancheiros.
rules-moon-river-two-2 = Quem primeiro colocar uma parcela na fila 10 recebe uma das duas placas extra logo após os efeitos desse dominó, escolhe um lado, coloca-a como parcela única segundo as regras habituais e recruta um parceiro com o seu círculo. Se nenhum lado de nenhuma placa encaixar, uma das placas sai do jogo.
rules-moon-river-two-3 = O outro jogador recebe a outra placa da mesma maneira. Cada jogador faz isto uma vez.

## Lendas do Oeste

rules-moon-river-legends = Lendas do Oeste, o jogo avançado
rules-moon-river-legends-1 = O jogo avançado usa o lado das lendas dos tabuleiros e um cenário, escolhido ou tirado à sorte.
rules-moon-river-legends-choose = Antes de se tirar seja o que for, cada jogador escolhe o tabuleiro de uma lenda pela ordem dos lugares: primeiro roxo, depois branco, laranja e verde. Os tabuleiros também se podem tirar à sorte, ou cada cor fica com o seu, como na caixa: roxo Mary, branco Wesley, laranja Calamity, verde Big Jo.
rules-moon-river-legends-house = Um cenário com o lado do acampamento, ou o lado das lendas sem cenário, é uma regra da casa: o jogo impresso usa-os juntos.
rules-moon-river-legend-mary = Mary tem quatro lugares no armazém e uma ponte, na casa do rancho.
rules-moon-river-legend-wesley = Wesley tem três lugares no armazém e pontes nas colunas a e d.
rules-moon-river-legend-calamity = Calamity tem três lugares no armazém e pontes nas colunas b e e.
rules-moon-river-legend-jo = Big Jo tem dois lugares no armazém e pontes na coluna a, na casa do rancho e na coluna e.
rules-moon-river-legends-2 = Um cenário premeia grupos: parcelas ligadas pelos seus lados. Um grupo de três vale 10, e cada uma a mais soma 10. Seis num só grupo valem 40, dois grupos de três valem 20.
rules-moon-river-scenario-timber = Comércio de Madeira. Grupos de florestas com pelo menos uma na fila 1, junto ao rio.
rules-moon-river-scenario-gold = Corrida ao Ouro. Grupos de pelo menos três parcelas com pepitas, de qualquer paisagem. Contam-se as suas pepitas: 10 pela terceira e 10 por cada uma a mais. Três parcelas com seis pepitas valem 40.
rules-moon-river-scenario-outlaws = Fora-da-Lei. Grupos de parcelas com parceiros, de qualquer paisagem, com pelo menos um bandido: um desperado ou ladrão de gado com o especialista para cima.
rules-moon-river-scenario-city = Moon River City. Grupos de fazendas.

## O que decidimos

rules-moon-river-rulings = O que decidimos
rules-moon-river-rulings-0 = As regras impressas deixam algumas questões em aberto, e alguns factos só estavam em imagens. É isto que jogamos:
rules-moon-river-rulings-pieces = Os símbolos e números das parcelas, os tipos de fichas, as placas extra, o lado do acampamento e as colunas das pontes estão reconstituídos de modo que tudo o que está impresso bata certo. Quem tiver a caixa pode corrigi-los num só ficheiro.
rules-moon-river-rulings-three = A três jogadores a parcela que sobra sai do jogo em cada coluna, não só na primeira.
rules-moon-river-rulings-stores = Depois da segunda parte de um turno nunca se tem mais parcelas do que lugares no armazém.
rules-moon-river-rulings-unused = As parcelas que não se colocam, também a que se acabou de levar, estão no armazém antes de os símbolos atuarem. Um desperado pode, portanto, trocá-las.
rules-moon-river-rulings-supply = Se a reserva de vacas estiver vazia, não vem nenhuma vaca.
rules-moon-river-rulings-single = Se a seca só puder levar uma vaca de uma única parcela, resolve-se por si.
rules-moon-river-rulings-second = A placa extra coloca-se antes do segundo dominó do turno.
rules-moon-river-rulings-bandit = Uma ficha com o cowboy para cima é um cowboy, não um bandido.

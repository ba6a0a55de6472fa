### As regras de Desperados, nas nossas próprias palavras.

## A ideia

rules-desperados-idea = A ideia
rules-desperados-idea-1 = Um xerife persegue dois a cinco desperados. Os desperados são um só bando: ganham ou perdem juntos.
rules-desperados-idea-2 = Todos se movem em segredo, com cartas viradas para baixo. Só ao fim de cinco movimentos se viram as cartas, e então se vê quem encontrou quem e que golpes tiveram êxito.
rules-desperados-idea-3 = Ao fim de cinco rondas o bando ganha se tiver $ 4.000 ou mais por cada desperado. Senão, ganha o xerife.

## As peças

rules-desperados-pieces = As peças
rules-desperados-pieces-map = O mapa: 19 cidades ligadas por estradas. Cinco cidades têm um banco, as outras 14 uma mesa de poker.
rules-desperados-figure-map = Um pedaço do mapa: uma cidade com banco, cidades com fichas de poker, um ajudante, e uma diligência com o caminho que vai fazer.
rules-desperados-pieces-cards = Cada jogador tem uma carta por cidade e uma carta Saloon.
rules-desperados-figure-cards = Cinco cartas em fila: duas que todos viram, duas que só o seu lado conhece, e uma planeada a lápis.
rules-desperados-pieces-pawns = Cada jogador tem um peão, e cada desperado um disco.
rules-desperados-pieces-deputies = O xerife tem tantos ajudantes quantos desperados houver.
rules-desperados-pieces-banks = Fichas do banco: $ 500, $ 800, $ 1.100, $ 1.400, $ 1.700 e $ 2.000 são as baixas, $ 2.300, $ 2.600, $ 2.900 e $ 3.200 as altas. Outras duas de $ 2.000 ficam à parte.
rules-desperados-pieces-poker = 14 fichas de poker: quatro de $ 300, quatro de $ 400, três de $ 500, três de $ 600.
rules-desperados-pieces-coach-tiles = Dez fichas de diligência: duas de cada valor, $ 800, $ 900, $ 1.000, $ 1.100 e $ 1.200.
rules-desperados-pieces-fewer = Estas são as fichas para cinco desperados. Com menos, as fichas valem menos, para que os dois lados ganhem mais ou menos com a mesma frequência: com quatro desperados, poker de $ 200 a $ 500 e diligências de $ 700 a $ 1.000; com três, de $ 200 a $ 400 e de $ 500 a $ 900; com dois, de $ 100 a $ 400 e de $ 500 a $ 800. Também há menos bancos ricos. Uma mesa pode ser aberta com as fichas para cinco, sejam quantos forem.
rules-desperados-pieces-plans = Cinco planos de viagem para as diligências, com um lado castanho e um azul. Cada plano é uma cidade de partida e cinco passos; a última cidade de um plano é a primeira do seguinte, em anel. O lado azul é o mesmo caminho ao contrário.
rules-desperados-plan-1 = Plano 1: Yuma, Phoenix, Tucson, Tombstone, Lordsburg, Silver City.
rules-desperados-plan-2 = Plano 2: Silver City, Socorro, Las Cruces, El Paso, Roswell, Fort Sumner.
rules-desperados-plan-3 = Plano 3: Fort Sumner, Santa Fe, Taos, Shiprock, Gallup, Albuquerque.
rules-desperados-plan-4 = Plano 4: Albuquerque, Socorro, Silver City, Gallup, Flagstaff, Prescott.
rules-desperados-plan-5 = Plano 5: Prescott, Flagstaff, Gallup, Phoenix, Tucson, Yuma.
rules-desperados-figure-whole = O mapa inteiro. Há bancos em Prescott, Tucson, Silver City, Santa Fe e El Paso.

## Preparação

rules-desperados-setup = Preparação
rules-desperados-setup-1 = Põem-se de parte duas fichas do banco de $ 2.000. Tiram-se três fichas baixas e duas altas, que ficam viradas para baixo, uma em cada banco. As restantes baralham-se num monte, com as duas de $ 2.000 no fundo.
rules-desperados-setup-2 = Em cada cidade sem banco há uma ficha de poker virada para baixo. As fichas de diligência formam um monte.
rules-desperados-setup-3 = Tira-se um primeiro plano de viagem; os outros seguem pela ordem do anel. A diligência castanha fica na primeira cidade do plano.
rules-desperados-setup-4 = O xerife coloca-se a si e aos seus ajudantes em quaisquer cidades. Depois cada desperado escolhe uma cidade, mesmo a do xerife.

## Uma ronda

rules-desperados-round = Uma ronda
rules-desperados-round-1 = A partida tem cinco rondas, e cada ronda tem cinco movimentos seguidos do acerto de contas. Em cada movimento joga primeiro o xerife, depois o bando.
rules-desperados-sheriff = A parte do xerife num movimento
rules-desperados-sheriff-1 = Cada diligência avança uma cidade no seu plano. Uma diligência que está a ser assaltada fica onde está.
rules-desperados-sheriff-2 = O xerife pode mover cada ajudante para uma cidade vizinha. Todos o veem.
rules-desperados-sheriff-3 = Joga uma carta virada para baixo: uma cidade vizinha, ou Saloon para ficar. O seu peão não se mexe até ao acerto de contas. A carta é definitiva.
rules-desperados-gang = A parte do bando num movimento
rules-desperados-gang-1 = Cada desperado joga do mesmo modo uma carta virada para baixo. Os membros do bando podem conversar e mostrar tudo uns aos outros, e as cartas podem trocar-se até todos terem escolhido.
rules-desperados-gang-2 = Depois cada desperado faz uma coisa na sua cidade: assaltar uma diligência, jogar poker, espiar a ficha do banco, ou ficar na sombra.
rules-desperados-cards = As cartas
rules-desperados-cards-1 = Uma carta usada numa ronda não se pode usar de novo nessa ronda. Por isso ninguém chega duas vezes à mesma cidade numa ronda.
rules-desperados-cards-2 = A carta da cidade onde se está não serve para ficar. Só Saloon serve.
rules-desperados-cards-3 = Todos têm de jogar uma carta. Quem não tiver nenhuma que possa jogar fica onde está, sem carta, e todos veem que ali não há carta.
rules-desperados-figure-move = Exemplo: Verde começou em Tucson, cavalgou até Lordsburg e depois até Silver City. Só o bando conhece este caminho; para o xerife o peão continua em Tucson.

## Golpes

rules-desperados-heists = Golpes
rules-desperados-heists-1 = Diligências e jogos de poker roubam-se com golpes. Um golpe anuncia-se agora, mas só se decide no acerto de contas: ainda não se leva nada.
rules-desperados-heists-2 = Um golpe precisa de mais um disco do que o número de ajudantes na cidade, postos por desperados que lá estejam, todos no mesmo movimento. Sem ajudantes basta um disco; com um ajudante são precisos dois.
rules-desperados-heists-3 = Estes discos formam a pilha. A sua altura é o número de desperados que têm de chegar, e nunca muda, façam os ajudantes o que fizerem depois. Outros desperados na cidade podem juntar o seu disco no mesmo movimento, como reserva.
rules-desperados-heists-4 = Cada disco serve para um golpe por ronda. Cada diligência e cada ficha de poker pode ser alvo de um golpe por ronda. Dois golpes ao mesmo tempo numa cidade precisam de uma pilha completa cada um; onde houver duas diligências, diz-se qual.
rules-desperados-heists-5 = Uma diligência assaltada fica parada até ao acerto de contas.
rules-desperados-heists-6 = Se demasiado poucos membros do bando escolherem um golpe, este fica sem efeito e o xerife não fica a saber de nada.
rules-desperados-figure-heist = Exemplo: há um ajudante em Lordsburg. Dois desperados assaltam ali a diligência com uma pilha de dois discos. No acerto de contas, os dois têm de lá estar em liberdade.

## Prova e espiar

rules-desperados-proof = A prova
rules-desperados-proof-1 = Quem põe um disco ou espia um banco mostra a todos a carta deste movimento. Se for Saloon, ou se não houver carta, mostram-se também as anteriores até à que levou à cidade; no movimento 1 a prova é o peão.
rules-desperados-proof-2 = Assim o xerife fica a saber onde estão agora esses desperados. Isso não os prende: ele ainda tem de estar na mesma cidade.
rules-desperados-look = Espiar um banco
rules-desperados-look-1 = Para espiar a ficha de um banco não é preciso disco nem maioria. Todo o bando fica a saber o valor; o xerife e todos os outros veem quem espiou, onde e quando. Um banco vazio não se pode espiar.
rules-desperados-look-2 = O xerife pode ver todas as fichas do banco quando quiser, sem que ninguém note.
rules-desperados-look-3 = Na mesma ronda, pode-se espiar num movimento e dar um golpe noutro.

## O acerto de contas

rules-desperados-reckoning = O acerto de contas
rules-desperados-reckoning-1 = Depois do movimento cinco, reveem-se os movimentos 1 a 5, um por um. Em cada um deles:
rules-desperados-reckoning-move = Todos os que não estão presos viram a carta deste movimento e movem o peão. Encontrar-se numa estrada não significa nada.
rules-desperados-reckoning-arrest = Um desperado na cidade do xerife vai preso. As suas cartas restantes desta ronda voltam sem serem vistas e não contam. A carta dessa cidade perde-se até ao fim da partida, mesmo que ele lá estivesse por Saloon. A própria carta Saloon nunca se perde.
rules-desperados-reckoning-heist = Depois verifica-se cada golpe deste movimento: se o número de donos dos seus discos que lá estão em liberdade for pelo menos igual à altura da pilha, o golpe tem êxito, sejam quantos forem agora os ajudantes. O bando leva a ficha de poker, ou a primeira ficha de diligência do monte. Uma ficha de poker levada desaparece de vez; se o golpe falhar, a ficha fica.
rules-desperados-reckoning-2 = Depois do movimento cinco roubam-se os bancos: em cada cidade com uma ficha do banco e mais desperados em liberdade do que ajudantes, a ficha vai para o bando. Os bancos não precisam de disco nem de anúncio.
rules-desperados-figure-bank = Exemplo: no fim de uma ronda estão em El Paso dois desperados e um ajudante. São mais, e por isso roubam ali o banco.
rules-desperados-next = Preparar a ronda seguinte
rules-desperados-next-1 = Voltam os discos e todas as cartas, menos as perdidas. Os peões começam onde estão. Os desperados presos ficam outra vez em liberdade.
rules-desperados-next-2 = Por cada banco roubado tira-se uma ficha do cimo do monte; estas fichas baralham-se e põem-se nos bancos roubados. Se não chegarem, alguns desses bancos ficam vazios.
rules-desperados-next-3 = A diligência castanha parte no plano seguinte do anel. A diligência azul volta pelo lado azul do plano que acabou. Há, portanto, uma diligência na ronda 1 e duas a partir da ronda 2.

## O fim

rules-desperados-end = O fim da partida
rules-desperados-end-1 = Depois da ronda cinco somam-se as fichas levadas. O bando ganha com pelo menos $ 4.000 por cada desperado: $ 8.000 para dois, $ 12.000 para três, $ 16.000 para quatro, $ 20.000 para cinco.
rules-desperados-end-2 = Senão, ganha o xerife. Não há empate.

## Quem sabe o quê

rules-desperados-secrets = Quem sabe o quê
rules-desperados-secrets-1 = As cartas do xerife: só o xerife, até se virarem.
rules-desperados-secrets-2 = As cartas, os planos e a conversa dos desperados: só o bando, até uma carta se virar ou ser mostrada como prova.
rules-desperados-secrets-3 = As fichas do banco: o xerife conhece todas, o bando as que espiou. As fichas de poker e os montes: ninguém.
rules-desperados-secrets-4 = Todos veem os ajudantes, as diligências, os discos, as cartas perdidas, as fichas levadas e o dinheiro até agora, e quem já jogou uma carta ou decidiu.
rules-desperados-secrets-5 = No fim fica tudo à vista, e a partida pode rever-se pelos olhos de cada um.
rules-desperados-figure-heat = No seu mapa, as cidades sombreadas mostram onde pode estar alguém que procura, e com que probabilidade. Calcula-se só a partir do que o seu lado sabe.

## Mapas próprios

rules-desperados-maps = Mapas próprios
rules-desperados-maps-1 = O mapa, os planos e as fichas estão num só ficheiro de texto. Pode jogar num mapa seu: escolha o ficheiro ao abrir uma mesa. Se tiver algum erro, é indicado antes da partida.

## O que decidimos

rules-desperados-rulings = O que decidimos
rules-desperados-rulings-0 = A nossa fonte é um livro de regras traduzido, sem as imagens. É isto que jogamos:
rules-desperados-rulings-map = O mapa, os planos de viagem, os valores das fichas e a carta Saloon única estão reconstituídos. Quem tiver o tabuleiro impresso pode escrevê-los num ficheiro de mapa.
rules-desperados-rulings-ready = Todos veem que alguém escolheu ou decidiu, mas não o quê, nem se mudou de escolha. Em cada movimento pergunta-se a todos os desperados, e por isso a pergunta nada revela.
rules-desperados-rulings-inside = Os membros do bando combinam entre si que golpes querem dar. O que não estiver completo quando todos tiverem decidido fica sem efeito.
rules-desperados-rulings-reserve = Os discos de reserva põem-se no mesmo movimento que a pilha. Para o êxito contam todos os donos de discos, da pilha e da reserva por igual.
rules-desperados-rulings-lost = A carta da cidade de uma prisão perde-se onde quer que esteja, na mão ou na fila. Uma carta já perdida não se perde outra vez.
rules-desperados-rulings-disc = Um disco usado continua usado quando o seu dono vai preso.
rules-desperados-rulings-pile = As duas fichas de $ 2.000 no fundo do monte mantêm o seu lugar. Quando as fichas acabam, o acaso decide que bancos roubados ficam vazios.
rules-desperados-rulings-open = As fichas levadas e a sua soma estão à vista.
rules-desperados-rulings-coach = Uma diligência assaltada conta como tendo terminado o seu plano.

### A primeira partida de Desperados: o que dizem os cartões, por ordem.

lesson-desperados-welcome = Boas-vindas a Desperados. O seu papel é o de Verde, num bando de dois. O computador joga com o seu parceiro, Vermelho, e com o xerife que persegue os dois.
lesson-desperados-goal = Em cinco rondas o bando precisa de $ 8.000, ou seja, $ 4.000 por cada um. Bancos, diligências e jogos de poker dão dinheiro.
lesson-desperados-law = O xerife começa em Albuquerque, com ajudantes em Lordsburg e Prescott. Os ajudantes tornam os roubos mais difíceis, mas só o próprio xerife pode prender alguém.
lesson-desperados-coach = A diligência castanha avança uma cidade em cada movimento. O horário diz onde vai estar: em Tombstone no movimento 3.
lesson-desperados-place = Escolha a cidade onde começa. Escolha Nogales: Tucson e Tombstone ficam perto.
lesson-desperados-card-1 = Em cada movimento, o xerife joga uma carta virada para baixo, e depois é a sua vez. Cavalgue até Tucson. Só o bando vê esta carta.
lesson-desperados-look = Há um banco em Tucson. Espie a sua ficha: assim o bando sabe quanto vale. Mas quem espia tem de mostrar a carta, e o xerife fica a saber onde essa pessoa está.
lesson-desperados-poor = O banco de Tucson tem só $ 800, e o xerife sabe que Verde está aqui. É melhor seguir viagem.
lesson-desperados-card-2 = Cavalgue até Tombstone. A diligência chega lá no movimento seguinte, e Verde estará à espera dela.
lesson-desperados-low-2 = Há aqui uma ficha de poker, mas o seu disco só serve para um golpe por ronda. Guarde-o para a diligência e fique na sombra. O xerife só vê que decidiu alguma coisa.
lesson-desperados-deputy = A diligência chegou a Tombstone. O xerife também mandou para lá um ajudante; os ajudantes movem-se à vista de todos.
lesson-desperados-card-3 = Para ficar onde está precisa da carta Saloon, e só tem uma por ronda. Jogue-a agora.
lesson-desperados-heist = Vermelho também chegou a Tombstone. Com um ajudante na cidade, um golpe precisa de dois discos: um só não poderia fazer nada. Assaltem a diligência juntos.
lesson-desperados-proof = Ambos tiveram de mostrar as cartas, e por isso o xerife sabe onde estão. Ainda não se levou nada: só depois do movimento cinco se decide se um golpe tem êxito.
lesson-desperados-card-4 = Saia depressa. Cavalgue até Lordsburg: o ajudante que lá estava está agora em Tombstone.
lesson-desperados-low-4 = O seu disco já foi usado nesta ronda. Fique na sombra.
lesson-desperados-card-5 = Este é o último movimento da ronda. Cavalgue até Silver City: depois do movimento cinco, o bando rouba todos os bancos onde houver mais desperados em liberdade do que ajudantes. Para isso não é preciso disco.
lesson-desperados-low-5 = Aqui não há nenhum ajudante, e por isso basta a sua presença. Fique na sombra, e viram-se todas as cartas.
lesson-desperados-reckoning = Foi o acerto de contas. No movimento 3, Verde e Vermelho estavam ambos em Tombstone e em liberdade, e por isso o golpe teve êxito: a diligência rendeu $ 1.100.
lesson-desperados-arrest = No movimento 4, Vermelho encontrou o xerife em El Paso e foi preso. A sua última carta não contou, e a sua carta de El Paso está perdida até ao fim da partida.
lesson-desperados-bank = Em Silver City roubou o banco: $ 3.200. O bando tem agora $ 4.300 dos $ 8.000.
lesson-desperados-sheriff-1 = Agora veja tudo com os olhos do xerife. Ele conhece todas as fichas do banco, mas dos caminhos do bando só viu as cartas que foi preciso mostrar: em Tucson e em Tombstone. O resto foi um palpite: que alguém seguiria para El Paso.
lesson-desperados-sheriff-2 = O mapa dele sombreia as cidades onde cada desperado pode estar, tal como o seu sombreia aquelas onde ele pode estar. Ele ganha estando na cidade certa no momento certo, e mandando ajudantes para onde o bando quer roubar.
lesson-desperados-free = Começa a ronda 2, e daqui em diante a decisão é sua. Agora há duas diligências na estrada. Pode planear a lápis os próximos movimentos, e as regras estão sempre a um toque. Boa sorte!

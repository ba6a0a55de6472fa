### A primeira partida de Moon River: o que dizem os cartões, por ordem.

lesson-moon-river-welcome = Boas-vindas a Moon River. O seu papel é o de Roxo, e o computador joga com Branco e Laranja. Todos constroem um rancho de parcelas do outro lado do rio.
lesson-moon-river-goal = É aqui que o seu rancho vai crescer. No fim, cada território vale as suas parcelas vezes as suas vacas; um território são todas as parcelas ligadas de uma paisagem.
lesson-moon-river-column = Há quatro parcelas prontas, e cada um põe um rancheiro numa delas. Os números baixos jogam primeiro, mas as melhores parcelas têm números altos.
lesson-moon-river-stand-1 = Fique no prado com duas vacas. O seu número é o mais alto, e por isso joga em último lugar na primeira ronda.
lesson-moon-river-take-1 = Os outros já jogaram, e agora é a sua vez. Leve a sua parcela: vai para um dos três lugares do armazém.
lesson-moon-river-stand-2 = Com o mesmo rancheiro escolhe-se uma parcela para a ronda seguinte. Fique no prado com um círculo e uma pepita: combina bem com o primeiro.
lesson-moon-river-take-2 = Os outros colocaram os seus primeiros dominós. Leve a sua parcela; fica com duas.
lesson-moon-river-join-1 = Duas parcelas formam um dominó. Junte os seus dois prados para os colocar. Também os poderia guardar para mais tarde.
lesson-moon-river-place-1 = O primeiro dominó tem de tocar uma das suas pontes. Coloque-o na coluna a, com as duas vacas junto ao rio e o outro prado por cima.
lesson-moon-river-cows = Os dois símbolos de vaca trouxeram duas vacas. O círculo traz um parceiro do saloon: escolhe-se uma ficha e um dos seus dois lados.
lesson-moon-river-recruit-1 = No fim só conta uma vaca em cada parcela, e por isso duas na mesma são demais. Recrute um cowboy: ele sabe conduzir vacas.
lesson-moon-river-drive = Conduza uma vaca de a1 para a2. Assim o seu prado tem duas parcelas e duas vacas que contam: dois vezes dois são quatro.
lesson-moon-river-enough = Um cowboy pode dar até três passos, mas não são precisos mais. Escolha “Chega”.
lesson-moon-river-stand-3 = Já tem cinco pontos: quatro pelo prado, um pela pepita. Para a ronda seguinte, escolha o desfiladeiro com o círculo.
lesson-moon-river-take-3 = Leve o desfiladeiro. Uma só parcela não faz um dominó, e por isso espera no armazém.
lesson-moon-river-stand-4 = O prado com uma vaca ainda está livre. Escolha-o. Fica antes dos outros, e por isso joga em primeiro lugar na ronda seguinte.
lesson-moon-river-take-4 = Agora joga em primeiro lugar. Leve o prado.
lesson-moon-river-join-2 = Junte o desfiladeiro e o prado. As duas metades de um dominó podem ser de paisagens diferentes.
lesson-moon-river-place-2 = Basta um contacto com a mesma paisagem. Coloque o prado em a3, por cima dos seus outros prados; o desfiladeiro fica em b3.
lesson-moon-river-score = O seu prado cresceu para três parcelas com três vacas: nove pontos.
lesson-moon-river-recruit-2 = O círculo do desfiladeiro traz mais um parceiro. Recrute o ladrão de gado. Ninguém tem agora uma vaca que ele possa levar, mas cada parceiro guarda as vacas do seu próprio território contra ladrões.
lesson-moon-river-stand-5 = Para a ronda seguinte, escolha a fazenda com duas vacas.
lesson-moon-river-rest = O resto descobre-se pelo caminho. Uma caveira tira uma vaca do seu território. Com o armazém cheio, é obrigatório colocar um dominó. Quando a caixa fica vazia, todos têm um último turno e colocam o que encaixar.
lesson-moon-river-free = Daqui em diante a decisão é sua. Aponte para uma parcela ou uma ficha para ver o que significa; Dica, Desfazer e as regras estão sempre à mão. Boa sorte!

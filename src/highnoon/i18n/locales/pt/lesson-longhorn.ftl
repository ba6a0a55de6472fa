### A primeira partida de Longhorn: o que dizem os cartões, por ordem.

lesson-longhorn-welcome = Boas-vindas a Longhorn. O seu papel é o de Eagle, e o computador joga com Jessie. Ambos roubam vacas com o mesmo fora-da-lei, e no fim ganha quem for mais rico.
lesson-longhorn-board = Estes são os nove territórios com as suas vacas. O fora-da-lei está em Red River Valley, onde Jessie escolheu começar. A ficha mostra o retrato de Eagle: é a sua vez.
lesson-longhorn-steal-1 = Levam-se sempre todas as vacas de uma cor do território do fora-da-lei. Leve as duas vacas brancas.
lesson-longhorn-ride-1 = Duas vacas roubadas: o fora-da-lei dá exatamente dois passos e nunca volta logo para trás. Jessie tem de roubar onde ele parar. Escolha Tulsa: ali ela não leva muito.
lesson-longhorn-prices = Jessie levou uma vaca branca. No fim, uma vaca numa manada vale $ 100 por cada vaca da sua cor que ainda esteja no tabuleiro, e por isso as brancas valem agora menos para ambos.
lesson-longhorn-steal-2 = Leve as três vacas cinzentas de Cherokee Spring. Fica lá uma vaca branca, e por isso a ficha da cascavel não tem efeito: as fichas esperam por quem leva a última vaca.
lesson-longhorn-ride-2 = Três vacas, três passos. O caminho pode dobrar, e por isso muitos territórios estão ao alcance. Escolha Maverick Junction: com duas cores lá, Jessie não o pode esvaziar.
lesson-longhorn-steal-3 = Jessie mandou o fora-da-lei para Tulsa, onde resta uma vaca laranja. Leve-a. É a última, e por isso é obrigatório usar a ficha que lá está.
lesson-longhorn-nugget = A ficha era uma pepita de $ 500. É sua, e os seus dólares contam no fim.
lesson-longhorn-ride-3 = Agora mande Jessie para Cherokee Spring. Tem de levar a última vaca de lá, e a cascavel está à espera dela.
lesson-longhorn-snake = A cascavel fez uma vaca de Jessie fugir de volta ao tabuleiro, para Tulsa. As fichas amarelas com picos tornam um território perigoso: ninguém pode ser mandado de volta para um território perigoso onde jogou por último, se houver alternativa.
lesson-longhorn-steal-4 = Leve as duas vacas laranjas de Maverick Junction. São as últimas, e desta vez a ficha é boa: um ferro em brasa.
lesson-longhorn-brand = O ferro em brasa dá todas as vacas de uma cor de um território ao lado. Leve as três vacas cinzentas de Blackstone Corral. Não alongam a cavalgada.
lesson-longhorn-ride-4 = No roubo levou duas vacas, e por isso o fora-da-lei continua a dar dois passos. Mande Jessie para Red River Valley. Quem o esvaziar encontra a outra cascavel.
lesson-longhorn-sheriff = Jessie levou uma vaca e deixou a última em paz. Repare em Nugget Hill: está lá o xerife. Quem leva a última vaca do território dele perde a partida imediatamente.
lesson-longhorn-steal-5 = Leve as duas vacas laranjas de Blackstone Corral. Isso esvazia o território, e a sua ficha é snake oil: joga outra vez.
lesson-longhorn-ride-5 = Cavalgue até Dagger Flat. Graças ao snake oil, não se vira o fora-da-lei.
lesson-longhorn-worth = A sua manada já vale muito. Com as nove vacas de uma cor ganharia imediatamente; senão, a partida acaba quando o fora-da-lei já não alcança vacas, e contam-se as manadas.
lesson-longhorn-free = Daqui em diante a decisão é sua. Ainda não se roubou nenhuma vaca preta, e por isso as pretas valem agora muito. Dica e Desfazer estão aí para ajudar, e as regras estão sempre a um toque. Boa sorte!

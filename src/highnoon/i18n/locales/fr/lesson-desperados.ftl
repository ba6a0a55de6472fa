### La première partie de Desperados : ce que disent les fiches, dans l’ordre.

lesson-desperados-welcome = Bienvenue dans Desperados. Tu es Vert, dans une bande de deux. L’ordinateur joue Rouge, ton complice, et le sheriff qui vous traque tous les deux.
lesson-desperados-goal = En cinq manches, il faut à la bande 8 000 $, soit 4 000 $ pour chacun de vous. Banques, diligences et parties de poker rapportent de l’argent.
lesson-desperados-law = Le sheriff s’est placé à Albuquerque, et ses deux adjoints à Lordsburg et à Prescott. Les adjoints compliquent les vols, mais seul le sheriff peut t’arrêter.
lesson-desperados-coach = La diligence brune avance d’une ville à chaque tour. L’horaire dit où elle sera : à Tombstone au tour 3.
lesson-desperados-place = Choisis la ville où tu commences. Prends Nogales : Tucson et Tombstone sont tout près.
lesson-desperados-card-1 = À chaque tour, le sheriff pose une carte face cachée, puis tu poses la tienne. Va à Tucson. Seule la bande voit cette carte.
lesson-desperados-look = Il y a une banque à Tucson. Regarde sa tuile : la bande saura ce qu’elle vaut. Mais qui regarde doit montrer sa carte, et le sheriff apprend où tu es.
lesson-desperados-poor = La banque de Tucson n’a que 800 $, et le sheriff sait que tu es là. Mieux vaut repartir.
lesson-desperados-card-2 = Va à Tombstone. La diligence y arrive au tour suivant, et tu l’attendras.
lesson-desperados-low-2 = Il y a ici une tuile Poker, mais ton disque ne sert qu’à un braquage par manche. Garde-le pour la diligence et ne fais rien. Le sheriff voit seulement que tu as décidé.
lesson-desperados-deputy = La diligence est arrivée à Tombstone. Le sheriff y a envoyé aussi un adjoint ; les adjoints se déplacent au vu de tous.
lesson-desperados-card-3 = Pour rester où tu es, il te faut la carte Saloon, et tu n’en as qu’une par manche. Pose-la maintenant.
lesson-desperados-heist = Rouge aussi est à Tombstone. Avec un adjoint en ville, un braquage demande deux disques : ni l’un ni l’autre n’y arriverait seul. Attaquez la diligence ensemble.
lesson-desperados-proof = Vous avez dû tous deux montrer vos cartes, et le sheriff sait où vous êtes. Rien n’est encore pris : c’est après le tour 5 que se décide si un braquage réussit.
lesson-desperados-card-4 = Pars vite. Va à Lordsburg : l’adjoint qui s’y trouvait est maintenant à Tombstone.
lesson-desperados-low-4 = Ton disque a servi dans cette manche. Ne fais rien.
lesson-desperados-card-5 = C’est le dernier tour de la manche. Va à Silver City : après le tour 5, la bande dévalise chaque banque où il y a plus de desperados libres que d’adjoints. Pour cela, pas besoin de disque.
lesson-desperados-low-5 = Il n’y a pas d’adjoint ici : tu suffis à toi seul. Ne fais rien, et toutes les cartes seront retournées.
lesson-desperados-reckoning = C’était le règlement de comptes. Au tour 3, Rouge et toi étiez tous deux à Tombstone et libres : le braquage a réussi, et la diligence a rapporté 1 100 $.
lesson-desperados-arrest = Au tour 4, Rouge a rencontré le sheriff à El Paso : arrestation. Sa dernière carte n’a pas compté, et sa carte d’El Paso est perdue pour le reste de la partie.
lesson-desperados-bank = À Silver City, tu as dévalisé la banque : 3 200 $. La bande a maintenant 4 300 $ sur 8 000 $.
lesson-desperados-sheriff-1 = Regarde maintenant avec les yeux du sheriff. Il connaît toutes les tuiles Banque. De vos chemins, il n’a vu que les cartes que vous avez dû montrer : à Tucson et à Tombstone. Il a deviné que quelqu’un irait à El Paso.
lesson-desperados-sheriff-2 = Sa carte ombre les villes où chaque desperado peut être, comme la tienne ombre celles où il peut être. Il gagne en étant dans la bonne ville au bon tour, et en envoyant ses adjoints là où vous voulez voler.
lesson-desperados-free = La manche 2 commence, et à partir d’ici, c’est toi qui décides. Deux diligences roulent maintenant. Tu peux noter au crayon tes prochains déplacements, et les règles sont toujours à un clic. Bonne chance !

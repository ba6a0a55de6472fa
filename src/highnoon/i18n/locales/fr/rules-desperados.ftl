### Les règles de Desperados, avec nos propres mots.

## L’idée

rules-desperados-idea = L’idée
rules-desperados-idea-1 = Un sheriff traque deux à cinq desperados. Les desperados forment une bande : ils gagnent ou perdent ensemble.
rules-desperados-idea-2 = Tous se déplacent en secret, avec des cartes posées face cachée. Elles ne sont retournées qu’après cinq tours ; on voit alors qui a rencontré qui et quels braquages ont réussi.
rules-desperados-idea-3 = Après cinq manches, la bande gagne si elle a 4 000 $ ou plus par desperado. Sinon, c’est le sheriff qui gagne.

## Le matériel

rules-desperados-pieces = Le matériel
rules-desperados-pieces-map = La carte : 19 villes reliées par des routes. Cinq villes ont une banque, les 14 autres une table de poker.
rules-desperados-figure-map = Un extrait de la carte : une ville avec une banque, des villes avec des tuiles Poker, un adjoint, et une diligence avec le trajet qui l’attend.
rules-desperados-pieces-cards = Chaque joueur a une carte de déplacement par ville et une carte Saloon.
rules-desperados-figure-cards = Cinq cartes en rangée : deux que tout le monde a vues, deux que seul ton camp connaît, et une notée au crayon.
rules-desperados-pieces-pawns = Chaque joueur a un pion, et chaque desperado un disque.
rules-desperados-pieces-deputies = Le sheriff a autant d’adjoints qu’il y a de desperados.
rules-desperados-pieces-banks = Tuiles Banque : 500 $, 800 $, 1 100 $, 1 400 $, 1 700 $ et 2 000 $ sont les basses, 2 300 $, 2 600 $, 2 900 $ et 3 200 $ les hautes. Deux autres de 2 000 $ sont mises à part.
rules-desperados-pieces-poker = 14 tuiles Poker : quatre de 300 $, quatre de 400 $, trois de 500 $, trois de 600 $.
rules-desperados-pieces-coach-tiles = Dix tuiles Diligence : deux de chaque valeur, 800 $, 900 $, 1 000 $, 1 100 $ et 1 200 $.
rules-desperados-pieces-fewer = Ce sont les tuiles pour cinq desperados. S’ils sont moins nombreux, les tuiles valent moins, pour que chaque camp gagne à peu près aussi souvent : à quatre desperados, poker de 200 $ à 500 $ et diligences de 700 $ à 1 000 $ ; à trois, de 200 $ à 400 $ et de 500 $ à 900 $ ; à deux, de 100 $ à 400 $ et de 500 $ à 800 $. Les banques riches sont aussi moins nombreuses. Une table peut être ouverte avec les tuiles pour cinq, quel que soit leur nombre.
rules-desperados-pieces-plans = Cinq plans de voyage pour les diligences, chacun avec un côté brun et un côté bleu. Un plan donne une ville de départ et cinq étapes ; la dernière ville d’un plan est la première du suivant, en boucle. Le côté bleu est le même chemin à rebours.
rules-desperados-plan-1 = Plan 1 : Yuma, Phoenix, Tucson, Tombstone, Lordsburg, Silver City.
rules-desperados-plan-2 = Plan 2 : Silver City, Socorro, Las Cruces, El Paso, Roswell, Fort Sumner.
rules-desperados-plan-3 = Plan 3 : Fort Sumner, Santa Fe, Taos, Shiprock, Gallup, Albuquerque.
rules-desperados-plan-4 = Plan 4 : Albuquerque, Socorro, Silver City, Gallup, Flagstaff, Prescott.
rules-desperados-plan-5 = Plan 5 : Prescott, Flagstaff, Gallup, Phoenix, Tucson, Yuma.
rules-desperados-figure-whole = La carte entière. Il y a des banques à Prescott, Tucson, Silver City, Santa Fe et El Paso.

## La mise en place

rules-desperados-setup = La mise en place
rules-desperados-setup-1 = On met de côté deux tuiles Banque de 2 000 $. On tire trois tuiles basses et deux hautes, posées face cachée, une sur chaque banque. Le reste est mélangé en une pile, avec les deux tuiles de 2 000 $ tout en bas.
rules-desperados-setup-2 = Dans chaque ville sans banque, il y a une tuile Poker face cachée. Les tuiles Diligence forment une pile.
rules-desperados-setup-3 = On tire un premier plan de voyage ; les autres suivent dans l’ordre de la boucle. La diligence brune est dans la première ville du plan.
rules-desperados-setup-4 = Le sheriff se place et place ses adjoints dans les villes de son choix. Puis chaque desperado choisit une ville, même celle du sheriff.

## Une manche

rules-desperados-round = Une manche
rules-desperados-round-1 = La partie a cinq manches, et chaque manche cinq tours suivis du règlement de comptes. À chaque tour, le sheriff joue d’abord, puis la bande.
rules-desperados-sheriff = Un tour : le sheriff
rules-desperados-sheriff-1 = Chaque diligence avance d’une ville selon son plan. Une diligence attaquée reste où elle est.
rules-desperados-sheriff-2 = Le sheriff peut déplacer chaque adjoint dans une ville voisine. Tout le monde le voit.
rules-desperados-sheriff-3 = Il pose une carte de déplacement face cachée : une ville voisine, ou Saloon pour rester. Son pion ne bouge pas avant le règlement de comptes. La carte est définitive.
rules-desperados-gang = Un tour : la bande
rules-desperados-gang-1 = Chaque desperado pose de même une carte face cachée. La bande peut se parler et tout se montrer, et chacun peut changer de carte tant que tous n’ont pas choisi.
rules-desperados-gang-2 = Puis chaque desperado fait une chose dans sa ville : attaquer une diligence, jouer au poker, regarder la tuile Banque ou ne rien faire.
rules-desperados-cards = Les cartes
rules-desperados-cards-1 = Une carte jouée ne peut plus l’être dans la même manche. Personne ne va donc deux fois dans la même ville au cours d’une manche.
rules-desperados-cards-2 = La carte de la ville où tu es ne permet pas d’y rester. Seule Saloon le permet.
rules-desperados-cards-3 = Chacun doit poser une carte. Qui n’en a aucune de jouable reste sur place sans carte, et tous voient qu’il n’y en a pas.
rules-desperados-figure-move = Exemple : Vert est parti de Tucson, est allé à Lordsburg puis à Silver City. Seule la bande connaît ce chemin ; pour le sheriff, le pion est toujours à Tucson.

## Les braquages

rules-desperados-heists = Les braquages
rules-desperados-heists-1 = Les braquages visent les diligences et les parties de poker. Un braquage s’annonce maintenant, mais ne se décide qu’au règlement de comptes : rien n’est encore pris.
rules-desperados-heists-2 = Un braquage demande un disque de plus qu’il n’y a d’adjoints dans la ville ; ces disques sont posés par des desperados présents, tous au même tour. Sans adjoint, un disque suffit ; avec un adjoint, il en faut deux.
rules-desperados-heists-3 = Ces disques forment la pile. Sa hauteur est le nombre de desperados qui doivent arriver, et elle ne change plus, quoi que fassent ensuite les adjoints. D’autres desperados présents peuvent ajouter leur disque en renfort au même tour.
rules-desperados-heists-4 = Chaque disque sert à un braquage par manche. Chaque diligence et chaque tuile Poker peut être la cible d’un braquage par manche. Deux braquages à la fois dans une ville demandent chacun une pile complète ; s’il y a deux diligences, tu dis laquelle.
rules-desperados-heists-5 = Une diligence attaquée s’arrête jusqu’au règlement de comptes.
rules-desperados-heists-6 = Si trop peu de desperados choisissent un braquage, il est abandonné, et le sheriff n’en apprend rien.
rules-desperados-figure-heist = Exemple : il y a un adjoint à Lordsburg. Deux desperados y attaquent la diligence avec une pile de deux disques. Au règlement de comptes, deux d’entre eux doivent y être et être libres.

## La preuve et le repérage

rules-desperados-proof = La preuve
rules-desperados-proof-1 = Qui pose un disque ou regarde une banque montre à tous sa carte de ce tour. Si c’est Saloon, ou s’il n’y a pas de carte, il montre aussi les cartes d’avant, jusqu’à celle qui a mené dans la ville ; au tour 1, le pion est la preuve.
rules-desperados-proof-2 = Le sheriff apprend ainsi où sont ces desperados. Cela ne suffit pas à les arrêter : il faut encore qu’il soit dans la même ville.
rules-desperados-look = Repérer une banque
rules-desperados-look-1 = Regarder la tuile d’une banque ne demande ni disque ni majorité. Toute la bande en apprend la valeur ; le sheriff et tous les autres voient qui a regardé, où et quand. On ne peut pas regarder une banque vide.
rules-desperados-look-2 = Le sheriff peut regarder toutes les tuiles Banque à tout moment, sans qu’on le voie.
rules-desperados-look-3 = Dans une même manche, tu peux regarder une banque à un tour et participer à un braquage à un autre.

## Le règlement de comptes

rules-desperados-reckoning = Le règlement de comptes
rules-desperados-reckoning-1 = Après le tour 5, on reprend les tours 1 à 5 l’un après l’autre. À chacun :
rules-desperados-reckoning-move = Tous ceux qui ne sont pas arrêtés retournent leur carte de ce tour et déplacent leur pion. Se croiser sur une route ne compte pas.
rules-desperados-reckoning-arrest = Un desperado dans la ville du sheriff est arrêté. Ses cartes restantes de la manche lui reviennent sans être vues et ne comptent pas. La carte de cette ville est perdue pour le reste de la partie, même s’il y restait grâce à Saloon. La carte Saloon elle-même n’est jamais perdue.
rules-desperados-reckoning-heist = Puis on vérifie chaque braquage de ce tour : il réussit si, parmi ceux qui y ont posé un disque, au moins autant que la pile a de disques sont sur place et libres, quels que soient alors les adjoints présents. La bande prend la tuile Poker, ou la tuile Diligence du dessus. Une tuile Poker prise disparaît pour de bon ; manquée, elle reste.
rules-desperados-reckoning-2 = Après le tour 5, on dévalise les banques : dans chaque ville avec une tuile Banque où il y a plus de desperados libres que d’adjoints, la tuile va à la bande. Pour les banques, ni disque ni annonce.
rules-desperados-figure-bank = Exemple : à la fin d’une manche, deux desperados sont à El Paso avec un adjoint. Ils sont plus nombreux et dévalisent la banque.
rules-desperados-next = Préparer la manche suivante
rules-desperados-next-1 = Les cartes, sauf celles qui sont perdues, et les disques reviennent. Les pions partent d’où ils sont. Les desperados arrêtés sont de nouveau libres.
rules-desperados-next-2 = Pour chaque banque dévalisée, on prend une tuile du dessus de la pile ; ces tuiles sont mélangées et posées sur les banques dévalisées. S’il en manque, certaines de ces banques restent vides.
rules-desperados-next-3 = La diligence brune commence le plan suivant de la boucle. La diligence bleue revient par le côté bleu du plan qui vient de finir. Il y a donc une diligence dans la manche 1, et deux à partir de la manche 2.

## La fin

rules-desperados-end = La fin de la partie
rules-desperados-end-1 = Après la manche 5, on additionne les tuiles prises. La bande gagne avec au moins 4 000 $ par desperado : 8 000 $ à deux, 12 000 $ à trois, 16 000 $ à quatre, 20 000 $ à cinq.
rules-desperados-end-2 = Sinon, le sheriff gagne. Il n’y a pas de match nul.

## Qui sait quoi

rules-desperados-secrets = Qui sait quoi
rules-desperados-secrets-1 = Les cartes du sheriff : lui seul, jusqu’à ce qu’elles soient retournées.
rules-desperados-secrets-2 = Les cartes, les plans et les discussions des desperados : la bande seule, jusqu’à ce qu’une carte soit retournée ou montrée en preuve.
rules-desperados-secrets-3 = Les tuiles Banque : le sheriff les connaît toutes, la bande celles qu’elle a regardées. Les tuiles Poker et les piles : personne.
rules-desperados-secrets-4 = Tout le monde voit les adjoints, les diligences, les disques, les cartes perdues, les tuiles prises et l’argent, et qui a posé une carte ou décidé.
rules-desperados-secrets-5 = Après la fin, tout est visible, et l’on peut revoir la partie avec les yeux de chacun.
rules-desperados-figure-heat = Sur ta carte, les villes ombrées montrent où peut être quelqu’un que tu cherches, et à quel point c’est probable. Le calcul ne part que de ce que sait ton camp.

## Ses propres cartes

rules-desperados-maps = Tes propres cartes
rules-desperados-maps-1 = La carte, les plans et les tuiles tiennent dans un seul fichier texte. Tu peux jouer sur ta propre carte : choisis le fichier en ouvrant une table. Toute erreur est signalée avant la partie.

## Décisions

rules-desperados-rulings = Ce que nous avons décidé
rules-desperados-rulings-0 = Notre source est un livret de règles traduit, sans ses images. Voici comment nous jouons :
rules-desperados-rulings-map = La carte, les plans de voyage, les valeurs des tuiles et la carte Saloon unique sont reconstitués. Avec le plateau imprimé sous les yeux, tu peux les écrire dans un fichier de carte.
rules-desperados-rulings-ready = Tous voient que quelqu’un a choisi ou décidé, mais pas quoi, ni si le choix a changé. La question est posée à tous les desperados à chaque tour : elle ne révèle donc rien.
rules-desperados-rulings-inside = La bande convient entre elle des braquages qu’elle veut. Ce qui n’est pas complet quand tous ont décidé est abandonné.
rules-desperados-rulings-reserve = Les disques de renfort se posent au même tour que la pile. Pour la réussite, tous ceux qui ont posé un disque comptent, pile et renfort.
rules-desperados-rulings-lost = La carte de la ville d’une arrestation est perdue où qu’elle soit, en main ou dans la rangée. Une carte déjà perdue ne se perd pas une seconde fois.
rules-desperados-rulings-disc = Un disque utilisé le reste, même quand son joueur est arrêté.
rules-desperados-rulings-pile = Les deux tuiles de 2 000 $ au bas de la pile y restent. Quand les tuiles manquent, le hasard décide quelles banques dévalisées restent vides.
rules-desperados-rulings-open = Les tuiles prises et leur somme sont visibles de tous.
rules-desperados-rulings-coach = Une diligence attaquée est considérée comme ayant terminé son plan.

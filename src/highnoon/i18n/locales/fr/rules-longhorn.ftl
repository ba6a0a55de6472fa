### Les règles de Longhorn, avec nos propres mots.

## L’idée

rules-longhorn-idea = L’idée
rules-longhorn-idea-1 = Deux hors-la-loi, Eagle Perkins et Jessie Artist Byrd, volent du bétail sur neuf territoires. Ils partagent un seul jeton Hors-la-loi : tu voles là où il se trouve, puis tu l’envoies plus loin, et ton adversaire doit voler là où tu l’as envoyé.
rules-longhorn-idea-2 = À la fin, une vache volée vaut 100 $ pour chaque vache de sa couleur encore sur le plateau. Il te faut donc beaucoup de vaches d’une couleur, et qu’il en reste beaucoup de la même sur le plateau.
rules-longhorn-idea-3 = Tout est visible. Le seul secret est la pépite que l’on tire dans une embuscade.

## Le matériel

rules-longhorn-pieces = Le matériel
rules-longhorn-pieces-places = Neuf territoires. Au début, il y a six vaches à Nugget Hill, cinq à Blackstone Corral, quatre à Cherokee Spring, Dagger Flat, Maverick Junction, Red River Valley et Kid Cooper’s Ranch, trois à Salomon Tree et deux à Tulsa.
rules-longhorn-pieces-cows = 36 vaches, neuf de chacune des quatre couleurs : blanche, orange, grise et noire. Chaque couleur a aussi sa marque et ses cornes : on peut toujours les distinguer autrement que par la couleur.
rules-longhorn-pieces-tokens = 19 jetons Action, dont neuf servent dans une partie. Ils sont posés face visible. Les jetons jaunes à pointes sont dangereux.
rules-longhorn-pieces-outlaw = Un jeton Hors-la-loi à deux faces. Il montre où l’on joue, et sa face visible indique de qui c’est le tour.
rules-longhorn-figure-cows = Les quatre couleurs, avec les marques qui les désignent dans le journal.
rules-longhorn-figure-tokens = Toutes les sortes de jetons. Les jaunes à pointes sont dangereux.

## La mise en place

rules-longhorn-setup = La mise en place
rules-longhorn-setup-1 = Les neuf territoires sont disposés au hasard en un carré de trois sur trois.
rules-longhorn-setup-2 = On tire neuf des 19 jetons et on en pose un sur chaque territoire. Si le sheriff en fait partie, il doit être à Nugget Hill : il échange sa place avec le jeton qui s’y trouve.
rules-longhorn-setup-3 = Les vaches sont mélangées et réparties au hasard ; chaque territoire en reçoit le nombre prévu.
rules-longhorn-setup-4 = On tire à pile ou face qui joue en premier. L’autre joueur regarde alors l’ensemble et choisit où la partie commence : sur l’un des cinq territoires qui débutent avec quatre vaches.
rules-longhorn-figure-board = Un plateau en début de partie. Le hors-la-loi est à Cherokee Spring ; c’est là que vole le joueur dont on voit le portrait.

## Un tour

rules-longhorn-turn = Un tour
rules-longhorn-turn-1 = Un tour se joue en deux temps : tu voles, puis tu déplaces le hors-la-loi.
rules-longhorn-steal = D’abord : voler
rules-longhorn-steal-1 = Choisis une couleur présente là où se trouve le hors-la-loi et ajoute à ton troupeau toutes les vaches de cette couleur. Tu es obligé d’en prendre, et tu ne peux en laisser aucune.
rules-longhorn-steal-2 = S’il ne reste alors plus aucune vache sur le territoire, tu dois utiliser le jeton qui s’y trouve. S’il n’y a pas de jeton, il ne se passe rien de plus.
rules-longhorn-steal-3 = Tant qu’il reste ne serait-ce qu’une vache, le jeton attend.
rules-longhorn-ride = Ensuite : déplacer le hors-la-loi
rules-longhorn-ride-1 = Le hors-la-loi avance d’exactement autant de cases que tu viens de voler de vaches. On passe d’un territoire à son voisin de gauche, de droite, du haut ou du bas, jamais en diagonale.
rules-longhorn-ride-2 = Il ne fait jamais demi-tour vers le territoire qu’il vient de quitter. À part cela, le chemin est libre : il peut se croiser lui-même et passer par des territoires vides ou dangereux.
rules-longhorn-ride-3 = La chevauchée doit finir sur un autre territoire que celui du départ, et où il reste des vaches.
rules-longhorn-ride-4 = Si tu peux en atteindre plusieurs, choisis-en un. Retourne ensuite le hors-la-loi : ton adversaire y joue.
rules-longhorn-ride-5 = Si tous les autres territoires que peut atteindre une chevauchée de cette longueur sont vides, la partie s’arrête aussitôt et l’on compte les troupeaux.
rules-longhorn-figure-ride = Exemple : après un vol de trois vaches dans un coin, le hors-la-loi peut atteindre en trois cases le milieu de chacun des quatre côtés, car le chemin peut tourner. On ne peut choisir qu’un territoire où il y a des vaches.
rules-longhorn-figure-forced = Exemple : si l’on vole la vache blanche, tous les territoires à une case sont vides, et la partie s’arrête. Si l’on vole les deux vaches orange, Dagger Flat est le seul territoire avec des vaches à exactement deux cases : le hors-la-loi doit y aller. Le choix entre les deux revient au joueur qui vole.

## Les jetons

rules-longhorn-tokens = Les jetons
rules-longhorn-tokens-1 = Qui prend la dernière vache d’un territoire dans le premier temps de son tour doit utiliser le jeton, que cela lui plaise ou non. Tous les jetons sauf les pépites retournent ensuite dans la boîte.
rules-longhorn-token-nugget = Pépite (six : une de 200 $, deux de 300 $, deux de 400 $, une de 500 $). Garde-la. Ses dollars s’ajoutent à la fin.
rules-longhorn-token-iron = Fer rouge (trois). Choisis un territoire voisin du hors-la-loi, pas en diagonale, et une couleur qui s’y trouve, puis ajoute à ton troupeau toutes les vaches de cette couleur. Elles ne comptent pas pour la chevauchée. Si cela vide le territoire, son jeton retourne dans la boîte sans effet, même le sheriff. Si aucun territoire voisin n’a de vaches, il ne se passe rien.
rules-longhorn-token-epidemic = Épidémie (une). Choisis l’une des quatre couleurs, qu’elle soit encore sur le plateau ou non. Toutes ses vaches qui sont sur le plateau quittent la partie. Les troupeaux gardent les leurs, mais les vaches de cette couleur ne valent rien à la fin. Les territoires ainsi vidés perdent leur jeton sans effet.
rules-longhorn-token-oil = Snake Oil (trois). Après ta chevauchée, tu ne retournes pas le hors-la-loi : tu rejoues, sur le nouveau territoire.
rules-longhorn-token-ambush = Embuscade (trois). Prends à ton adversaire soit une pépite, tirée au hasard, soit deux vaches d’une même couleur. Si tu peux prendre quelque chose, tu y es obligé. S’il n’a ni pépite ni deux vaches d’une même couleur, il ne se passe rien.
rules-longhorn-token-rattlesnake = Crotale (deux, dangereux). Pour chaque couleur de ton troupeau, y compris les vaches que tu viens de voler, mets une vache sur un territoire voisin du hors-la-loi, chacune où tu veux ; les territoires vides sont permis. La longueur de la chevauchée ne change pas.
rules-longhorn-token-sheriff = Sheriff (un, dangereux, toujours à Nugget Hill). Tu es pris et tu perds aussitôt la partie, quoi qu’il en soit.

## Le danger

rules-longhorn-danger = Les territoires dangereux
rules-longhorn-danger-1 = Un territoire est dangereux tant qu’un crotale ou le sheriff s’y trouve.
rules-longhorn-danger-2 = Tu ne peux pas envoyer un joueur là où il a joué en dernier tant que ce territoire est dangereux, sauf si c’est le seul que tu puisses choisir.
rules-longhorn-danger-3 = Ainsi, personne ne peut être renvoyé sans cesse chez le sheriff. Après un tour joué ailleurs, le territoire est de nouveau ouvert à ce joueur.
rules-longhorn-figure-danger = Exemple : Eagle a volé à Cherokee Spring, où se trouve un crotale, et a envoyé Jessie à Nugget Hill. Après son vol, elle ne peut pas le renvoyer aussitôt à Cherokee Spring : elle l’envoie donc à Maverick Junction.

## La fin

rules-longhorn-end = La fin de la partie
rules-longhorn-end-1 = Sheriff : qui prend la dernière vache du territoire du sheriff perd aussitôt, même avec neuf vaches d’une couleur.
rules-longhorn-end-2 = Neuf d’une couleur : qui a les neuf vaches d’une couleur dans son troupeau gagne aussitôt, que ce soit par un vol, le fer rouge ou une embuscade. Cela passe avant l’effet de tout autre jeton.
rules-longhorn-end-3 = Plus de chemin : si le hors-la-loi ne peut atteindre aucun autre territoire avec des vaches, on compte les troupeaux.

## Le décompte

rules-longhorn-score = Le décompte des troupeaux
rules-longhorn-score-1 = Pour chaque couleur, compte les vaches encore sur le plateau : chaque vache de cette couleur dans un troupeau vaut 100 $ fois ce nombre. Une couleur frappée par l’épidémie ne vaut rien.
rules-longhorn-score-2 = Ajoute les pépites. Le plus riche gagne ; si les sommes sont égales, c’est un match nul.
rules-longhorn-score-3 = Pendant la partie, la page montre toujours ce que vaudraient les deux troupeaux si l’on comptait maintenant.
rules-longhorn-figure-score = Exemple : il reste sur le plateau 2 vaches blanches, 1 grise et 4 orange, et aucune noire. Eagle a 5 blanches, 2 orange et 5 grises, et 300 $ de pépites : 2 600 $. Jessie a 2 blanches, 3 orange et 3 grises, et 600 $ de pépites : 2 500 $. Eagle gagne ; les vaches noires ne valent rien, ni pour l’un ni pour l’autre.

## Une option

rules-longhorn-options = Deux choix avant la partie
rules-longhorn-options-1 = Une pépite prise en embuscade est tirée au hasard, comme dans la plupart des éditions ; c’est notre règle par défaut. On peut comprendre les éditions russe et allemande comme laissant choisir la pépite. Tu peux jouer des deux façons ; si l’on choisit, plus rien ne dépend du hasard après la donne.
rules-longhorn-options-2 = Une épidémie peut frapper n’importe laquelle des quatre couleurs, même une qui n’est plus sur le plateau : aucune édition ne l’interdit, et la russe dit une couleur au choix. C’est notre règle par défaut. Tu peux aussi exiger que la couleur soit encore sur le plateau.

## Décisions

rules-longhorn-rulings = Ce que nous avons décidé
rules-longhorn-rulings-0 = Les éditions imprimées laissent des questions ouvertes ou y répondent différemment. Voici comment nous jouons :
rules-longhorn-rulings-counts = Certains nombres ne figuraient que sur des images : celui des vaches de chaque territoire au début, et celui des exemplaires de chaque jeton. Nous les avons repris d’une autre version publique du jeu, et nous avons vérifié que les totaux tombent juste.
rules-longhorn-rulings-iron = Les vaches prises au fer rouge ou en embuscade n’allongent jamais la chevauchée.
rules-longhorn-rulings-epidemic = Si le plateau est vide, l’épidémie ne demande rien. Une couleur frappée reste sans valeur, même si un crotale ramène plus tard une de ses vaches sur le plateau.
rules-longhorn-rulings-emptied = Les jetons des territoires vidés à distance, par le fer rouge ou l’épidémie, n’ont pas d’effet.
rules-longhorn-rulings-ambush = Une embuscade ne prend deux vaches que d’une couleur dont l’adversaire en a au moins deux.
rules-longhorn-rulings-danger = Les tours supplémentaires de l’adversaire ne lèvent pas l’interdiction d’un territoire dangereux ; un tour supplémentaire que tu joues toi-même ailleurs la lève.
rules-longhorn-rulings-nine = Réunir neuf vaches d’une couleur fait gagner avant l’effet de tout jeton, sauf le sheriff.
rules-longhorn-rulings-end = La partie peut aussi finir après Snake Oil, si aucun territoire n’est à portée.
rules-longhorn-rulings-draw = À sommes égales, c’est un match nul.

### La première partie de Longhorn : ce que disent les fiches, dans l’ordre.

lesson-longhorn-welcome = Bienvenue dans Longhorn. Tu es Eagle, et l’ordinateur joue Jessie. Vous volez tous deux des vaches avec le même hors-la-loi, et à la fin le plus riche gagne.
lesson-longhorn-board = Voici les neuf territoires avec leurs vaches. Le hors-la-loi est à Red River Valley, où Jessie a choisi de commencer. Il montre ton portrait : c’est donc à toi.
lesson-longhorn-steal-1 = Tu prends toujours toutes les vaches d’une couleur là où est le hors-la-loi. Prends les deux vaches blanches.
lesson-longhorn-ride-1 = Tu as volé deux vaches : le hors-la-loi avance d’exactement deux cases, sans jamais faire demi-tour. Jessie doit voler là où tu l’envoies. Choisis Tulsa : elle n’y gagnera pas grand-chose.
lesson-longhorn-prices = Jessie a pris une vache blanche. À la fin, une vache d’un troupeau vaut 100 $ pour chaque vache de sa couleur encore sur le plateau : les blanches valent donc moins pour vous deux.
lesson-longhorn-steal-2 = Prends les trois vaches grises à Cherokee Spring. Une vache blanche reste, donc le jeton Crotale ne fait rien : les jetons attendent celui qui prendra la dernière vache.
lesson-longhorn-ride-2 = Trois vaches, trois cases. Le chemin peut tourner, et beaucoup de territoires sont à portée. Choisis Maverick Junction : il y a là deux couleurs, et Jessie ne peut pas le vider.
lesson-longhorn-steal-3 = Jessie t’envoie à Tulsa, où il reste une vache orange. Prends-la. C’est la dernière : tu dois utiliser le jeton qui est là.
lesson-longhorn-nugget = Le jeton était une pépite de 500 $. Elle est à toi, et ses dollars comptent à la fin.
lesson-longhorn-ride-3 = Envoie maintenant Jessie à Cherokee Spring. Elle doit y prendre la dernière vache, et le crotale l’attend.
lesson-longhorn-snake = Le crotale a fait fuir une vache de Jessie : elle est retournée sur le plateau, à Tulsa. Les jetons jaunes à pointes rendent un territoire dangereux : personne n’est renvoyé sur le territoire dangereux où il a joué en dernier, sauf s’il n’y a pas d’autre choix.
lesson-longhorn-steal-4 = Prends les deux vaches orange à Maverick Junction. Ce sont les dernières, et cette fois le jeton t’est utile : un fer rouge.
lesson-longhorn-brand = Le fer rouge te donne toutes les vaches d’une couleur d’un territoire voisin. Prends les trois vaches grises de Blackstone Corral. Elles n’allongent pas la chevauchée.
lesson-longhorn-ride-4 = Tu as volé deux vaches, donc le hors-la-loi avance toujours de deux cases. Envoie Jessie à Red River Valley. Qui vide ce territoire rencontre l’autre crotale.
lesson-longhorn-sheriff = Jessie a pris une vache et laissé la dernière. Regarde Nugget Hill : le sheriff y est. Qui prend la dernière vache de son territoire perd aussitôt la partie.
lesson-longhorn-steal-5 = Prends les deux vaches orange à Blackstone Corral. Cela vide le territoire, et son jeton est Snake Oil : tu vas rejouer.
lesson-longhorn-ride-5 = Va à Dagger Flat. Grâce à Snake Oil, on ne retourne pas le hors-la-loi.
lesson-longhorn-worth = Ton troupeau vaut déjà beaucoup. Avec les neuf vaches d’une couleur, tu gagnerais aussitôt ; sinon, la partie finit quand le hors-la-loi n’a plus de vaches à sa portée, et l’on compte les troupeaux.
lesson-longhorn-free = À partir d’ici, c’est toi qui décides. Aucune vache noire n’a encore été volée : le noir vaut donc cher. Les boutons Conseil et Annuler t’aident, et les règles sont toujours à un clic. Bonne chance !

### Les règles de Moon River, avec nos propres mots.

## L’idée

rules-moon-river-idea = L’idée
rules-moon-river-idea-1 = Deux à quatre joueurs bâtissent chacun un ranch au-delà de la rivière. À chaque manche, tu choisis une parcelle de terre, et tu peux assembler deux de tes parcelles en un domino et le poser sur ton ranch ; vaches, sécheresses et partenaires arrivent avec lui.
rules-moon-river-idea-2 = À la fin, chaque territoire rapporte le nombre de ses parcelles multiplié par celui de ses vaches. Pépites, castors et maïs rapportent un point chacun, les partenaires davantage.
rules-moon-river-idea-3 = Rien n’est caché, sauf l’ordre des tirages : les parcelles de la boîte et les jetons de la pioche.

## Le matériel

rules-moon-river-pieces = Le matériel
rules-moon-river-pieces-parcels = 96 parcelles de six paysages. Le recto montre le paysage et parfois des symboles, le verso un numéro de 1 à 6. Les parcelles plus riches ont des numéros plus grands.
rules-moon-river-figure-lands = Les six paysages : désert, canyon, prairie, forêt, ferme et champ de maïs.
rules-moon-river-figure-parcels = Les 25 sortes de parcelles. Le nombre sous chacune dit combien il y en a ; celui du coin est le numéro de son verso.
rules-moon-river-pieces-chips = 20 jetons Partenaire : cinq desperados, cinq voleurs de bétail, trois chercheurs d’or, cinq trappeurs et deux fermiers. Au verso de chaque jeton, il y a un cow-boy.
rules-moon-river-pieces-cows = 32 vaches dans un stock commun.
rules-moon-river-pieces-rancheros = Des rancheros de quatre couleurs : violet, blanc, orange et vert. Ta couleur est ton nom à la table. Tu as un ranchero, ou deux dans une partie à deux.
rules-moon-river-pieces-tiles = Deux tuiles bonus, utilisées seulement à deux joueurs. Chaque face a un paysage et un cercle : canyon ou prairie, désert ou forêt.
rules-moon-river-pieces-boards = Un plateau pour chacun. Le ranch grandit au-dessus : cinq colonnes et cinq rangées, dix rangées dans une partie à deux. La rangée 1 longe la rivière.
rules-moon-river-pieces-homestead = La case du milieu de la rangée 1 est la maison. Ce n’est pas une parcelle, aucune vache n’y entre ni ne la traverse, et sans pont à elle, elle n’offre aucun contact.
rules-moon-river-pieces-bridges = Des ponts franchissent la rivière. Celui d’une colonne touche la case de cette colonne dans la rangée 1 ; celui de la maison touche les trois cases autour de la maison.
rules-moon-river-pieces-stores = La réserve a des cases pour les parcelles qui ne sont pas encore posées.
rules-moon-river-pieces-camp = Le côté Camp a trois cases de réserve, et des ponts aux colonnes a et e et à la maison.
rules-moon-river-figure-ranch = Un ranch vide du côté Camp : en bas la rivière et ses trois ponts, la maison au milieu de la rangée 1.

## La mise en place

rules-moon-river-setup = La mise en place
rules-moon-river-setup-1 = Chacun prend un plateau et un ranchero, ou deux rancheros dans une partie à deux.
rules-moon-river-setup-2 = On tire cinq jetons Partenaire et on les met au saloon, côté spécialiste visible.
rules-moon-river-setup-3 = Les parcelles sont mélangées dans la boîte. On en tire quatre, on les range selon le numéro de leur verso, le plus petit près de la boîte, puis on les retourne : c’est une colonne. À numéro égal, elles restent dans l’ordre du tirage.
rules-moon-river-setup-4 = Les rancheros sont tirés au sort. Dans cet ordre, chaque joueur place le sien sur une parcelle libre de la colonne. À deux, le premier tiré en place un, puis l’autre les deux siens, puis le premier son second.
rules-moon-river-setup-5 = Une deuxième colonne est posée à côté de la première. La partie commence.
rules-moon-river-figure-column = Deux colonnes. À gauche, les rancheros dans l’ordre où ils jouent maintenant ; à droite, les parcelles parmi lesquelles ils choisiront pour la manche suivante.

## Une manche

rules-moon-river-round = Une manche
rules-moon-river-round-1 = Les rancheros jouent dans l’ordre de la colonne en cours, en partant de la boîte. Les petits numéros jouent donc tôt, les grands attendent de meilleures parcelles. À deux, un joueur peut avoir deux tours entiers de suite.
rules-moon-river-round-2 = Un tour a trois étapes :
rules-moon-river-round-take = Prends ta parcelle et mets-la dans une case de réserve libre. S’il n’y en a pas, tu dois agrandir ton ranch tout de suite, et tu choisis les deux parcelles parmi celles de la réserve et celle que tu as en main.
rules-moon-river-round-expand = Agrandis ton ranch, si tu veux : assemble deux de tes parcelles en un domino et pose-le. Si tu as quatre parcelles ou plus au début de cette étape, tu peux poser un deuxième domino une fois le premier entièrement résolu.
rules-moon-river-round-choose = Choisis une parcelle libre de la nouvelle colonne avec le ranchero qui vient de jouer.
rules-moon-river-round-3 = Quand tous ont joué, on pose une nouvelle colonne de quatre, et le saloon est complété à cinq jetons. On n’ajoute aucun jeton pendant une manche.
rules-moon-river-round-4 = À trois joueurs, il reste une parcelle dans chaque colonne. Elle quitte la partie dès que le troisième ranchero a choisi.

## Poser

rules-moon-river-lay = Poser un domino
rules-moon-river-lay-1 = Deux de tes parcelles, n’importe lesquelles, forment un domino. Tu peux le tourner comme tu veux.
rules-moon-river-lay-2 = Les deux cases doivent être libres et dans le ranch. Un seul contact valable suffit : le domino touche un de tes ponts, quel que soit alors le paysage, ou l’une de ses parcelles a un côté commun avec une parcelle du même paysage de ton ranch.
rules-moon-river-lay-3 = Les parcelles ne se posent jamais seules, sauf la tuile bonus, et ne bougent plus ensuite.
rules-moon-river-lay-4 = Si tu dois agrandir ton ranch et qu’une de tes paires convient quelque part, tu dois poser une paire qui convient. Si aucune ne convient, deux de tes parcelles, à ton choix, quittent la partie.
rules-moon-river-figure-lay = Exemple : le domino prairie et forêt peut être posé comme sur ce dessin, car sa prairie touche une prairie. Peu importe que la forêt soit à côté du désert.

## Les symboles

rules-moon-river-symbols = Les symboles
rules-moon-river-symbols-1 = Quand un domino est posé, les parcelles que tu n’as pas utilisées vont dans ta réserve. Puis les symboles du domino entier agissent dans cet ordre :
rules-moon-river-symbols-cows = Vaches. Pour chaque symbole de vache, une vache du stock vient sur cette parcelle.
rules-moon-river-symbols-skulls = Crânes (sécheresse). Pour chaque crâne, tu retires une vache de ton choix du territoire du crâne tel qu’il est maintenant ; celles qui viennent d’arriver comptent, et les partenaires ne les protègent pas. S’il n’y en a aucune, il ne se passe rien. Un crâne n’agit qu’une fois : plus tard, la parcelle peut porter des vaches.
rules-moon-river-symbols-circles = Cercles. Dans l’ordre de ton choix, chaque cercle recrute un partenaire au saloon, et chacun est entièrement résolu avant le suivant. S’il n’y a plus de jeton, le cercle reste vide pour toujours.
rules-moon-river-symbols-2 = Trois symboles ne font rien maintenant et rapportent un point chacun à la fin :
rules-moon-river-symbols-goods = Pépites, castors et maïs.
rules-moon-river-territory = Un territoire est l’ensemble des parcelles d’un même paysage reliées par leurs côtés.
rules-moon-river-figure-drought = Exemple : on pose un canyon avec un crâne et une ferme avec une vache. D’abord, la vache vient sur la ferme. Puis la sécheresse prend une des deux vaches du territoire du canyon.

## Les partenaires

rules-moon-river-partners = Les partenaires
rules-moon-river-partners-1 = Pour un cercle, tu choisis un jeton du saloon et l’une de ses faces, le spécialiste ou le cow-boy, et tu le mets sur le cercle. Tant qu’il y a des jetons, tu dois en prendre un. Libre à toi d’utiliser ou non son effet immédiat.
rules-moon-river-partners-2 = Tout partenaire protège des voleurs de bétail les vaches du territoire où il se trouve.
rules-moon-river-partner-cowboy = Cow-boy, le verso de chaque jeton. Mène tes vaches, une ou plusieurs, vers des parcelles voisines de ton ranch : trois pas au plus en tout. Pour l’instant, une parcelle peut en porter autant que tu veux. Les vaches n’entrent jamais dans les champs de maïs ni dans la maison, et ne les traversent pas.
rules-moon-river-partner-desperado = Desperado. Échange une parcelle de ta réserve contre une de la réserve d’un autre joueur. Tu choisis les deux.
rules-moon-river-partner-thief = Voleur de bétail. Prends une vache d’un autre joueur dans un territoire sans partenaire et mets-la sur la parcelle du voleur. Un voleur sur un champ de maïs ne prend rien.
rules-moon-river-partner-prospector = Chercheur d’or. À la fin, un point de plus pour chaque pépite de ton ranch.
rules-moon-river-partner-trapper = Trappeur. À la fin, un point de plus pour chaque castor de ton ranch.
rules-moon-river-partner-farmer = Fermier. À la fin, un point de plus pour chaque symbole de maïs de ton ranch.

## La fin

rules-moon-river-end = La fin de la partie
rules-moon-river-end-1 = Quand il faudrait une nouvelle colonne et que la boîte est vide, le saloon est complété une dernière fois, et chaque ranchero a un dernier tour, sans choisir de parcelle.
rules-moon-river-end-2 = Au tour de ton dernier ranchero, tu dois vider ta réserve : tant qu’une paire convient, tu poses une paire qui convient, et ses symboles agissent comme toujours. Ce qui ne peut pas être posé quitte la partie.
rules-moon-river-end-3 = Surpopulation : il ne reste qu’une vache par parcelle ; les autres quittent la partie.

## Le score

rules-moon-river-score = Le score
rules-moon-river-score-1 = Chaque territoire rapporte son nombre de parcelles multiplié par son nombre de vaches. Les symboles de vache ne comptent pas, seulement les vaches. Les champs de maïs n’en portent jamais.
rules-moon-river-score-2 = Chaque symbole de pépite, de castor ou de maïs vaut un point.
rules-moon-river-score-3 = Chaque chercheur d’or, trappeur ou fermier ajoute un point par symbole de pépite, de castor ou de maïs.
rules-moon-river-score-4 = Dans le jeu avancé, les points du scénario s’ajoutent.
rules-moon-river-score-5 = Qui a le plus de points gagne. En cas d’égalité, c’est le plus grand territoire qui départage, quel que soit son paysage, avec ou sans vaches ; puis le plus grand nombre de vaches ; sinon, la victoire est partagée. L’un et l’autre se comptent après la surpopulation.
rules-moon-river-figure-score = Exemple : désert de 5 parcelles et 1 vache : 5. Canyon de 7 et 3 : 21. Prairie de 3 et 2 : 6. Ferme de 4 et 4 : 16. Une forêt sans vache : 0. Puis 4 pépites, 1 castor et 18 maïs, et 18 de plus pour le fermier. En tout 89 points.

## À deux

rules-moon-river-two = La partie à deux
rules-moon-river-two-1 = Le ranch a dix rangées, et chaque joueur a deux rancheros.
rules-moon-river-two-2 = Le premier joueur qui pose une parcelle dans la rangée 10 prend une des deux tuiles bonus juste après les effets de ce domino, choisit une face, la pose comme une parcelle seule selon les règles habituelles et recrute un partenaire avec son cercle. Si aucune face d’aucune tuile ne convient, une des tuiles quitte la partie.
rules-moon-river-two-3 = L’autre joueur reçoit de même l’autre tuile. Chacun ne le fait qu’une fois.

## Légendes de l’Ouest

rules-moon-river-legends = Légendes de l’Ouest, le jeu avancé
rules-moon-river-legends-1 = Le jeu avancé se joue avec le côté Légende des plateaux et un scénario, choisi ou tiré au hasard.
rules-moon-river-legends-choose = Avant tout tirage, chacun choisit le plateau d’une légende dans l’ordre des places : violet d’abord, puis blanc, orange et vert. On peut aussi tirer les plateaux au sort, ou donner à chaque couleur le sien comme dans la boîte : violet Mary, blanc Wesley, orange Calamity, vert Big Jo.
rules-moon-river-legends-house = Un scénario avec le côté Camp, ou le côté Légende sans scénario, est une règle maison : le jeu imprimé les utilise ensemble.
rules-moon-river-legend-mary = Mary a quatre cases de réserve et un pont, à la maison.
rules-moon-river-legend-wesley = Wesley a trois cases de réserve et des ponts aux colonnes a et d.
rules-moon-river-legend-calamity = Calamity a trois cases de réserve et des ponts aux colonnes b et e.
rules-moon-river-legend-jo = Big Jo a deux cases de réserve et des ponts à la colonne a, à la maison et à la colonne e.
rules-moon-river-legends-2 = Un scénario récompense des groupes : des parcelles reliées par leurs côtés. Un groupe de trois rapporte 10 points, et chaque parcelle de plus en ajoute 10. Six en un groupe en rapportent 40, deux groupes de trois 20.
rules-moon-river-scenario-timber = Commerce du bois. Groupes de forêts dont au moins une dans la rangée 1, au bord de la rivière.
rules-moon-river-scenario-gold = Ruée vers l’or. Groupes d’au moins trois parcelles avec des pépites, de n’importe quel paysage. On compte leurs pépites : 10 points pour la troisième et 10 pour chacune des suivantes. Trois parcelles avec six pépites rapportent 40 points.
rules-moon-river-scenario-outlaws = Hors-la-loi. Groupes de parcelles avec des partenaires, de n’importe quel paysage, dont au moins un bandit : un desperado ou un voleur de bétail, côté spécialiste visible.
rules-moon-river-scenario-city = Moon River City. Groupes de fermes.

## Décisions

rules-moon-river-rulings = Ce que nous avons décidé
rules-moon-river-rulings-0 = Les règles imprimées laissent des questions ouvertes, et certains détails ne figuraient que sur des images. Voici comment nous jouons :
rules-moon-river-rulings-pieces = Les symboles et numéros des parcelles, les sortes de jetons, les tuiles bonus, le côté Camp et les colonnes des ponts sont reconstitués de façon à concorder avec tout ce qui est imprimé. Qui possède la boîte peut les corriger dans un seul fichier.
rules-moon-river-rulings-three = À trois joueurs, la parcelle qui reste quitte la partie dans chaque colonne, pas seulement dans la première.
rules-moon-river-rulings-stores = Après la deuxième étape d’un tour, tu n’as jamais plus de parcelles que de cases de réserve.
rules-moon-river-rulings-unused = Les parcelles que tu ne poses pas, y compris celle que tu viens de prendre, sont dans ta réserve avant que les symboles agissent. Un desperado peut donc les échanger.
rules-moon-river-rulings-supply = Si le stock de vaches est vide, aucune vache ne vient.
rules-moon-river-rulings-single = Si une sécheresse ne peut prendre une vache que sur une seule parcelle, cela se fait automatiquement.
rules-moon-river-rulings-second = La tuile bonus se pose avant le deuxième domino du tour.
rules-moon-river-rulings-bandit = Un jeton posé côté cow-boy est un cow-boy, pas un bandit.

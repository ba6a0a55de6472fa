### La première partie de Moon River : ce que disent les fiches, dans l’ordre.

lesson-moon-river-welcome = Bienvenue dans Moon River. Tu es Violet, et l’ordinateur joue Blanc et Orange. Chacun bâtit un ranch de parcelles au-delà de la rivière.
lesson-moon-river-goal = C’est ici que grandira ton ranch. À la fin, chaque territoire rapporte ses parcelles multipliées par ses vaches. Un territoire, ce sont toutes les parcelles d’un même paysage qui se touchent.
lesson-moon-river-column = Quatre parcelles sont prêtes, et chacun place un ranchero sur l’une d’elles. Les petits numéros jouent d’abord, mais les meilleures parcelles ont de grands numéros.
lesson-moon-river-stand-1 = Choisis la prairie avec deux vaches. Son numéro est le plus grand : tu joueras en dernier dans la première manche.
lesson-moon-river-take-1 = Les autres ont joué, c’est maintenant ton tour. Prends ta parcelle : elle va dans une de tes trois cases de réserve.
lesson-moon-river-stand-2 = Avec le même ranchero, tu choisis une parcelle pour la manche suivante. Prends la prairie avec un cercle et une pépite : elle va bien avec la première.
lesson-moon-river-take-2 = Les autres ont posé leurs premiers dominos. Prends ta parcelle ; tu en as alors deux.
lesson-moon-river-join-1 = Deux parcelles forment un domino. Assemble tes deux prairies pour les poser. Tu pourrais aussi les garder pour plus tard.
lesson-moon-river-place-1 = Le premier domino doit toucher un de tes ponts. Pose-le dans la colonne a, les deux vaches au bord de la rivière et l’autre prairie au-dessus.
lesson-moon-river-cows = Les deux symboles de vache ont amené deux vaches. Le cercle amène un partenaire du saloon : tu choisis un jeton, et l’une de ses deux faces.
lesson-moon-river-recruit-1 = À la fin, une seule vache compte par parcelle : deux vaches sur la même, c’est une de trop. Recrute un cow-boy : il sait mener les vaches.
lesson-moon-river-drive = Mène une vache de a1 à a2. Ta prairie a alors deux parcelles et deux vaches qui comptent : deux fois deux font quatre.
lesson-moon-river-enough = Un cow-boy peut faire jusqu’à trois pas, mais tu n’en as plus besoin. Choisis « Ça suffit ».
lesson-moon-river-stand-3 = Tu as maintenant cinq points : quatre pour la prairie, un pour la pépite. Pour la manche suivante, choisis le canyon avec le cercle.
lesson-moon-river-take-3 = Prends le canyon. Une seule parcelle ne fait pas un domino : elle attend dans ta réserve.
lesson-moon-river-stand-4 = La prairie avec une vache est encore libre. Choisis-la. Elle vient avant les autres : tu joueras en premier dans la manche suivante.
lesson-moon-river-take-4 = Maintenant, tu joues en premier. Prends la prairie.
lesson-moon-river-join-2 = Assemble le canyon et la prairie. Les deux moitiés d’un domino peuvent être de paysages différents.
lesson-moon-river-place-2 = Un seul contact avec le même paysage suffit. Pose la prairie en a3, au-dessus de tes autres prairies ; le canyon va en b3.
lesson-moon-river-score = Ta prairie a maintenant trois parcelles et trois vaches : neuf points.
lesson-moon-river-recruit-2 = Le cercle du canyon amène un autre partenaire. Recrute le voleur de bétail. Personne n’a de vache qu’il puisse prendre en ce moment, mais tout partenaire protège des voleurs les vaches de son territoire.
lesson-moon-river-stand-5 = Pour la manche suivante, choisis la ferme avec deux vaches.
lesson-moon-river-rest = Tu verras le reste en chemin. Un crâne prend une vache de son territoire. Quand ta réserve est pleine, tu dois poser un domino. Quand la boîte est vide, chacun a un dernier tour et pose ce qui convient.
lesson-moon-river-free = À partir d’ici, c’est toi qui décides. Pointe une parcelle ou un jeton pour en voir le sens ; Conseil, Annuler et les règles sont toujours là. Bonne chance !

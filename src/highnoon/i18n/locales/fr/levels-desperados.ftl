### Les ordinateurs de Desperados : leurs noms et ce qu’ils ne voient pas

bot-desperados-1 = Blanc-bec
bot-desperados-1-blind = Desperado, il court au butin le plus proche ; sheriff, à la banque la plus riche. Ne voit ni le temps qui passe, ni l’autre camp.
bot-desperados-2 = Vagabond
bot-desperados-2-blind = Connaît l’horaire et observe pions et adjoints, mais croit que chacun est encore là où on l’a vu en dernier.
bot-desperados-3 = Pisteur
bot-desperados-3-blind = Sait exactement où chacun peut être, mais juge tous ces endroits également probables et ne regarde qu’un tour à l’avance.
bot-desperados-4 = Ranger
bot-desperados-4-blind = Planifie toute la manche et partage les cibles, mais ne pense ni que l’autre camp s’attend justement à cela, ni à ce qui manque encore pour gagner.
bot-desperados-5 = Cerveau
bot-desperados-5-blind = Essaie les plans de son camp dans des centaines de mondes probables, mais ne pense que jusqu’à la fin de la manche ; la suite, il l’estime.

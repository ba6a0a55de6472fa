### Les ordinateurs de Desperados : pourquoi ils choisissent ainsi

bot-desperados-reason-look = C’est ce qui paraît le mieux un tour à l’avance.
bot-desperados-reason-plan = Cela fait partie du meilleur plan pour cette manche.

bot-desperados-why-coach = Cela mène à la diligence, qu’on peut attaquer à { $town } au tour { $move }.
bot-desperados-why-poker = Cela mène à la partie de poker de { $town } au tour { $move }.
bot-desperados-why-bank = Cela mène à la banque de { $town } d’ici la fin de la manche.
bot-desperados-why-hide = Rien de mieux n’est à portée : tu évites ainsi le sheriff.
bot-desperados-why-chase = C’est à { $town }, au tour { $move }, qu’une arrestation vaut le plus, et ce chemin y mène.
bot-desperados-why-now = Frapper maintenant vaut plus que ce qui reste à venir.
bot-desperados-why-wait = Il y a encore mieux à venir dans cette manche.
bot-desperados-why-look = Personne ne peut plus en profiter, et tu apprends ce que contient la banque.
bot-desperados-why-ride = Un adjoint protège davantage à { $town }.
bot-desperados-why-start = D’ici, toutes les banques sont proches.
bot-desperados-why-post = Une banque mérite d’être gardée, et cela trahit peu de choses.
bot-desperados-why-hideout = De bons chemins pour la première manche partent d’ici.

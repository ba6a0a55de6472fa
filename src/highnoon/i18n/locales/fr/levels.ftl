### Les ordinateurs sans échelle à eux : leurs noms et ce qu’ils ne voient pas

bot-playouts-1 = Pied-tendre
bot-playouts-1-blind = Essaie chaque choix dans quelques parties jouées au hasard, et se laisse facilement tromper par la chance.
bot-playouts-2 = Vacher
bot-playouts-2-blind = Essaie chaque choix dans quelques centaines de parties au hasard ; croit que ses rivaux jouent au hasard.
bot-playouts-3 = Contremaître
bot-playouts-3-blind = Essaie chaque choix dans quelques milliers de parties au hasard ; croit encore que ses rivaux jouent au hasard.

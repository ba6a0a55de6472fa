### Computer ohne eigene Leiter: wie sie heißen und was sie nicht sehen

bot-playouts-1 = Greenhorn
bot-playouts-1-blind = Spielt von jeder Wahl aus ein paar Partien zufällig zu Ende und lässt sich leicht vom Glück täuschen.
bot-playouts-2 = Kuhhirt
bot-playouts-2-blind = Spielt von jeder Wahl aus einige hundert zufällige Partien und erwartet, dass auch seine Gegner zufällig spielen.
bot-playouts-3 = Vormann
bot-playouts-3-blind = Spielt von jeder Wahl aus einige tausend zufällige Partien und erwartet noch immer, dass seine Gegner zufällig spielen.

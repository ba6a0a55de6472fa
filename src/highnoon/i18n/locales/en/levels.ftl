### Computers without a ladder of their own: their names, and what they cannot see

bot-playouts-1 = Tenderfoot
bot-playouts-1-blind = Plays a few random games from each choice, and is easily fooled by luck.
bot-playouts-2 = Cowhand
bot-playouts-2-blind = Plays some hundred random games from each choice, and expects its rivals to play at random.
bot-playouts-3 = Foreman
bot-playouts-3-blind = Plays some thousand random games from each choice, but still expects its rivals to play at random.

### The computers of Longhorn: their names, and what they cannot see

bot-longhorn-1 = Tenderfoot
bot-longhorn-1-blind = Counts the cows it gets now. Sees neither what they will be worth nor what its rival will do next.
bot-longhorn-2 = Cowhand
bot-longhorn-2-blind = Counts dollars and looks at its rival’s next turn, but is blind to the sheriff and the rattlesnakes.
bot-longhorn-3 = Rustler
bot-longhorn-3-blind = Sees everything on the board, but plans no more than three turns ahead.
bot-longhorn-4 = Trail boss
bot-longhorn-4-blind = Looks far ahead, but only as far as it gets in a moment; beyond that, it counts dollars.
bot-longhorn-5 = Marshal
bot-longhorn-5-blind = Proves what it can, and guesses only where it finds no proof in time.

### The first game of Longhorn: what the cards say, in order.

lesson-longhorn-welcome = Welcome to Longhorn. You are Eagle, and the computer plays Jessie. You both steal cows with the same outlaw, and at the end the richer player wins.
lesson-longhorn-board = These are the nine places with their cows. The outlaw stands at Red River Valley, where Jessie chose to start. The token shows your portrait, so it is your turn.
lesson-longhorn-steal-1 = You always take all the cows of one colour from the outlaw’s place. Take the two white cows.
lesson-longhorn-ride-1 = You stole two cows, so the outlaw moves exactly two steps, never straight back. Jessie must steal wherever you send it. Choose Tulsa: there is not much for her there.
lesson-longhorn-prices = Jessie took one white cow. At the end, a cow in a herd is worth $100 for every cow of its colour still on the board, so white is now worth less to both of you.
lesson-longhorn-steal-2 = Take the three grey cows at Cherokee Spring. A white cow stays behind, so the rattlesnake token there has no effect: tokens wait for whoever takes the last cow.
lesson-longhorn-ride-2 = Three cows, three steps. The path may bend, so many places are within reach. Choose Maverick Junction: there are two colours there, so Jessie cannot empty it.
lesson-longhorn-steal-3 = Jessie sent you to Tulsa, where one orange cow is left. Take it. It is the last cow there, so you must use the token.
lesson-longhorn-nugget = The token was a gold nugget worth $500. It is yours, and its dollars count at the end.
lesson-longhorn-ride-3 = Now send Jessie to Cherokee Spring. She must take the last cow there, and the rattlesnake is waiting for her.
lesson-longhorn-snake = The rattlesnake drove one of Jessie’s cows back onto the board, to Tulsa. Spiked yellow tokens make a place dangerous: nobody may be sent back to a dangerous place where they last played, unless there is no other choice.
lesson-longhorn-steal-4 = Take the two orange cows at Maverick Junction. They are the last ones there, and this time the token is good for you: a branding iron.
lesson-longhorn-brand = The branding iron gives you all the cows of one colour from a neighbouring place. Take the three grey cows from Blackstone Corral. They do not lengthen the ride.
lesson-longhorn-ride-4 = You stole two cows yourself, so the outlaw still moves two steps. Send Jessie to Red River Valley. Whoever empties it meets the other rattlesnake.
lesson-longhorn-sheriff = Jessie took one cow and left the last one alone. Look at Nugget Hill: the sheriff is there. Whoever takes the last cow from that place loses the game at once.
lesson-longhorn-steal-5 = Take the two orange cows at Blackstone Corral. That empties the place, and its token is snake oil: you will play again.
lesson-longhorn-ride-5 = Ride to Dagger Flat. Thanks to the snake oil, the outlaw is not turned over.
lesson-longhorn-worth = Your herd is already worth a lot. With all nine cows of one colour you would win at once; otherwise the game ends when the outlaw can reach no more cows, and the herds are counted.
lesson-longhorn-free = From here on, you decide. No black cow has been stolen yet, so black is worth a lot now. Hint and Undo are there to help, and the rules are always one press away. Good luck!

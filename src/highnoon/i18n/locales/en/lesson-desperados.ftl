### The first game of Desperados: what the cards say, in order.

lesson-desperados-welcome = Welcome to Desperados. You are Green, one of a gang of two. The computer plays your partner Red, and the sheriff who hunts you both.
lesson-desperados-goal = In five rounds the gang needs $8,000, which is $4,000 for each of you. Banks, coaches and poker games bring money.
lesson-desperados-law = The sheriff has placed himself in Albuquerque and two deputies in Lordsburg and Prescott. Deputies make robbing harder, but only the sheriff himself can arrest you.
lesson-desperados-coach = The brown coach drives one town in every move. The timetable says where it will be: in Tombstone in move 3.
lesson-desperados-place = Choose the town where you start. Take Nogales: Tucson and Tombstone are close to it.
lesson-desperados-card-1 = In every move the sheriff lays a card face down, and then you lay yours. Ride to Tucson. Only the gang can see this card.
lesson-desperados-look = There is a bank in Tucson. Look at its tile: then the gang knows what it is worth. But whoever looks must show the card, so the sheriff learns where you are.
lesson-desperados-poor = The bank of Tucson holds only $800, and the sheriff knows that you are here. It is better to ride on.
lesson-desperados-card-2 = Ride to Tombstone. The coach comes there in the next move, and you will be waiting for it.
lesson-desperados-low-2 = A poker tile lies here, but your disc serves only one heist in a round. Keep it for the coach and lie low. The sheriff sees only that you have decided something.
lesson-desperados-deputy = The coach has come to Tombstone. The sheriff has sent a deputy there too; deputies move openly.
lesson-desperados-card-3 = To stay where you are you need the Saloon card, and you have only one of it in a round. Lay it now.
lesson-desperados-heist = Red has come to Tombstone as well. With one deputy in town, a heist needs two discs: one of you alone could do nothing. Hold up the coach together.
lesson-desperados-proof = Both of you had to show your cards, so the sheriff knows where you are. Nothing is taken yet: whether a heist succeeds is decided after move five.
lesson-desperados-card-4 = Leave quickly. Ride to Lordsburg: the deputy who stood there is in Tombstone now.
lesson-desperados-low-4 = Your disc is used up in this round. Lie low.
lesson-desperados-card-5 = This is the last move of the round. Ride to Silver City: after move five, a bank is robbed where more free desperados than deputies stand. That needs no disc.
lesson-desperados-low-5 = No deputy is here, so you alone are enough. Lie low, and all cards will be turned up.
lesson-desperados-reckoning = That was the reckoning. In move 3 you and Red were both in Tombstone and free, so the heist succeeded: the coach brought $1,100.
lesson-desperados-arrest = In move 4 Red met the sheriff in El Paso and was arrested. Red’s last card did not count, and Red’s card of El Paso is lost for the rest of the game.
lesson-desperados-bank = In Silver City you robbed the bank: $3,200. The gang now has $4,300 of the $8,000.
lesson-desperados-sheriff-1 = Now look with the sheriff’s eyes. He knows all bank tiles. Of your ways he saw only the cards you had to show: in Tucson, and in Tombstone. He guessed that somebody would ride on to El Paso.
lesson-desperados-sheriff-2 = His map shades the towns where each desperado may be, just as yours shades the towns where he may be. He wins by being in the right town in the right move, and by sending deputies to where you want to rob.
lesson-desperados-free = Round 2 begins, and from here on you decide. Two coaches are on the road now. You can pencil in your next moves, and the rules are always one press away. Good luck!

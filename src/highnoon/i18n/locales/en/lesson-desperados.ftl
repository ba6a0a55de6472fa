### The first game of Desperados: what the cards say, in order.

lesson-desperados-welcome = Welcome to Desperados. You are Green, one of a gang of two. The computer plays your partner, Red, and the sheriff who hunts you both.
lesson-desperados-goal = In five rounds, the gang needs $8,000: $4,000 for each of you. Banks, coaches, and poker games bring in money.
lesson-desperados-law = The sheriff starts in Albuquerque, with deputies in Lordsburg and Prescott. Deputies make robbing harder, but only the sheriff can arrest you.
lesson-desperados-coach = The brown coach drives to the next town in every move. The timetable says where it will be: in Tombstone in move 3.
lesson-desperados-place = Choose the town where you start. Take Nogales: Tucson and Tombstone are close by.
lesson-desperados-card-1 = In every move the sheriff lays a card face down, and then you lay yours. Ride to Tucson. Only the gang can see this card.
lesson-desperados-look = There is a bank in Tucson. Look at its tile, and the gang will know what it is worth. But whoever looks must show their card, so the sheriff learns where you are.
lesson-desperados-poor = The bank of Tucson holds only $800, and the sheriff knows that you are here. Better ride on.
lesson-desperados-card-2 = Ride to Tombstone. The coach comes there in the next move, and you will be waiting for it.
lesson-desperados-low-2 = There is a poker tile here, but your disc is good for only one heist per round. Keep it for the coach and lie low. The sheriff sees only that you have decided something.
lesson-desperados-deputy = The coach has come to Tombstone. The sheriff has sent a deputy there too; deputies move openly.
lesson-desperados-card-3 = To stay where you are, you need the Saloon card, and you have only one per round. Lay it now.
lesson-desperados-heist = Red has come to Tombstone as well. With one deputy in town, a heist needs two discs: alone, neither of you could do anything. Hold up the coach together.
lesson-desperados-proof = Both of you had to show your cards, so the sheriff knows where you are. Nothing has been taken yet: whether a heist succeeds is decided after move five.
lesson-desperados-card-4 = Get away quickly. Ride to Lordsburg: the deputy who stood there is in Tombstone now.
lesson-desperados-low-4 = Your disc is used up for this round. Lie low.
lesson-desperados-card-5 = This is the last move of the round. Ride to Silver City: after move five, the gang robs every bank where free desperados outnumber the deputies. That needs no disc.
lesson-desperados-low-5 = There is no deputy here, so you alone are enough. Lie low, and all the cards will be turned up.
lesson-desperados-reckoning = That was the reckoning. In move 3, you and Red were both in Tombstone and free, so the heist succeeded: the coach brought $1,100.
lesson-desperados-arrest = In move 4, Red met the sheriff in El Paso and was arrested. Red’s last card did not count, and Red’s El Paso card is lost for the rest of the game.
lesson-desperados-bank = In Silver City, you robbed the bank: $3,200. The gang now has $4,300 of the $8,000.
lesson-desperados-sheriff-1 = Now see it through the sheriff’s eyes. The sheriff knows all the bank tiles, but of your route saw only the cards you had to show: in Tucson, and in Tombstone. The rest was a guess: that somebody would ride on to El Paso.
lesson-desperados-sheriff-2 = The sheriff’s map shades the towns where each desperado may be, just as yours shades the towns where the sheriff may be. The sheriff wins by being in the right town at the right time, and by sending deputies where you want to rob.
lesson-desperados-free = Round 2 begins, and from here on, you decide. There are now two coaches on the road. You can pencil in your next moves, and the rules are always one press away. Good luck!

### The rules of Desperados, in our own words.

## The idea

rules-desperados-idea = The idea
rules-desperados-idea-1 = One sheriff hunts two to five desperados. The desperados are one gang: they win or lose together.
rules-desperados-idea-2 = Everybody moves in secret, with cards laid face down. Only after five moves are the cards turned up; then it becomes clear who met whom and which heists succeeded.
rules-desperados-idea-3 = After five rounds the gang wins if it has $4,000 or more for each desperado. Otherwise the sheriff wins.

## Pieces

rules-desperados-pieces = The pieces
rules-desperados-pieces-map = The map: 19 towns joined by roads. Five towns have a bank; the other 14 have a poker table.
rules-desperados-figure-map = Part of the map: a town with a bank, towns with poker tiles, a deputy, and a coach with the route it will drive.
rules-desperados-pieces-cards = Every player has one movement card for each town and one Saloon card.
rules-desperados-figure-cards = Five cards in a row: two that everybody has seen, two that only your own side knows, and one pencilled in.
rules-desperados-pieces-pawns = Every player has a pawn, and every desperado a disc.
rules-desperados-pieces-deputies = The sheriff has as many deputies as there are desperados.
rules-desperados-pieces-banks = Bank tiles: $500, $800, $1,100, $1,400, $1,700, and $2,000 are the low ones; $2,300, $2,600, $2,900, and $3,200 are the high ones. Two more $2,000 tiles are set aside.
rules-desperados-pieces-poker = 14 poker tiles: four of $300, four of $400, three of $500, and three of $600.
rules-desperados-pieces-coach-tiles = Ten coach tiles: two each of $800, $900, $1,000, $1,100, and $1,200.
rules-desperados-pieces-fewer = These are the tiles for five desperados. With fewer, tiles are worth less, so that both sides win about as often: poker tiles $200 to $500 and coach tiles $700 to $1,000 with four desperados, $200 to $400 and $500 to $900 with three, $100 to $400 and $500 to $800 with two; fewer bank tiles are rich. A table can also be opened with the tiles for five, however many play.
rules-desperados-pieces-plans = Five travel plans for the coaches, each with a brown and a blue side. A plan is a starting town and five steps; the last town of one plan is the first of the next, in a ring. The blue side is the same route backwards.
rules-desperados-plan-1 = Plan 1: Yuma, Phoenix, Tucson, Tombstone, Lordsburg, Silver City.
rules-desperados-plan-2 = Plan 2: Silver City, Socorro, Las Cruces, El Paso, Roswell, Fort Sumner.
rules-desperados-plan-3 = Plan 3: Fort Sumner, Santa Fe, Taos, Shiprock, Gallup, Albuquerque.
rules-desperados-plan-4 = Plan 4: Albuquerque, Socorro, Silver City, Gallup, Flagstaff, Prescott.
rules-desperados-plan-5 = Plan 5: Prescott, Flagstaff, Gallup, Phoenix, Tucson, Yuma.
rules-desperados-figure-whole = The whole map. There are banks in Prescott, Tucson, Silver City, Santa Fe, and El Paso.

## Set-up

rules-desperados-setup = Setting up
rules-desperados-setup-1 = Two $2,000 bank tiles are set aside. Three low and two high tiles are drawn and laid face down, one on each bank. The rest are shuffled into a pile with the two $2,000 tiles at the bottom.
rules-desperados-setup-2 = A poker tile lies face down in every town without a bank. The coach tiles form a pile.
rules-desperados-setup-3 = The first travel plan is drawn; the others follow in the order of the ring. The brown coach stands on the first town of the plan.
rules-desperados-setup-4 = The sheriff chooses any towns for the sheriff’s pawn and the deputies to start in. Then every desperado chooses a town, even the sheriff’s.

## A round

rules-desperados-round = A round
rules-desperados-round-1 = The game has five rounds, and each round has five moves followed by the reckoning. In every move the sheriff goes first, then the gang.
rules-desperados-sheriff = The sheriff’s part of a move
rules-desperados-sheriff-1 = Each coach drives one town along its plan. A coach that is being held up stays where it is.
rules-desperados-sheriff-2 = The sheriff may move each deputy to a neighbouring town. Everybody sees it.
rules-desperados-sheriff-3 = The sheriff lays a movement card face down: a neighbouring town, or Saloon to stay. The pawn stays where it is until the reckoning. The card is final.
rules-desperados-gang = The gang’s part of a move
rules-desperados-gang-1 = Every desperado lays a card face down in the same way. Gang members may talk and show each other everything, and cards may be exchanged until all have chosen.
rules-desperados-gang-2 = Then each desperado does one thing in their town: hold up a coach, play poker, look at the bank tile, or lie low.
rules-desperados-cards = Cards
rules-desperados-cards-1 = A card used in this round cannot be used again in the same round. So nobody rides to the same town twice in one round.
rules-desperados-cards-2 = The card of the town where you are does not let you stay. Only Saloon does.
rules-desperados-cards-3 = Everybody must lay a card. Whoever has none that can be played stays put without one, and everybody sees that no card lies there.
rules-desperados-figure-move = Example: Green started in Tucson, rode to Lordsburg, and then to Silver City. Only the gang knows this route; for the sheriff, the pawn still stands in Tucson.

## Heists

rules-desperados-heists = Heists
rules-desperados-heists-1 = Coaches and poker games are robbed in heists. A heist is announced now but decided only in the reckoning: nothing is taken yet.
rules-desperados-heists-2 = A heist needs one disc more than there are deputies in the town, laid by desperados who are there, all in the same move. Without deputies, one disc is enough; with one deputy, it takes two.
rules-desperados-heists-3 = These discs form the stack. Its height is the number of desperados who must arrive, and it never changes, whatever the deputies do later. Other desperados in the town may add their discs in the same move as a reserve.
rules-desperados-heists-4 = Each disc is good for one heist per round. Each coach and each poker tile can be the target of one heist per round. Two heists in one town at once need a full stack each; where two coaches stand, you say which one.
rules-desperados-heists-5 = A coach that is being held up stops until the reckoning.
rules-desperados-heists-6 = If too few of the gang choose a heist, it is dropped, and the sheriff learns nothing of it.
rules-desperados-figure-heist = Example: there is one deputy in Lordsburg. Two desperados hold up the coach there with a stack of two discs. In the reckoning, two of them must be there and free.

## Proof and looking

rules-desperados-proof = Proof
rules-desperados-proof-1 = Whoever lays a disc or looks at a bank shows the card of this move to everybody. If that is Saloon, or there is no card, the cards before it are shown too, back to the one that led to the town; in move 1, the pawn is the proof.
rules-desperados-proof-2 = So the sheriff learns where those desperados are now. That alone does not arrest them: the sheriff must still be in the same town.
rules-desperados-look = Looking at a bank
rules-desperados-look-1 = Looking at a bank’s tile takes no disc and no majority. The whole gang learns the value; the sheriff and everybody else see who looked, where, and when. An empty bank cannot be looked at.
rules-desperados-look-2 = The sheriff may look at all the bank tiles at any time, unseen.
rules-desperados-look-3 = In the same round, you may look at a bank in one move and take part in a heist in another.

## Reckoning

rules-desperados-reckoning = The reckoning
rules-desperados-reckoning-1 = After move five, moves 1 to 5 are gone through one by one. In each of them:
rules-desperados-reckoning-move = Everybody who has not been arrested turns up the card of this move and moves their pawn. Meeting on a road means nothing.
rules-desperados-reckoning-arrest = A desperado in the sheriff’s town is arrested. That player’s remaining cards of this round come back unseen and do not count. The card of that town is lost for the rest of the game, even if the desperado was staying there with Saloon. The Saloon card itself is never lost.
rules-desperados-reckoning-heist = Then each heist of this move is checked: if at least as many of its disc owners are there and free as the stack is high, it succeeds, whatever deputies are there now. The gang takes the poker tile, or the top coach tile. A poker tile taken is gone for good; one missed stays.
rules-desperados-reckoning-2 = After move five, the banks are robbed: in every town with a bank tile where free desperados outnumber the deputies, the tile goes to the gang. Banks need no disc and no announcement.
rules-desperados-figure-bank = Example: at the end of a round, two desperados are in El Paso with one deputy. They outnumber the deputy, so they rob the bank there.
rules-desperados-next = Preparing the next round
rules-desperados-next-1 = Discs and all cards except the lost ones come back. Pawns start where they stand. Arrested desperados are free again.
rules-desperados-next-2 = For each robbed bank, a tile is taken from the top of the pile; these tiles are shuffled and laid on the robbed banks. If there are too few, some of these banks stay empty.
rules-desperados-next-3 = The brown coach starts on the next plan of the ring. The blue coach drives back along the blue side of the plan just finished. So there is one coach in round 1, and two from round 2 on.

## End

rules-desperados-end = The end of the game
rules-desperados-end-1 = After round five, the tiles taken are added up. The gang wins with at least $4,000 for each desperado: $8,000 for two, $12,000 for three, $16,000 for four, $20,000 for five.
rules-desperados-end-2 = Otherwise the sheriff wins. There is no draw.

## Who knows what

rules-desperados-secrets = Who knows what
rules-desperados-secrets-1 = The sheriff’s cards: only the sheriff, until they are turned up.
rules-desperados-secrets-2 = The desperados’ cards, plans, and talk: only the gang, until a card is turned up or shown as proof.
rules-desperados-secrets-3 = Bank tiles: the sheriff knows all, the gang those it has looked at. Poker tiles and the piles: nobody.
rules-desperados-secrets-4 = Everybody sees the deputies, coaches, discs, lost cards, tiles taken, and money so far, and who has laid a card or decided.
rules-desperados-secrets-5 = After the end, everything is open, and the game can be watched again through anybody’s eyes.
rules-desperados-figure-heat = On your map, shaded towns show where somebody you are looking for may be, and how likely it is. This is worked out only from what your side knows.

## Own maps

rules-desperados-maps = Your own maps
rules-desperados-maps-1 = The map, the plans, and the tiles are one text file. You can play on a map of your own: choose the file when you open a table. Anything wrong with it is reported before the game.

## Rulings

rules-desperados-rulings = How we decided
rules-desperados-rulings-0 = Our source is a translated rulebook without its pictures. This is what we play:
rules-desperados-rulings-map = The map, the travel plans, the values of the tiles, and the single Saloon card are reconstructed. With the printed board at hand, you can write them into a map file.
rules-desperados-rulings-ready = Everybody sees that somebody has chosen or decided, but not what, and not whether a choice was changed. All desperados are asked in every move, so being asked reveals nothing.
rules-desperados-rulings-inside = The gang agrees among itself which heists it wants. Whatever is not complete when all have decided is dropped.
rules-desperados-rulings-reserve = Reserve discs are laid in the same move as the stack. All disc owners count towards success, stack and reserve alike.
rules-desperados-rulings-lost = The card of the town of an arrest is lost wherever it is, in the hand or in the row. A card already lost is not lost again.
rules-desperados-rulings-disc = A spent disc stays spent when its owner is arrested.
rules-desperados-rulings-pile = The two $2,000 tiles at the bottom of the pile keep their place. When the tiles run out, chance decides which robbed banks stay empty.
rules-desperados-rulings-open = The tiles taken and their total are public.
rules-desperados-rulings-coach = A coach that was held up counts as having finished its plan.

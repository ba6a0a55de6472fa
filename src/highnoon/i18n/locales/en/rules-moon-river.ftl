### The rules of Moon River, in our own words.

## The idea

rules-moon-river-idea = The idea
rules-moon-river-idea-1 = Two to four players each build a ranch beyond the river. In every round you choose one parcel of land, and you may join two of your parcels into a domino and lay it on your ranch; cows, droughts, and partners come with it.
rules-moon-river-idea-2 = At the end, every territory scores its parcels times its cows. Nuggets, beavers, and corn bring single points, and partners bring more.
rules-moon-river-idea-3 = Nothing is hidden except the order of what is drawn: the parcels in the box and the chips in the stock.

## Pieces

rules-moon-river-pieces = The pieces
rules-moon-river-pieces-parcels = 96 parcels of six landscapes. The front shows the landscape and perhaps symbols; the back shows a number from 1 to 6. Richer parcels have higher numbers.
rules-moon-river-figure-lands = The six landscapes: desert, canyon, meadow, forest, farm, and cornfield.
rules-moon-river-figure-parcels = All 25 kinds of parcel. The number below each says how many there are; the number in the corner is the one on the back.
rules-moon-river-pieces-chips = 20 partner chips: five desperados, five cattle thieves, three prospectors, five trappers, and two farmers. The other side of every chip is a cowboy.
rules-moon-river-pieces-cows = 32 cows in a common supply.
rules-moon-river-pieces-rancheros = Rancheros in four colours: purple, white, orange, and green. The colour is your name at the table. You have one ranchero, or two in a two-player game.
rules-moon-river-pieces-tiles = Two bonus tiles, used only with two players. Each has a landscape and a circle on either side: canyon or meadow, desert or forest.
rules-moon-river-pieces-boards = A board for each player. The ranch grows above it: five columns and five rows, or ten rows with two players. Row 1 lies along the river.
rules-moon-river-pieces-homestead = The middle cell of row 1 is the homestead. It is not a parcel, no cow enters or crosses it, and without a bridge of its own it gives no contact.
rules-moon-river-pieces-bridges = Bridges lead over the river. One at a column touches that column’s cell in row 1; one at the homestead touches the three cells around the homestead.
rules-moon-river-pieces-stores = Stores hold parcels that have not been laid yet.
rules-moon-river-pieces-camp = The camp side has three stores, and bridges at columns a and e and at the homestead.
rules-moon-river-figure-ranch = An empty ranch on the camp side: the river below with its three bridges, and the homestead in the middle of row 1.

## Set-up

rules-moon-river-setup = Setting up
rules-moon-river-setup-1 = Each player takes a board and a ranchero, or two rancheros in a two-player game.
rules-moon-river-setup-2 = Five partner chips are drawn and placed in the saloon, specialist side up.
rules-moon-river-setup-3 = The parcels are shuffled in the box. Four are drawn, sorted by the numbers on their backs with the lowest nearest to the box, and turned over: this is a column. Equal numbers stay in the order in which they were drawn.
rules-moon-river-setup-4 = The rancheros are drawn at random. In that order, each player stands a ranchero on a free parcel of the column. With two players, whoever is drawn first places one, then the other player places both, then the first places the second.
rules-moon-river-setup-5 = A second column is laid beside the first. The game begins.
rules-moon-river-figure-column = Two columns. On the left, the rancheros stand in the order in which they act now; on the right are the parcels from which they will choose for the next round.

## A round

rules-moon-river-round = A round
rules-moon-river-round-1 = The rancheros act in the order of the current column, starting at the box. So low numbers act early, and high numbers wait for better parcels. With two players, one player may have two whole turns in a row.
rules-moon-river-round-2 = A turn has three steps:
rules-moon-river-round-take = Take your parcel into a free store. If no store is free, you must expand now, choosing two parcels from the stored ones and the one in your hand.
rules-moon-river-round-expand = Expand, if you like: join two of your parcels into a domino and lay it. If you have four or more parcels when this step begins, you may lay a second domino once the first is completely resolved.
rules-moon-river-round-choose = Choose a free parcel in the new column with the ranchero that has just acted.
rules-moon-river-round-3 = When all have acted, a new column of four is laid, and the saloon is refilled to five chips. No chips are added during a round.
rules-moon-river-round-4 = With three players, one parcel of each column is left over. It leaves the game as soon as the third ranchero has chosen.

## Laying

rules-moon-river-lay = Laying a domino
rules-moon-river-lay-1 = Any two of your parcels form a domino. You may turn it as you like.
rules-moon-river-lay-2 = Both cells must be free and inside the ranch. One valid contact is enough: the domino touches one of your bridges, where the landscape does not matter, or one of its parcels shares an edge with a parcel of the same landscape on your ranch.
rules-moon-river-lay-3 = Parcels are never laid singly, except the bonus tile, and are never moved afterwards.
rules-moon-river-lay-4 = If you must expand and any of your pairs fits anywhere, you must lay a pair that fits. If none does, two parcels of your choice leave the game.
rules-moon-river-figure-lay = Example: the domino of meadow and forest may be laid as shown here, because its meadow touches a meadow. The forest beside the desert does not matter.

## Symbols

rules-moon-river-symbols = The symbols
rules-moon-river-symbols-1 = Once a domino is laid, the parcels you did not use go into your stores. Then the symbols of the whole domino take effect in this order:
rules-moon-river-symbols-cows = Cows. For each cow symbol a cow comes from the supply onto that parcel.
rules-moon-river-symbols-skulls = Skulls (drought). For each skull, you remove one cow of your choice from the skull’s territory as it is now; cows that have just come count, and partners do not protect them. If there is none, nothing happens. A skull works only once: later, the parcel may hold cows.
rules-moon-river-symbols-circles = Circles. In the order you like, each circle recruits a partner from the saloon, and each is completely resolved before the next. If no chip is left, the circle stays empty for ever.
rules-moon-river-symbols-2 = Three symbols do nothing now and score one point each at the end:
rules-moon-river-symbols-goods = Nuggets, beavers, and corn.
rules-moon-river-territory = A territory is all the parcels of one landscape that are connected by their edges.
rules-moon-river-figure-drought = Example: a canyon with a skull and a farm with a cow are laid. First the cow comes to the farm. Then the drought takes one of the two cows in the canyon’s territory.

## Partners

rules-moon-river-partners = Partners
rules-moon-river-partners-1 = For a circle, you choose a chip from the saloon and one of its sides, the specialist or the cowboy, and put it on the circle. While there are chips, you must take one. Whether you use its immediate effect is up to you.
rules-moon-river-partners-2 = Every partner guards the cows of its territory against cattle thieves.
rules-moon-river-partner-cowboy = Cowboy, the other side of every chip. Move your cows up to three steps in all to neighbouring parcels of your ranch: one cow or several. A parcel may hold any number of cows for now. Cows never enter or cross cornfields or the homestead.
rules-moon-river-partner-desperado = Desperado. Swap one parcel from your stores for one from another player’s stores. You choose both.
rules-moon-river-partner-thief = Cattle thief. Take one of another player’s cows from a territory without a partner and put it on the thief’s own parcel. A thief on a cornfield takes nothing.
rules-moon-river-partner-prospector = Prospector. At the end, one more point for every nugget on your ranch.
rules-moon-river-partner-trapper = Trapper. At the end, one more point for every beaver on your ranch.
rules-moon-river-partner-farmer = Farmer. At the end, one more point for every ear of corn on your ranch.

## End

rules-moon-river-end = The end of the game
rules-moon-river-end-1 = When a new column is due and the box is empty, the saloon is refilled once more, and every ranchero has one last turn without choosing a parcel.
rules-moon-river-end-2 = In the turn of your last ranchero, you must empty your stores: while any pair fits, you lay a pair that fits, and its symbols work as always. What cannot be laid leaves the game.
rules-moon-river-end-3 = Overpopulation: only one cow stays on each parcel; the others leave the game.

## Scoring

rules-moon-river-score = Scoring
rules-moon-river-score-1 = Every territory scores its number of parcels times its number of cows. Cow symbols do not count, only cows. Cornfields never hold cows.
rules-moon-river-score-2 = Every nugget, beaver, and ear of corn scores one point.
rules-moon-river-score-3 = Each prospector, trapper, and farmer adds one point for every nugget, beaver, or ear of corn respectively.
rules-moon-river-score-4 = In the advanced game, the scenario’s points are added.
rules-moon-river-score-5 = The most points win. In a tie, the largest territory decides, of any landscape and with or without cows; then the most cows; then the victory is shared. Both are counted after overpopulation.
rules-moon-river-figure-score = Example: desert with 5 parcels and 1 cow: 5. Canyon with 7 and 3: 21. Meadow with 3 and 2: 6. Farm with 4 and 4: 16. A forest without cows: 0. Then 4 nuggets, 1 beaver, and 18 ears of corn, and 18 more for the farmer. That makes 89 points.

## Two players

rules-moon-river-two = With two players
rules-moon-river-two-1 = The ranch has ten rows, and each player has two rancheros.
rules-moon-river-two-2 = The first player to lay a parcel in row 10 takes one of the two bonus tiles right after that domino’s effects, chooses a side, lays it as a single parcel by the usual rules, and recruits a partner with its circle. If no side of either tile fits, one of the tiles leaves the game.
rules-moon-river-two-3 = The other player gets the other tile in the same way. Each player does this only once.

## Legends of the West

rules-moon-river-legends = Legends of the West, the advanced game
rules-moon-river-legends-1 = The advanced game uses the legend side of the boards and one scenario, either chosen or drawn at random.
rules-moon-river-legends-choose = Before anything is drawn, everybody chooses a legend’s board in seat order: purple first, then white, orange, and green. The boards can also be drawn, or each colour takes its own as in the box: purple Mary, white Wesley, orange Calamity, green Big Jo.
rules-moon-river-legends-house = A scenario on camp boards, or legend boards without a scenario, is a house rule: the printed game uses them together.
rules-moon-river-legend-mary = Mary has four stores and one bridge, at the homestead.
rules-moon-river-legend-wesley = Wesley has three stores and bridges at columns a and d.
rules-moon-river-legend-calamity = Calamity has three stores and bridges at columns b and e.
rules-moon-river-legend-jo = Big Jo has two stores and bridges at column a, at the homestead, and at column e.
rules-moon-river-legends-2 = A scenario rewards groups: parcels that are connected by their edges. A group of three scores 10, and every further one adds 10. Six in one group score 40; two groups of three score 20.
rules-moon-river-scenario-timber = Timber Trade. Groups of forests with at least one forest in row 1, at the river.
rules-moon-river-scenario-gold = Gold Rush. Groups of at least three parcels with nuggets, of any landscape. Their nuggets are counted: 10 for the third nugget and 10 for each one after it. Three parcels with six nuggets score 40.
rules-moon-river-scenario-outlaws = Outlaws. Groups of parcels with partners, of any landscape, with at least one bandit: a desperado or cattle thief, specialist side up.
rules-moon-river-scenario-city = Moon River City. Groups of farms.

## Rulings

rules-moon-river-rulings = How we decided
rules-moon-river-rulings-0 = The printed rules leave some questions open, and some facts were shown only in pictures. This is what we play:
rules-moon-river-rulings-pieces = The symbols and numbers of the parcels, the kinds of chip, the bonus tiles, the camp side, and the columns of the bridges are reconstructed so that everything printed fits. Anybody who owns the box can correct them in one file.
rules-moon-river-rulings-three = With three players, the parcel left over leaves the game in every column, not only in the first.
rules-moon-river-rulings-stores = After the second step of a turn, you never have more parcels than stores.
rules-moon-river-rulings-unused = The parcels you do not lay, including the one just taken, are in your stores before the symbols take effect. So a desperado may swap them.
rules-moon-river-rulings-supply = If the supply of cows is empty, no cow comes.
rules-moon-river-rulings-single = If there is only one parcel from which a drought can take a cow, this happens by itself.
rules-moon-river-rulings-second = The bonus tile is laid before the second domino of the turn.
rules-moon-river-rulings-bandit = A chip lying cowboy side up is a cowboy, not a bandit.

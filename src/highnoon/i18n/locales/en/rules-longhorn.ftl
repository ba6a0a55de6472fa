### The rules of Longhorn, in our own words.

## The idea

rules-longhorn-idea = The idea
rules-longhorn-idea-1 = Two outlaws, Eagle Perkins and Jessie Artist Byrd, steal cattle at nine places. Both use the same outlaw token: where it stands, you steal; then you send it on, and your opponent must steal where you sent it.
rules-longhorn-idea-2 = At the end a stolen cow is worth $100 for every cow of its colour that is still on the board. So you want many cows of a colour of which many others stay behind.
rules-longhorn-idea-3 = Everything lies open. The only secret is which nugget is drawn in an ambush.

## Pieces

rules-longhorn-pieces = The pieces
rules-longhorn-pieces-places = Nine places. Six cows begin at Nugget Hill, five at Blackstone Corral, four each at Cherokee Spring, Dagger Flat, Maverick Junction, Red River Valley and Kid Cooper’s Ranch, three at Salomon Tree and two at Tulsa.
rules-longhorn-pieces-cows = 36 cows, nine in each of four colours: white, orange, grey and black. Each colour also has its own mark and its own horns, so nobody depends on the colours.
rules-longhorn-pieces-tokens = 19 action tokens, of which nine are used in a game. They lie face up. The yellow ones with spikes are dangerous.
rules-longhorn-pieces-outlaw = One outlaw token with two sides. It shows where the game is being played, and its upper side shows whose turn it is.
rules-longhorn-figure-cows = The four colours, with the marks that stand for them in the log.
rules-longhorn-figure-tokens = All kinds of tokens. The spiked yellow ones are dangerous.

## Set-up

rules-longhorn-setup = Setting up
rules-longhorn-setup-1 = The nine places are laid in random order as a square of three by three.
rules-longhorn-setup-2 = Nine of the 19 tokens are drawn, and one is laid on each place. If the sheriff is among them, he must lie on Nugget Hill: he changes places with the token there.
rules-longhorn-setup-3 = The cows are mixed and dealt at random. Each place gets its number.
rules-longhorn-setup-4 = A coin decides who plays first. The other player then looks at everything and chooses where the game starts: at one of the five places that begin with four cows.
rules-longhorn-figure-board = A board at the beginning. The outlaw stands at Cherokee Spring; the player whose portrait is shown steals there.

## A turn

rules-longhorn-turn = A turn
rules-longhorn-turn-1 = A turn has two parts: you steal, and you move the outlaw.
rules-longhorn-steal = First: steal
rules-longhorn-steal-1 = Choose one colour that is at the outlaw’s place and take all its cows into your herd. You must take some, and you cannot leave any of that colour behind.
rules-longhorn-steal-2 = If no cow at all is left at the place now, you must use the token lying there. If there is no token, nothing more happens.
rules-longhorn-steal-3 = As long as a single cow remains, the token waits.
rules-longhorn-ride = Second: move the outlaw
rules-longhorn-ride-1 = The outlaw moves exactly as many steps as you have just stolen cows. A step leads to the next place to the left, to the right, up or down, never diagonally.
rules-longhorn-ride-2 = He never steps straight back to the place he has just come from. Apart from that the way is free: it may cross itself and may lead through empty and through dangerous places.
rules-longhorn-ride-3 = The ride must end at another place than it began, and at one that still has cows.
rules-longhorn-ride-4 = If you can reach several such places, choose one. Then turn the outlaw over: your opponent plays there.
rules-longhorn-ride-5 = If every other place that a ride of this length can reach is empty, the game ends at once and the herds are counted.
rules-longhorn-figure-ride = Example: after stealing three cows in a corner, three steps lead to the middle places of all four sides, because the way may bend. Only those with cows may be chosen.
rules-longhorn-figure-forced = Example: with one white cow stolen, all places one step away are empty, so the game would end. With the two orange cows, Dagger Flat is the only place with cows exactly two steps away, so the outlaw must go there. The thief decides which of the two happens.

## Tokens

rules-longhorn-tokens = The tokens
rules-longhorn-tokens-1 = Whoever takes the last cow from a place in the first part of the turn must use its token, for better or worse. All tokens but the nugget then go back to the box.
rules-longhorn-token-nugget = Gold nugget (six: one of $200, two of $300, two of $400, one of $500). Keep it. Its dollars are added at the end.
rules-longhorn-token-iron = Branding iron (three). Choose a place next to the outlaw’s, not diagonally, and a colour there, and take all cows of that colour into your herd. They do not count for the ride. If that empties the place, its token goes back to the box without effect, even the sheriff. If no neighbour has cows, nothing happens.
rules-longhorn-token-epidemic = Epidemic (one). Choose one of the four colours, whether or not it is still on the board. All its cows on the board leave the game. Herds keep theirs, but cows of this colour are worth nothing at the end. Places that become empty lose their token without effect.
rules-longhorn-token-oil = Snake oil (three). After your ride you do not turn the outlaw over: you play again, at the new place.
rules-longhorn-token-ambush = Ambush (three). Take one thing from your opponent: a nugget, drawn unseen from his, or two cows of one colour. If you can take something, you must. If he has neither a nugget nor two cows of one colour, nothing happens.
rules-longhorn-token-rattlesnake = Rattlesnake (two, dangerous). For every colour in your herd, with the cows just stolen, put one cow on a place next to the outlaw’s, each where you like; empty places are allowed. The ride stays as long as before.
rules-longhorn-token-sheriff = Sheriff (one, dangerous, always on Nugget Hill). You are caught and lose the game at once, whatever else is true.

## Danger

rules-longhorn-danger = Dangerous places
rules-longhorn-danger-1 = A place is dangerous while a rattlesnake or the sheriff lies on it.
rules-longhorn-danger-2 = You may not send a player to the place where that player played last while it is dangerous, unless it is the only place you can choose.
rules-longhorn-danger-3 = So nobody can be pushed back again and again to the place with the sheriff. After a turn elsewhere the place is open to that player again.
rules-longhorn-figure-danger = Example: Eagle stole at Cherokee Spring, where a rattlesnake lies, and sent Jessie to Nugget Hill. After her raid she may not send him straight back to Cherokee Spring, so she sends him to Maverick Junction.

## End

rules-longhorn-end = The end of the game
rules-longhorn-end-1 = Sheriff: whoever takes the last cow from the sheriff’s place loses at once, even with nine cows of one colour.
rules-longhorn-end-2 = Nine of a colour: whoever has all nine cows of one colour in the herd wins at once, whether by a raid, the branding iron or an ambush. This comes before every other token takes effect.
rules-longhorn-end-3 = No way on: if the outlaw can reach no other place with cows, the herds are counted.

## Scoring

rules-longhorn-score = Counting the herds
rules-longhorn-score-1 = For each colour, count the cows that are still on the board: each cow of that colour in a herd is worth $100 times that number. A colour struck by the epidemic is worth nothing.
rules-longhorn-score-2 = Add the nuggets. Whoever has more money wins; with equal sums the game is a draw.
rules-longhorn-score-3 = During the game the page always shows what both herds would be worth if they were counted now.
rules-longhorn-figure-score = Example: on the board remain 2 white, 1 grey and 4 orange cows and no black one. Eagle has 5 white, 2 orange and 5 grey cows and nuggets of $300: $2,600. Jessie has 2 white, 3 orange and 3 grey cows and nuggets of $600: $2,500. Eagle wins; the black cows of both are worth nothing.

## Options

rules-longhorn-options = Two choices before the game
rules-longhorn-options-1 = A nugget taken in an ambush is drawn unseen, as most editions have it; this is our standard. Some readings of the Russian and the German edition let the taker choose which nugget. Both can be played; with the choice, nothing in the game is left to chance after the deal.
rules-longhorn-options-2 = An epidemic may strike any of the four colours, even one that is no longer on the board: no edition asks for more, and the Russian one says any colour of your choice. This is our standard. You can also play that the colour must still be on the board.

## Rulings

rules-longhorn-rulings = How we decided
rules-longhorn-rulings-0 = The printed editions leave some questions open or answer them differently. This is what we play:
rules-longhorn-rulings-counts = Some numbers were only in pictures: which place begins with how many cows, and which token exists how often. We took them from another public implementation and checked that the sums fit.
rules-longhorn-rulings-iron = Cows taken with the branding iron or in an ambush never lengthen the ride.
rules-longhorn-rulings-epidemic = With an empty board the epidemic asks for nothing. A colour once struck stays worthless, even if a rattlesnake later brings a cow of it back to the board.
rules-longhorn-rulings-emptied = Tokens of places emptied from afar, by the branding iron or the epidemic, have no effect.
rules-longhorn-rulings-ambush = An ambush can take two cows only of a colour of which the opponent has at least two.
rules-longhorn-rulings-danger = Extra turns of the opponent do not lift the ban on a dangerous place; an own extra turn elsewhere does.
rules-longhorn-rulings-nine = Nine of a colour wins before any token but the sheriff.
rules-longhorn-rulings-end = The end because no place can be reached also comes after snake oil.
rules-longhorn-rulings-draw = Equal sums are a draw.

### The rules of Longhorn, in our own words.

## The idea

rules-longhorn-idea = The idea
rules-longhorn-idea-1 = Two outlaws, Eagle Perkins and Jessie Artist Byrd, steal cattle at nine places. They share one outlaw token: you steal where it stands, then send it on, and your opponent must steal where you sent it.
rules-longhorn-idea-2 = At the end, a stolen cow is worth $100 for every cow of its colour still on the board. So you want many cows of a colour, and plenty of that colour left behind.
rules-longhorn-idea-3 = Everything is in the open. The only secret is which nugget is drawn in an ambush.

## Pieces

rules-longhorn-pieces = The pieces
rules-longhorn-pieces-places = Nine places. Nugget Hill begins with six cows, Blackstone Corral with five, Cherokee Spring, Dagger Flat, Maverick Junction, Red River Valley, and Kid Cooper’s Ranch with four each, Salomon Tree with three, and Tulsa with two.
rules-longhorn-pieces-cows = 36 cows, nine in each of four colours: white, orange, grey, and black. Each colour also has its own mark and its own horns, so you never have to tell them apart by colour alone.
rules-longhorn-pieces-tokens = 19 action tokens, nine of which are used in a game. They lie face up. The yellow ones with spikes are dangerous.
rules-longhorn-pieces-outlaw = One two-sided outlaw token. It shows where the game is being played, and its upper side shows whose turn it is.
rules-longhorn-figure-cows = The four colours, with the marks that stand for them in the log.
rules-longhorn-figure-tokens = The kinds of tokens. The spiked yellow ones are dangerous.

## Set-up

rules-longhorn-setup = Setting up
rules-longhorn-setup-1 = The nine places are laid out in random order as a three-by-three square.
rules-longhorn-setup-2 = Nine of the 19 tokens are drawn, and one is laid on each place. If the sheriff is among them, it must lie on Nugget Hill: it swaps places with the token there.
rules-longhorn-setup-3 = The cows are mixed and dealt at random, each place getting its number.
rules-longhorn-setup-4 = A coin toss decides who plays first. The other player then looks at everything and chooses where the game starts: at one of the five places that begin with four cows.
rules-longhorn-figure-board = A board at the start of the game. The outlaw stands at Cherokee Spring; the player whose portrait is shown steals there.

## A turn

rules-longhorn-turn = A turn
rules-longhorn-turn-1 = A turn has two parts: you steal, then you move the outlaw.
rules-longhorn-steal = First: steal
rules-longhorn-steal-1 = Choose one colour at the outlaw’s place and take all its cows into your herd. You must take some, and you cannot leave any of that colour behind.
rules-longhorn-steal-2 = If no cow at all is left at the place, you must use the token lying there. If there is no token, nothing more happens.
rules-longhorn-steal-3 = As long as a single cow remains, the token waits.
rules-longhorn-ride = Second: move the outlaw
rules-longhorn-ride-1 = The outlaw moves exactly as many steps as the number of cows you have just stolen. A step leads to the next place left, right, up, or down, never diagonally.
rules-longhorn-ride-2 = The outlaw never steps straight back to the place it has just come from. Apart from that, the path is free: it may cross itself and lead through empty or dangerous places.
rules-longhorn-ride-3 = The ride must end at a different place from where it began, and at one that still has cows.
rules-longhorn-ride-4 = If you can reach several such places, choose one. Then turn the outlaw over: your opponent plays there.
rules-longhorn-ride-5 = If every other place that a ride of this length can reach is empty, the game ends at once and the herds are counted.
rules-longhorn-figure-ride = Example: after stealing three cows in a corner, the outlaw can reach the middle places of all four sides in three steps, because the path may bend. Only those with cows may be chosen.
rules-longhorn-figure-forced = Example: with one white cow stolen, all the places one step away are empty, so the game would end. With two orange cows stolen, Dagger Flat is the only place with cows exactly two steps away, so the outlaw must go there. The player who steals decides which of the two happens.

## Tokens

rules-longhorn-tokens = The tokens
rules-longhorn-tokens-1 = Whoever takes the last cow from a place in the first part of a turn must use its token, for better or worse. All tokens except the nuggets then go back to the box.
rules-longhorn-token-nugget = Gold nugget (six: one of $200, two of $300, two of $400, one of $500). Keep it. Its dollars are added at the end.
rules-longhorn-token-iron = Branding iron (three). Choose a place next to the outlaw’s, not diagonally, and a colour there, and take all the cows of that colour into your herd. They do not count towards the ride. If that empties the place, its token goes back to the box without effect, even the sheriff. If no neighbouring place has cows, nothing happens.
rules-longhorn-token-epidemic = Epidemic (one). Choose one of the four colours, whether or not it is still on the board. All its cows on the board leave the game. Herds keep theirs, but cows of this colour are worth nothing at the end. Places that become empty lose their token without effect.
rules-longhorn-token-oil = Snake oil (three). After your ride, do not turn the outlaw over: you play again, at the new place.
rules-longhorn-token-ambush = Ambush (three). Take one thing from your opponent: a nugget drawn at random, or two cows of one colour. If you can take something, you must. If your opponent has neither a nugget nor two cows of one colour, nothing happens.
rules-longhorn-token-rattlesnake = Rattlesnake (two, dangerous). For every colour in your herd, including the cows just stolen, put one cow on a place next to the outlaw’s, each where you like; empty places are allowed. The ride stays as long as before.
rules-longhorn-token-sheriff = Sheriff (one, dangerous, always on Nugget Hill). You are caught and lose the game at once, no matter what.

## Danger

rules-longhorn-danger = Dangerous places
rules-longhorn-danger-1 = A place is dangerous while a rattlesnake or the sheriff lies there.
rules-longhorn-danger-2 = You may not send a player to the place where they last played while it is dangerous, unless it is the only place you can choose.
rules-longhorn-danger-3 = So nobody can be pushed back to the sheriff again and again. After a turn elsewhere, the place is open to that player again.
rules-longhorn-figure-danger = Example: Eagle stole at Cherokee Spring, where a rattlesnake lies, and sent Jessie to Nugget Hill. After stealing there, she may not send him straight back to Cherokee Spring, so she sends him to Maverick Junction.

## End

rules-longhorn-end = The end of the game
rules-longhorn-end-1 = Sheriff: whoever takes the last cow from the sheriff’s place loses at once, even with nine cows of one colour.
rules-longhorn-end-2 = Nine of a colour: whoever has all nine cows of one colour in their herd wins at once, whether by stealing, by the branding iron, or by an ambush. This comes before any other token takes effect.
rules-longhorn-end-3 = No way on: if the outlaw can reach no other place with cows, the herds are counted.

## Scoring

rules-longhorn-score = Counting the herds
rules-longhorn-score-1 = For each colour, count the cows still on the board: each cow of that colour in a herd is worth $100 times that number. A colour struck by the epidemic is worth nothing.
rules-longhorn-score-2 = Add the nuggets. Whoever has more money wins; if both have the same, the game is a draw.
rules-longhorn-score-3 = During the game, the page always shows what both herds would be worth if the game ended now.
rules-longhorn-figure-score = Example: 2 white, 1 grey, and 4 orange cows remain on the board, and no black ones. Eagle has 5 white, 2 orange, and 5 grey cows and nuggets worth $300: $2,600. Jessie has 2 white, 3 orange, and 3 grey cows and nuggets worth $600: $2,500. Eagle wins; the black cows of both are worth nothing.

## Options

rules-longhorn-options = Two choices before the game
rules-longhorn-options-1 = A nugget taken in an ambush is drawn at random, as in most editions; this is our standard. The Russian and German editions can be read as letting the taker choose which nugget. You can play it either way; with the choice, nothing in the game is left to chance after the deal.
rules-longhorn-options-2 = An epidemic may strike any of the four colours, even one that is no longer on the board: no edition forbids it, and the Russian one says any colour of your choice. This is our standard. You can also play that the colour must still be on the board.

## Rulings

rules-longhorn-rulings = How we decided
rules-longhorn-rulings-0 = The printed editions leave some questions open or answer them differently. This is what we play:
rules-longhorn-rulings-counts = Some numbers were shown only in pictures: how many cows each place begins with, and how many there are of each token. We took them from another public implementation and checked that the sums fit.
rules-longhorn-rulings-iron = Cows taken with the branding iron or in an ambush never lengthen the ride.
rules-longhorn-rulings-epidemic = On an empty board, the epidemic asks for nothing. A colour once struck stays worthless, even if a rattlesnake later brings a cow of it back to the board.
rules-longhorn-rulings-emptied = Tokens of places emptied from afar, by the branding iron or the epidemic, have no effect.
rules-longhorn-rulings-ambush = An ambush can take two cows only of a colour of which the opponent has at least two.
rules-longhorn-rulings-danger = The opponent’s extra turns do not lift the ban on a dangerous place; an extra turn of your own elsewhere does.
rules-longhorn-rulings-nine = Nine of a colour wins before any token except the sheriff.
rules-longhorn-rulings-end = The game can also end after snake oil, if no place can be reached.
rules-longhorn-rulings-draw = Equal sums are a draw.

### The first game of Moon River: what the cards say, in order.

lesson-moon-river-welcome = Welcome to Moon River. You are Purple, and the computer plays White and Orange. Everybody builds a ranch of parcels beyond the river.
lesson-moon-river-goal = This is where your ranch will grow. At the end, every territory scores its parcels times its cows. A territory is all the connected parcels of one landscape.
lesson-moon-river-column = Four parcels are laid out, and everybody stands a ranchero on one of them. Low numbers act first, but the better parcels have high numbers.
lesson-moon-river-stand-1 = Stand on the meadow with two cows. Its number is the highest, so you will act last in the first round.
lesson-moon-river-take-1 = The others have acted, and now it is your turn. Take your parcel: it goes into one of your three stores.
lesson-moon-river-stand-2 = With the same ranchero, choose a parcel for the next round. Take the meadow with a circle and a nugget: it goes well with your first one.
lesson-moon-river-take-2 = The others have laid their first dominoes. Take your parcel; now you have two.
lesson-moon-river-join-1 = Two parcels form a domino. Join your two meadows and lay them. You could also keep them for later.
lesson-moon-river-place-1 = The first domino must touch one of your bridges. Lay it in column a, with the two cows at the river and the other meadow above them.
lesson-moon-river-cows = The two cow symbols have brought two cows. The circle brings a partner from the saloon: you choose a chip, and one of its two sides.
lesson-moon-river-recruit-1 = At the end, only one cow on each parcel counts, so two cows on one parcel are too many. Recruit a cowboy, who can drive cows.
lesson-moon-river-drive = Drive one cow from a1 to a2. Then your meadow has two parcels and two cows that count: two times two is four.
lesson-moon-river-enough = A cowboy may take up to three steps, but you need no more. Choose “Enough”.
lesson-moon-river-stand-3 = You have five points now: four for the meadow and one for the nugget. For the next round, choose the canyon with the circle.
lesson-moon-river-take-3 = Take the canyon. One parcel does not make a domino, so it waits in your stores.
lesson-moon-river-stand-4 = The meadow with a cow is still free. Choose it. It comes before the others, so you will act first in the next round.
lesson-moon-river-take-4 = You act first now. Take the meadow.
lesson-moon-river-join-2 = Join the canyon and the meadow. The two halves of a domino may be different landscapes.
lesson-moon-river-place-2 = One contact with the same landscape is enough. Lay the meadow on a3, above your other meadows; the canyon goes on b3.
lesson-moon-river-score = Your meadow has grown to three parcels with three cows: nine points.
lesson-moon-river-recruit-2 = The circle on the canyon brings another partner. Recruit the cattle thief. Nobody has a cow you could take now, but every partner guards the cows of its own territory against thieves.
lesson-moon-river-stand-5 = For the next round, choose the farm with two cows.
lesson-moon-river-rest = You will meet the rest on the way. A skull takes a cow from its territory. When your stores are full, you must lay a domino. When the box is empty, everybody has one last turn and lays whatever fits.
lesson-moon-river-free = From here on, you decide. Point at a parcel or a chip to see what it means; Hint, Undo, and the rules are always there. Good luck!

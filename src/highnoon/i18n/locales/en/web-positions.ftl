### A position in its parts, as its text has them (docs/notation.md).

web-study-field-turn = Unfinished this turn
web-study-field-drawn = Drawn for the column
web-study-field-box = In the box
web-study-field-cows = Cows in the supply
web-study-field-tiles = Bonus tiles
web-study-field-stores = { $seat }: stores
web-study-field-round = Round
web-study-field-move = Move
web-study-field-plan = First travel plan
web-study-field-start = { $seat }: start
web-study-field-cards = { $seat }: cards
web-study-field-lost = { $seat }: lost cards
web-study-field-deputies = Deputies that may still ride
web-study-field-ridden = Deputies that have ridden
web-study-field-decided = Already decided
web-study-field-heists = Declared heists
web-study-field-reckoned = Moves already revealed
web-study-field-due = Tiles to be drawn
web-study-field-arrested = Arrested
web-study-field-poker-gone = Poker tiles taken
web-study-field-banks = Banks
web-study-field-loot = Loot
web-study-cell = { $seat }, { $cell }

## Studies as trees

study-error-file = { $file } is no study that can be read. { $reason }
web-study-full = A study has at most { $most } moves: remove a branch, or begin another.

## What no play of Longhorn leads to

longhorn-position-struck-nine = The epidemic struck { $colour }, so at least one cow of that colour must have left the game, but all nine are there.
longhorn-position-token-empty = No cow is left at { $place }, so no token can lie there: when a place is emptied, its token is used or goes back to the box.
longhorn-position-tokens-used = Token “{ $token }”: those still there and those that must have been used make { $found }, which is more than there are.
longhorn-position-tokens-many = Nine tokens are dealt, but { $found } are on the board, owned, or must have been used.
longhorn-position-other-last = The outlaw stands where the other player has just played. Only a player’s own snake oil leads there, from a place that is now empty.
longhorn-position-herd = Cows just stolen: { $found }. The player to move has no colour with that many cows.
longhorn-position-over = The game is over in this position.
longhorn-position-options = The position is played by other options than the table.

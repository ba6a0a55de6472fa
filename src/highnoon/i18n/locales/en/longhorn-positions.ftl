## What no play of Longhorn leads to

longhorn-position-struck-nine = The epidemic struck { $colour }, so at least one cow of that colour has left the game; but all nine are there.
longhorn-position-token-empty = No cow is left at { $place }, so no token can lie there: it is used or goes back to the box when a place becomes empty.
longhorn-position-tokens-used = Token “{ $token }”: together, those that lie and those that must have been used make { $found }, more than there are.
longhorn-position-tokens-many = Nine tokens are dealt, but { $found } lie, are owned or must have been used.
longhorn-position-other-last = The outlaw stands where the other player has just played. Only one’s own snake oil leads there, from a place that is empty now.
longhorn-position-herd = Cows just stolen: { $found }. No colour in the herd of the player in turn has so many.

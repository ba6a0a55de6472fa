## Positions that cannot be

desperados-position-arrest = { $seat } is arrested if, and only if, the sheriff is in the same town; this does not fit the cards.
desperados-position-loot = The gang cannot have taken these tiles from coaches and poker games.
desperados-position-pile = The bank tiles were not drawn from the pile like this.

## Positions that cannot be

desperados-position-arrest = { $seat } ist genau dann verhaftet, wenn der Sheriff in derselben Stadt ist; das passt nicht zu den Karten.
desperados-position-loot = Diese Plättchen kann die Bande nicht aus Kutschen und von Pokertischen haben.
desperados-position-pile = So wurden die Bankplättchen nicht vom Stapel gezogen.

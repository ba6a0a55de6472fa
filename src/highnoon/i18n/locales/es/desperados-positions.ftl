## Positions that cannot be

desperados-position-arrest = { $seat } está bajo arresto si, y solo si, el sheriff está en la misma ciudad; esto no encaja con las cartas.
desperados-position-loot = La banda no puede haber tomado estas losetas de diligencias y partidas de póker.
desperados-position-pile = Las losetas de banco no se sacaron así de la pila.

## Positions that cannot be

desperados-position-arrest = { $seat } solo está bajo arresto cuando el sheriff está en la misma ciudad; esto no encaja con las cartas.
desperados-position-loot = La banda no puede haber sacado estas losetas de diligencias y mesas de póker.
desperados-position-pile = Las losetas de banco no se robaron así de la pila.

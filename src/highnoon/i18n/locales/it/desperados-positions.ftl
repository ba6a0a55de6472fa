## Positions that cannot be

desperados-position-arrest = { $seat } è agli arresti se e solo se lo sceriffo è nella stessa città; questo non corrisponde alle carte.
desperados-position-loot = La banda non può aver preso queste tessere da diligenze e tavoli da poker.
desperados-position-pile = Le tessere Banca non possono essere state pescate così dalla pila.

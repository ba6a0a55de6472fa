## Positions that cannot be

desperados-position-arrest = { $seat } è agli arresti solo se lo sceriffo è nella stessa città; questo non corrisponde alle carte.
desperados-position-loot = La banda non può aver preso queste tessere da diligenze e tavoli da poker.
desperados-position-pile = Le tessere banca non sono state pescate così dalla pila.

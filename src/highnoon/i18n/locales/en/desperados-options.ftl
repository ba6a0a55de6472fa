desperados-option-tiles = Tiles
desperados-tiles-first = the same for every number of desperados
desperados-tiles-second = by the number of desperados

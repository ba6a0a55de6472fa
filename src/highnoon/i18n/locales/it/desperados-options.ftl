desperados-option-tiles = Tessere
desperados-tiles-first = le stesse per ogni numero di desperados
desperados-tiles-second = secondo il numero di desperados

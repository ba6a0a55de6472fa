desperados-option-tiles = Tuiles
desperados-tiles-first = les mêmes quel que soit le nombre de desperados
desperados-tiles-second = selon le nombre de desperados

desperados-option-tiles = Losetas
desperados-tiles-first = las mismas para cualquier número de desperados
desperados-tiles-second = según el número de desperados

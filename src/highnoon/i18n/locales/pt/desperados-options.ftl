desperados-option-tiles = Fichas
desperados-tiles-first = as mesmas para qualquer número de desperados
desperados-tiles-second = conforme o número de desperados

desperados-option-tiles = Plättchen
desperados-tiles-first = für jede Zahl von Desperados dieselben
desperados-tiles-second = nach der Zahl der Desperados

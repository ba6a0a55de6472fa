desperados-option-tiles = Fiches
desperados-tiles-first = dezelfde voor elk aantal desperado’s
desperados-tiles-second = naar het aantal desperado’s

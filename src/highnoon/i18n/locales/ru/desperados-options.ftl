desperados-option-tiles = Жетоны
desperados-tiles-first = одни и те же при любом числе десперадо
desperados-tiles-second = по числу десперадо

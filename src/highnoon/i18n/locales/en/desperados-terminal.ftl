## The map in the terminal

desperados-legend-seen = a small letter and a number: last seen there, after that move
desperados-legend-maybe = letters and a percentage: they may be there, and how likely it is that one of them is
desperados-legend-own-roads = the roads from your own town

## The map in the terminal

desperados-legend-seen = a small letter and a number: last seen there, after this move
desperados-legend-maybe = letters and a share: they may be there, and how likely it is that one of them is
desperados-legend-own-roads = the roads from your own town

## The map in the terminal

desperados-legend-seen = une petite lettre et un nombre : vu là en dernier, après ce coup
desperados-legend-maybe = des lettres et une part : ils peuvent être là, et la probabilité que l’un d’eux y soit
desperados-legend-own-roads = les routes qui partent de ta ville

## The map in the terminal

desperados-legend-seen = une petite lettre et un nombre : vu là en dernier, après ce tour
desperados-legend-maybe = des lettres et un pourcentage : ils peuvent y être, et la probabilité que l’un d’eux y soit
desperados-legend-own-roads = les routes qui partent de ta ville

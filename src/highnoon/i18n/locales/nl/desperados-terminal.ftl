## The map in the terminal

desperados-legend-seen = een kleine letter met een getal: daar het laatst gezien, na die zet
desperados-legend-maybe = letters met een percentage: ze kunnen daar zijn, en hoe waarschijnlijk het is dat een van hen er is
desperados-legend-own-roads = de wegen vanuit je eigen stad

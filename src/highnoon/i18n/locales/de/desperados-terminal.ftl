## The map in the terminal

desperados-legend-seen = ein kleiner Buchstabe mit Zahl: dort zuletzt gesehen, nach diesem Zug
desperados-legend-maybe = Buchstaben mit Anteil: Sie können dort sein, und wie wahrscheinlich es einer von ihnen ist
desperados-legend-own-roads = die Straßen aus deiner eigenen Stadt

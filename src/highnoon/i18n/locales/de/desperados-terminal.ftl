## The map in the terminal

desperados-legend-seen = ein kleiner Buchstabe mit Zahl: dort zuletzt gesehen, nach diesem Zug
desperados-legend-maybe = Buchstaben mit Prozentzahl: Sie können dort sein, und so wahrscheinlich ist einer von ihnen dort
desperados-legend-own-roads = die Straßen aus deiner eigenen Stadt

### La table : le dernier coup, et les choix qui se font tout seuls.

web-told-again = Revoir ce coup
web-single-setting = Jouer d’office un choix unique
web-single-setting-note = Quand un seul choix est possible, il est fait pour toi ; « Annuler » ramène à ta dernière vraie décision.
web-single = seul choix possible

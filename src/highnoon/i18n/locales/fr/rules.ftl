### Les règles dans l’application : ce qui se dit autour d’elles.

rules-title = { $game } : règles
rules-contents = Sommaire
rules-link = Lien vers cette partie
rules-own-words = Avec nos propres mots. Là où les éditions imprimées diffèrent ou se taisent, la dernière partie dit comment nous jouons.

### A position in its parts, as its text has them (docs/notation.md).

web-study-field-turn = Encore en cours dans ce tour
web-study-field-drawn = Tiré pour la colonne
web-study-field-box = Dans la boîte
web-study-field-cows = Vaches dans le stock
web-study-field-tiles = Tuiles bonus
web-study-field-stores = { $seat } : réserve
web-study-field-round = Manche
web-study-field-move = Tour
web-study-field-plan = Premier plan de voyage
web-study-field-start = { $seat } : départ
web-study-field-cards = { $seat } : cartes
web-study-field-lost = { $seat } : cartes perdues
web-study-field-deputies = Adjoints qui peuvent encore bouger
web-study-field-ridden = Adjoints qui ont bougé
web-study-field-decided = Déjà décidé
web-study-field-heists = Braquages annoncés
web-study-field-reckoned = Tours déjà révélés
web-study-field-due = Tuiles à tirer
web-study-field-arrested = Sous les verrous
web-study-field-poker-gone = Tuiles Poker prises
web-study-field-banks = Banques
web-study-field-loot = Butin
web-study-cell = { $seat }, { $cell }

## Studies as trees

study-error-file = { $file } n’est pas une étude lisible. { $reason }
web-study-full = Une étude contient au plus { $most } coups : supprime une branche ou commences-en une autre.

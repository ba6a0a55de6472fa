### La table de Moon River dans la page.

## Le marché, le saloon, la réserve

web-moon-river-draft = Marché
web-moon-river-draft-note = Les petits numéros jouent d’abord. Après la pose, on choisit pour la manche suivante.
web-moon-river-round = manche { $round }, reste { $box }
web-moon-river-box = reste { $box }
web-moon-river-here = En cours
web-moon-river-there = Ensuite
web-moon-river-taken = prise
web-moon-river-stands = { $name } sur { $parcel }
web-moon-river-chips =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
web-moon-river-stock = Dans la pioche, dans un ordre inconnu :
    { $chips }
web-moon-river-saloon-empty = Il n’y a personne.
web-moon-river-short-desperado = échanger une parcelle
web-moon-river-short-thief = prendre une vache
web-moon-river-short-prospector = +1 par pépite
web-moon-river-short-trapper = +1 par castor
web-moon-river-short-farmer = +1 par maïs
web-moon-river-partners = Partenaires
web-moon-river-stores-mine = Ta réserve
web-moon-river-stores-of = Réserve : { $name }
web-moon-river-places =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
web-moon-river-join-note = Touche deux parcelles pour les assembler.
web-moon-river-in-hand = { $land } en main
web-moon-river-supply = vaches restantes
web-moon-river-supply-tip = Vaches du stock commun. Quand il est vide, plus aucune vache n’arrive.

## Les ranchs

web-moon-river-ranches = Tous les ranchs
web-moon-river-ranch-of = Ranch : { $name }
web-moon-river-my-ranch = Mon ranch
web-moon-river-look = voir le ranch
web-moon-river-you = Toi
web-moon-river-homestead = maison
web-moon-river-free = { $cell } : libre
web-moon-river-cell = { $cell } : { $what }
web-moon-river-bridge = pont à la colonne { $column }
web-moon-river-a-bridge = pont
web-moon-river-cows =
    { $count ->
        [0] aucune vache
        [one] { $count } vache
       *[other] { $count } vaches
    }
web-moon-river-tip = { $what } : { $means }
web-moon-river-means-cows = une vache arrive ici à la pose.
web-moon-river-means-cows-done = la vache est arrivée.
web-moon-river-means-skulls = sécheresse. À la pose, une vache du territoire s’en va.
web-moon-river-means-skulls-done = la sécheresse est passée.
web-moon-river-means-circles = tu recrutes un partenaire à la pose.
web-moon-river-means-circles-done = personne n’est venu, et personne ne viendra.
web-moon-river-means-nuggets = un point chacune.
web-moon-river-means-beavers = un point chacun.
web-moon-river-means-corn = un point chacun.
web-moon-river-means-back = le numéro au verso. Les plus petits jouent d’abord.

## La pose

web-moon-river-hand = En main
web-moon-river-lay = Poser ici
web-moon-river-rotate = Tourner
web-moon-river-swap = Inverser
web-moon-river-sides = Faces des tuiles
web-moon-river-not-now = Pas maintenant
web-moon-river-lay-note = Fais-le glisser, touche une case marquée ou utilise les flèches ; R tourne, X inverse les bouts.
web-moon-river-lay-note-short = Touche une case marquée.
web-moon-river-not-here = Impossible ici.
web-moon-river-touches = touche : { $what }
web-moon-river-in-words =
    { $count ->
        [one] { $count } endroit, en mots
       *[other] Les { $count } endroits, en mots
    }
web-moon-river-first-where = D’abord : où ?
web-moon-river-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }

## Ce qu’apporterait un choix

web-moon-river-points =
    { $count ->
        [one] point
       *[other] points
    }
web-moon-river-gain-lands = terres
web-moon-river-gain-resources = biens
web-moon-river-gain-partners = partenaires
web-moon-river-gain-scenario = scénario
web-moon-river-gain-cows =
    { $count ->
        [one] vache
       *[other] vaches
    }
web-moon-river-gain-recruits =
    { $count ->
        [one] { $count } partenaire
       *[other] { $count } partenaires
    }
web-moon-river-from-saloon = du saloon
web-moon-river-territory = { $count } × { $land }

## Le score

web-moon-river-part-lands = Terres × vaches
web-moon-river-part-resources = Pépites, castors, maïs
web-moon-river-part-partners = Partenaires
web-moon-river-about-lands = Chaque territoire rapporte ses parcelles × ses vaches ; une seule vache compte par parcelle.
web-moon-river-about-resources = Chaque pépite, chaque castor, chaque maïs vaut un point.
web-moon-river-about-partners = Chercheurs d’or, trappeurs et fermiers comptent une fois de plus chaque pépite, castor ou maïs.
web-moon-river-about-timber = Groupes d’au moins trois forêts, dont au moins une au bord de la rivière : 10, et 10 de plus par forêt après la troisième.
web-moon-river-about-gold = Groupes d’au moins trois parcelles à pépites : 10 pour la troisième pépite, et 10 pour chacune des suivantes.
web-moon-river-about-outlaws = Groupes d’au moins trois partenaires, dont au moins un bandit : 10, et 10 de plus par partenaire après le troisième.
web-moon-river-about-city = Groupes d’au moins trois fermes : 10, et 10 de plus par ferme après la troisième.
web-moon-river-bill = Décompte complet
web-moon-river-largest = Plus grand territoire
web-moon-river-herd = Vaches qui comptent
web-moon-river-by =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## La légende

web-moon-river-legend-lands = Paysages
web-moon-river-legend-symbols = Symboles
web-moon-river-legend-partners = Tout partenaire protège des voleurs les vaches de son territoire. Chaque jeton montre un spécialiste d’un côté, un cow-boy de l’autre.
web-moon-river-legend-score = Score
web-moon-river-legend-keys = Touches pendant la pose : les flèches déplacent le domino, R le tourne, X inverse ses bouts, Entrée le pose.

## Opening a table

web-option-moon-river-pieces = Tes propres pièces
web-option-moon-river-pieces-note = Un fichier TOML de parcelles, jetons, tuiles et plateaux ; sans lui, on joue avec les pièces standard.

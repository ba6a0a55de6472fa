moon-river-title = Moon River

## Joueurs, paysages, partenaires, scénarios

moon-river-seat-purple = Violet
moon-river-seat-white = Blanc
moon-river-seat-orange = Orange
moon-river-seat-green = Vert
# The same seats in games of the first version of the rules.
moon-river-seat-mary = Violet
moon-river-seat-wesley = Blanc
moon-river-seat-calamity = Orange
moon-river-seat-jo = Vert

moon-river-board-mary = Mary
moon-river-board-wesley = Wesley
moon-river-board-calamity = Calamity
moon-river-board-jo = Big Jo

moon-river-land-desert = désert
moon-river-land-canyon = canyon
moon-river-land-meadow = prairie
moon-river-land-forest = forêt
moon-river-land-farm = ferme
moon-river-land-cornfield = champ de maïs

moon-river-symbol-cows = { $count ->
    [one] vache
   *[other] { $count } vaches
}
moon-river-symbol-skulls = { $count ->
    [one] crâne
   *[other] { $count } crânes
}
moon-river-symbol-circles = { $count ->
    [one] cercle
   *[other] { $count } cercles
}
moon-river-symbol-nuggets = { $count ->
    [one] pépite
   *[other] { $count } pépites
}
moon-river-symbol-beavers = { $count ->
    [one] castor
   *[other] { $count } castors
}
moon-river-symbol-corn = { $count ->
    [one] maïs
   *[other] { $count } maïs
}
moon-river-parcel = { $land } ({ $symbols })
moon-river-tile = { $one }/{ $two }

moon-river-partner-desperado = desperado
moon-river-partner-thief = voleur de bétail
moon-river-partner-prospector = chercheur d’or
moon-river-partner-trapper = trappeur
moon-river-partner-farmer = fermier

moon-river-scenario-none = sans scénario
moon-river-scenario-draw = un scénario tiré au hasard
moon-river-scenario-timber = Commerce du bois
moon-river-scenario-gold = Ruée vers l’or
moon-river-scenario-outlaws = Hors-la-loi
moon-river-scenario-city = Moon River City
moon-river-boards-camp = côté Camp
moon-river-boards-legend = côté Légende, choisi à tour de rôle
moon-river-boards-legend-drawn = côté Légende, tiré au sort
moon-river-boards-legend-colours = côté Légende, à chaque couleur le sien

## Options

moon-river-option-players = Joueurs
moon-river-option-boards = Plateaux
moon-river-option-scenario = Scénario
moon-river-house-scenario = Règle maison : dans le jeu imprimé, un scénario ne se joue qu’avec le côté Légende.
moon-river-house-boards = Règle maison : dans le jeu imprimé, le côté Légende ne s’utilise qu’avec un scénario.

## Ce qu’il faut décider

moon-river-prompt-over = La partie est terminée.
moon-river-prompt-chance = Le sort décide.
moon-river-prompt-wait = On attend { $seat }.
moon-river-prompt-board = { $seat } : choisis ton plateau.
moon-river-prompt-stand = { $seat } : choisis pour ton ranchero une parcelle libre de la nouvelle colonne.
moon-river-prompt-take = { $seat }, c’est ton tour : prends ta parcelle, { $parcel }.
moon-river-prompt-expand = { $seat } : assemble deux parcelles pour les poser, ou garde-les toutes.
moon-river-prompt-expand-must = { $seat } : ta réserve est pleine. Assemble deux parcelles pour les poser.
moon-river-prompt-expand-last = { $seat } : la partie se termine. Pose ce qui convient ; le reste est perdu.
moon-river-prompt-place = { $seat } : où vont { $first } et { $second } ?
moon-river-prompt-discard = { $seat } : aucune paire ne convient. Choisis les deux parcelles qui quittent la partie.
moon-river-prompt-drought = { $seat } : la sécheresse en { $cell } prend une vache de ce territoire. Laquelle ?
moon-river-prompt-circle = { $seat } : quel cercle utilises-tu d’abord ?
moon-river-prompt-recruit = { $seat } : recrute un partenaire pour { $cell }.
moon-river-prompt-drive = { $seat } : ton cow-boy mène des vaches, encore { $steps } pas au plus.
moon-river-prompt-offer = { $seat } : ton desperado peut échanger une parcelle de la réserve. Laquelle donnes-tu ?
moon-river-prompt-demand = { $seat } : quelle parcelle veux-tu en échange ({ $parcel }) ?
moon-river-prompt-steal = { $seat } : ton voleur peut amener en { $cell } une vache non gardée.
moon-river-prompt-bonus = { $seat } : tu as atteint l’autre bout. Pose une tuile bonus, sur la face de ton choix.
moon-river-prompt-forgo = { $seat } : aucune tuile bonus ne convient. Choisis celle qui quitte la partie.

## Choix

moon-river-action-board = { $board } : { $stores ->
    [one] une case de réserve
   *[other] { $stores } cases de réserve
} ; ponts : { $bridges }
moon-river-action-board-name = Le plateau de { $board }
moon-river-bridge-at = colonne { $column }
moon-river-bridge-homestead = maison
moon-river-action-stand = Sur la parcelle { $place } : { $parcel }
moon-river-action-stand-place = Sur la parcelle { $place }
moon-river-action-take = Prendre : { $parcel }
moon-river-action-take-any = Prendre ta parcelle
moon-river-action-keep = Garder tes parcelles
moon-river-action-join = Assembler : { $first } et { $second }
moon-river-action-discard = Renoncer à : { $first } et { $second }
moon-river-action-place = { $first } { $from }, { $second } { $to }
moon-river-action-place-cells = Poser en { $from } et { $to }
moon-river-action-drought = Perdre une vache en { $cell }
moon-river-action-circle = D’abord le cercle en { $cell }
moon-river-action-recruit-desperado = Recruter le desperado (échanger une parcelle)
moon-river-action-recruit-thief = Recruter le voleur de bétail (prendre une vache non gardée)
moon-river-action-recruit-prospector = Recruter le chercheur d’or (+1 par pépite)
moon-river-action-recruit-trapper = Recruter le trappeur (+1 par castor)
moon-river-action-recruit-farmer = Recruter le fermier (+1 par maïs)
moon-river-action-cowboy = Recruter un cow-boy (3 pas ; verso : { $partner })
moon-river-action-drive = Mener une vache de { $from } à { $to }
moon-river-action-offer = Donner : { $parcel }
moon-river-action-demand = Recevoir : { $parcel } de { $seat }
moon-river-action-steal = Prendre la vache en { $cell }, à { $seat }
moon-river-action-enough = Ça suffit
moon-river-action-bonus = Tuile bonus, face { $land }, en { $cell }
moon-river-action-forgo = Renoncer à la tuile bonus { $tile }
moon-river-action-chip = Entre au saloon : { $partner }
moon-river-action-draw = De la boîte : { $parcel }
moon-river-action-ranchero = Ranchero tiré : { $seat }
moon-river-action-scenario = Scénario tiré : { $scenario }

## Le journal

moon-river-event-board-chosen = { $seat } choisit le plateau de { $board }.
moon-river-event-board-drawn = Le sort donne à { $seat } le plateau de { $board }.
moon-river-event-scenario-drawn = Le scénario : { $scenario }.
moon-river-event-chip-drawn = Entre au saloon : { $chip }.
moon-river-event-column-laid = Nouvelle colonne : { $parcels }.
moon-river-event-ranchero-drawn = C’est à { $seat } de choisir.
moon-river-event-stood = { $seat } se place sur la parcelle { $place } : { $parcel }.
moon-river-event-left-over = Personne n’a choisi la parcelle { $place } ({ $parcel }) : elle quitte la partie.
moon-river-event-last-round = La boîte est vide : dernière manche.
moon-river-event-took = { $seat } prend : { $parcel }.
moon-river-event-kept = { $seat } ne pose plus rien.
moon-river-event-laid = { $seat } pose { $parcels } en { $cells }.
moon-river-event-cows-came = { $count ->
    [one] { $count } vache arrive
   *[other] { $count } vaches arrivent
} chez { $seat } en { $cell }.
moon-river-event-drought = Sécheresse en { $skull } : { $seat } perd une vache en { $cell }.
moon-river-event-saloon-empty = Le saloon est vide : personne ne vient chez { $seat } ({ $cells }).
moon-river-event-recruited = { $seat } recrute pour { $cell } : { $chip }.
moon-river-event-hired-cowboy = { $seat } recrute un cow-boy pour { $cell } (verso : { $chip }).
moon-river-event-drove = { $seat } mène une vache de { $from } à { $to }.
moon-river-event-swapped = { $seat } donne { $gave } à { $other } et reçoit { $got }.
moon-river-event-stole = Le voleur de { $seat } amène une vache de { $other } ({ $from }) en { $to }.
moon-river-event-discarded = { $seat } renonce à : { $parcels }.
moon-river-event-reached-west = { $seat } a atteint l’autre bout du ranch.
moon-river-event-bonus-laid = { $seat } pose une tuile bonus en { $cell } : { $parcel }.
moon-river-event-bonus-lost = { $seat } ne peut pas poser de tuile bonus : { $tile } quitte la partie.
moon-river-event-overpopulated = Surpopulation : { $count ->
    [one] { $count } vache quitte
   *[other] { $count } vaches quittent
} la parcelle { $cell } de { $seat }.
moon-river-event-ended = La partie est terminée.

## Score et résultat

moon-river-score-desert = Déserts
moon-river-score-canyon = Canyons
moon-river-score-meadow = Prairies
moon-river-score-forest = Forêts
moon-river-score-farm = Fermes
moon-river-score-nuggets = Pépites
moon-river-score-beavers = Castors
moon-river-score-corn = Maïs
moon-river-score-prospector = Chercheurs d’or
moon-river-score-trapper = Trappeurs
moon-river-score-farmer = Fermiers
moon-river-score-scenario = { $scenario }
moon-river-result-points = Le plus grand nombre de points l’emporte.
moon-river-result-tie = Égalité de points : le plus grand territoire décide, puis le plus grand nombre de vaches.
moon-river-result-shared = Égalité en tout : la victoire est partagée.

## Ce qui ne va pas dans une action

moon-river-error-draw = Le hasard ne peut pas apporter cela maintenant.
moon-river-error-now = Pas maintenant : { $task }.
moon-river-error-place-outside = Une partie du domino serait hors du ranch.
moon-river-error-place-taken = L’une de ces cases n’est pas libre.
moon-river-error-place-contact = Le domino doit toucher un pont, ou l’une de ses parcelles une parcelle du même paysage.
moon-river-error-join-misfit = Ces deux-là ne vont nulle part sur ton ranch.
moon-river-error-keep = Tu dois poser un domino maintenant.
moon-river-error-not-yours = Tu n’as pas cette parcelle.
moon-river-error-board = Quelqu’un a déjà ce plateau.
moon-river-error-stand = Il y a déjà quelqu’un là.
moon-river-error-drought = Il n’y a là aucune vache du territoire du crâne.
moon-river-error-circle = Aucun cercle n’attend là.
moon-river-error-recruit = Ce partenaire n’est pas au saloon.
moon-river-error-cowboy = Ce jeton n’est pas au saloon.
moon-river-error-drive = Aucune vache ne peut faire ce pas.
moon-river-error-steal = Il n’y a là aucune vache non gardée d’un autre joueur.
moon-river-error-bonus = La tuile bonus ne peut pas aller là.
moon-river-error-forgo = Cette tuile bonus n’est pas disponible.
moon-river-error-text = « { $text } » n’est pas une action. Exemples : { $examples }

moon-river-task-board = choisis d’abord ton plateau
moon-river-task-stand = choisis d’abord une parcelle de la nouvelle colonne
moon-river-task-take = prends d’abord ta parcelle
moon-river-task-expand = assemble d’abord deux parcelles ou garde-les
moon-river-task-place = pose d’abord le domino
moon-river-task-discard = choisis d’abord deux parcelles auxquelles renoncer
moon-river-task-drought = choisis d’abord la vache que prend la sécheresse
moon-river-task-circle = choisis d’abord un cercle
moon-river-task-recruit = recrute d’abord un partenaire
moon-river-task-drive = termine d’abord les pas du cow-boy
moon-river-task-offer = dis d’abord quelle parcelle tu échanges, ou que tu n’échanges pas
moon-river-task-demand = dis d’abord quelle parcelle tu reçois
moon-river-task-steal = dis d’abord quelle vache prend le voleur, ou qu’il n’en prend pas
moon-river-task-bonus = pose d’abord la tuile bonus
moon-river-task-forgo = choisis d’abord la tuile bonus qui quitte la partie

## Ce qui ne va pas dans une position

moon-river-position-fields = Une position a { $expected } champs ({ $names }), celle-ci { $found }.
moon-river-position-field = Champ { $field } : « { $found } » devrait être comme { $expected }.
moon-river-position-boards = Les plateaux ne vont pas ensemble : ils doivent être tous côté Camp, ou chacun d’une légende différente.
moon-river-position-parcels = Parcelle { $parcel } : { $found } dans la partie, mais il y en a { $expected }.
moon-river-position-box = La boîte a { $found } parcelles ; il doit rester des colonnes de quatre.
moon-river-position-chips = Jeton { $chip } : { $found } dans la partie, mais il y en a { $expected }.
moon-river-position-saloon = Le saloon a { $found } jetons, mais il n’a de place que pour { $expected }.
moon-river-position-cows = Vaches dans la partie : { $found }, il y en a { $expected }.
moon-river-position-tiles = Les tuiles bonus ne correspondent pas aux ranchs.
moon-river-position-column = La colonne « { $column } » n’est pas dans l’ordre.
moon-river-position-rancheros = { $seat } : { $found } rancheros sur les colonnes, { $expected } au plus.
moon-river-position-homestead = { $seat } : rien ne se pose sur la maison.
moon-river-position-odd = { $seat } : { $found } parcelles ne peuvent pas venir de dominos.
moon-river-position-adrift = { $seat } : des parcelles ne sont reliées à aucun pont.
moon-river-position-stray = { $seat } : une vache hors des parcelles ou sur un champ de maïs.
moon-river-position-partner = { $seat } : un partenaire sans cercle.
moon-river-position-stores = { $seat } : { $found } parcelles dans { $expected } cases de réserve.
moon-river-position-derived = { $seat } : le ranch se contredit.
moon-river-position-seat = La phase « { $phase } » n’est pas celle de cette place.
moon-river-position-waiting = Dans la phase « { $phase } », il ne peut pas y avoir : { $found }.
moon-river-position-phase = Rien sur la table ne mène à la phase « { $phase } ».

## Ce qui ne va pas dans un fichier de données

moon-river-data-empty = Le fichier de pièces est vide.
moon-river-data-large = Un fichier de pièces a { $limit } caractères au plus.
moon-river-data-kinds = { $found } sortes de parcelles, { $most } au plus.
moon-river-data-line = « { $found } » ne décrit pas des pièces.
moon-river-data-table = Il n’y a pas de tableau de ce nom : { $table }.
moon-river-data-sum = Tableau { $table } : { $found } pièces, il en faut { $expected }.
moon-river-data-missing = Tableau { $table } : { $name } manque.
moon-river-data-twice = Tableau { $table } : { $name } apparaît deux fois.
moon-river-data-symbol = Parcelle { $row } : { $symbol } ne convient pas au paysage { $landscape }.

## Le plateau dans le terminal

moon-river-board-stores = Réserve
moon-river-board-here = Cette manche
moon-river-board-there = Manche suivante
moon-river-board-saloon = Saloon
moon-river-board-left = Manche { $round } sur { $rounds } · boîte { $box } · vaches { $cows }
moon-river-board-box = Dans la boîte : { $count }
moon-river-board-now = Score actuel
moon-river-board-lands = terre
moon-river-board-symbols = biens
moon-river-board-partners = gens
moon-river-board-scenario = scén.
moon-river-board-total = tout
moon-river-board-would = { $total ->
    [one] { $total } point si la partie finissait alors ({ $more })
   *[other] { $total } points si la partie finissait alors ({ $more })
}

moon-river-legend-title = Ce que veulent dire les symboles
moon-river-legend-cow = une vache arrive quand la parcelle est posée
moon-river-legend-skull = sécheresse : quand la parcelle est posée, une vache de son territoire s’en va
moon-river-legend-circle = un partenaire est recruté quand la parcelle est posée
moon-river-legend-resources = pépite, castor, maïs : un point chacun
moon-river-legend-herd = vaches ; à la fin, une seule compte par parcelle
moon-river-legend-small = parcelle d’un autre joueur : paysage, biens, cercle ou partenaire, vaches
moon-river-legend-partner = un partenaire : le spécialiste indiqué par la lettre ci-dessous, ou un cow-boy
moon-river-legend-bridge = un pont : tout domino peut commencer ici
moon-river-legend-homestead = la maison : on n’y pose rien
moon-river-legend-store = une case de réserve vide ou une case libre
moon-river-legend-score = ce que vaudrait le ranch si la partie finissait maintenant : parcelles fois vaches de chaque territoire, etc.
moon-river-legend-cowboy = cow-boy
moon-river-about-desperado = échanger une parcelle de ta réserve contre celle d’un autre
moon-river-about-thief = prendre une vache d’un territoire sans partenaire
moon-river-about-prospector = un point de plus par pépite
moon-river-about-trapper = un point de plus par castor
moon-river-about-farmer = un point de plus par maïs
moon-river-about-cowboy = mener tes vaches de trois pas au plus, jamais sur les champs de maïs

### The deal of the day, and solved deals.

web-daily-lead = La même donne et la même place pour tout le monde, jusqu’à minuit UTC. Ta première table compte ; il n’y a pas d’indices.
web-daily-streak =
    { $count ->
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
web-daily-seat =
    { $others ->
        [one] Tu joues { $seat } contre un adversaire.
       *[other] Tu joues { $seat }, avec { $others } autres à la table.
    }
web-daily-par-none = Le par de cette donne n’est pas connu.
web-daily-par-proof = Par, prouvé en jouant au mieux : { $outcome }
web-daily-par-level = Par, joué par le niveau le plus fort : { $outcome }
web-daily-par-won = victoire
web-daily-par-drawn = match nul
web-daily-par-lost = défaite
web-daily-won = Victoire
web-daily-drawn = Match nul
web-daily-lost = Défaite
web-daily-share = Partager le résultat
web-daily-look = Revoir la partie
web-daily-play = Jouer contre { $level }
web-daily-kept = Tes résultats ne sont gardés que sur cet appareil.
web-daily-blocked = Ce navigateur ne garde rien pour cette page : ton résultat dure jusqu’à sa fermeture.
web-daily-full = Il n’y a plus de place sur cet appareil : ton résultat dure jusqu’à la fermeture de la page.
web-daily-explorer = Donnes résolues
web-daily-explorer-lead = { $count } donnes de Longhorn, telles qu’elles sont prouvées : qui gagne en jouant au mieux, depuis chaque départ.
web-daily-deal = Numéro de donne
web-daily-show = Afficher
web-daily-deal-number = Donne { $number }
web-daily-starts = Ce que vaut chaque départ pour qui joue en premier
web-daily-start = Départ
web-daily-value = En jouant au mieux
web-daily-turns = Tours et fin
web-daily-chosen = Comme l’autre choisit le départ :
web-daily-common = Ce que les donnes ont en commun
web-daily-legend = Chaque barre, de gauche à droite : qui joue en premier gagne (plein), fait nul (hachuré), perd (vide) ; le reste n’est pas tranché.
web-daily-by-chosen = L’autre choisit le départ
web-daily-by-every = Tous les départs confondus
web-daily-by-place = Selon le territoire de départ
web-daily-by-token = Selon le jeton au départ
web-daily-by-sheriff = Selon le sheriff
web-daily-sheriff-beside = Départ à côté du sheriff
web-daily-sheriff-away = Départ ailleurs
web-daily-worth-won = Gagné
web-daily-worth-drawn = Nul
web-daily-worth-lost = Perdu
web-daily-worth-not-lost = Pas perdu
web-daily-worth-not-won = Pas gagné
web-daily-worth-open = Non tranché
web-daily-share-words = Parmi les cas tranchés, qui joue en premier gagne { $percent } % ({ $won } gagnés, { $drawn } nuls, { $lost } perdus ; { $unknown } non tranchés).
web-daily-explorer-note = Ici, une embuscade prend la pépite de son choix, et une épidémie peut frapper n’importe quelle couleur. Ce qui n’est pas tranché est le plus difficile.
deals-token-nugget = pépite
deals-end-scored = troupeaux comptés
deals-end-caught = arrestation
deals-end-nine = neuf d’une couleur
deals-error-unknown = La donne { $number } n’est pas parmi les { $count } résolues.

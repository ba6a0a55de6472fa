### Les parties que garde cet appareil.

web-games-on = En cours
web-games-over = Terminées
web-games-score = Bilan contre l’ordinateur
web-games-against = Adversaire
web-games-won = Gagnées
web-games-drawn = Nulles
web-games-lost = Perdues
web-games-left = encore { $time }
web-games-replay = Revoir
web-games-analyse = Résultat et analyse
web-games-away = Ranger
web-games-back = Reprendre
web-games-away-list = Rangées ({ $count })
web-games-none = Pas encore de parties.
web-games-lost-sight = La maison n’a plus cette table.
web-games-kept-here = Tes parties ne sont gardées que sur cet appareil. Un fichier les emporte sur un autre ; qui l’a possède aussi tes places.
web-games-save = Enregistrer dans un fichier
web-games-saved = Le fichier est enregistré.
web-games-load = Charger un fichier
web-games-taken =
    { $count ->
        [one] Une partie a été lue.
       *[other] { $count } parties ont été lues.
    }
web-games-not-ours = Ce n’est pas un fichier de parties de High Noon.
web-games-blocked = Ce navigateur ne garde rien pour cette page : tes parties restent visibles jusqu’à sa fermeture. Enregistre-les dans un fichier.
web-games-full = Il n’y a plus de place sur cet appareil : les dernières parties restent visibles jusqu’à la fermeture de la page. Enregistre-les dans un fichier.
web-games-you-won = Gagnée
web-games-you-drawn = Nulle
web-games-you-lost = Perdue

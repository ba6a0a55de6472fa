### Puzzles: the page where they are solved, and how somebody’s went.

web-puzzles-lead = Chacun a une réponse prouvée. Joue-la sur le plateau ou marque-la sur la carte.
web-puzzles-one = Problème
web-puzzles-hard = cote { $rating }
web-puzzles-day = Problème du jour
web-puzzles-looking = Recherche de la réplique…
web-puzzles-is-wrong = Pas tout à fait.
web-puzzles-is-shown = La réponse.
web-puzzles-solved = C’est la bonne réponse.
web-puzzles-wrong = Il y avait mieux.
web-puzzles-shown = Voici comment faire.
web-puzzles-change = Variation de la cote : { $change }.
web-puzzles-again = Réessayer
web-puzzles-answer = Voir la réponse
web-puzzles-next = Problème suivant
web-puzzles-town = Marquer { $town }
web-puzzles-way = Un chemin possible : { $way }
web-puzzles-your-answer = Ta réponse
web-puzzles-towns = Villes
web-puzzles-players = Desperados
web-puzzles-that-is-it = C’est ma réponse
web-puzzles-count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
web-puzzles-rating = Ta cote
web-puzzles-solved-first = Résolus du premier coup
web-puzzles-of = { $solved } / { $tried }
web-puzzles-run = D’affilée (record)
web-puzzles-best = { $run } ({ $best })
web-puzzles-days = Jours d’affilée
web-puzzles-solve = Résoudre
web-puzzles-themes = Choisir des thèmes
web-puzzles-kept = Ta cote et tes séries ne sont gardées que sur cet appareil.
web-puzzles-blocked = Ce navigateur ne garde rien pour cette page : ta cote dure jusqu’à sa fermeture.
web-puzzles-full = Il n’y a plus de place sur cet appareil : ta cote dure jusqu’à la fermeture de la page.
web-puzzles-no-more = Avec ces thèmes, il ne reste aucun problème que tu ne connaisses pas.

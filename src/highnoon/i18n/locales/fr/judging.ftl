solver-turning-dollars = Tour { $turn }, { $seat } : { $action }. L’issue reste la même, mais au meilleur jeu cela a coûté { $dollars } $. Mieux : { $better }.
solver-turning-dollars-least = Tour { $turn }, { $seat } : { $action }. L’issue reste la même, mais au meilleur jeu cela a coûté au moins { $dollars } $. Mieux : { $better }.
solver-turning-dollars-about = Tour { $turn }, { $seat } : { $action }. L’issue reste la même, mais d’après les meilleures suites trouvées cela a coûté environ { $dollars } $. Mieux : { $better }.
solver-turning-harder = Tour { $turn }, { $seat } : { $action }. Cela gagne encore, mais la victoire est plus difficile à voir, de { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. Plus sûr : { $better }.
solver-turning-easier = Tour { $turn }, { $seat } : { $action }. Tout perdait, mais ceci a été réfuté plus tôt, de { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}. Plus tenace : { $better }.
solver-turning-only-win = Tour { $turn }, { $seat } : { $action }. Bien vu : tout autre choix gâchait la victoire.
solver-turning-only-draw = Tour { $turn }, { $seat } : { $action }. Bien vu : tout autre choix était moins bon.
solver-choice-won = Gagne
solver-choice-won-by = Gagne de { $dollars } $
solver-choice-won-least = Gagne d’au moins { $dollars } $
solver-choice-won-outright = Gagne à coup sûr
solver-choice-lost = Perd
solver-choice-lost-by = Perd de { $dollars } $
solver-choice-lost-least = Perd d’au moins { $dollars } $
solver-choice-lost-outright = Perd à coup sûr
solver-choice-drawn = Partie nulle
solver-choice-odds = { $percent } % de chances de gagner
solver-choice-not-lost = Ne perd pas ; une victoire reste possible
solver-choice-not-won = Ne gagne pas ; un nul reste possible
solver-choice-open = Pas encore prouvé
web-analysis-retry = { $count ->
    [one] Rejouer { $count } moment
   *[other] Rejouer { $count } moments
}
web-analysis-retry-title = Rejouer vos erreurs
web-analysis-board = Ouvrir sur le plateau d’analyse

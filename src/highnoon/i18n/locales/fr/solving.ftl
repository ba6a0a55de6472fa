solving-line = Une suite des meilleurs coups :
solving-end = La partie finit dans { $least } à { $most } tours, celui-ci compris : c’est prouvé, si le gagnant se presse et que le perdant fait durer.
solving-end-exact = { $least ->
    [one] La partie se termine avec ce tour.
   *[other] La partie finit dans { $least } tours, celui-ci compris : c’est prouvé, si le gagnant se presse et que le perdant fait durer.
}
solving-end-most = { $most ->
    [one] La partie se termine avec ce tour.
   *[other] La partie se termine au plus tard après { $most } tours, celui-ci compris : chaque tour prend au moins une vache.
}
solving-help-json = Afficher le résultat en JSON.
solving-help-analyse-json = Avec --analyse : afficher le résultat en JSON.
solving-error-json = --json vaut pour une seule position ; les résultats de --deals sont déjà en JSON dans --out.
solving-error-option = { $flag } { $asked } contredit la position, qui dit { $found }.
solving-error-analyse = --json demande --analyse.
solving-better = Après { $action } :
solving-moves = Ce que valait chaque choix :
solving-margin-exact = Avec le meilleur jeu, { $seat } finit avec exactement { $least } $ de plus que l’autre camp : c’est prouvé.
solving-margin = Avec le meilleur jeu, { $seat } finit avec { $least } $ à { $most } $ de plus que l’autre camp : c’est prouvé.
solving-margin-least = Avec le meilleur jeu, { $seat } finit avec au moins { $least } $ de plus que l’autre camp : c’est prouvé.
solving-margin-outright = L’argent ne compte guère : { $seat } peut forcer une arrestation, neuf vaches d’une couleur ou plus de 4000 $ d’avance.

solving-line = Une suite des meilleurs coups :
solving-end = La fin est à { $least } à { $most } tours, celui-ci compris : prouvé, quand le gagnant se presse et que le perdant fait durer.
solving-end-exact = { $least ->
    [one] La partie se termine avec ce tour.
   *[other] La fin est à { $least } tours, celui-ci compris : prouvé, quand le gagnant se presse et que le perdant fait durer.
}
solving-end-most = { $most ->
    [one] La partie se termine avec ce tour.
   *[other] La partie se termine au plus tard après { $most } tours, celui-ci compris : chacun prend au moins une vache.
}
solving-help-json = afficher le résultat en JSON
solving-help-analyse-json = Avec --analyse : afficher le résultat en JSON.
solving-error-json = --json vaut pour une seule position ; les résultats de --deals sont en JSON dans --out.
solving-error-option = { $flag } { $asked } contredit la position, où vaut { $found }.
solving-error-analyse = --json demande --analyse.
solving-better = Après { $action } :
solving-moves = Ce que valait chaque choix :

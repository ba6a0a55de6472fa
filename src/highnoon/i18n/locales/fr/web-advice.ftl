### Ce que la page dit autour du solveur : qui a l’avantage, et où une partie a basculé.

web-study-who = Qui a l’avantage
web-study-thinking = Réflexion…
web-study-further = Réflexion plus poussée…
web-study-unproven = Pas de preuve trouvée à temps.
web-hint-proven = prouvé

## Après la partie

web-analysis = Analyse
web-analysis-lead = Où la partie a-t-elle basculé, et qu’est-ce qui aurait été mieux ? Le solveur examine chaque moment, en partant de la fin.
web-analysis-start = Analyser la partie
web-analysis-again = Réessayer
web-analysis-failed = Le solveur s’est arrêté trop tôt ; voici ce qu’il avait trouvé.
web-analysis-progress = Analyse, moments prouvés : { $proven } sur { $total }
web-analysis-chart = Qui avait l’avantage à chaque étape : { $first } en haut, { $second } en bas.
web-analysis-proven = prouvé
web-analysis-estimate = estimation
web-analysis-turnings = Tournants

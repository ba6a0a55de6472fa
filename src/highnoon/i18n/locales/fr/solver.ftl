solver-error-over = Cette partie est terminée : il n’y a plus rien à résoudre.
solver-error-dealing = La mise en place n’est pas finie : résous une position ultérieure.
solver-error-game = Seul Longhorn peut être résolu ; ceci est un enregistrement de { $game }.
solver-error-one = Donne exactement l’un de ces éléments : une position, un enregistrement, --seed ou --deals.
solver-error-out = --deals demande --out FICHIER pour ses résultats.
solver-error-file = { $file } n’est pas un fichier de donnes résolues : la ligne { $line } est illisible.
solver-error-memory = Une mémoire de { $memory } Mo ne tient pas dans cette machine : donne un --memory plus petit.
solver-error-engine = Le solveur a besoin de Numba : installe highnoon[engine].

solver-help = Résoudre une position de Longhorn, ou beaucoup de donnes.
solver-help-target = Une position, ou un fichier d’enregistrement.
solver-help-seed = Résoudre la donne de cette graine.
solver-help-ambush = Avec --seed ou --deals, comment une embuscade prend une pépite : choice ou random.
solver-help-epidemic = Avec --seed ou --deals, quelles couleurs une épidémie peut frapper : any ou present.
solver-help-seconds = S’arrêter après ce nombre de secondes (avec --deals, pour chaque territoire de départ).
solver-help-nodes = S’arrêter après ce nombre de positions (avec --deals, pour chaque territoire de départ).
solver-help-memory = La taille de la mémoire de chaque processus, en mégaoctets.
solver-help-deals = Résoudre ce nombre de donnes au hasard, à partir de la graine 1 ou de --seed.
solver-help-workers = Combien de recherches tournent en parallèle (par défaut une seule ; pour une position sans --nodes, une par processeur).
solver-help-out = Où vont les résultats de --deals, une ligne chacun ; ce qui y est réglé n’est pas résolu de nouveau.
solver-help-ray = Résoudre les donnes sur cette grappe Ray (« local » en lance une ici).

solver-progress = { $nodes } positions, { $seconds } s, { $rate } par seconde. { $proven }
solver-progress-deals = { $done } donnes sur { $total }
solver-stopped = Pas terminé. Ce qui est prouvé jusqu’ici :
solver-value-win = { $seat } gagne, en jouant au mieux.
solver-value-loss = { $seat } perd, même en jouant au mieux.
solver-value-draw = Match nul si chacun joue au mieux.
solver-value-odds = Si chacun joue au mieux, { $seat } a { $percent } % de chances de gagner.
solver-value-between = Prouvé pour { $seat } : au moins { $low }, au plus { $high }.
solver-value-open = Rien n’est encore prouvé pour { $seat }.
solver-word-win = victoire
solver-word-draw = nul
solver-word-loss = défaite
solver-word-odds = { $percent } %
solver-word-between = { $low } à { $high }
solver-word-open = non prouvé
solver-best = Le mieux : { $action }
solver-line = Suite : { $line }
solver-moves = Tous les choix :
solver-turns = { $turns ->
    [one] { $turns } tour jusqu’à la fin de cette suite, celui-ci compris.
   *[other] { $turns } tours jusqu’à la fin de cette suite, celui-ci compris. D’autres suites des meilleurs coups peuvent être plus courtes ou plus longues.
}
solver-spent = { $nodes } positions en { $seconds } s.
solver-sum-deals = { $deals ->
    [one] { $deals } donne.
   *[other] { $deals } donnes.
}
solver-sum-chosen = Départ choisi par l’adversaire : le premier joueur gagne { $won }, nuls { $drawn }, perd { $lost }, indécis { $unknown }.
solver-sum-random = Tous les départs également probables : le premier joueur gagne { $won }, nuls { $drawn }, perd { $lost }, indécis { $unknown }.
solver-sum-ends = Fins des suites : comptées { $scored }, neuf d’une couleur { $nine }, arrestations { $caught }.
solver-sum-turns = Tours si chacun joue au mieux : médiane { $median }, moyenne { $mean }.

solver-stands-ahead = Estimation : avantage { $seat }, environ { $percent } %
solver-stands-even = Estimation : à peu près égal
solver-stands-win = Exact : { $seat } gagne en jouant au mieux
solver-stands-draw = Exact : nul si chacun joue au mieux
solver-stands-odds = Exact : { $percent } % de chances de gagner pour { $seat }

solver-why-forced = C’est le seul coup.
solver-why-only-win = C’est le seul coup qui gagne.
solver-why-wins = Il garde la victoire.
solver-why-only-draw = C’est le seul coup qui ne perd pas.
solver-why-draws = Il garde le nul.
solver-why-lost = Tous les coups perdent contre le meilleur jeu.
solver-why-lost-longest = Tous les coups perdent contre le meilleur jeu ; celui-ci résiste le plus longtemps.
solver-why-lost-most = Tous les coups perdent contre le meilleur jeu ; réfuter celui-ci demande le plus de calcul.
solver-why-chances = Il a les meilleures chances : { $percent } % de chances de gagner pour { $seat }.
solver-why-others-lose = Tous les autres coups perdent.
solver-why-holds = Il ne perd pas ; il n’est pas encore prouvé qu’il gagne.
solver-why-looks = Il paraît le meilleur ; rien n’est encore prouvé.

## Là où une partie a basculé

solver-turning-win = Tour { $turn }, { $seat } : { $action }. Cela a coûté la victoire. Mieux : { $better }.
solver-turning-loss = Tour { $turn }, { $seat } : { $action }. Une partie gagnée est devenue perdue. Mieux : { $better }.
solver-turning-draw = Tour { $turn }, { $seat } : { $action }. Cela a coûté le nul. Mieux : { $better }.
solver-turning-odds = Tour { $turn }, { $seat } : { $action }. Les chances de gagner sont passées de { $before } % à { $after } %. Mieux : { $better }.
solver-turning-luck = Tour { $turn }, hasard : { $action }. Les chances de gagner de { $seat } sont passées de { $before } % à { $after } %.
solver-turning-resigned = Tour { $turn } : { $seat } abandonne une partie qui n’était pas perdue. { $stood }.

solver-analysis-all = Chaque moment de cette partie est prouvé.
solver-analysis-all-calm = Chaque moment de cette partie est prouvé : personne n’a laissé échapper ni victoire ni nul.
solver-analysis-some = Moments prouvés : { $proven } sur { $total } ; les autres sont des estimations.
solver-analysis-some-calm = Moments prouvés : { $proven } sur { $total }, les autres sont des estimations ; aucune erreur changeant l’issue n’est prouvée jusqu’ici.
solver-stands-won = { $seat } a gagné
solver-stands-drawn = Partie nulle

dataset-help = Faire jouer des robots et écrire chaque décision dans un fichier Parquet, pour l’apprentissage.
dataset-help-file = Le fichier Parquet à écrire.
dataset-help-players = Qui joue, par exemple 2,3 : des niveaux, random, learned, ou cmd: et un programme. Ils changent de place à chaque partie.
dataset-help-games = Le nombre de parties à jouer (100 par défaut).
dataset-wrote =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } : écrit dans { $file }
dataset-error-missing = Les fichiers Parquet demandent le paquet pyarrow : pip install "highnoon[data]"
dataset-error-tensors = { $game } n’a pas encore de tenseurs : ses parties ne peuvent pas être écrites pour l’apprentissage.
dataset-error-players = Nommez entre un et { $seats } joueurs, pas { $found }.
leaderboard-help = Ajouter le résultat à ce fichier de classement, et montrer le classement.
leaderboard-title = Classement de { $game }
leaderboard-contestant = participant
leaderboard-rating = cote
leaderboard-games = parties
leaderboard-error-line = La ligne { $line } du classement n’est pas une entrée de ce format.
bot-error-weights = Il n’y a pas de poids appris pour cette table de { $game }.

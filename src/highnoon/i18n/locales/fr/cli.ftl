### Le terminal

## Aide

cli-help = La table numérique de trois jeux de plateau western.
cli-help-play = Jouer à ce clavier contre des personnes et des ordinateurs.
cli-help-replay = Parcourir l’enregistrement d’une partie.
cli-help-rules = Lire les règles d’un jeu.
cli-help-perft = Compter toutes les suites possibles d’une partie, tirages du hasard compris.
cli-help-show = Dessiner une position d’après sa ligne de texte.
cli-help-record = Vérifier un enregistrement et l’afficher ; --text le rend lisible.
cli-help-lang = Langue : de, en, es, fr, it, nl, pt ou ru ; par défaut, HIGHNOON_LANG ou LANG décide.
cli-help-game = longhorn, moon-river ou desperados.
cli-help-game-play = longhorn, moon-river ou desperados ; avec --resume, le fichier ou le jeu à reprendre.
cli-help-resume = Reprendre la dernière partie inachevée, ou celle du fichier donné.
cli-help-bot = Laisser l’ordinateur jouer cette place (eagle, jessie, ou 1, 2…) ; peut se répéter.
cli-help-level = La force de l’ordinateur : 1 est le niveau le plus faible, 5 le plus fort.
cli-help-seats = Qui est assis où, par exemple me,bot:2,me : des noms de personnes, ou bot avec son niveau.
cli-help-players = Le nombre de joueurs.
cli-help-option = Une option du jeu, comme ambush_nugget=choice ; peut se répéter.
cli-help-seed = Le nombre dont découle tout le hasard (la graine).
cli-help-map = Ta propre carte pour Desperados.
cli-help-pieces = Tes propres pièces pour Moon River.
cli-help-file = Un fichier d’enregistrement.
cli-help-all = Afficher toute la partie sans s’arrêter.
cli-help-analyse = Au lieu de parcourir la partie, dire où elle a basculé et ce qui aurait été mieux (Longhorn).
cli-help-depth = La profondeur, en nombre d’actions.
cli-help-position = Une position en une ligne de texte.
cli-help-text = Afficher du texte lisible plutôt que des lignes JSON.

## Choisir une table

cli-menu-game = Quel jeu ?
cli-menu-how-many = Combien de joueurs ?
cli-menu-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
cli-menu-who = Qui joue ?
cli-menu-people =
    { $count ->
        [one] { $count } personne à ce clavier
        [2] Deux personnes à ce clavier
       *[other] { $count } personnes à ce clavier
    }
cli-menu-you = Tu joues { $seat }, l’ordinateur joue le reste
cli-menu-level = Quelle force pour l’ordinateur ?
cli-menu-resume = Reprendre la partie inachevée ({ $file })
cli-menu-new = Commencer une nouvelle partie
cli-menu-what = Il y a une partie inachevée.
cli-menu-ask = Numéro (q pour quitter) :
cli-level =
    { $level ->
        [1] Facile
        [2] Moyen
        [3] Difficile
       *[other] Niveau { $level }
    }

## En jeu

cli-ask = { $seat }, ton choix (? pour l’aide) :
cli-thinking = { $seat } réfléchit…
cli-hand-over = { $name }, le clavier est à toi. Appuie sur Entrée quand personne d’autre ne regarde.
cli-confirm = Entrée pour valider, autre chose pour choisir de nouveau :
cli-may-act = { $seat } peut encore changer d’avis : tape @{ $name }
cli-more = … { $count } auparavant ; tape l pour tout voir
cli-hint = Conseil : { $number }  { $action }
cli-saved = Enregistré dans { $file }.
cli-left = La partie est enregistrée dans { $file } ; pour la reprendre : highnoon play --resume
cli-kept = L’enregistrement est dans { $file } ; pour le revoir : highnoon replay FICHIER
cli-cut = La dernière ligne de { $file } était coupée ; la partie reprend à la ligne d’avant.
cli-commands =
    Pour choisir, tape un numéro, ou un coup tel qu’il s’écrit dans l’enregistrement.
    u annuler · h conseil · l journal complet · s FICHIER enregistrer une copie
    @NOM jouer une autre de tes places · Entrée redessiner la table
    ? symboles · q quitter (la partie est enregistrée)

## La fin

cli-result-won =
    { $count ->
        [one] Victoire : { $seats }.
       *[other] Victoire commune : { $seats }.
    }
cli-result-draw = La victoire est partagée.
cli-score = { $score }
cli-amount = { $amount }

## Revoir

cli-replay-at = Moment { $moment } sur { $last }
cli-replay-ask = Entrée suivant · b retour · f premier · l dernier · un numéro pour y aller · ? symboles · q quitter :
cli-analysis-progress = Analyse, moments prouvés : { $proven } sur { $total }, { $seconds } s (Ctrl-C pour arrêter)
cli-analysis-turnings = Tournants, chacun avec son moment dans la partie :
cli-replay-end = C’est le dernier moment.
cli-replay-first = C’est le premier moment.
cli-error-moment = Il n’y a pas de moment « { $found } » ; tape un nombre de 0 à { $last }, ou : Entrée b f l ? q.

## Compter

cli-perft-row =
    { $nodes ->
        [one] profondeur { $depth } : { $nodes } suite
       *[other] profondeur { $depth } : { $nodes } suites
    }

## Ce qui est impossible

cli-error-usage = La commande n’a pas été comprise : { $message }
cli-error-extra = La commande n’accepte pas cet argument : { $found }
cli-error-command = Il n’y a pas de commande « { $found } » ; les commandes sont : { $known }.
cli-error-no-flag = Il n’y a pas d’option { $name } ici ; --help les énumère.
cli-error-flag-value = L’option { $name } demande une valeur.
cli-error-missing = Il manque quelque chose : { $name }. Ajoute-le, ou consulte --help.
cli-error-whole = { $name } demande un nombre entier d’au moins { $least }, mais a reçu « { $found } ».
cli-error-positive = { $name } doit être un nombre supérieur à 0, comme 0.5, et non « { $found } ».
cli-error-number = Il n’y a pas de choix numéro { $found } ; les numéros vont de 1 à { $count }.
cli-error-level = L’ordinateur n’a pas de niveau { $found } ; les niveaux sont : { $allowed }.
cli-error-seats =
    { $expected ->
        [one] La liste de places « { $text } » nomme { $found } joueurs, mais il y en a { $expected }.
       *[other] La liste de places « { $text } » nomme { $found } joueurs, mais il en faut { $expected }.
    }
cli-error-seat = Il n’y a pas de place « { $found } » ; les places sont { $known }, ou un nombre de 1 à { $count }.
cli-error-switch = Tu ne peux pas jouer { $seat } d’ici en ce moment.
cli-error-option = Une option s’écrit NOM=VALEUR, mais voici ce qui a été donné : « { $text } ».
cli-error-save-where = Où l’enregistrer ? Tape s et un nom de fichier, par exemple : s soiree.jsonl
cli-error-file = Le fichier { $file } est inutilisable : { $reason }.
cli-reason-missing = le fichier ou son dossier n’existe pas
cli-reason-folder = c’est un dossier, pas un fichier
cli-reason-not-a-folder = une partie de son chemin n’est pas un dossier
cli-reason-permission = accès refusé
cli-reason-full = le disque est plein
cli-error-name = « { $file } » ne peut pas être le nom d’un fichier.
cli-error-record = { $file } : { $reason }
cli-error-busy = La partie dans { $file } est en cours dans une autre fenêtre ; ferme-la d’abord là-bas.
cli-error-not-a-record = { $file } existe et n’est pas un enregistrement de High Noon, il n’est donc pas écrasé ; choisis un autre nom.
cli-error-not-text = { $file } n’est pas du texte UTF-8, comme doit l’être une carte.
cli-error-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.
cli-error-position = Aucun des jeux ne comprend cette position ; nomme le jeu avec --game pour savoir pourquoi.
cli-error-depth = La profondeur doit être d’au moins 1, mais elle est de { $found }.
cli-error-both = Donne --seed ou --position, pas les deux.
cli-error-language = Il n’y a pas de textes en « { $found } » ; les langues sont : { $known }.

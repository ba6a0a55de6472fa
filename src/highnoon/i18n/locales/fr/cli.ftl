### Le terminal

## Aide

cli-help = La table numérique de trois jeux de plateau western.
cli-help-play = Jouer à ce clavier, avec des personnes et des ordinateurs aux places.
cli-help-replay = Parcourir l’enregistrement d’une partie.
cli-help-rules = Lire les règles d’un jeu.
cli-help-perft = Compter toutes les suites possibles d’une partie, tirages du hasard compris.
cli-help-show = Dessiner une position d’après sa ligne de texte.
cli-help-record = Vérifier un enregistrement et l’afficher, lisible avec --text.
cli-help-lang = Langue, par exemple fr ou en ; sinon HIGHNOON_LANG ou LANG décide.
cli-help-game = longhorn, moon-river ou desperados.
cli-help-game-play = longhorn, moon-river ou desperados ; avec --resume, le fichier ou le jeu à reprendre.
cli-help-resume = Reprendre la dernière partie inachevée, ou celle du fichier donné.
cli-help-bot = Laisser l’ordinateur jouer cette place (eagle, jessie, ou 1, 2…) ; peut se répéter.
cli-help-level = La force de l’ordinateur : 1 est le plus faible, 5 le plus fort.
cli-help-seats = Qui est assis où, par exemple me,bot:2,me : des noms de personnes, ou bot avec son niveau.
cli-help-players = Combien de joueurs.
cli-help-option = Une option du jeu, comme ambush_nugget=choice ; peut se répéter.
cli-help-seed = Le nombre dont vient tout le hasard.
cli-help-map = Ta propre carte pour Desperados.
cli-help-pieces = Tes propres pièces pour Moon River.
cli-help-file = Le fichier d’un enregistrement.
cli-help-all = Afficher toute la partie, sans rien demander.
cli-help-analyse = Dire où la partie a basculé et ce qui était mieux, au lieu de la parcourir (Longhorn).
cli-help-depth = À combien d’actions de profondeur.
cli-help-position = Une position en une ligne de texte.
cli-help-text = En texte lisible plutôt qu’en lignes JSON.

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
cli-confirm = Entrée pour le faire, autre chose pour choisir de nouveau :
cli-may-act = { $seat } peut encore changer d’avis : tape @{ $name }
cli-more =… { $count } plus tôt ; l dit tout
cli-hint = Conseil : { $number }  { $action }
cli-saved = Enregistré dans { $file }.
cli-left = La partie est gardée dans { $file } ; pour la reprendre : highnoon play --resume
cli-kept = L’enregistrement est dans { $file } ; pour le revoir : highnoon replay FICHIER
cli-cut = La dernière ligne de { $file } était coupée ; la partie reprend à la ligne d’avant.
cli-commands =
    Un choix : son numéro, ou un coup en texte, comme dans l’enregistrement.
    u annule · h donne un conseil · l dit tout ce qui s’est passé · s FICHIER enregistre une copie
    @NOM agit pour une autre de tes places · Entrée redessine la table
    ? explique les symboles · q quitte, la partie est gardée

## La fin

cli-result-won =
    { $count ->
        [one] Victoire : { $seats }.
       *[other] Victoire commune : { $seats }.
    }
cli-result-draw = Personne ne gagne seul.
cli-score = { $score }
cli-amount = { $amount }

## Revoir

cli-replay-at = Moment { $moment } sur { $last }
cli-replay-ask = Entrée suivant · b retour · f premier · l dernier · un numéro y saute · ? symboles · q quitter :
cli-analysis-progress = Analyse, moments prouvés : { $proven } sur { $total }, { $seconds } s (Ctrl-C arrête)
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
cli-error-extra = C’est plus que la commande n’en demande : { $found }
cli-error-command = Il n’y a pas de commande « { $found } » ; les commandes sont : { $known }.
cli-error-no-flag = Il n’y a pas d’option { $name } ici ; --help les énumère.
cli-error-flag-value = L’option { $name } demande une valeur.
cli-error-missing = Il manque quelque chose : { $name }. Ajoute-le, ou vois --help.
cli-error-whole = { $name } demande un nombre entier à partir de { $least }, mais a reçu « { $found } ».
cli-error-positive = { $name } doit être un nombre supérieur à 0, comme 0.5, et non « { $found } ».
cli-error-number = Il n’y a pas de choix numéro { $found } ; les numéros vont de 1 à { $count }.
cli-error-level = L’ordinateur n’a pas de niveau { $found } ; les niveaux sont : { $allowed }.
cli-error-seats =
    { $expected ->
        [one] La liste de places « { $text } » nomme { $found } joueurs, mais il y en a { $expected }.
       *[other] La liste de places « { $text } » nomme { $found } joueurs, mais il en faut { $expected }.
    }
cli-error-seat = Il n’y a pas de place « { $found } » ; les places sont { $known }, ou un nombre de 1 à { $count }.
cli-error-switch = { $seat } ne peut pas être joué d’ici en ce moment.
cli-error-option = Une option s’écrit NOM=VALEUR, mais voici ce qui a été donné : « { $text } ».
cli-error-save-where = Où ? Écris s et le nom d’un fichier, par exemple : s soiree.jsonl
cli-error-file = Le fichier { $file } est inutilisable : { $reason }.
cli-reason-missing = lui ou son dossier n’existe pas
cli-reason-folder = c’est un dossier, pas un fichier
cli-reason-not-a-folder = une partie de son chemin n’est pas un dossier
cli-reason-permission = tu n’en as pas le droit
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

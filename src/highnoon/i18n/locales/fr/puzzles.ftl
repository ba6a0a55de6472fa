puzzles-ask-win = À { $seat } de jouer : trouvez le seul moyen de gagner.
puzzles-ask-hold = À { $seat } de jouer : trouvez le seul moyen de ne pas perdre.
puzzles-ask-most = À { $seat } de jouer, et plus rien ne sera tiré : terminez avec la plus grande avance possible.
puzzles-ask-where = Vous êtes { $seat }. Recherché : { $suspect }. Marquez toutes les villes possibles.
puzzles-ask-likeliest = Vous êtes { $seat }. Recherché : { $suspect }. Quelle ville est la plus probable ?
puzzles-ask-warn = Vous êtes { $seat }. Qui, dans la bande, se trouve peut-être au même endroit ? Recherché : { $suspect }.

puzzles-kind-win = Gagner
puzzles-kind-hold = Tenir
puzzles-kind-most = Meilleure fin
puzzles-kind-where = Où ?
puzzles-kind-likeliest = Le plus probable
puzzles-kind-warn = Qui faut-il avertir ?

puzzles-solved-win = Résolu : cela gagne contre toute défense.
puzzles-solved-hold = Résolu : cela tient contre tout.
puzzles-solved-most = Résolu : une avance de { $lead } est le mieux possible.
puzzles-solved-where = Résolu : exactement ces villes.
puzzles-solved-likeliest = Résolu : c’est là que mènent le plus de chemins.
puzzles-solved-warn = Résolu : ce sont exactement ceux qu’il faut avertir.

puzzles-wrong-win = Cela ne gagne pas à coup sûr.
puzzles-wrong-hold = Cela perd.
puzzles-wrong-drawn = Cela ne mène qu’au match nul.
puzzles-wrong-caught = Cela finit entre les mains du sheriff.
puzzles-wrong-nine = Cela laisse à l’adversaire neuf vaches d’une couleur.
puzzles-wrong-scored = Cela perd aux dollars.
puzzles-wrong-most = Cela finit à { $lead } ; { $best } est possible.
puzzles-wrong-cannot = { $town } est impossible.
puzzles-wrong-safe = { $seat } est en sécurité.
puzzles-wrong-missed-where =
    { $count ->
        [one] Il manque une ville.
       *[other] Il manque { $count } villes.
    }
puzzles-wrong-missed-warn =
    { $count ->
        [one] Une autre personne est en danger.
       *[other] { $count } autres sont en danger.
    }
puzzles-wrong-likeliest =
    { $count ->
        [one] Un chemin y mène
       *[other] { $count } chemins y mènent
    } ; vers une autre ville, il y en a { $most }.

puzzles-theme-sheriff-trap = Piège du sheriff
puzzles-theme-sheriff-near = Le sheriff est proche
puzzles-theme-nine = Neuf d’une couleur
puzzles-theme-deny-nine = Empêcher les neuf
puzzles-theme-epidemic = Épidémie
puzzles-theme-ambush = Embuscade
puzzles-theme-iron = Fer rouge
puzzles-theme-oil = Snake Oil
puzzles-theme-snake = Crotale
puzzles-theme-boxed-in = Sans issue
puzzles-theme-end-ahead = Finir en tête
puzzles-theme-give-up = Céder des vaches
puzzles-theme-behind = Revenir de loin
puzzles-theme-gold = Or
puzzles-theme-two-dominoes = Deux dominos
puzzles-theme-join-lands = Relier des territoires
puzzles-theme-thief = Voleur de bétail
puzzles-theme-swap = Échange
puzzles-theme-drive = Conduite du bétail
puzzles-theme-drought = Sécheresse
puzzles-theme-specialist = Spécialiste
puzzles-theme-bonus-tile = Tuile bonus
puzzles-theme-rival = Un rival répond
puzzles-theme-hunt-sheriff = Chasse au sheriff
puzzles-theme-hunt-gang = Chasse à la bande
puzzles-theme-proof = Une carte a été montrée
puzzles-theme-lost-card = Cartes perdues
puzzles-theme-long-ride = Longue chevauchée
puzzles-theme-used-up = Cartes épuisées
puzzles-theme-close = Presque à égalité

puzzles-error-unknown = Il n’y a pas de problème { $id } de { $game }.
puzzles-error-none = Il n’y a pas de problèmes de { $game }.
puzzles-error-line = La ligne { $line } n’est pas un problème : { $error }
puzzles-error-twice = Ligne { $line } : le problème { $id } y est deux fois.
puzzles-error-name = « { $text } » n’est pas parmi : { $known }
puzzles-error-theme = Aucun problème n’a le thème { $theme }. Il y a : { $known }
puzzles-error-day = « { $day } » n’est pas une date ; écrivez par exemple 2026-11-18.
puzzles-error-one = Donnez --id, --theme ou --day, pas plusieurs à la fois.
puzzles-error-file = { $file } ne contient pas vos problèmes ; déplacez ce fichier et réessayez.
puzzles-error-left = Il n’y reste aucun problème nouveau.

puzzles-help = Résoudre un problème.
puzzles-help-id = Le problème de cet identifiant.
puzzles-help-theme = Un problème sur ce thème ; s’il y en a plusieurs, séparés par des virgules, sur tous.
puzzles-help-day = Le problème de ce jour, par exemple 2026-11-18 (ou « today »).
puzzles-help-mine = Dire quels problèmes existent, en chercher de nouveaux ou tous les prouver.
puzzles-help-mine-out = Chercher dans ce fichier, à la suite de ce qu’il contient.
puzzles-help-mine-count = S’arrêter quand le fichier a autant de problèmes.
puzzles-help-mine-seconds = S’arrêter après autant de secondes.
puzzles-help-mine-prove = Prouver de nouveau chaque problème de la maison, ou de --out.
puzzles-help-mine-journal = Noter dans ce fichier ce qui est prouvé et passer ce qui y figure : on peut ainsi s’arrêter et reprendre.

puzzles-title = { $game }, problème { $id } ({ $rating })
puzzles-reply = Réponse : { $moves }
puzzles-refutation = La suite : { $moves }
puzzles-line = Solution : { $moves }
puzzles-themes = Thèmes : { $themes }
puzzles-rating = Votre classement : { $rating } ± { $deviation }
puzzles-rating-change = Votre classement : { $rating } ({ $change }) ± { $deviation }
puzzles-streak = Résolus de suite : { $streak } (record : { $best })
puzzles-prompt = Votre coup, ? pour les signes, « solution » pour abandonner, « quit » pour partir :
puzzles-prompt-names = Des noms séparés par des virgules, ? pour les signes, « solution » pour abandonner, « quit » pour partir :
puzzles-given-up = Abandonné.
puzzles-again-later = Quitté ; rien n’a été compté.
puzzles-all-done = Vous les avez tous résolus ou tentés ; ils reviennent désormais.
puzzles-shelf = { $game } : { $count } problèmes
puzzles-shelf-row = { $name } : { $count }
puzzles-mined = { $count } problèmes, graine { $seed }
puzzles-proven = { $count } problèmes prouvés.

puzzles-wrong-proof = Problème { $id } : { $problem }

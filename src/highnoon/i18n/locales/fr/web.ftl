### La page : ce qui se dit autour des tables.

web-title = High Noon : Longhorn, Moon River et Desperados
web-brand-home = High Noon, accueil
web-home = Accueil
web-back = Retour
web-close = Fermer
web-loading = Préparation…
web-lost = Cette page n’existe pas.

## Les jeux

web-game-longhorn = Longhorn
web-game-longhorn-players = 2 joueurs
web-game-longhorn-minutes = 20 min
web-game-longhorn-tag = Vole une couleur, et laisses-en beaucoup derrière toi.
web-game-moon-river = Moon River
web-game-moon-river-players = 2–4 joueurs
web-game-moon-river-minutes = 40 min
web-game-moon-river-tag = Choisis tes terres, passe la rivière, élève tes vaches.
web-game-desperados = Desperados
web-game-desperados-players = 3–6 joueurs
web-game-desperados-minutes = 60 min
web-game-desperados-tag = Un sheriff, une bande, et tout se joue en secret.
web-game-soon = Ce jeu est encore en construction.
web-game-words = Jouable sous forme de texte ; le plateau reste à dessiner.
web-game-soon-short = en construction

## Accueil

web-home-title = Choisis un jeu. L’ordinateur est déjà assis.
web-home-lead = Sans inscription. Ou ouvre une table, envoie le lien à quelqu’un, et jouez ensemble.
web-daily = Donne du jour
web-puzzles = Problèmes
web-play-now = Jouer
web-against-computer = contre l’ordinateur
web-open-table = Ouvrir une table
web-with-friend = entre amis
web-continue = Continuer
web-ride-on = En selle
web-more-tables =
    { $count ->
        [one] et { $count } autre table
       *[other] et { $count } autres tables
    }
web-move-number = coup { $n }
web-have-code = Tu as un code de table ?
web-code-example = p. ex. RIO47K
web-join = Rejoindre
web-upload-record = Ouvrir une partie
web-download-record = Enregistrer la partie

## Réglages

web-settings = Réglages
web-language = Langue
web-name = Ton nom
web-name-hint = vu par les autres
web-theme = Thème
web-theme-is-auto = système
web-theme-is-light = clair
web-theme-is-dark = sombre
web-theme-light = Passer au thème clair
web-theme-dark = Passer au thème sombre
web-sound = Son
web-volume = Volume sonore
web-sound-on = Activer le son
web-sound-off = Couper le son
web-speed = Animations
web-speed-off = désactivées
web-speed-quick = rapides
web-speed-normal = normales
web-speed-slow = lentes
web-notify = Me prévenir quand c’est mon tour
web-notify-note = Notification du navigateur quand cet onglet est masqué.
web-notify-refused = Le navigateur ne le permet pas ; vérifie ses réglages pour cette page.
web-confirm-setting = Confirmer chaque choix
web-confirm-setting-note = Le premier appui montre l’effet d’un choix, le second le valide.
web-shortcuts = Raccourcis clavier
web-shortcuts-note = 1–9 choisir, H conseil, U annuler, flèches revoir.
web-evaluation-setting = Afficher qui a l’avantage
web-evaluation-setting-note = Dans Longhorn, aux tables avec conseils.

## Ouvrir une table

web-open-title = Ouvrir une table
web-open-game = Jeu
web-open-seats = Places
web-open-go = Ouvrir la table
web-file-choose = Choisir un fichier
web-option-sample = Télécharger un exemple à modifier
web-players = Joueurs
web-seat-me = moi
web-seat-open = un ami, par lien
web-seat-local = un ami, ici
web-seat-bot = l’ordinateur
web-level = niveau { $level }
web-level-of = Niveau : { $name }
web-name-of = Nom : { $name }

## Autour de la table

web-seats = Places et liens
web-role-you = toi
web-role-person = joueur
web-role-bot = ordinateur, { $level }
web-role-program = programme
web-role-open = place libre
web-role-record = d’un enregistrement
web-present = présent
web-absent = absent
web-thinking = réfléchit…
web-is-thinking =
    { $count ->
        [one] { $name } réfléchit…
       *[other] { $name } réfléchissent…
    }
web-your-turn = À toi
web-their-turn = À jouer
web-turn-of = À { $name } de jouer
web-waiting-friend = En attente d’un ami
web-invite = Invitation
web-invite-title =
    { $count ->
        [one] { $name } : cette place est libre
       *[other] { $name } : ces places sont libres
    }
web-invite-note = Envoie le lien à quelqu’un, ou donne-lui le code.
web-copy-link = Copier le lien
web-copied = Copié
web-code = Code
web-sit-title =
    { $count ->
        [one] { $name } : cette place est libre. Tu la prends ?
       *[other] { $name } : ces places sont libres. Tu en prends une ?
    }
web-sit = S’asseoir
web-personal-link = Ma place sur un autre appareil
web-personal-note = Ce lien est la clé de ta place : garde-le pour toi.
web-watch-link = Lien pour spectateurs
web-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-seat-lost = Ta place n’a pas pu être rouverte ; tu es maintenant spectateur.
web-legend = Signification des symboles

## En jeu

web-choices = Choix
web-confirm = Valider
web-cancel = Annuler
web-moves = Coups
web-tools = Outils
web-look-here = Aller à ce moment
web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-title = L’ordinateur conseille
web-hinted = le conseil de l’ordinateur
web-hints-off = Pas de conseils à cette table.
web-undo = Annuler
web-undo-not = Il n’y a rien à annuler.
web-undo-free = Annuler ton dernier choix
web-undo-ask =
    { $count ->
        [one] Annuler ton dernier choix, si { $name } est d’accord
       *[other] Annuler ton dernier choix, si { $name } sont d’accord
    }
web-undo-question = { $name } voudrait annuler un choix. D’accord ?
web-undo-asked = { $name } demande à annuler un choix.
web-undo-agree = D’accord
web-undo-refuse = Refuser
web-resign = Abandonner
web-resign-sure = Abandonner la partie ?
web-resign-note = { $name } abandonne, et la partie est perdue.
web-play-on = Continuer à jouer
web-line-lost = Connexion perdue. Reconnexion en cours ; rien n’est perdu.
web-try-now = Réessayer maintenant
web-looking-back = Retour en arrière : étape { $n } sur { $of }
web-back-to-now = Revenir à maintenant
web-plain-note = Ce jeu n’a pas encore de plateau dessiné ; tout est décrit par écrit.
web-error-offline = Le serveur est injoignable. Es-tu en ligne ?
web-error-server = Le serveur a répondu par une erreur ({ $status }).

## Après la partie

web-result = résultat
web-game-over =
    { $count ->
        [one] Partie terminée en { $count } coup
       *[other] Partie terminée en { $count } coups
    }
web-result-draw = Match nul
web-result-abandoned = Pas de gagnant
web-result-you = Tu gagnes
web-result-you-by = Tu gagnes avec { $by } d’avance
web-result-lost = Tu perds
web-result-lost-by = Tu perds avec { $by } de retard
web-result-wins =
    { $count ->
        [one] { $name } gagne
       *[other] { $name } gagnent
    }
web-result-wins-by =
    { $count ->
        [one] { $name } gagne avec { $by } d’avance
       *[other] { $name } gagnent avec { $by } d’avance
    }
web-total = Total
web-bill = Décompte complet
web-rematch-seats = Changer de places
web-rematch = Rejouer
web-rematch-join = Rejoindre la partie suivante
web-replay = Revoir
web-move-of = étape { $n } sur { $of }
web-replay-start = Tout est prêt.
web-replay-first = Première étape
web-replay-back = Étape précédente
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Étape suivante
web-replay-last = Dernière étape
web-copy-moment = Copier le lien vers ce moment
web-chart = Ce que valaient les deux troupeaux après chaque étape

## Règles et premières parties

web-rules = Règles
web-rules-of = { $game } : règles
web-rules-window = Ouvrir les règles dans une nouvelle fenêtre
web-print = Imprimer
web-learn = Ta première partie
web-study = Étude

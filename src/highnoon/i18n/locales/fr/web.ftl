### La page : ce qui se dit autour des tables.

web-title = High Noon : Longhorn, Moon River et Desperados
web-brand-home = High Noon, accueil
web-home = Accueil
web-back = Retour
web-close = Fermer
web-loading = On dresse la table…
web-lost = Cette page n’existe pas ici.

## Les jeux

web-game-longhorn = Longhorn
web-game-longhorn-players = 2 joueurs
web-game-longhorn-minutes = 20 min
web-game-longhorn-tag = Vole des couleurs entières, et garde-les rares.
web-game-moon-river = Moon River
web-game-moon-river-players = 2–4 joueurs
web-game-moon-river-minutes = 40 min
web-game-moon-river-tag = Choisis tes terres, passe la rivière, fais venir les vaches.
web-game-desperados = Desperados
web-game-desperados-players = 3–6 joueurs
web-game-desperados-minutes = 60 min
web-game-desperados-tag = Un sheriff, une bande, et tout se joue en secret.
web-game-soon = Cette table est encore en construction.
web-game-words = Jouable en mots ; le plateau est encore à dessiner.
web-game-soon-short = en construction

## Accueil

web-home-title = Choisis un jeu. L’ordinateur est déjà assis.
web-home-lead = Sans inscription. Ou ouvre une table, envoie le lien à quelqu’un, et jouez.
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
web-theme = Clair ou sombre
web-theme-is-auto = comme l’appareil
web-theme-is-light = clair
web-theme-is-dark = sombre
web-theme-light = Passer en clair
web-theme-dark = Passer en sombre
web-sound = Son
web-sound-on = Activer le son
web-sound-off = Couper le son
web-speed = Animations
web-speed-off = aucune
web-speed-quick = rapides
web-speed-normal = normales
web-speed-slow = lentes
web-notify = Me prévenir quand c’est mon tour
web-notify-note = Par une notification du navigateur, quand tu regardes ailleurs.
web-notify-refused = Le navigateur ne le permet pas ; vois ses réglages pour cette page.
web-confirm-setting = Confirmer chaque choix
web-confirm-setting-note = Un premier appui montre ce qui se passerait, le second le fait.
web-shortcuts = Raccourcis d’une touche
web-shortcuts-note = 1–9 choisir, H conseil, U annuler, flèches revoir.
web-evaluation-setting = Montrer qui a l’avantage
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
web-seat-open = ami, par lien
web-seat-local = ami, cet appareil
web-seat-bot = l’ordinateur
web-level = niveau { $level }
web-level-of = Niveau : { $name }
web-name-of = Nom : { $name }

## Autour de la table

web-seats = Places et liens
web-role-you = toi
web-role-person = joueur
web-role-bot = ordinateur, { $level }
web-role-program = un programme
web-role-open = place libre
web-role-record = d’un enregistrement
web-present = est là
web-absent = est ailleurs
web-thinking = réfléchit…
web-is-thinking =
    { $count ->
        [one] { $name } réfléchit…
       *[other] { $name } réfléchissent…
    }
web-your-turn = À toi
web-their-turn = Joue
web-turn-of = À { $name } de jouer
web-waiting-friend = Une place est encore libre
web-invite = Invitation
web-invite-title =
    { $count ->
        [one] { $name } : cette place est libre
       *[other] { $name } : ces places sont libres
    }
web-invite-note = Envoie le lien à quelqu’un, ou donne-lui le code.
web-copy-link = Copier le lien
web-copied = Copié
web-code = Code
web-sit-title =
    { $count ->
        [one] { $name } : cette place est libre. Tu la prends ?
       *[other] { $name } : ces places sont libres. Tu en prends une ?
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
web-seat-lost = Ta place ici n’a pas pu être retrouvée ; tu regardes désormais.
web-legend = Ce que veulent dire les symboles

## En jeu

web-choices = Choix
web-confirm = Valider
web-moves = Coups
web-tools = Outils
web-look-here = Voir ce moment
web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-title = L’ordinateur choisirait
web-hinted = le choix de l’ordinateur
web-hints-off = Pas de conseils à cette table.
web-undo = Annuler
web-undo-not = Il n’y a rien que tu puisses annuler.
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
web-resign = Abandon
web-resign-sure = Abandonner la partie ?
web-resign-note = { $name } quitte le terrain, et la partie est perdue.
web-play-on = Continuer
web-line-lost = La connexion est coupée. Nouvel essai ; rien n’est perdu.
web-looking-back = Tu regardes en arrière : étape { $n } sur { $of }.
web-back-to-now = Revenir au présent
web-plain-note = Ce jeu n’a pas encore de plateau dessiné : tout est là, en mots.
web-error-offline = Le serveur est injoignable. Es-tu en ligne ?
web-error-server = Le serveur a répondu par une erreur ({ $status }).

## Après la partie

web-result = résultat
web-game-over =
    { $count ->
        [one] Fin après { $count } coup
       *[other] Fin après { $count } coups
    }
web-result-draw = Match nul
web-result-you = Tu gagnes
web-result-you-by = Tu gagnes de { $by }
web-result-lost = Tu perds
web-result-lost-by = Tu perds de { $by }
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
web-rematch-seats = Autres places
web-rematch = Rejouer
web-rematch-join = Vers la partie suivante
web-replay = Revoir
web-move-of = étape { $n } sur { $of }
web-replay-start = La table est dressée.
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Une étape en avant
web-replay-last = À la fin
web-copy-moment = Lien vers ce moment
web-chart = Ce que valaient les deux troupeaux après chaque étape

## Règles et premières parties

web-rules = Règles
web-rules-of = { $game } : les règles
web-rules-window = Ouvrir les règles dans une nouvelle fenêtre
web-print = Imprimer
web-learn = Ta première partie

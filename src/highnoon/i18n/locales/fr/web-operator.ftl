### La page de l’exploitant.

web-operator = Exploitant
web-operator-secret = Secret de l’exploitant
web-operator-secret-note = Il est dans le fichier operator.secret du dossier de données du serveur, ou a été donné par HIGHNOON_OPERATOR. Il n’est gardé que jusqu’à la fermeture de cet onglet.
web-operator-enter = Ouvrir
web-operator-leave = Se déconnecter
web-operator-parts = Parties de cette page
web-operator-nobody = Il n’y a pas de page de l’exploitant pour ton réseau.

web-operator-house = Maison
web-operator-running = Tables en cours
web-operator-finished = Tables terminées
web-operator-closed = Tables fermées
web-operator-open-reports = Signalements en attente
web-operator-processes = Processus
web-operator-serves = Sert
web-operator-thinks = Réfléchit
web-operator-this = celui-ci
web-operator-version = Version
web-operator-since = En marche depuis
web-operator-seen = Dernier signe de vie
web-operator-sockets = Connexions
web-operator-tables-awake = Tables en mémoire
web-operator-workers = Processus des ordinateurs
web-operator-cpu = Part d’un cœur
web-operator-memory = Mémoire
web-operator-failures = Échecs
web-operator-trouble = En difficulté : { $what }
web-operator-errors = Derniers avertissements et erreurs
web-operator-busiest = Clients avec le plus de connexions
web-operator-lines = { $count ->
    [one] { $count } connexion
   *[other] { $count } connexions
}

web-operator-tables = Tables
web-operator-which = Quelles tables
web-operator-none = Rien ici.
web-operator-watch = Regarder
web-operator-opened = ouverte { $when }
web-operator-over = terminée
web-operator-close = Fermer
web-operator-close-note = Personne ne pourra jouer, regarder ni parler à cette table tant que tu ne la rouvres pas.
web-operator-reopen = Rouvrir
web-operator-why = Raison (pour le journal)
web-operator-forget = Retirer noms et discussions
web-operator-forget-note = Ce qui est retiré ne peut pas être rétabli.
web-operator-seat = De qui
web-operator-everybody = De tout le monde
web-operator-names = Noms
web-operator-talk = Discussions et plans
web-operator-remove = Retirer
web-operator-older = Plus anciens

web-operator-reports = Signalements
web-operator-settled = Aussi ceux qui sont réglés
web-operator-said = { $name } a dit :
web-operator-held = Un camp l’a dit entre soi. On pourra le lire quand la partie sera finie.
web-operator-gone = (n’est plus conservé)
web-operator-removed = Retiré
web-operator-dismissed = Laissé tel quel
web-operator-dismiss = Laisser
web-operator-from = depuis { $network }

web-operator-blocks = Blocages
web-operator-network = Adresse ou réseau
web-operator-for = Pour combien de temps
web-operator-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-operator-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-operator-block = Bloquer
web-operator-until = jusqu’au { $when }
web-operator-unblock = Lever

web-operator-audit = Journal
web-operator-act-close = a fermé la table { $target }
web-operator-act-reopen = a rouvert la table { $target }
web-operator-act-forget = a retiré quelque chose à la table { $target }
web-operator-act-settle = a réglé le signalement { $target }
web-operator-act-block = a bloqué { $target }
web-operator-act-unblock = a levé le blocage de { $target }
web-operator-act-new-secret = a créé un nouveau secret

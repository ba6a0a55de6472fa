### Ce que le serveur refuse, et ce qu’apprend l’exploitant quand il ne démarre pas.

## Requêtes

error-malformed = La requête est incompréhensible : quelque chose y manque, est inconnu ou n’est pas du bon type.
error-too-large = La requête est trop volumineuse.
error-too-many = Trop de requêtes. Patiente un instant.
error-not-found = Il n’y a rien à cette adresse.
error-method = Cela ne se fait pas à cette adresse.
error-http = Impossible de répondre à cette requête.
error-internal = Quelque chose a mal tourné sur le serveur ; la table est intacte.

## Tables et places

error-table-unknown = Cette table n’existe pas ; elle a peut-être été supprimée.
error-table-broken = Cette table ne peut plus être lue.
error-table-damaged = Les données de cette table sont endommagées et ne peuvent plus être lues ; toutes les autres tables sont intactes. Le responsable de ce serveur a peut-être une sauvegarde.
error-unstorable = Le texte contient des caractères qui ne peuvent pas être enregistrés ; rien n’a été changé.
error-table-full = Toutes les places de cette table sont prises.
error-seat-taken = Cette place est prise.
error-not-invited = Seules les personnes invitées peuvent s'asseoir ici. Demande le lien d'invitation ou le code.
error-seat-token = Cette clé n’ouvre aucune place à cette table.
error-foreign-seat = C’est la place de quelqu’un d’autre.
error-seat-count = Le jeu est pour { $expected } joueurs, mais { $found } places ont été demandées.
error-level-unknown = L’ordinateur ne joue pas au niveau { $level } ; ses niveaux sont : { $known }.
error-code-unknown = Aucune table avec une place libre n’a ce code.
error-changed-elsewhere = La table vient de changer ; regarde-la de nouveau.
error-undo-not-asked = Personne ne t’a demandé ton accord pour une annulation.
error-stand-in = L’ordinateur joue pour toi ; reprends d’abord ta place.
error-clock-over = Ton temps pour cette partie est écoulé ; l’ordinateur la joue jusqu’à la fin.
error-vote-nobody = On ne peut voter que sur la place d’une personne.
error-vote-own = Tu ne peux pas voter sur cette place.
error-vote-few = Pour un vote, il faut au moins trois personnes à la table.
error-vote-none = Il n’y a pas de vote sur cette place.
error-vote-open = Un autre vote est encore ouvert.
error-places = Chacun doit avoir exactement une place dans la partie suivante.
error-quick-unknown = Ce message rapide n’existe pas.
error-say-nothing = Le message est vide.
error-hints-off = Cette table joue sans conseils.
error-hint-late = L’ordinateur n’a pas trouvé de conseil à temps.
error-no-study = Il n’y a pas de solveur pour ce jeu.
error-study-watching = Pendant une partie, seuls ses joueurs peuvent demander qui a l’avantage.
error-viewer-unknown = Personne à cette table ne porte ce nom.
error-no-moment = La partie n’a que { $count } moments.
error-no-hello = La connexion a été ouverte, mais personne ne s’est présenté.
error-record-lines = C’est trop long pour un enregistrement : la limite est de { $limit } lignes.
error-page-missing = La page n’est pas construite ; lance d’abord « make page ».

## Le stockage

error-disk-full = Le disque est plein : rien n’a été changé. Fais de la place et réessaie.
error-store-trouble = La table n’a pas pu être enregistrée, donc rien n’a été changé ; réessaie.
error-store = La base de données est inutilisable : { $detail }
error-store-closed = Le serveur est en train de s’arrêter ; rien n’a été changé.
error-store-folder = Le dossier de données { $path } est inutilisable : { $detail }.
error-store-in-use = Un autre serveur utilise le dossier de données { $path } ; arrête-le d’abord, ou choisis un autre dossier.
error-store-corrupt = La base de données { $path } est endommagée ({ $detail }) ; rien n’y a été écrit. Remplace-la par une copie de sauvegarde.
error-store-not-ours = Le fichier { $path } n’est pas une base de données de High Noon ; rien n’y a été écrit.
error-store-newer = La base de données { $path } a été écrite par un High Noon plus récent (version { $version }) ; rien n’y a été écrit.

## À l’écoute

error-port-in-use = Le port { $port } sur { $host } est utilisé par un autre programme ; choisis-en un autre avec --port.
error-port-forbidden = Le port { $port } sur { $host } demande des droits particuliers ; choisis-en un au-dessus de 1023 avec --port.
error-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $detail }.

## La commande

cli-help-serve = Proposer les jeux aux navigateurs.
cli-help-host = L’adresse d’écoute ; 0.0.0.0 pour toutes.
cli-help-port = Le port d’écoute.
cli-help-data = Le dossier où sont gardées les tables.
cli-help-public-url = L’adresse utilisée par les gens, si elle est différente, comme https://example.org/games/.
cli-help-trusted-proxies = Les adresses des proxys autorisés à indiquer le client, séparées par des virgules.
cli-help-metrics-for = Les adresses et réseaux, outre cette machine, qui peuvent lire /metrics.
cli-help-keep-days = Nombre de jours pendant lesquels les tables terminées sont gardées ; 0 pour toujours.
cli-help-idle-days = Nombre de jours sans activité après lesquels une table est supprimée ; 0 pour jamais.
cli-help-workers = Le nombre de processus où réfléchissent les ordinateurs.
cli-help-rate = Nombre de commandes par seconde qu’un client peut envoyer ; 0 pour aucune limite.
cli-help-log-level = debug, info, warning ou error.
cli-help-open = Ouvrir la page dans le navigateur.
cli-serving = High Noon tourne sur { $url } (Ctrl-C pour arrêter).
cli-error-log-level = Il n’y a pas de niveau de journal « { $found } » ; les niveaux sont : { $known }.
cli-error-server-missing = Le serveur demande d’autres paquets ({ $name } manque) : installe highnoon[server].
error-not-away = L’absence n’a pas encore duré assez longtemps.

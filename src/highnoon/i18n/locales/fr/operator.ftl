### Ce qu’on dit à l’exploitant quand quelque chose est impossible, et `highnoon admin`.

error-report-unknown = Ce signalement n’existe pas.
error-operator-secret = Ce n’est pas le secret de l’exploitant.
error-secret-wait = Trop de secrets erronés sont venus de ton réseau. Attends { $seconds } secondes.
error-forget-nothing = Dis ce qu’il faut retirer : les noms, les discussions ou les deux.
error-forget-nowhere = Cette table n’existe pas, ou n’a pas cette place.
error-block-network = Ce n’est ni une adresse ni un réseau, comme 203.0.113.7 ou 2001:db8::/48.
error-block-wide = Ce réseau est trop vaste pour être bloqué.
error-block-own = Tu t’enfermerais dehors : ce réseau contient cette machine ou ta propre adresse.
error-block-unknown = Ce réseau n’est pas bloqué.

## serve

cli-help-operator-for = Les adresses et réseaux, outre cette machine, d’où l’exploitant peut venir.
cli-error-secret-short = Le secret de l’exploitant dans HIGHNOON_OPERATOR est trop court : il lui faut au moins { $least } caractères.

## admin

cli-help-admin = Veiller sur une maison en marche : ses processus, ses tables, les signalements et les réseaux bloqués.
cli-help-admin-action = status, tables, close, reopen, forget, reports, remove, dismiss, blocks, block, unblock, audit ou new-secret.
cli-help-admin-target = La table, le signalement ou le réseau dont il s’agit.
cli-help-admin-server = L’adresse de la maison en marche.
cli-help-admin-which = Quelles tables lister : running, finished ou closed.
cli-help-admin-seat = N’oublier que ce qui est à cette place, comptée à partir de 0.
cli-help-admin-names = Oublier les noms.
cli-help-admin-talk = Oublier les discussions et les plans.
cli-help-admin-hours = Combien d’heures un réseau reste bloqué.
cli-help-admin-why = La raison, pour le journal.
cli-help-admin-all = Lister aussi les signalements réglés.
cli-help-admin-json = Écrire la réponse en JSON.
cli-admin-done = C’est fait.
cli-admin-none = Il n’y a rien à lister.
cli-admin-house = High Noon { $version } sur { $store } : tables en cours : { $running }, terminées : { $finished }, fermées : { $closed } ; signalements en attente : { $reports }.
cli-admin-process = { $kind } { $host } (processus { $pid }, { $version }) : connexions : { $sockets }, tables en mémoire : { $tables }, { $cpu } % d’un cœur, { $memory } Mo, échecs : { $failures }.
cli-admin-silent = { $kind } { $id } : il n’a encore rien dit de lui.
cli-admin-new-secret = Le nouveau secret de l’exploitant est dans { $file }. L’ancien ne vaut plus.
cli-admin-given = Le secret est donné par HIGHNOON_OPERATOR ; change-le là.
cli-error-admin-action = L’action « { $found } » n’existe pas. Les actions sont : { $known }.
cli-error-admin-target = « { $action } » doit savoir de quoi il s’agit : highnoon admin { $action } CIBLE.
cli-error-admin-secret = Le secret de l’exploitant n’est ni dans HIGHNOON_OPERATOR ni dans { $file }.
cli-error-admin-server = Aucune maison ne répond à { $url } : { $detail }.

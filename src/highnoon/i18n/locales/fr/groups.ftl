### Ce qu’un groupe refuse.

error-group-unknown = Ce groupe n’existe pas ; son dernier membre est peut-être parti.
error-group-token = Cette clé n’appartient à aucun membre de ce groupe.
error-group-nameless = Il faut un nom ici.
error-group-name-taken = Quelqu’un porte déjà ce nom dans ce groupe. Si c’est toi, ouvre plutôt ton propre lien vers le groupe.
error-group-full = Ce groupe est complet.
error-groups-full = La maison n’a pas de place pour un autre groupe en ce moment.
error-group-tables = Le groupe a déjà { $most } parties en cours. Terminez-en une d’abord.
error-group-hook-none = Ce groupe n’a pas de webhook.

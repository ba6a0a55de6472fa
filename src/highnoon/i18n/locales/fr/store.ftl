# Ce que lit l’exploitant quand la base de données est inutilisable.
error-store-locked = La base de données { $path } est verrouillée par un autre programme ({ $detail }) ; arrête ce programme ou attends qu’il ait fini, puis redémarre.
error-store-readonly = Impossible d’écrire dans la base de données { $path } ({ $detail }) : le disque ou le dossier est en lecture seule.
error-store-forbidden = Impossible d’ouvrir la base de données { $path } ({ $detail }) : l’utilisateur qui fait tourner le serveur doit pouvoir la lire et l’écrire, ainsi que son dossier.
error-store-io = Erreur de disque pour la base de données { $path } ({ $detail }) ; consulte le journal du système. La base elle-même est peut-être intacte.
error-store-memory = La mémoire n’a pas suffi pour la base de données { $path } ; rien n’a été changé.

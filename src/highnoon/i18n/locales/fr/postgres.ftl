# Ce que lit l’exploitant d’une maison sous PostgreSQL.
cli-help-database = La base de données de la maison, par exemple postgresql://utilisateur@hote/nom ; sans elle, SQLite dans le dossier de données. HIGHNOON_DATABASE a le même effet et garde un mot de passe hors de la liste des processus.
error-database-address = Ce n’est pas l’adresse d’une base de données. Elle s’écrit postgresql://utilisateur@hote/nom.
error-database-driver = PostgreSQL demande un paquet de plus : installez highnoon[postgres].
error-database-encoding = La base de données { $path } enregistre les textes en { $encoding } ; High Noon a besoin de l’encodage UTF8.
error-database-forbidden = La base de données { $path } refuse cet utilisateur ou ne lui accorde pas assez de droits ({ $detail }).
error-database-missing = La base de données { $path } n’existe pas ({ $detail }). Créez-la d’abord, par exemple avec createdb.
error-database-unreachable = La base de données { $path } est injoignable ({ $detail }).

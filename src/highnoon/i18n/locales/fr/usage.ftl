usage-help-version = Afficher la version et s’arrêter.
usage-error-players = Les options donnent des nombres de joueurs différents : { $counts }.
usage-line = La ligne { $line } n’a pas été exécutée : { $reason }
usage-cut = La dernière ligne de { $file } est coupée et n’est pas prise en compte.
usage-error-undealt = La mise en place de cette partie n’est pas terminée : il n’y a encore rien à analyser.

### Tables qui passent sur l’appareil et en reviennent

along-error-gone = Cette table est pour l’instant sur l’appareil de qui y joue ; jusqu’à son retour, rien ne peut changer ici.
along-error-stays = On ne peut emporter qu’une table en cours où il n’y a que toi et des ordinateurs, et pas celle d’un groupe ni d’une première partie.
along-error-home = Cette table est déjà revenue sur le serveur. Ce qui a été joué sur l’appareil y reste.
along-error-strayed = Ce qui a été joué sur l’appareil ne suit pas ce que sait le serveur : ce n’est pas repris. Cela reste sur l’appareil.
along-error-levels = Un des ordinateurs de cette table ne joue pas sur un appareil : la table reste sur le serveur.
along-take = Emporter
along-take-note = La table passe sur cet appareil et continue même sans réseau ; tu peux la ramener quand tu veux. Son résultat portera la mention « joué sur un appareil ».
along-take-secrets = Dans ce jeu, il y a des secrets, et qui possède l’appareil pourrait les y consulter. N’emporte la table que si cela convient.
along-take-go = Emporter la table
along-bring = Ramener
along-bring-note = La table retourne sur le serveur avec tout ce qui a été joué ici.
along-bring-go = Ramener la table
along-title = Cette table a été emportée
along-there = Continuer sur cet appareil
along-here = Continuer plutôt ici
along-here-note = On reprend là où elle en était au départ ; ce qui a été joué depuis sur l’appareil ne compte pas ici.
along-was-home = Cette table est revenue sur le serveur.
along-go-home = Vers la table sur le serveur
along-marked = Joué sur un appareil

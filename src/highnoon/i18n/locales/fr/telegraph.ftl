### Ce qui est dit aux absents, et pourquoi quelque chose ne peut pas être dit.

telegraph-turn = À toi de jouer
telegraph-stop = Ne plus m’avertir
telegraph-hook-turn =
    { $count ->
        [one] { $game } : c’est à { $names } de jouer.
       *[other] { $game } : c’est à { $names } de jouer.
    }
telegraph-hook-test = Ceci est un essai : les tours de jeu seront annoncés ici.

error-address = Ce n’est pas une adresse web à laquelle envoyer des messages.
error-address-unknown = L’adresse { $host } est inconnue.
error-address-private = { $host } se trouve dans un réseau privé. Les messages n’y vont que si l’exploitant l’autorise.
error-address-silent = { $host } n’a pas accepté le message.
error-bell-keys = Les clés du navigateur pour les messages ne sont pas valides.
error-house-key = La clé de la maison dans { $path } est illisible. Remets-la, ou supprime le fichier : chaque appareil devra alors se réinscrire.
error-webhook-none = Cette table n’a pas de webhook.
error-webhook-opener = Seule la personne qui a ouvert la table peut définir son webhook.

cli-help-private-networks = Les réseaux privés vers lesquels des messages peuvent partir.
cli-help-outgoing-proxy = Un proxy par lequel sortent les messages, par exemple http://proxy:3128.
cli-help-webhook = Une adresse avertie des tours de toutes les tables qui n’ont pas la leur.
cli-help-contact = Comment les services push peuvent te joindre : mailto:toi@example.org.

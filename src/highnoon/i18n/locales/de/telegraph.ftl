### Was Abwesenden gesagt wird, und warum etwas nicht gesagt werden kann.

telegraph-turn = Du bist dran
telegraph-stop = Keine Nachrichten mehr
telegraph-hook-turn =
    { $count ->
        [one] { $game }: { $names } ist dran.
       *[other] { $game }: { $names } sind dran.
    }
telegraph-hook-test = Das ist ein Test: Hier wird künftig gemeldet, wer dran ist.

error-address = Das ist keine Webadresse, an die Nachrichten gehen können.
error-address-unknown = Die Adresse { $host } ist unbekannt.
error-address-private = { $host } liegt in einem privaten Netz. Dorthin gehen Nachrichten nur, wenn der Betreiber es erlaubt.
error-address-silent = { $host } hat die Nachricht nicht angenommen.
error-bell-keys = Die Schlüssel des Browsers für Nachrichten sind ungültig.
error-house-key = Der Schlüssel des Hauses in { $path } ist nicht lesbar. Stelle ihn wieder her oder lösche die Datei; dann muss sich jedes Gerät neu anmelden.
error-webhook-none = Dieser Tisch hat keinen Webhook.
error-webhook-opener = Nur wer den Tisch eröffnet hat, kann seinen Webhook festlegen.

cli-help-private-networks = Private Netze, in die Nachrichten gehen dürfen.
cli-help-outgoing-proxy = Ein Proxy, durch den Nachrichten hinausgehen, etwa http://proxy:3128.
cli-help-webhook = Eine Adresse, der gemeldet wird, wer an Tischen ohne eigenen Webhook dran ist.
cli-help-contact = Wie Push-Dienste dich erreichen: mailto:du@example.org.

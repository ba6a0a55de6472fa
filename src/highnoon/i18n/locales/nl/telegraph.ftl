### Wat afwezigen te horen krijgen, en waarom iets niet gemeld kan worden.

telegraph-turn = Jij bent aan de beurt
telegraph-stop = Geen berichten meer
telegraph-hook-turn =
    { $count ->
        [one] { $game }: { $names } is aan de beurt.
       *[other] { $game }: { $names } zijn aan de beurt.
    }
telegraph-hook-test = Dit is een test: hier wordt voortaan gemeld wie aan de beurt is.

error-address = Dit is geen webadres waar berichten heen kunnen.
error-address-unknown = Het adres { $host } is onbekend.
error-address-private = { $host } ligt in een privénetwerk. Berichten gaan daar alleen heen als de beheerder dat toestaat.
error-address-silent = { $host } heeft het bericht niet aangenomen.
error-bell-keys = De sleutels van de browser voor berichten zijn ongeldig.
error-house-key = De sleutel van het huis in { $path } is onleesbaar. Zet hem terug of verwijder het bestand: elk apparaat moet zich dan opnieuw aanmelden.
error-webhook-none = Deze tafel heeft geen webhook.
error-webhook-opener = Alleen wie de tafel heeft geopend, kan de webhook instellen.

cli-help-private-networks = Privénetwerken waar berichten heen mogen.
cli-help-outgoing-proxy = Een proxy waardoor berichten naar buiten gaan, zoals http://proxy:3128.
cli-help-webhook = Een adres dat de beurten te horen krijgt van alle tafels zonder eigen adres.
cli-help-contact = Hoe pushdiensten je kunnen bereiken: mailto:jij@example.org.

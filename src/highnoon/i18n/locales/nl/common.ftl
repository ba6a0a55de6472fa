### Wat elk spel en elke deur van het huis zegt.

## Opsommingen

list-none = niemand

## Opties en spellen

cluster-error-missing = --ray heeft het Python-pakket ray nodig, dat niet is geïnstalleerd.
cluster-error-address = Op “{ $address }” antwoordt geen Ray-cluster: { $reason }.
error-game-unknown = Er is geen spel “{ $game }”; de spellen zijn: { $known }.
error-rules-version = Hiervoor is versie { $version } van de regels van { $game } nodig, maar hier zijn alleen versies tot en met { $newest } bekend; een nieuwere High Noon kent ze misschien.
error-option-unknown = Er is geen optie “{ $option }”; de opties zijn: { $known }.
error-option-value = De optie { $option } kan niet “{ $value }” zijn, alleen een van: { $allowed }.

## Spelen

error-no-seat = Aan deze tafel is geen plaats { $seat }.
error-not-your-turn = Je bent niet aan de beurt: het spel wacht op iemand anders.
error-over = De partij is afgelopen: er zijn geen zetten meer mogelijk.
error-not-over = Dat is pas te zien als de partij is afgelopen.
error-stale = De partij is al verder: dit werd besloten op moment { $version }, nu is het moment { $current }.
error-cannot-resign = Opgeven kan alleen wie meespeelt in een spel tussen twee kanten.
error-action-unknown = “{ $action }” is geen actie van dit spel.
error-action-index = Er is geen actie met nummer { $index }: er zijn { $count } acties, geteld vanaf 0.
error-undo-nothing = Er is niets om terug te nemen.
error-undo-revealed = Dat kan niet worden teruggenomen: er is intussen iets onthuld.
error-undo-agreement = Dat kan alleen worden teruggenomen met instemming van { $seats }.
result-resigned = { $seat } heeft opgegeven.
result-late = De tijd van { $seat } is om.
result-abandoned = { $seat } is niet teruggekomen; de partij eindigt zonder winnaar.

## Gegevensbestanden

error-data-toml = Het bestand is geen geldige TOML: { $reason }.
error-data-field = Rij { $row } van “{ $table }”: het veld “{ $field }” ontbreekt, is onbekend of van de verkeerde soort.

## Verslagen

error-record-empty = Dit bestand is geen verslag van High Noon: er staat geen enkele volledige regel in.
error-record-binary = Dit bestand is geen verslag van High Noon: een verslag bestaat uit regels JSON in UTF-8, en dit is geen UTF-8-tekst.
error-record-long = Dit is te lang voor een verslag: de grens is { $limit } bytes.
error-record-json = Regel { $line } is geen JSON-object, zoals elke regel van een verslag moet zijn: { $text }
error-record-not-ours = Dit is geen verslag van High Noon: op de eerste regel staat niet "highnoon": 1.
error-record-newer = Dit verslag heeft formaat { $version }, maar hier zijn alleen formaten tot en met { $known } bekend; een nieuwere High Noon kan het misschien lezen.
error-record-header = De eerste regel van het verslag heeft een geldig veld “{ $field }” nodig, maar heeft { $found }.
error-record-line = Regel { $line } is geen regel van een verslag (een actie, terugname, gesprek of het einde): { $text }
error-record-partial = Dit verslag bevat alleen wat zichtbaar was voor { $viewer } en kan dus niet worden nagespeeld; dat kan alleen met een volledig verslag.
error-record-seats = Het verslag noemt { $found } spelers, maar de opties vragen er { $expected }.
error-record-data = Het verslag is gespeeld met ander spelmateriaal ({ $found }) dan hier bekend is ({ $expected }).
error-record-at = Regel { $line } van het verslag kan niet worden gespeeld: { $reason }
error-record-who = “{ $found }” zit niet aan deze tafel.
error-record-nobody = Er staat niet duidelijk bij wie wat deed.
error-record-undo =
    { $count ->
        [one] Eén actie kan hier niet worden teruggenomen.
       *[other] { $count } acties kunnen hier niet worden teruggenomen.
    }
error-record-end = Het genoteerde einde is niet het einde waar de acties toe leiden.
error-text-title = Een leesbaar verslag begint met de regel “{ $expected }”, maar dit begint met “{ $found }”.
error-text-line = Regel { $line } is geen regel van een leesbaar verslag (een kop, beurt, terugname, gesprek of het einde): { $text }

## Computers

bot-reason-playouts = Hiermee werd { $percent } % van de vanaf hier uitgespeelde partijen gewonnen.

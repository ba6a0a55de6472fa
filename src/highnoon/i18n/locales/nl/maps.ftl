## A map of one's own: what can be wrong with it

desperados-map-empty = Het bestand van de kaart is leeg.
desperados-map-unquoted = Regel { $line }: een naam als “{ $name }” moet tussen aanhalingstekens staan: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] Er is nog één fout.
   *[other] Er zijn nog { $count } fouten.
}

## Choosing it in the page

web-map = Kaart
web-map-choose = Kaartbestand kiezen
web-map-sample = Standaardkaart als voorbeeld downloaden
web-map-back = Terug naar de standaardkaart
web-map-note = Een TOML-bestand, opgeslagen als UTF-8: verander het voorbeeld; namen als Zürich zijn welkom. De kaart reist mee met het spel en het verslag ervan.
web-map-refused = { $file } is niet overgenomen; de tafel blijft bij: { $map }.
web-map-not-text = Het bestand is geen UTF-8-tekst. Sla het op als UTF-8.
web-map-facts =
    { $towns ->
        [one] { $towns } stad
       *[other] { $towns } steden
    }, { $roads ->
        [one] { $roads } weg
       *[other] { $roads } wegen
    }, { $banks ->
        [one] { $banks } bank
       *[other] { $banks } banken
    }

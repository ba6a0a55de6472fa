## A map of one's own: what can be wrong with it

desperados-map-empty = Het bestand van de kaart is leeg.
desperados-map-unquoted = Regel { $line }: een naam als “{ $name }” moet tussen aanhalingstekens staan: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] Er is nog één fout.
   *[other] Er zijn nog { $count } fouten.
}

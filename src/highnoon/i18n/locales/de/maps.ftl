## A map of one's own: what can be wrong with it

desperados-map-empty = Die Datei der Landkarte ist leer.
desperados-map-unquoted = Zeile { $line }: Ein Name wie „{ $name }“ muss in Anführungszeichen stehen: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] Noch ein weiterer Fehler.
   *[other] Noch { $count } weitere Fehler.
}

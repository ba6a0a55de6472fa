## A map of one's own: what can be wrong with it

desperados-map-empty = Die Datei der Landkarte ist leer.
desperados-map-unquoted = Zeile { $line }: Ein Name wie „{ $name }“ muss in Anführungszeichen stehen: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] Noch ein weiterer Fehler.
   *[other] Noch { $count } weitere Fehler.
}

## Choosing it in the page

web-map = Landkarte
web-map-choose = Kartendatei wählen
web-map-sample = Standardkarte als Vorlage herunterladen
web-map-back = Zurück zur Standardkarte
web-map-note = Eine TOML-Datei, als UTF-8 gespeichert. Geh von der Vorlage aus; Namen wie Zürich sind willkommen. Die Karte reist mit dem Spiel und seiner Aufzeichnung.
web-map-refused = { $file } wurde nicht übernommen; der Tisch behält seine Landkarte: { $map }.
web-map-not-text = Die Datei ist kein UTF-8-Text. Speichere sie als UTF-8.
web-map-facts =
    { $towns ->
        [one] { $towns } Stadt
       *[other] { $towns } Städte
    }, { $roads ->
        [one] { $roads } Straße
       *[other] { $roads } Straßen
    }, { $banks ->
        [one] { $banks } Bank
       *[other] { $banks } Banken
    }

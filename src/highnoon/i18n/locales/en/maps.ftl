## A map of one's own: what can be wrong with it

desperados-map-empty = The map file is empty.
desperados-map-unquoted = Line { $line }: a name such as “{ $name }” must be in quotation marks: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] One more thing is wrong.
   *[other] { $count } more things are wrong.
}

## Choosing it in the page

web-map = Map
web-map-choose = Choose a map file
web-map-sample = Download the standard map as a sample
web-map-back = Back to the standard map
web-map-note = A TOML file in UTF-8. Start from the sample; names such as Zürich are welcome. The map travels with the game and its record.
web-map-refused = { $file } was not accepted; the table keeps its map: { $map }.
web-map-not-text = The file is not UTF-8 text. Please save it as UTF-8.
web-map-facts =
    { $towns ->
        [one] { $towns } town
       *[other] { $towns } towns
    }, { $roads ->
        [one] { $roads } road
       *[other] { $roads } roads
    }, { $banks ->
        [one] { $banks } bank
       *[other] { $banks } banks
    }

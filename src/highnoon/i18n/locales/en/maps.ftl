## A map of one's own: what can be wrong with it

desperados-map-empty = The map file is empty.
desperados-map-unquoted = Line { $line }: a name such as “{ $name }” must stand in quotation marks: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] One more thing is wrong.
   *[other] { $count } more things are wrong.
}

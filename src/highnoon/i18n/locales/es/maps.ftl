## A map of one's own: what can be wrong with it

desperados-map-empty = El archivo del mapa está vacío.
desperados-map-unquoted = Línea { $line }: un nombre como «{ $name }» debe ir entre comillas: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] Hay un error más.
   *[other] Hay { $count } errores más.
}

## A map of one's own: what can be wrong with it

desperados-map-empty = O ficheiro do mapa está vazio.
desperados-map-unquoted = Linha { $line }: um nome como “{ $name }” tem de estar entre aspas: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] Há mais um erro.
   *[other] Há mais { $count } erros.
}

## A map of one's own: what can be wrong with it

desperados-map-empty = Le fichier de la carte est vide.
desperados-map-unquoted = Ligne { $line } : un nom comme « { $name } » doit être entre guillemets : "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] Il y a encore une erreur.
   *[other] Il y a encore { $count } erreurs.
}

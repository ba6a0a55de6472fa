## A map of one's own: what can be wrong with it

desperados-map-empty = Le fichier de la carte est vide.
desperados-map-unquoted = Ligne { $line } : un nom comme « { $name } » doit être entre guillemets : "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] Il y a encore une erreur.
   *[other] Il y a encore { $count } erreurs.
}

## Choosing it in the page

web-map = Carte
web-map-choose = Choisir un fichier de carte
web-map-sample = Télécharger la carte standard comme modèle
web-map-back = Revenir à la carte standard
web-map-note = Un fichier TOML en UTF-8. Pars du modèle ; les noms comme Zürich sont les bienvenus. La carte voyage avec la partie et son enregistrement.
web-map-refused = { $file } n’a pas été accepté ; la table garde sa carte : { $map }.
web-map-not-text = Le fichier n’est pas du texte UTF-8. Enregistre-le en UTF-8.
web-map-facts =
    { $towns ->
        [one] { $towns } ville
       *[other] { $towns } villes
    }, { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    }, { $banks ->
        [one] { $banks } banque
       *[other] { $banks } banques
    }

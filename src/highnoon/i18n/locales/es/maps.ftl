## A map of one's own: what can be wrong with it

desperados-map-empty = El archivo del mapa está vacío.
desperados-map-unquoted = Línea { $line }: un nombre como «{ $name }» debe ir entre comillas: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] Hay un error más.
   *[other] Hay { $count } errores más.
}

## Choosing it in the page

web-map = Mapa
web-map-choose = Elegir un archivo de mapa
web-map-sample = Descargar el mapa normal como muestra
web-map-back = Volver al mapa normal
web-map-note = Un archivo TOML en UTF-8. Parte de la muestra; valen nombres como Zürich. El mapa viaja con la partida y su registro.
web-map-refused = { $file } no se ha aceptado; la mesa sigue con su mapa: { $map }.
web-map-not-text = El archivo no es texto UTF-8. Guárdalo como UTF-8.
web-map-facts =
    { $towns ->
        [one] { $towns } ciudad
       *[other] { $towns } ciudades
    }, { $roads ->
        [one] { $roads } camino
       *[other] { $roads } caminos
    }, { $banks ->
        [one] { $banks } banco
       *[other] { $banks } bancos
    }

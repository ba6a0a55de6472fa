## A map of one's own: what can be wrong with it

desperados-map-empty = O ficheiro do mapa está vazio.
desperados-map-unquoted = Linha { $line }: um nome como “{ $name }” tem de estar entre aspas: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [1] Há mais um erro.
   *[other] Há mais { $count } erros.
}

## Choosing it in the page

web-map = Mapa
web-map-choose = Escolher um ficheiro de mapa
web-map-sample = Descarregar o mapa normal como modelo
web-map-back = Voltar ao mapa normal
web-map-note = Um ficheiro TOML em UTF-8. Parta do modelo; nomes como Zürich são bem-vindos. O mapa viaja com a partida e com a sua gravação.
web-map-refused = { $file } não foi aceite; a mesa continua com o seu mapa: { $map }.
web-map-not-text = O ficheiro não é texto UTF-8. Guarde-o como UTF-8.
web-map-facts =
    { $towns ->
        [1] { $towns } cidade
       *[other] { $towns } cidades
    }, { $roads ->
        [1] { $roads } estrada
       *[other] { $roads } estradas
    }, { $banks ->
        [1] { $banks } banco
       *[other] { $banks } bancos
    }

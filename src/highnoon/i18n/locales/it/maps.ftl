## A map of one's own: what can be wrong with it

desperados-map-empty = Il file della mappa è vuoto.
desperados-map-unquoted = Riga { $line }: un nome come «{ $name }» va scritto fra virgolette: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] C’è un altro errore.
   *[other] Ci sono altri { $count } errori.
}

## A map of one's own: what can be wrong with it

desperados-map-empty = Il file della mappa è vuoto.
desperados-map-unquoted = Riga { $line }: un nome come «{ $name }» va scritto fra virgolette: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] C’è un altro errore.
   *[other] Ci sono altri { $count } errori.
}

## Choosing it in the page

web-map = Mappa
web-map-choose = Scegli un file di mappa
web-map-sample = Scarica la mappa standard come modello
web-map-back = Torna alla mappa standard
web-map-note = Un file TOML salvato in UTF-8: parti dal modello; nomi come Zürich sono benvenuti. La mappa viaggia con la partita e con la sua registrazione.
web-map-refused = { $file } non è stato accettato; il tavolo mantiene la sua mappa: { $map }.
web-map-not-text = Il file non è testo UTF-8. Salvalo come UTF-8.
web-map-facts =
    { $towns ->
        [one] { $towns } città
       *[other] { $towns } città
    }, { $roads ->
        [one] { $roads } strada
       *[other] { $roads } strade
    }, { $banks ->
        [one] { $banks } banca
       *[other] { $banks } banche
    }

### Partite che questo dispositivo conserva.

web-games-on = In corso
web-games-over = Finite
web-games-score = Bilancio contro il computer
web-games-against = Avversario
web-games-won = Vinte
web-games-drawn = Pari
web-games-lost = Perse
web-games-left = ancora { $time }
web-games-replay = Rivedi
web-games-analyse = Risultato e analisi
web-games-away = Metti via
web-games-back = Riprendi
web-games-away-list = Messe via ({ $count })
web-games-none = Ancora nessuna partita.
web-games-lost-sight = La casa non ha più questo tavolo.
web-games-kept-here = Le tue partite sono conservate solo su questo dispositivo. Un file le porta su un altro; chi lo possiede ha anche i tuoi posti.
web-games-save = Salva in un file
web-games-saved = Il file è salvato.
web-games-load = Carica un file
web-games-taken =
    { $count ->
        [one] È stata letta una partita.
       *[other] Sono state lette { $count } partite.
    }
web-games-not-ours = Questo non è un file con partite di High Noon.
web-games-blocked = Questo browser non conserva nulla per questa pagina: le tue partite restano in elenco finché non la chiudi. Salvale in un file.
web-games-full = Su questo dispositivo non c’è più spazio: le partite più recenti restano in elenco finché non chiudi la pagina. Salvale in un file.
web-games-you-won = Vinta
web-games-you-drawn = Pari
web-games-you-lost = Persa

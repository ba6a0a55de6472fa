### The deal of the day, and solved deals.

web-daily-lead = La stessa distribuzione e lo stesso posto per tutti, fino a mezzanotte UTC. Conta il tuo primo tavolo; niente suggerimenti.
web-daily-streak =
    { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
web-daily-seat =
    { $others ->
        [one] Giochi { $seat } contro un avversario.
       *[other] Giochi { $seat }, con altri { $others } al tavolo.
    }
web-daily-par-none = Il par di questa distribuzione non è noto.
web-daily-par-proof = Par, dimostrato con il gioco migliore: { $outcome }
web-daily-par-level = Par, giocato dal livello più forte: { $outcome }
web-daily-par-won = vittoria
web-daily-par-drawn = pareggio
web-daily-par-lost = sconfitta
web-daily-won = Ho vinto
web-daily-drawn = Pareggio
web-daily-lost = Ho perso
web-daily-share = Condividi il risultato
web-daily-look = Guarda la partita
web-daily-play = Gioca contro { $level }
web-daily-kept = I tuoi risultati sono conservati solo su questo dispositivo.
web-daily-blocked = Questo browser non conserva nulla per questa pagina: il tuo risultato resta finché non la chiudi.
web-daily-full = Su questo dispositivo non c’è più spazio: il tuo risultato resta finché non chiudi la pagina.
web-daily-explorer = Distribuzioni risolte
web-daily-explorer-lead = { $count } distribuzioni di Longhorn, per quanto è dimostrato: chi vince con il gioco migliore da ogni partenza.
web-daily-deal = Numero della distribuzione
web-daily-show = Mostra
web-daily-deal-number = Distribuzione { $number }
web-daily-starts = Quanto vale ogni partenza per chi gioca per primo
web-daily-start = Partenza
web-daily-value = Con il gioco migliore
web-daily-turns = Turni e fine
web-daily-chosen = Poiché l’altro sceglie la partenza:
web-daily-common = Che cosa hanno in comune le distribuzioni
web-daily-legend = Ogni barra, da sinistra: chi gioca per primo vince (pieno), pareggia (tratteggiato), perde (vuoto); il resto non è deciso.
web-daily-by-chosen = L’altro sceglie la partenza
web-daily-by-every = Tutte le partenze insieme
web-daily-by-place = Secondo il territorio di partenza
web-daily-by-token = Secondo il gettone alla partenza
web-daily-by-sheriff = Secondo lo sceriffo
web-daily-sheriff-beside = Partenza accanto allo sceriffo
web-daily-sheriff-away = Partenza altrove
web-daily-worth-won = Vinto
web-daily-worth-drawn = Pari
web-daily-worth-lost = Perso
web-daily-worth-not-lost = Non perso
web-daily-worth-not-won = Non vinto
web-daily-worth-open = Non deciso
web-daily-share-words = Di quelle decise, chi gioca per primo vince il { $percent }% ({ $won } vinte, { $drawn } pari, { $lost } perse; { $unknown } non decise).
web-daily-explorer-note = Qui un’imboscata prende una pepita a scelta e un’epidemia può colpire qualsiasi colore. Ciò che non è deciso è la parte più difficile.
deals-token-nugget = pepita
deals-end-scored = mandrie contate
deals-end-caught = cattura
deals-end-nine = nove di un colore
deals-error-unknown = La distribuzione { $number } non è tra le { $count } risolte.

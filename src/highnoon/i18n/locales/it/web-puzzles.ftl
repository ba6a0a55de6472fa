### Puzzles: the page where they are solved, and how somebody’s went.

web-puzzles-lead = Ognuno ha una risposta dimostrata. Giocala sul tabellone o segnala sulla mappa.
web-puzzles-one = Problema
web-puzzles-hard = punteggio { $rating }
web-puzzles-day = Problema del giorno
web-puzzles-looking = Cerco la replica…
web-puzzles-is-wrong = Non proprio.
web-puzzles-is-shown = La risposta.
web-puzzles-solved = È la risposta giusta.
web-puzzles-wrong = C’era di meglio.
web-puzzles-shown = Si fa così.
web-puzzles-change = Variazione del punteggio: { $change }.
web-puzzles-again = Riprova
web-puzzles-answer = Mostra la risposta
web-puzzles-next = Prossimo
web-puzzles-town = Segna { $town }
web-puzzles-way = Una strada possibile: { $way }
web-puzzles-your-answer = La tua risposta
web-puzzles-towns = Città
web-puzzles-players = Desperados
web-puzzles-that-is-it = È la mia risposta
web-puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemi
    }
web-puzzles-rating = Il tuo punteggio
web-puzzles-solved-first = Risolti al primo tentativo
web-puzzles-of = { $solved } / { $tried }
web-puzzles-run = Di fila (record)
web-puzzles-best = { $run } ({ $best })
web-puzzles-days = Giorni di fila
web-puzzles-solve = Risolvi
web-puzzles-themes = Scegli i temi
web-puzzles-kept = Il tuo punteggio e le tue serie sono conservati solo su questo dispositivo.
web-puzzles-blocked = Questo browser non conserva nulla per questa pagina: il tuo punteggio resta finché non la chiudi.
web-puzzles-full = Su questo dispositivo non c’è più spazio: il tuo punteggio resta finché non chiudi la pagina.
web-puzzles-no-more = Con questi temi non resta nessun problema che tu non conosca già.

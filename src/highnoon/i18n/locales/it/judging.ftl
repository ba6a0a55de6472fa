solver-turning-dollars = Turno { $turn }, { $seat }: { $action }. L’esito resta lo stesso, ma con il gioco migliore è costato { $dollars } $. Meglio: { $better }.
solver-turning-dollars-least = Turno { $turn }, { $seat }: { $action }. L’esito resta lo stesso, ma con il gioco migliore è costato almeno { $dollars } $. Meglio: { $better }.
solver-turning-dollars-about = Turno { $turn }, { $seat }: { $action }. L’esito resta lo stesso, ma secondo le migliori varianti trovate è costato circa { $dollars } $. Meglio: { $better }.
solver-turning-harder = Turno { $turn }, { $seat }: { $action }. Vince ancora, ma la vittoria è più difficile da vedere: { $turns ->
    [one] un turno in più
   *[other] { $turns } turni in più
}. Più sicuro: { $better }.
solver-turning-easier = Turno { $turn }, { $seat }: { $action }. Tutto perdeva, ma questo è stato confutato prima: { $turns ->
    [one] un turno prima
   *[other] { $turns } turni prima
}. Più tenace: { $better }.
solver-turning-only-win = Turno { $turn }, { $seat }: { $action }. Ben trovato: ogni altra scelta sprecava la vittoria.
solver-turning-only-draw = Turno { $turn }, { $seat }: { $action }. Ben trovato: ogni altra scelta era peggiore.
solver-choice-won = Vince
solver-choice-won-by = Vince di { $dollars } $
solver-choice-won-least = Vince di almeno { $dollars } $
solver-choice-won-outright = Vince in ogni caso
solver-choice-lost = Perde
solver-choice-lost-by = Perde di { $dollars } $
solver-choice-lost-least = Perde di almeno { $dollars } $
solver-choice-lost-outright = Perde in ogni caso
solver-choice-drawn = Pareggio
solver-choice-odds = { $percent }% di probabilità di vittoria
solver-choice-not-lost = Non perde; può ancora vincere
solver-choice-not-won = Non vince; può ancora pareggiare
solver-choice-open = Non ancora dimostrato
web-analysis-retry = { $count ->
    [one] Riprova l’errore
   *[other] Riprova { $count } momenti
}
web-analysis-retry-title = Riprova i tuoi errori
web-analysis-board = Apri sul tavolo di analisi

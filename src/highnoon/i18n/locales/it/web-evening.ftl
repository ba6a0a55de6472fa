### Piccole parole prima e dopo una partita.

web-chart-course = Come andava la partita, passo dopo passo
web-away-note = In ogni caso, se chi è di turno manca da cinque minuti, gli altri possono far giocare il computer o chiudere la partita senza vincitore. Per partite di più giorni scegli un orologio.
web-away-note-clock = Decide l’orologio: nessuno deve aspettare più di quanto segna.

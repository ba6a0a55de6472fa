solver-error-over = Questa partita è finita: non c’è più niente da risolvere.
solver-error-dealing = La distribuzione non è finita: risolvi una posizione successiva.
solver-error-game = Si può risolvere solo Longhorn; questa è una registrazione di { $game }.
solver-error-one = Indica esattamente una di queste cose: una posizione, una registrazione, --seed o --deals.
solver-error-out = --deals richiede --out FILE per i risultati.
solver-error-file = { $file } non è un file di distribuzioni risolte: la riga { $line } non si può leggere.
solver-error-memory = Una memoria di { $memory } MB non entra in questa macchina; indica un --memory più piccolo.
solver-error-engine = Il risolutore ha bisogno di Numba: installa highnoon[engine].

solver-help = Risolve una posizione di Longhorn, o molte distribuzioni.
solver-help-target = Una posizione, o il file di una registrazione.
solver-help-seed = Risolve la distribuzione di questo seme.
solver-help-ambush = Come un’imboscata prende una pepita, con --seed e --deals: choice o random.
solver-help-epidemic = Quali colori un’epidemia può colpire, con --seed e --deals: any o present.
solver-help-seconds = Si ferma dopo tanti secondi (con --deals: per ogni territorio di partenza).
solver-help-nodes = Si ferma dopo tante posizioni (con --deals: per ogni territorio di partenza).
solver-help-memory = La dimensione della memoria di ciascun processo in megabyte.
solver-help-deals = Risolve tante distribuzioni a caso, dal seme 1 o da --seed in poi.
solver-help-workers = Quante ricerche in parallelo: per una posizione una per processore, o una sola con --nodes; con --deals una.
solver-help-out = Dove vanno i risultati di --deals, uno per riga; ciò che lì è deciso non si risolve di nuovo.
solver-help-ray = Risolve le distribuzioni su questo cluster Ray («local» ne avvia uno qui).

solver-progress = { $nodes } posizioni, { $seconds } s, { $rate } al secondo. { $proven }
solver-progress-deals = { $done } distribuzioni su { $total }
solver-stopped = Non finito. Dimostrato finora:
solver-value-win = { $seat } vince con il gioco migliore.
solver-value-loss = { $seat } perde con il gioco migliore.
solver-value-draw = Pareggio con il gioco migliore.
solver-value-odds = Con il gioco migliore { $seat } ha il { $percent }% di probabilità di vittoria.
solver-value-between = Dimostrato per { $seat }: almeno { $low }, al massimo { $high }.
solver-value-open = Per { $seat } non è ancora dimostrato niente.
solver-word-win = vittoria
solver-word-draw = pareggio
solver-word-loss = sconfitta
solver-word-odds = { $percent }%
solver-word-between = da { $low } a { $high }
solver-word-open = non dimostrato
solver-best = La migliore: { $action }
solver-line = Linea: { $line }
solver-moves = Tutte le scelte:
solver-turns = { $turns ->
    [one] Un turno alla fine di questa linea, compreso questo.
   *[other] { $turns } turni alla fine di questa linea, compreso questo. Altre linee con il gioco migliore possono essere più corte o più lunghe.
}
solver-spent = { $nodes } posizioni in { $seconds } s.
solver-sum-deals = { $deals ->
    [one] Una distribuzione.
   *[other] { $deals } distribuzioni.
}
solver-sum-chosen = Partenza scelta dall’avversario: il primo giocatore vince { $won }, pareggia { $drawn }, perde { $lost }, non deciso { $unknown }.
solver-sum-random = Tutte le partenze ugualmente probabili: il primo giocatore vince { $won }, pareggia { $drawn }, perde { $lost }, non deciso { $unknown }.
solver-sum-ends = Come finiscono le linee: conteggi { $scored }, nove di un colore { $nine }, catture { $caught }.
solver-sum-turns = Turni con il gioco migliore: mediana { $median }, media { $mean }.

solver-stands-ahead = Stima: { $seat } in vantaggio, circa { $percent }%
solver-stands-even = Stima: quasi alla pari
solver-stands-win = Esatto: { $seat } vince con il gioco migliore
solver-stands-draw = Esatto: pareggio con il gioco migliore
solver-stands-odds = Esatto: { $percent }% di probabilità di vittoria per { $seat }

solver-why-forced = È l’unica mossa.
solver-why-only-win = È l’unica mossa che vince.
solver-why-wins = Conserva la vittoria.
solver-why-only-draw = È l’unica mossa che non perde.
solver-why-draws = Conserva il pareggio.
solver-why-lost = Ogni mossa perde contro il gioco migliore.
solver-why-lost-longest = Ogni mossa perde contro il gioco migliore; questa resiste più a lungo.
solver-why-lost-most = Ogni mossa perde contro il gioco migliore; confutare questa richiede più calcolo.
solver-why-chances = Ha le migliori possibilità: { $percent }% di probabilità di vittoria per { $seat }.
solver-why-others-lose = Ogni altra mossa perde.
solver-why-holds = Non perde; se vinca non è ancora dimostrato.
solver-why-looks = Sembra la migliore; niente è ancora dimostrato.

## Dove una partita è cambiata

solver-turning-win = Turno { $turn }, { $seat }: { $action }. Questo è costato la vittoria. Meglio: { $better }.
solver-turning-loss = Turno { $turn }, { $seat }: { $action }. Così una partita vinta è diventata una partita persa. Meglio: { $better }.
solver-turning-draw = Turno { $turn }, { $seat }: { $action }. Questo è costato il pareggio. Meglio: { $better }.
solver-turning-odds = Turno { $turn }, { $seat }: { $action }. Le probabilità di vittoria sono scese dal { $before }% al { $after }%. Meglio: { $better }.
solver-turning-luck = Turno { $turn }, fortuna: { $action }. Le probabilità di vittoria di { $seat } sono salite dal { $before }% al { $after }%.
solver-turning-resigned = Turno { $turn }: { $seat } si arrende in una partita che non era persa. { $stood }.

solver-analysis-all = Ogni momento di questa partita è dimostrato.
solver-analysis-all-calm = Ogni momento di questa partita è dimostrato: nessuno ha sprecato una vittoria o un pareggio.
solver-analysis-some = Momenti dimostrati: { $proven } su { $total }; gli altri sono stime.
solver-analysis-some-calm = Momenti dimostrati: { $proven } su { $total }, gli altri sono stime; finora nessun errore che cambi l’esito è dimostrato.
solver-stands-won = { $seat } ha vinto
solver-stands-drawn = La partita è finita in pareggio

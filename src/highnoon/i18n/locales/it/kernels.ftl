kernels-compiling = { $game }: il motore del computer viene compilato per questa macchina. Succede una volta sola e richiede un minuto o due.
kernels-progress = Compilazione
kernels-ready = Il motore è pronto.
kernels-serving = { $game }: il motore del computer viene compilato per questa macchina, una volta sola. Intanto i tavoli sono aperti; i bot più forti e i consigli saranno pronti tra un minuto o due.
kernels-served = { $game }: il motore del computer è pronto.

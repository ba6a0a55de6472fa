usage-help-version = Mostra la versione e termina.
usage-error-players = Le opzioni indicano numeri di giocatori diversi: { $counts }.
usage-line = La riga { $line } non è stata eseguita: { $reason }
usage-cut = L’ultima riga di { $file } è troncata e viene tralasciata.
usage-error-undealt = La distribuzione non è ancora finita, quindi non c’è nulla da analizzare.

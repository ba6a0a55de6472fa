dataset-help = Fa giocare i bot e scrive ogni decisione in un file Parquet, per l’apprendimento.
dataset-help-file = Il file Parquet da scrivere.
dataset-help-players = Chi gioca, come 2,3: livelli, random, learned, o cmd: e un programma. A ogni partita cambiano posto.
dataset-help-games = Quante partite giocare (100 se non indicato).
dataset-wrote =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    } con { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }: scritto in { $file }
dataset-error-missing = I file Parquet richiedono il pacchetto pyarrow: pip install "highnoon[data]"
dataset-error-tensors = { $game } non ha ancora tensori, quindi le sue partite non si possono scrivere per l’apprendimento.
dataset-error-players = Indica da uno a { $seats } giocatori, non { $found }.
leaderboard-help = Aggiunge il risultato a questo file di classifica e mostra la classifica.
leaderboard-title = Classifica di { $game }
leaderboard-contestant = concorrente
leaderboard-rating = punteggio
leaderboard-games = partite
leaderboard-error-line = La riga { $line } della classifica non è una voce di questo formato.
bot-error-weights = Non ci sono pesi appresi per questo tavolo di { $game }.

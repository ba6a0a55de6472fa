dataset-help = Bots spielen lassen und jede Entscheidung für Lernverfahren in eine Parquet-Datei schreiben.
dataset-help-file = Die Parquet-Datei, die geschrieben wird.
dataset-help-players = Wer spielt, etwa 2,3: Stufen, random, learned oder cmd: und ein Programm. Nach jeder Partie wechseln sie die Plätze.
dataset-help-games = Wie viele Partien gespielt werden; sonst 100.
dataset-wrote =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } mit { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    } geschrieben in { $file }
dataset-error-missing = Für Parquet-Dateien wird das Paket pyarrow gebraucht: pip install "highnoon[data]"
dataset-error-tensors = Für { $game } gibt es noch keine Tensoren; Partien lassen sich daher nicht für Lernverfahren schreiben.
dataset-error-players = Bitte zwischen einem und { $seats } Spielern nennen, nicht { $found }.
leaderboard-help = Das Ergebnis an diese Ranglistendatei anhängen und die Rangliste zeigen.
leaderboard-title = Rangliste von { $game }
leaderboard-contestant = Teilnehmer
leaderboard-rating = Wertung
leaderboard-games = Partien
leaderboard-error-line = Zeile { $line } der Rangliste ist kein Eintrag in diesem Format.
bot-error-weights = Für diesen Tisch von { $game } gibt es keine gelernten Gewichte.

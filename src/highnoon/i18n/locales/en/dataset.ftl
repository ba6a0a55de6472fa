dataset-help = Let bots play, and write every decision to a Parquet file for learners.
dataset-help-file = The Parquet file to write.
dataset-help-players = Who plays, such as 2,3: levels, random, learned, or cmd: and a program. They change seats with every game.
dataset-help-games = How many games to play (100 by default).
dataset-wrote =
    { $games ->
        [one] One game
       *[other] { $games } games
    } with { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } written to { $file }
dataset-error-missing = Parquet files need the package pyarrow: pip install "highnoon[data]"
dataset-error-tensors = { $game } has no tensors yet, so its games cannot be written for learners.
dataset-error-players = Name between one and { $seats } players, not { $found }.
leaderboard-help = Add the result to this leaderboard file, and show the ranking.
leaderboard-title = Ranking of { $game }
leaderboard-contestant = contestant
leaderboard-rating = rating
leaderboard-games = games
leaderboard-error-line = Line { $line } of the leaderboard is not an entry of this format.
bot-error-weights = There are no learned weights for this table of { $game }.

dataset-help = Laat bots spelen en schrijf elke beslissing naar een Parquet-bestand, voor lerende programma’s.
dataset-help-file = Het Parquet-bestand dat wordt geschreven.
dataset-help-players = Wie er speelt, zoals 2,3: niveaus, random, learned, of cmd: en een programma. Na elke partij wisselen ze van plaats.
dataset-help-games = Hoeveel partijen er worden gespeeld (standaard 100).
dataset-wrote =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    } met { $decisions ->
        [one] één beslissing
       *[other] { $decisions } beslissingen
    } geschreven naar { $file }
dataset-error-missing = Voor Parquet-bestanden is het pakket pyarrow nodig: pip install "highnoon[data]"
dataset-error-tensors = { $game } heeft nog geen tensoren; de partijen kunnen dus niet voor lerende programma’s worden geschreven.
dataset-error-players = Noem tussen één en { $seats } spelers, niet { $found }.
leaderboard-help = Voeg het resultaat toe aan dit ranglijstbestand en toon de ranglijst.
leaderboard-title = Ranglijst van { $game }
leaderboard-contestant = deelnemer
leaderboard-rating = rating
leaderboard-games = partijen
leaderboard-error-line = Regel { $line } van de ranglijst is geen vermelding in dit formaat.
bot-error-weights = Er zijn geen geleerde gewichten voor deze tafel van { $game }.

dataset-help = Pôr bots a jogar e escrever cada decisão num ficheiro Parquet, para aprendizagem.
dataset-help-file = O ficheiro Parquet a escrever.
dataset-help-players = Quem joga, como 2,3: níveis, random, learned, ou cmd: e um programa. Trocam de lugar a cada partida.
dataset-help-games = Quantas partidas jogar (100 se nada for indicado).
dataset-wrote =
    { $games ->
        [one] Uma partida
       *[other] { $games } partidas
    } com { $decisions ->
        [one] uma decisão
       *[other] { $decisions } decisões
    }: escrito em { $file }
dataset-error-missing = Os ficheiros Parquet precisam do pacote pyarrow: pip install "highnoon[data]"
dataset-error-tensors = { $game } ainda não tem tensores, por isso as suas partidas não podem ser escritas para aprendizagem.
dataset-error-players = Indica entre um e { $seats } jogadores, não { $found }.
leaderboard-help = Acrescentar o resultado a este ficheiro de classificação e mostrar a classificação.
leaderboard-title = Classificação de { $game }
leaderboard-contestant = participante
leaderboard-rating = pontuação
leaderboard-games = partidas
leaderboard-error-line = A linha { $line } da classificação não é uma entrada deste formato.
bot-error-weights = Não há pesos aprendidos para esta mesa de { $game }.

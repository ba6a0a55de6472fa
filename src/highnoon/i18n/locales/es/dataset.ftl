dataset-help = Hacer jugar a los bots y escribir cada decisión en un archivo Parquet, para el aprendizaje.
dataset-help-file = El archivo Parquet que se escribe.
dataset-help-players = Quién juega, como 2,3: niveles, random, learned, o cmd: y un programa. Cambian de asiento en cada partida.
dataset-help-games = Cuántas partidas se juegan (100 si no se indica).
dataset-wrote =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } con { $decisions ->
        [one] una decisión
       *[other] { $decisions } decisiones
    }: escrito en { $file }
dataset-error-missing = Los archivos Parquet necesitan el paquete pyarrow: pip install "highnoon[data]"
dataset-error-tensors = { $game } aún no tiene tensores, así que sus partidas no se pueden escribir para el aprendizaje.
dataset-error-players = Indica entre uno y { $seats } jugadores, no { $found }.
leaderboard-help = Añadir el resultado a este archivo de clasificación y mostrar la clasificación.
leaderboard-title = Clasificación de { $game }
leaderboard-contestant = participante
leaderboard-rating = puntuación
leaderboard-games = partidas
leaderboard-error-line = La línea { $line } de la clasificación no es una entrada de este formato.
bot-error-weights = No hay pesos aprendidos para esta mesa de { $game }.

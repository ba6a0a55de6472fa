dataset-help = Устроить партии ботов и записать каждое решение в файл Parquet для обучения.
dataset-help-file = Файл Parquet, который будет записан.
dataset-help-players = Кто играет, например 2,3: уровни, random, learned или cmd: и программа. После каждой партии они меняются местами.
dataset-help-games = Сколько партий сыграть (по умолчанию 100).
dataset-wrote =
    Записано в { $file }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    }
dataset-error-missing = Для файлов Parquet нужен пакет pyarrow: pip install "highnoon[data]"
dataset-error-tensors = Для игры { $game } пока нет тензоров, поэтому её партии нельзя записать для обучения.
dataset-error-players = Назовите от одного до { $seats } игроков, а не { $found }.
leaderboard-help = Добавить результат в этот файл рейтинга и показать рейтинг.
leaderboard-title = Рейтинг: { $game }
leaderboard-contestant = участник
leaderboard-rating = рейтинг
leaderboard-games = партии
leaderboard-error-line = Строка { $line } рейтинга не является записью этого формата.
bot-error-weights = Для этого стола игры { $game } нет обученных весов.

solver-error-over = Эта партия окончена: решать больше нечего.
solver-error-dealing = Расклад не закончен: решить можно позицию после него.
solver-error-game = Решить можно только Longhorn; это запись другой игры: { $game }.
solver-error-one = Укажите одно из: позиция, запись, --seed или --deals.
solver-error-out = Для --deals нужен --out ФАЙЛ с результатами.
solver-error-file = { $file } — не файл решённых раскладов: строка { $line } не читается.
solver-error-memory = Столько памяти ({ $memory } МБ) на этой машине нет; укажите --memory поменьше.
solver-error-engine = Решателю нужна Numba: установите highnoon[engine].

solver-help = Решить позицию Longhorn или много раскладов.
solver-help-target = Позиция или файл записи.
solver-help-seed = Решить расклад с этим зерном.
solver-help-ambush = С --seed и --deals: как в засаде берут слиток, choice или random.
solver-help-epidemic = С --seed и --deals: какие цвета может поразить эпидемия, any или present.
solver-help-seconds = Остановиться через столько секунд (с --deals: на каждую начальную локацию).
solver-help-nodes = Остановиться через столько позиций (с --deals: на каждую начальную локацию).
solver-help-memory = Размер памяти каждого поиска в мегабайтах.
solver-help-deals = Решить столько случайных раскладов, начиная с зерна 1 или --seed.
solver-help-workers = Сколько поисков идёт одновременно (по умолчанию один; для одной позиции без --nodes — по одному на процессор).
solver-help-out = Куда писать результаты --deals, по одному в строке; что там уже решено, заново не решается.
solver-help-ray = Решать расклады на этом кластере Ray ("local" запускает его здесь).

solver-progress = позиций: { $nodes }, { $seconds } с, { $rate } в секунду. { $proven }
solver-progress-deals = расклады: { $done } из { $total }
solver-stopped = Не закончено. Пока доказано:
solver-value-win = { $seat } выигрывает при лучшей игре.
solver-value-loss = { $seat } проигрывает при лучшей игре.
solver-value-draw = Ничья при лучшей игре.
solver-value-odds = При лучшей игре шансы { $seat-gen } на победу: { $percent } %.
solver-value-between = Доказано ({ $seat }): не меньше — { $low }, не больше — { $high }.
solver-value-open = Пока ничего не доказано ({ $seat }).
solver-word-win = победа
solver-word-draw = ничья
solver-word-loss = поражение
solver-word-odds = { $percent } %
solver-word-between = { $low } — { $high }
solver-word-open = не доказано
solver-best = Лучшее: { $action }
solver-line = Линия: { $line }
solver-moves = Все варианты:
solver-turns = { $turns ->
    [one] До конца этой линии { $turns } ход, считая нынешний. Другие линии лучшей игры могут быть короче или длиннее.
    [few] До конца этой линии { $turns } хода, считая нынешний. Другие линии лучшей игры могут быть короче или длиннее.
    [many] До конца этой линии { $turns } ходов, считая нынешний. Другие линии лучшей игры могут быть короче или длиннее.
   *[other] До конца этой линии { $turns } хода, считая нынешний. Другие линии лучшей игры могут быть короче или длиннее.
}
solver-spent = Позиций: { $nodes }, за { $seconds } с.
solver-sum-deals = { $deals ->
    [one] { $deals } расклад.
    [few] { $deals } расклада.
    [many] { $deals } раскладов.
   *[other] { $deals } расклада.
}
solver-sum-chosen = Начало выбирает противник. Кто ходит первым: побед { $won }, ничьих { $drawn }, поражений { $lost }, не решено { $unknown }.
solver-sum-random = Все начала равновероятны. Кто ходит первым: побед { $won }, ничьих { $drawn }, поражений { $lost }, не решено { $unknown }.
solver-sum-ends = Чем кончаются линии: подсчёт { $scored }, девять одного цвета { $nine }, арест { $caught }.
solver-sum-turns = Ходов при лучшей игре: медиана { $median }, среднее { $mean }.

solver-stands-ahead = Оценка: впереди { $seat }, около { $percent } %
solver-stands-even = Оценка: примерно поровну
solver-stands-win = Точно: { $seat } выигрывает при лучшей игре
solver-stands-draw = Точно: ничья при лучшей игре
solver-stands-odds = Точно: шансы { $seat-gen } на победу { $percent } %

solver-why-forced = Это единственный ход.
solver-why-only-win = Только этот ход выигрывает.
solver-why-wins = Он сохраняет победу.
solver-why-only-draw = Только этот ход не проигрывает.
solver-why-draws = Он сохраняет ничью.
solver-why-lost = Против лучшей игры проигрывает любой ход.
solver-why-lost-longest = Против лучшей игры проигрывает любой ход; этот держится дольше всех.
solver-why-lost-most = Против лучшей игры проигрывает любой ход; чтобы опровергнуть этот, считать приходится больше всего.
solver-why-chances = С ним шансы { $seat-gen } на победу лучше всего: { $percent } %.
solver-why-others-lose = Любой другой ход проигрывает.
solver-why-holds = Он не проигрывает; выигрывает ли, ещё не доказано.
solver-why-looks = Он выглядит лучше всех; пока ничего не доказано.

## Где партия повернулась

solver-turning-win = Ход { $turn }, { $seat }: { $action }. Победа упущена. Лучше: { $better }.
solver-turning-loss = Ход { $turn }, { $seat }: { $action }. Выигранная партия стала проигранной. Лучше: { $better }.
solver-turning-draw = Ход { $turn }, { $seat }: { $action }. Ничья упущена. Лучше: { $better }.
solver-turning-odds = Ход { $turn }, { $seat }: { $action }. Шансы на победу упали с { $before } % до { $after } %. Лучше: { $better }.
solver-turning-luck = Ход { $turn }, удача: { $action }. Шансы { $seat-gen } на победу выросли с { $before } % до { $after } %.
solver-turning-resigned = Ход { $turn }: { $seat } сдаёт партию, которая не была проиграна. { $stood }.

solver-analysis-all = Доказан каждый момент этой партии.
solver-analysis-all-calm = Доказан каждый момент этой партии: никто не упустил ни победы, ни ничьей.
solver-analysis-some = Доказано моментов: { $proven } из { $total }; остальное — оценки.
solver-analysis-some-calm = Доказано моментов: { $proven } из { $total }, остальное — оценки; ошибок, меняющих исход, пока не доказано.
solver-stands-won = Победа: { $seat }
solver-stands-drawn = Партия закончилась вничью

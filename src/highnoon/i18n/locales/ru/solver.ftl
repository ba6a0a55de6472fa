solver-error-over = Эта партия окончена: решать больше нечего.
solver-error-dealing = Расклад не закончен: решить можно позицию после него.
solver-error-game = Решить можно только Longhorn; это запись другой игры: { $game }.
solver-error-one = Укажите одно из: позиция, запись, --seed или --deals.
solver-error-out = Для --deals нужен --out ФАЙЛ с результатами.
solver-error-file = { $file } — не файл решённых раскладов: строка { $line } не читается.
solver-error-memory = Память в { $memory } МБ не помещается в эту машину; укажите --memory поменьше.
solver-error-engine = Решателю нужна Numba: установите highnoon[engine].

solver-help = Решить позицию Longhorn или много раскладов.
solver-help-target = позиция или файл записи
solver-help-seed = решить расклад с этим зерном
solver-help-ambush = как засада берёт слиток, с --seed и --deals: choice или random
solver-help-epidemic = какие цвета может поразить эпидемия, с --seed и --deals: any или present
solver-help-seconds = остановиться через столько секунд (с --deals: на каждую начальную локацию)
solver-help-nodes = остановиться через столько позиций (с --deals: на каждую начальную локацию)
solver-help-memory = размер памяти каждого поиска в мегабайтах
solver-help-deals = решить столько случайных раскладов, начиная с зерна 1 или --seed
solver-help-workers = сколько поисков идёт рядом: для одной позиции по одному на процессор, с --nodes один; с --deals один
solver-help-out = куда писать результаты --deals, по одному в строке; что там решено, заново не решается
solver-help-ray = решать расклады на этом кластере Ray ("local" запускает его здесь)

solver-progress = позиций: { $nodes }, { $seconds } с, { $rate } в секунду. { $proven }
solver-progress-deals = расклады: { $done } из { $total }
solver-stopped = Не закончено. Пока доказано:
solver-value-win = { $seat } выигрывает при лучшей игре.
solver-value-loss = { $seat } проигрывает при лучшей игре.
solver-value-draw = Ничья при лучшей игре.
solver-value-odds = При лучшей игре шансы на победу ({ $seat }): { $percent } %.
solver-value-between = Доказано ({ $seat }): не меньше — { $low }, не больше — { $high }.
solver-value-open = Пока ничего не доказано: { $seat }.
solver-word-win = победа
solver-word-draw = ничья
solver-word-loss = поражение
solver-word-odds = { $percent } %
solver-word-between = { $low } — { $high }
solver-word-open = не доказано
solver-best = Лучшее: { $action }
solver-line = Цепочка: { $line }
solver-moves = Все варианты:
solver-turns = { $turns ->
    [one] До конца этой цепочки { $turns } ход, считая нынешний. Другие цепочки лучшей игры могут быть короче или длиннее.
    [few] До конца этой цепочки { $turns } хода, считая нынешний. Другие цепочки лучшей игры могут быть короче или длиннее.
    [many] До конца этой цепочки { $turns } ходов, считая нынешний. Другие цепочки лучшей игры могут быть короче или длиннее.
   *[other] До конца этой цепочки { $turns } хода, считая нынешний. Другие цепочки лучшей игры могут быть короче или длиннее.
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
solver-sum-ends = Концы цепочек: подсчёт { $scored }, девять одного цвета { $nine }, арест { $caught }.
solver-sum-turns = Ходов при лучшей игре: медиана { $median }, среднее { $mean }.

solver-stands-ahead = Оценка: впереди { $seat }, около { $percent } %
solver-stands-even = Оценка: примерно поровну
solver-stands-win = Точно: { $seat } выигрывает при лучшей игре
solver-stands-draw = Точно: ничья при лучшей игре
solver-stands-odds = Точно: шансы на победу у Игла { $percent } %

solver-why-forced = Это единственный ход.
solver-why-only-win = Только этот ход выигрывает.
solver-why-wins = Он сохраняет победу.
solver-why-only-draw = Только этот ход не проигрывает.
solver-why-draws = Он сохраняет ничью.
solver-why-lost = Против лучшей игры проигрывает любой ход; этот труднее всего опровергнуть.
solver-why-chances = У него лучшие шансы на победу ({ $seat }): { $percent } %.
solver-why-others-lose = Любой другой ход проигрывает.
solver-why-holds = Он не проигрывает; выигрывает ли, ещё не доказано.
solver-why-looks = Он выглядит лучше всех; пока ничего не доказано.

## Где партия повернулась

solver-turning-win = Ход { $turn }, { $seat }: { $action }. Победа упущена. Лучше: { $better }.
solver-turning-loss = Ход { $turn }, { $seat }: { $action }. Выигранная партия стала проигранной. Лучше: { $better }.
solver-turning-draw = Ход { $turn }, { $seat }: { $action }. Ничья упущена. Лучше: { $better }.
solver-turning-odds = Ход { $turn }, { $seat }: { $action }. Шансы на победу упали с { $before } % до { $after } %. Лучше: { $better }.
solver-turning-luck = Ход { $turn }, удача: { $action }. Шансы на победу ({ $seat }) выросли с { $before } % до { $after } %.
solver-turning-resigned = Ход { $turn }: { $seat } сдаёт партию, которая не была проиграна. { $stood }.

solver-analysis-all = Доказан каждый момент этой партии.
solver-analysis-all-calm = Доказан каждый момент этой партии: никто ничего не упустил.
solver-analysis-some = Доказано моментов: { $proven } из { $total }; остальное — оценки.
solver-analysis-some-calm = Доказано моментов: { $proven } из { $total }, остальное — оценки; ошибок пока не доказано.
solver-stands-won = Победа: { $seat }
solver-stands-drawn = Игра закончилась вничью

### Терминал

## Справка

cli-help = Цифровой стол для трёх настольных игр о Диком Западе.
cli-help-play = Играть за этой клавиатурой с людьми и компьютерами.
cli-help-replay = Просмотреть запись партии по шагам.
cli-help-rules = Прочитать правила игры.
cli-help-perft = Сосчитать все возможные продолжения партии, включая случайные.
cli-help-show = Нарисовать позицию по её строке.
cli-help-record = Проверить запись и вывести её; с --text — в читаемом виде.
cli-help-lang = Язык: de, en, es, fr, it, nl, pt или ru; по умолчанию решает HIGHNOON_LANG или LANG.
cli-help-game = longhorn, moon-river или desperados.
cli-help-game-play = longhorn, moon-river или desperados; с --resume — файл или игра, которую нужно продолжить.
cli-help-resume = Продолжить последнюю неоконченную партию или ту, что в файле.
cli-help-bot = За это место (eagle, jessie или 1, 2…) играет компьютер; можно указать несколько раз.
cli-help-level = Сила компьютера: 1 — самый слабый, 5 — самый сильный.
cli-help-seats = Кто где сидит, например я,bot:2,я: имена людей или bot с уровнем.
cli-help-players = Сколько игроков.
cli-help-option = Параметр игры, например ambush_nugget=choice; можно указать несколько раз.
cli-help-seed = Зерно: число, которым определяется вся случайность.
cli-help-map = Своя карта для Desperados.
cli-help-pieces = Свои компоненты для Moon River.
cli-help-file = Файл записи.
cli-help-all = Вывести всю партию без пауз.
cli-help-analyse = Вместо просмотра по шагам сказать, где случился перелом и что было бы лучше (Longhorn).
cli-help-depth = Глубина в действиях.
cli-help-position = Позиция одной строкой.
cli-help-text = Вывести читаемый текст вместо строк JSON.

## Выбор стола

cli-menu-game = Какая игра?
cli-menu-how-many = Сколько игроков?
cli-menu-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
cli-menu-who = Кто играет?
cli-menu-people =
    { $count ->
        [2] Двое за этой клавиатурой
       *[other] Людей за этой клавиатурой: { $count }
    }
cli-menu-you = Вы — { $seat }; за остальных играет компьютер
cli-menu-level = Насколько сильным должен быть компьютер?
cli-menu-resume = Продолжить неоконченную партию ({ $file })
cli-menu-new = Начать новую партию
cli-menu-what = Есть неоконченная партия.
cli-menu-ask = Номер (q — выход):
cli-level =
    { $level ->
        [1] Лёгкий
        [2] Средний
        [3] Трудный
       *[other] Уровень { $level }
    }

## Игра

cli-ask = { $seat }, ваш выбор (? — справка):
cli-thinking = { $seat } думает…
cli-hand-over = { $name }, клавиатура ваша. Нажмите Enter, когда никто другой не смотрит.
cli-confirm = Enter — подтвердить, любой другой ввод — выбрать снова:
cli-may-act = { $seat } ещё может передумать: введите @{ $name }
cli-more = … раньше ещё { $count }; l — показать всё
cli-hint = Подсказка: { $number }  { $action }
cli-saved = Сохранено в { $file }.
cli-left = Партия сохранена в { $file }; продолжить: highnoon play --resume
cli-kept = Запись в { $file }; посмотреть: highnoon replay ФАЙЛ
cli-cut = Последняя строка { $file } оборвана; партия продолжается с предыдущей строки.
cli-commands =
    Чтобы выбрать, введите номер или ход, как он пишется в записи.
    u — отменить · h — подсказка · l — все ходы · s ФАЙЛ — сохранить копию
    @ИМЯ — сыграть за другое своё место · Enter — нарисовать стол заново
    ? — символы · q — выйти, партия сохранится

## Конец

cli-result-won =
    { $count ->
        [one] Победа: { $seats }.
       *[other] Общая победа: { $seats }.
    }
cli-result-draw = Победа общая.
cli-score = { $score }
cli-amount = { $amount }

## Просмотр

cli-replay-at = Момент { $moment } из { $last }
cli-replay-ask = Enter дальше · b назад · f начало · l конец · число — переход · ? символы · q выход:
cli-analysis-progress = Разбор: доказано моментов { $proven } из { $total }, { $seconds } с (Ctrl-C — остановить)
cli-analysis-turnings = Переломные моменты, с номером момента в просмотре:
cli-replay-end = Это последний момент.
cli-replay-first = Это первый момент.
cli-error-moment = Момента «{ $found }» нет; введите число от 0 до { $last } или одно из: Enter b f l ? q.

## Подсчёт

cli-perft-row =
    { $nodes ->
        [one] глубина { $depth }: { $nodes } путь
        [few] глубина { $depth }: { $nodes } пути
        [many] глубина { $depth }: { $nodes } путей
       *[other] глубина { $depth }: { $nodes } пути
    }

## Чего нельзя

cli-error-usage = Команда непонятна: { $message }
cli-error-extra = Команда не принимает такого аргумента: { $found }
cli-error-command = Команды «{ $found }» нет; есть команды: { $known }.
cli-error-no-flag = Ключа { $name } здесь нет; --help покажет все.
cli-error-flag-value = Ключу { $name } нужно значение.
cli-error-missing = Чего-то не хватает: { $name }. Добавьте или посмотрите --help.
cli-error-whole = { $name }: нужно целое число от { $least }, а дано «{ $found }».
cli-error-positive = { $name }: нужно число больше 0, например 0.5, а не «{ $found }».
cli-error-number = Варианта с номером { $found } нет; номера — от 1 до { $count }.
cli-error-level = Уровня { $found } у компьютера нет; есть уровни: { $allowed }.
cli-error-seats =
    { $expected ->
        [one] Игроков в списке мест «{ $text }» — { $found }, а играет { $expected }.
       *[other] Игроков в списке мест «{ $text }» — { $found }, а играют { $expected }.
    }
cli-error-seat = Места «{ $found }» нет; есть места { $known } или число от 1 до { $count }.
cli-error-switch = Сейчас отсюда нельзя играть за место «{ $seat }».
cli-error-option = Параметр пишется ИМЯ=ЗНАЧЕНИЕ, а дано: «{ $text }».
cli-error-save-where = Куда сохранить? Введите s и имя файла, например: s vecher.jsonl
cli-error-file = Файлом { $file } нельзя воспользоваться: { $reason }.
cli-reason-missing = файла или его папки нет
cli-reason-folder = это папка, а не файл
cli-reason-not-a-folder = часть пути — не папка
cli-reason-permission = не хватает прав
cli-reason-full = диск полон
cli-error-name = «{ $file }» не может быть именем файла.
cli-error-record = { $file }: { $reason }
cli-error-busy = Партию из { $file } играют в другом окне; сначала закройте её там.
cli-error-not-a-record = { $file } уже есть, и это не запись High Noon, поэтому файл не перезаписан; выберите другое имя.
cli-error-not-text = { $file } — не текст в UTF-8, каким должна быть карта.
cli-error-nothing-to-resume = В { $folder } нет неоконченной партии.
cli-error-position = Ни одна из игр не понимает эту позицию; назовите её игру с помощью --game, чтобы узнать почему.
cli-error-depth = Глубина должна быть не меньше 1, а не { $found }.
cli-error-both = Укажите либо --seed, либо --position, но не оба сразу.
cli-error-language = Текстов на языке «{ $found }» нет; есть языки: { $known }.

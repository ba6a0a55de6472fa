puzzles-ask-win = Ход: { $seat }. Найдите единственный путь к победе.
puzzles-ask-hold = Ход: { $seat }. Найдите единственный способ не проиграть.
puzzles-ask-most = Ход: { $seat }. Тянуть больше нечего: закончите с наибольшим преимуществом.
puzzles-ask-where = Вы играете за: { $seat }. Разыскивается: { $suspect }. Отметьте все города, где это возможно.
puzzles-ask-likeliest = Вы играете за: { $seat }. Разыскивается: { $suspect }. Какой город вероятнее всего?
puzzles-ask-warn = Вы играете за: { $seat }. Кто из банды может оказаться в том же месте? Разыскивается: { $suspect }.

puzzles-kind-win = Победа
puzzles-kind-hold = Удержать
puzzles-kind-most = Лучший конец
puzzles-kind-where = Где?
puzzles-kind-likeliest = Вероятнее всего
puzzles-kind-warn = Кого предупредить?

puzzles-solved-win = Решено: это выигрывает при любой защите.
puzzles-solved-hold = Решено: это держится против всего.
puzzles-solved-most = Решено: преимущество { $lead } — лучшее из возможных.
puzzles-solved-where = Решено: именно эти города.
puzzles-solved-likeliest = Решено: туда ведёт больше всего путей.
puzzles-solved-warn = Решено: предупредить надо именно их.

puzzles-wrong-win = Это не выигрывает наверняка.
puzzles-wrong-hold = Это проигрывает.
puzzles-wrong-drawn = Это ведёт лишь к ничьей.
puzzles-wrong-caught = Это кончается в руках шерифа.
puzzles-wrong-nine = Это отдаёт сопернику девять быков одного цвета.
puzzles-wrong-scored = Это проигрывает по деньгам.
puzzles-wrong-most = Так выходит { $lead }; возможно { $best }.
puzzles-wrong-cannot = { $town }: это невозможно.
puzzles-wrong-safe = { $seat } вне опасности.
puzzles-wrong-missed-where =
    { $count ->
        [one] Не хватает { $count } города.
       *[other] Не хватает { $count } городов.
    }
puzzles-wrong-missed-warn =
    { $count ->
        [one] В опасности ещё { $count } человек.
        [few] В опасности ещё { $count } человека.
       *[other] В опасности ещё { $count } человек.
    }
puzzles-wrong-likeliest = Путей туда: { $count }; в другой город — { $most }.

puzzles-theme-sheriff-trap = Ловушка шерифа
puzzles-theme-sheriff-near = Шериф рядом
puzzles-theme-nine = Девять одного цвета
puzzles-theme-deny-nine = Не дать девять
puzzles-theme-epidemic = Эпидемия
puzzles-theme-ambush = Засада
puzzles-theme-iron = Клеймо
puzzles-theme-oil = Панацея
puzzles-theme-snake = Гремучая змея
puzzles-theme-boxed-in = В тупике
puzzles-theme-end-ahead = Закончить впереди
puzzles-theme-give-up = Отдать быков
puzzles-theme-behind = Из отставания
puzzles-theme-gold = Золото
puzzles-theme-two-dominoes = Два домино
puzzles-theme-join-lands = Соединить угодья
puzzles-theme-thief = Угонщик скота
puzzles-theme-swap = Обмен
puzzles-theme-drive = Перегон
puzzles-theme-drought = Засуха
puzzles-theme-specialist = Специалист
puzzles-theme-bonus-tile = Бонусный жетон
puzzles-theme-rival = Соперник отвечает
puzzles-theme-hunt-sheriff = Охота на шерифа
puzzles-theme-hunt-gang = Охота на банду
puzzles-theme-proof = Карта была показана
puzzles-theme-lost-card = Потерянные карты
puzzles-theme-long-ride = Долгая скачка
puzzles-theme-used-up = Сыгранные карты
puzzles-theme-close = Почти поровну

puzzles-error-unknown = Задачи { $id } нет; игра: { $game }.
puzzles-error-none = Задач нет; игра: { $game }.
puzzles-error-line = Строка { $line } — не задача: { $error }
puzzles-error-twice = Строка { $line }: задача { $id } записана дважды.
puzzles-error-name = «{ $text }» — не из этих: { $known }
puzzles-error-theme = Ни у одной задачи нет темы { $theme }. Есть: { $known }
puzzles-error-day = «{ $day }» — не дата; напишите, например, 2026-11-18.
puzzles-error-one = Укажите --id, --theme или --day, но не несколько сразу.
puzzles-error-file = В файле { $file } не ваши задачи; уберите его и попробуйте снова.
puzzles-error-left = Новых задач там не осталось.

puzzles-help = Решить задачу.
puzzles-help-id = Задача с этим кодом.
puzzles-help-theme = Задача на эту тему; если тем несколько, через запятую, — на все сразу.
puzzles-help-day = Задача этого дня, например 2026-11-18 (или «today»).
puzzles-help-mine = Сказать, какие есть задачи, искать новые или доказать все.
puzzles-help-mine-out = Искать в этот файл, продолжая с его конца.
puzzles-help-mine-count = Остановиться, когда в файле столько задач.
puzzles-help-mine-seconds = Остановиться через столько секунд.
puzzles-help-mine-prove = Доказать заново каждую задачу дома или из --out.
puzzles-help-mine-journal = Записывать в этот файл, что доказано, и пропускать то, что в нём уже есть: так можно прерваться и продолжить.

puzzles-title = { $game }, задача { $id } ({ $rating })
puzzles-reply = Ответ: { $moves }
puzzles-refutation = Дальше так: { $moves }
puzzles-line = Решение: { $moves }
puzzles-themes = Темы: { $themes }
puzzles-rating = Ваш рейтинг: { $rating } ± { $deviation }
puzzles-rating-change = Ваш рейтинг: { $rating } ({ $change }) ± { $deviation }
puzzles-streak = Решено подряд: { $streak } (рекорд: { $best })
puzzles-prompt = Ваш ход, ? — знаки, «solution» — сдаться, «quit» — уйти:
puzzles-prompt-names = Имена через запятую, ? — знаки, «solution» — сдаться, «quit» — уйти:
puzzles-given-up = Вы сдались.
puzzles-again-later = Вы ушли; ничего не засчитано.
puzzles-all-done = Вы решили или пробовали все; теперь они пойдут снова.
puzzles-shelf = { $game }: задач — { $count }
puzzles-shelf-row = { $name }: { $count }
puzzles-mined = задач: { $count }, зерно { $seed }
puzzles-proven = Доказано задач: { $count }.

puzzles-wrong-proof = Задача { $id }: { $problem }

### Страница: что говорится вокруг столов.

web-title = High Noon: Longhorn, Moon River и Desperados
web-brand-home = High Noon, главная
web-home = Главная
web-back = Назад
web-close = Закрыть
web-loading = Подготовка…
web-lost = Такой страницы нет.

## Игры

web-game-longhorn = Longhorn
web-game-longhorn-players = 2 игрока
web-game-longhorn-minutes = 20 мин
web-game-longhorn-tag = Крадите один цвет, но оставляйте его на поле побольше.
web-game-moon-river = Moon River
web-game-moon-river-players = 2–4 игрока
web-game-moon-river-minutes = 40 мин
web-game-moon-river-tag = Берите землю, осваивайте берег, разводите коров.
web-game-desperados = Desperados
web-game-desperados-players = 3–6 игроков
web-game-desperados-minutes = 60 мин
web-game-desperados-tag = Один шериф, одна банда, каждый шаг — тайна.
web-game-soon = Эта игра ещё создаётся.
web-game-words = Играть можно на словах; поле ещё рисуется.
web-game-soon-short = ещё создаётся

## Главная

web-home-title = Выберите игру. Компьютер уже за столом.
web-home-lead = Без регистрации. Или откройте стол, отправьте другу ссылку и играйте.
web-daily = Расклад дня
web-puzzles = Задачи
web-play-now = Играть
web-against-computer = против компьютера
web-open-table = Открыть стол
web-with-friend = с друзьями
web-continue = Продолжить
web-ride-on = В путь
web-more-tables =
    { $count ->
        [one] и ещё { $count } стол
        [few] и ещё { $count } стола
        [many] и ещё { $count } столов
       *[other] и ещё { $count } стола
    }
web-move-number = ход { $n }
web-have-code = Есть код стола?
web-code-example = напр. RIO47K
web-join = Войти
web-upload-record = Открыть запись
web-download-record = Сохранить запись

## Настройки

web-settings = Настройки
web-language = Язык
web-name = Ваше имя
web-name-hint = как его видят другие
web-theme = Тема
web-theme-is-auto = системная
web-theme-is-light = светлая
web-theme-is-dark = тёмная
web-theme-light = Включить светлую тему
web-theme-dark = Включить тёмную тему
web-sound = Звук
web-volume = Громкость
web-sound-on = Включить звук
web-sound-off = Выключить звук
web-speed = Анимация
web-speed-off = выкл.
web-speed-quick = быстрая
web-speed-normal = обычная
web-speed-slow = медленная
web-notify = Уведомлять, когда мой ход
web-notify-note = Уведомление браузера, если вкладка скрыта.
web-notify-refused = Браузер этого не разрешает; проверьте его настройки для этой страницы.
web-confirm-setting = Подтверждать каждый выбор
web-confirm-setting-note = Первое нажатие показывает, что произойдёт, второе подтверждает выбор.
web-shortcuts = Быстрые клавиши
web-shortcuts-note = 1–9 выбор, H подсказка, U отмена, стрелки — просмотр.
web-evaluation-setting = Показывать, кто впереди
web-evaluation-setting-note = В Longhorn, за столами с подсказками.

## Открыть стол

web-open-title = Открыть стол
web-open-game = Игра
web-open-seats = Места
web-open-go = Открыть стол
web-file-choose = Выбрать файл
web-option-sample = Скачать образец для правки
web-players = Игроки
web-seat-me = я
web-seat-open = друг по ссылке
web-seat-local = друг за этим устройством
web-seat-bot = компьютер
web-level = уровень { $level }
web-level-of = Уровень: { $name }
web-name-of = Имя: { $name }

## Вокруг стола

web-seats = Места и ссылки
web-role-you = вы
web-role-person = игрок
web-role-bot = компьютер, { $level }
web-role-program = программа
web-role-open = свободно
web-role-record = из записи
web-present = на месте
web-absent = нет на месте
web-thinking = думает…
web-is-thinking =
    { $count ->
        [one] { $name } думает…
       *[other] { $name } думают…
    }
web-your-turn = Ваш ход
web-their-turn = Ходит
web-turn-of = Ходит: { $name }
web-waiting-friend = Ждём друга
web-invite = Приглашение
web-invite-title =
    { $count ->
        [one] { $name }: место свободно
       *[other] { $name }: места свободны
    }
web-invite-note = Отправьте другу ссылку или назовите код.
web-copy-link = Копировать ссылку
web-copied = Скопировано
web-code = Код
web-sit-title =
    { $count ->
        [one] { $name }: место свободно. Займёте его?
       *[other] { $name }: места свободны. Займёте одно из них?
    }
web-sit = Сесть
web-personal-link = Моё место на другом устройстве
web-personal-note = Эта ссылка — ключ к вашему месту: никому её не показывайте.
web-watch-link = Ссылка для зрителей
web-watching =
    { $count ->
        [0] Никто не смотрит.
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
        [many] Смотрят { $count } человек.
       *[other] Смотрят { $count } человека.
    }
web-seat-lost = Ваше место не удалось открыть снова; теперь вы зритель.
web-legend = Что значат символы

## За игрой

web-choices = Варианты
web-confirm = Подтвердить
web-cancel = Отмена
web-moves = Ходы
web-tools = Инструменты
web-look-here = К этому моменту
web-hint = Подсказка
web-hint-thinking = Думает…
web-hint-title = Компьютер советует
web-hinted = подсказка компьютера
web-hints-off = За этим столом подсказок нет.
web-undo = Отмена
web-undo-not = Отменять нечего.
web-undo-free = Отменить ваш последний выбор
web-undo-ask =
    { $count ->
        [one] Отменить последний выбор с согласия: { $name }
       *[other] Отменить последний выбор с согласия: { $name }
    }
web-undo-question = { $name } хочет отменить выбор. Вы согласны?
web-undo-asked = { $name } просит отменить выбор.
web-undo-agree = Согласиться
web-undo-refuse = Отклонить
web-resign = Сдаться
web-resign-sure = Сдать партию?
web-resign-note = { $name } сдаётся, и партия проиграна.
web-play-on = Продолжить игру
web-line-lost = Связь потеряна. Подключаемся снова; ничего не пропало.
web-try-now = Попробовать сейчас
web-looking-back = Просмотр: шаг { $n } из { $of }
web-back-to-now = К текущему ходу
web-plain-note = Поле этой игры ещё не нарисовано; всё описано словами.
web-error-offline = Сервер недоступен. Вы в сети?
web-error-server = Сервер ответил ошибкой ({ $status }).

## После игры

web-result = итог
web-game-over =
    { $count ->
        [one] Игра окончена после { $count } хода
       *[other] Игра окончена после { $count } ходов
    }
web-result-draw = Ничья
web-result-abandoned = Победителя нет
web-result-you = Вы победили
web-result-you-by = Вы победили с отрывом в { $by }
web-result-lost = Вы проиграли
web-result-lost-by = Вы проиграли, отстав на { $by }
web-result-wins =
    { $count ->
        [one] Победитель: { $name }
       *[other] Победители: { $name }
    }
web-result-wins-by =
    { $count ->
        [one] Победитель: { $name }. Отрыв: { $by }
       *[other] Победители: { $name }. Отрыв: { $by }
    }
web-total = Всего
web-bill = Подробный счёт
web-rematch-seats = Сменить места
web-rematch = Ещё партию
web-rematch-join = К следующей партии
web-replay = Просмотр
web-move-of = шаг { $n } из { $of }
web-replay-start = Всё готово.
web-replay-first = В начало
web-replay-back = Шаг назад
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-forward = Шаг вперёд
web-replay-last = В конец
web-copy-moment = Ссылка на этот момент
web-chart = Сколько стоили оба стада после каждого шага

## Правила и первые партии

web-rules = Правила
web-rules-of = { $game }: правила
web-rules-window = Открыть правила в новом окне
web-print = Печать
web-learn = Ваша первая партия
web-study = Анализ позиций

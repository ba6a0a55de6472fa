### The deal of the day, and solved deals.

web-daily-lead = Один расклад и одно место для всех до полуночи UTC. Засчитывается первый стол; подсказок нет.
web-daily-streak =
    { $count ->
        [one] { $count } день подряд
        [few] { $count } дня подряд
       *[many] { $count } дней подряд
    }
web-daily-seat =
    { $others ->
        [one] Вы играете: { $seat }; за столом ещё { $others } соперник.
        [few] Вы играете: { $seat }; за столом ещё { $others } соперника.
       *[many] Вы играете: { $seat }; за столом ещё { $others } соперников.
    }
web-daily-par-none = Для этого расклада результат-эталон неизвестен.
web-daily-par-proof = Эталон, доказан при лучшей игре: { $outcome }
web-daily-par-level = Эталон, так сыграл сильнейший уровень: { $outcome }
web-daily-par-won = победа
web-daily-par-drawn = ничья
web-daily-par-lost = поражение
web-daily-won = Победа
web-daily-drawn = Ничья
web-daily-lost = Поражение
web-daily-share = Поделиться результатом
web-daily-look = Посмотреть партию
web-daily-play = Играть, соперник: { $level }
web-daily-kept = Ваши результаты хранятся только на этом устройстве.
web-daily-blocked = Этот браузер ничего не хранит для этой страницы: результат виден, пока она открыта.
web-daily-full = На этом устройстве не осталось места: результат виден, пока открыта страница.
web-daily-explorer = Решённые расклады
web-daily-explorer-lead = Расклады Longhorn ({ $count }), насколько они доказаны: кто выигрывает при лучшей игре с каждого начала.
web-daily-deal = Номер расклада
web-daily-show = Показать
web-daily-deal-number = Расклад { $number }
web-daily-starts = Чего стоит каждое начало для того, кто ходит первым
web-daily-start = Начало
web-daily-value = При лучшей игре
web-daily-turns = Ходы и конец
web-daily-chosen = Начало выбирает другой игрок, поэтому:
web-daily-common = Что общего у раскладов
web-daily-legend = Каждая полоса слева направо: первый игрок выигрывает (залито), ничья (штриховка), проигрывает (пусто); остальное не решено.
web-daily-by-chosen = Начало выбирает другой игрок
web-daily-by-every = Все начала поровну
web-daily-by-place = По начальной локации
web-daily-by-token = По жетону в начале
web-daily-by-sheriff = По шерифу
web-daily-sheriff-beside = Начало рядом с шерифом
web-daily-sheriff-away = Начало в другом месте
web-daily-worth-won = Выигрыш
web-daily-worth-drawn = Ничья
web-daily-worth-lost = Проигрыш
web-daily-worth-not-lost = Не проигрыш
web-daily-worth-not-won = Не выигрыш
web-daily-worth-open = Не решено
web-daily-share-words = Из решённых первый игрок выигрывает { $percent } % (выигрышей { $won }, ничьих { $drawn }, проигрышей { $lost }; не решено { $unknown }).
web-daily-explorer-note = Здесь засада забирает слиток на выбор, а эпидемия может поразить любой цвет. Не решено то, что труднее.
deals-token-nugget = слиток
deals-end-scored = подсчёт стад
deals-end-caught = арест
deals-end-nine = девять одного цвета
deals-error-unknown = Расклада { $number } нет среди решённых ({ $count }).

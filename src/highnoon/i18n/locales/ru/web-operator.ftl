### Страница владельца.

web-operator = Владелец
web-operator-secret = Секрет владельца
web-operator-secret-note = Он лежит в файле operator.secret в папке данных сервера или задан как HIGHNOON_OPERATOR. Он хранится здесь, только пока открыта эта вкладка.
web-operator-enter = Открыть
web-operator-leave = Выйти
web-operator-parts = Разделы страницы
web-operator-nobody = Для вашей сети страницы владельца нет.

web-operator-house = Заведение
web-operator-running = Столы в игре
web-operator-finished = Законченные столы
web-operator-closed = Закрытые столы
web-operator-open-reports = Открытые жалобы
web-operator-processes = Процессы
web-operator-serves = Обслуживает
web-operator-thinks = Думает
web-operator-this = этот
web-operator-version = Версия
web-operator-since = Работает с
web-operator-seen = Последний признак жизни
web-operator-sockets = Соединения
web-operator-tables-awake = Столы в памяти
web-operator-workers = Процессы для компьютеров
web-operator-cpu = Доля ядра
web-operator-memory = Память
web-operator-failures = Сбои
web-operator-trouble = Неполадки: { $what }
web-operator-errors = Последние предупреждения и ошибки
web-operator-busiest = У кого больше всего соединений
web-operator-lines = { $count ->
    [one] { $count } соединение
    [few] { $count } соединения
   *[many] { $count } соединений
}

web-operator-tables = Столы
web-operator-which = Какие столы
web-operator-none = Здесь ничего нет.
web-operator-watch = Смотреть
web-operator-opened = открыт { $when }
web-operator-over = закончен
web-operator-close = Закрыть
web-operator-close-note = За этим столом никто не сможет играть, смотреть и говорить, пока вы не откроете его снова.
web-operator-reopen = Открыть снова
web-operator-why = Причина (для журнала)
web-operator-forget = Удалить имена и разговоры
web-operator-forget-note = Удалённое не вернуть.
web-operator-seat = Чьи
web-operator-everybody = Всех
web-operator-names = Имена
web-operator-talk = Разговоры и планы
web-operator-remove = Удалить
web-operator-older = Более ранние

web-operator-reports = Жалобы
web-operator-settled = И рассмотренные
web-operator-said = { $name }:
web-operator-held = Это сказано между своими. Прочесть можно будет, когда игра закончится.
web-operator-gone = (больше не хранится)
web-operator-removed = Удалено
web-operator-dismissed = Оставлено как есть
web-operator-dismiss = Оставить
web-operator-from = из { $network }

web-operator-blocks = Запреты
web-operator-network = Адрес или сеть
web-operator-for = На какой срок
web-operator-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
web-operator-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
web-operator-block = Закрыть вход
web-operator-until = до { $when }
web-operator-unblock = Снять

web-operator-audit = Журнал
web-operator-act-close = закрыт стол { $target }
web-operator-act-reopen = снова открыт стол { $target }
web-operator-act-forget = кое-что удалено за столом { $target }
web-operator-act-settle = рассмотрена жалоба { $target }
web-operator-act-block = закрыт вход для { $target }
web-operator-act-unblock = снят запрет для { $target }
web-operator-act-new-secret = создан новый секрет

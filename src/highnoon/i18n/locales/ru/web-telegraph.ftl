### Сообщения отсутствующим, на странице.

web-bell-closed = Вы узнаете о ходе, даже если страница закрыта.
web-bell-open-only = Вы узнаете о ходе, пока эта страница открыта.
web-quiet = Тихие часы
web-quiet-note = В это время ничего не отправляется; вы узнаете потом.
web-quiet-begin = с
web-quiet-end = до
web-hook = Вебхук этого стола
web-hook-note = На этот адрес сообщается, чей ход: ntfy, Discord или всё, что принимает JSON. Кто читает там, может наблюдать за игрой.
web-hook-set = Задать
web-hook-test = Проверить
web-hook-stop = Отключить
web-hook-kept = Теперь о ходах сообщается туда.
web-hook-taken = Сообщение принято.
web-hook-refused = Адрес ответил: { $status }.
web-hook-stopped = Больше ничего не сообщается.

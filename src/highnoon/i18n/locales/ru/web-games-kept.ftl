### Партии, которые хранит это устройство.

web-games-on = Идут сейчас
web-games-over = Завершённые
web-games-score = Счёт против компьютера
web-games-against = Соперник
web-games-won = Победы
web-games-drawn = Ничьи
web-games-lost = Поражения
web-games-left = осталось { $time }
web-games-replay = Пересмотреть
web-games-analyse = Результат и разбор
web-games-away = Убрать
web-games-back = Вернуть
web-games-away-list = Убранные ({ $count })
web-games-none = Партий пока нет.
web-games-lost-sight = На сервере этого стола уже нет.
web-games-kept-here = Ваши партии хранятся только на этом устройстве. Файл перенесёт их на другое; у кого он есть, у того и ваши места.
web-games-save = Сохранить в файл
web-games-saved = Файл сохранён.
web-games-load = Загрузить файл
web-games-taken =
    { $count ->
        [one] Прочитана { $count } партия.
        [few] Прочитаны { $count } партии.
       *[other] Прочитано { $count } партий.
    }
web-games-not-ours = Это не файл с партиями High Noon.
web-games-blocked = Этот браузер ничего не хранит для этой страницы: ваши партии видны, пока она открыта. Сохраните их в файл.
web-games-full = На этом устройстве не осталось места: новейшие партии видны, пока открыта страница. Сохраните их в файл.
web-games-you-won = Победа
web-games-you-drawn = Ничья
web-games-you-lost = Поражение

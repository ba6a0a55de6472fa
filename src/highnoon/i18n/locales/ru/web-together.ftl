### Компания за столом: разговор, часы, кто приходит и уходит, открытые столы.

## Разговор

web-talk = Чат
web-talk-none = Пока никто ничего не написал.
web-talk-say = Всем…
web-talk-send = Отправить
web-talk-unread = новое
web-talk-watching = Зрители читают; писать могут только игроки.
web-talk-hushed =
    { $count ->
        [one] Скрыто { $count } сообщение тех, кого вы заглушили.
        [few] Скрыто { $count } сообщения тех, кого вы заглушили.
       *[many] Скрыто { $count } сообщений тех, кого вы заглушили.
    }
web-mute = Заглушить
web-unmute = Включить снова

## Быстрые фразы

web-quick = Быстрые фразы
web-quick-hello = Привет!
web-quick-luck = Удачи!
web-quick-ready = С моей стороны всё готово.
web-quick-moment = Минутку, пожалуйста.
web-quick-turn = Ваш ход?
web-quick-nice = Отличный ход!
web-quick-clever = Вот это неожиданность.
web-quick-ouch = Ой!
web-quick-oops = Упс!
web-quick-sorry = Простите!
web-quick-thanks = Спасибо!
web-quick-yes = Да
web-quick-no = Нет
web-quick-played = Спасибо за хорошую партию!
web-quick-again = Ещё партию?
web-quick-bye = Мне пора. До встречи!
web-quick-place = О городе…
web-quick-meet = Встречаемся в { $place }.
web-quick-rob = Давайте ограбим { $place }.
web-quick-avoid = Держитесь подальше от { $place }.
web-quick-sheriff = Шериф рядом с { $place }.

## Часы

web-pace = Время и участники
web-clock = Часы
web-clock-none = нет
web-clock-game = { $minutes } мин на игрока, + { $increment } с за ход
web-clock-move =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
web-zero = Когда время выйдет
web-zero-computer = вступает компьютер
web-zero-resign = партия проиграна
web-clocks = Часы
web-clock-runs = идут
web-clock-hurry = скорее!
web-clock-alarm =
    { $seconds ->
        [one] У вас осталась { $seconds } секунда.
        [few] У вас осталось { $seconds } секунды.
       *[many] У вас осталось { $seconds } секунд.
    }
web-time-minutes = { $minutes }:{ $seconds }
web-time-hours = { $hours } ч { $minutes } мин
web-time-days = { $days } д { $hours } ч

## Кто приходит и уходит

web-away = За отсутствующих играет компьютер
web-away-never = никогда
web-away-after = через { $minutes } мин
web-stand-in-level = Уровень этого компьютера
web-stand-in = играет компьютер ({ $level })
web-stand-in-absent = Вас не было, поэтому за вас играет компьютер.
web-stand-in-left = Вы ушли; за вас играет компьютер.
web-stand-in-clock = Ваше время вышло, поэтому за вас играет компьютер.
web-come-back = Вернуться на своё место
web-replaced-absent = { $name } не на месте; вступает компьютер.
web-replaced-left = { $name } покидает стол; вступает компьютер.
web-replaced-clock = { $name }: время вышло; вступает компьютер.
web-came-back = { $name } снова за столом.
web-leave = Покинуть стол
web-leave-sure = За вас будет играть компьютер. Вернуться на своё место можно в любое время.

## Голосования

web-vote-begin = Голосовать за замену
web-vote-sure = Спросить остальных, должен ли компьютер насовсем занять место игрока { $name }? Согласиться должны все.
web-vote-ask = Спросить остальных
web-vote-question = { $by } спрашивает: должен ли компьютер насовсем занять место игрока { $name }?
web-vote-open = Голосование ({ $name }): согласны { $count } из { $of }.
web-vote-yes = Да
web-vote-no = Нет
web-vote-withdraw = Снять вопрос
web-voted-out = { $name }: замена по голосованию; вступает компьютер.
web-seat-voted = Остальные проголосовали за ваше исключение; за вас играет компьютер. Вы можете смотреть дальше.
web-seat-given = Ваше место снова открыто для других. Вы можете смотреть дальше.

## Следующая партия

web-rematch-how = Кто где сядет?
web-rematch-same = На те же места
web-rematch-rotate =
    { $count ->
        [2] Поменяться сторонами
       *[other] Пересесть по кругу
    }
web-rematch-chosen = Как выбрано здесь
web-rematch-me = { $name } (вы)
web-rematch-computer = компьютер ({ $seat })

## Открытые столы и мой ход

web-public = Столы для зрителей
web-public-asleep = Сейчас там никого нет.
web-public-open = Смотреть могут все
web-public-open-note = Стол виден на главной странице. Скрытое остаётся скрытым.
web-watch = Смотреть
web-notify-here = Уведомлять, когда мой ход

web-hook-open = Сообщать о ходах в другом месте…
web-games = Ваши партии


## Waiting no longer

web-missing = { $name }: игрока уже давно нет. Можно больше не ждать.
web-missing-computer = Пусть играет компьютер
web-missing-end = Закончить без победителя
web-missing-sure = Закончить партию без победителя? Отменить это нельзя.

## The next game is announced

web-next-ready = Следующая партия готова.
web-next-go = Перейти
web-next-watch = Смотреть

## The lobby

web-lobby = Свободные места
web-lobby-there = За столом: { $names }.
web-lobby-sit = Сесть: { $seat }

### Компания за столом: разговор, часы, кто приходит и уходит, открытые столы.

## Разговор

web-talk = Разговор
web-talk-none = Никто ещё ничего не сказал.
web-talk-say = Всем …
web-talk-send = Сказать
web-talk-unread = новое
web-talk-watching = Зрители слушают; говорят только игроки.
web-talk-hushed =
    { $count ->
        [one] Скрыта { $count } строка тех, кого вы заглушили.
        [few] Скрыты { $count } строки тех, кого вы заглушили.
        [many] Скрыто { $count } строк тех, кого вы заглушили.
       *[other] Скрыто { $count } строки тех, кого вы заглушили.
    }
web-mute = Заглушить
web-unmute = Слушать снова

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
web-quick-place = О городе …
web-quick-meet = Встречаемся в { $place }.
web-quick-rob = Давайте грабить в { $place }.
web-quick-avoid = Держитесь подальше от { $place }.
web-quick-sheriff = Шериф рядом с { $place }.

## Часы

web-pace = Время и компания
web-clock = Часы
web-clock-none = нет
web-clock-game = { $minutes } мин каждому, + { $increment } с за ход
web-clock-move =
    { $days ->
        [one] { $days } день на каждый ход
        [few] { $days } дня на каждый ход
        [many] { $days } дней на каждый ход
       *[other] { $days } дня на каждый ход
    }
web-zero = Когда время вышло
web-zero-computer = играет компьютер
web-zero-resign = партия проиграна
web-clocks = Часы
web-clock-runs = идут
web-clock-hurry = скорее!
web-clock-alarm = Осталось секунд: { $seconds }.
web-time-minutes = { $minutes }:{ $seconds }
web-time-hours = { $hours } ч { $minutes } мин
web-time-days = { $days } д { $hours } ч

## Кто приходит и уходит

web-away = За отсутствующих играет компьютер
web-away-never = никогда
web-away-after = через { $minutes } мин
web-stand-in-level = Сила этого компьютера
web-stand-in = играет компьютер ({ $level })
web-stand-in-absent = Вас не было, поэтому за вас играет компьютер.
web-stand-in-left = Вы ушли; за вас играет компьютер.
web-stand-in-clock = Ваше время вышло, поэтому за вас играет компьютер.
web-come-back = Вернуться на своё место
web-replaced-absent = { $name } не за столом: играет компьютер.
web-replaced-left = { $name } покидает стол: играет компьютер.
web-replaced-clock = { $name }: время вышло, играет компьютер.
web-came-back = { $name } снова за столом.
web-leave = Покинуть стол
web-leave-sure = За вас будет играть компьютер. Вернуться на своё место можно в любое время.
web-cancel = Отмена

## Голосования

web-vote-begin = Голосовать за замену
web-vote-sure = Спросить остальных, должен ли компьютер насовсем занять место игрока { $name }? Согласиться должны все.
web-vote-ask = Спросить остальных
web-vote-question = { $by } спрашивает: должен ли компьютер насовсем занять место игрока { $name }?
web-vote-open = Идёт голосование ({ $name }): согласны { $count } из { $of }.
web-vote-yes = Да
web-vote-no = Нет
web-vote-withdraw = Снять вопрос
web-voted-out = { $name }: замена по итогам голосования, играет компьютер.

## Следующая партия

web-rematch-how = Кто где сядет?
web-rematch-same = на те же места
web-rematch-rotate =
    { $count ->
        [2] Поменяться сторонами
       *[other] Пересесть по кругу
    }
web-rematch-chosen = как выбрано здесь
web-rematch-me = { $name } (вы)
web-rematch-computer = компьютер ({ $seat })

## Открытые столы и мой ход

web-public = Столы для зрителей
web-public-asleep = Сейчас там никого нет.
web-public-open = Смотреть могут все
web-public-open-note = Стол виден на главной странице; тайное остаётся тайным.
web-watch = Смотреть
web-notify-here = Сообщить, когда мой ход

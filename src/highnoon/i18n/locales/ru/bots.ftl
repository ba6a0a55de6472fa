### Боты: почему так выбрали и как они отказывают

## Почему

bot-reason-turns =
    { $turns ->
        [1] Лучшее, что видно на этом ходу.
        [one] Лучшее, что видно на { $turns } ход вперёд.
        [few] Лучшее, что видно на { $turns } хода вперёд.
        [many] Лучшее, что видно на { $turns } ходов вперёд.
       *[other] Лучшее, что видно на { $turns } хода вперёд.
    }
bot-reason-won =
    { $turns ->
        [1] Это победа уже на этом ходу.
        [one] Это победа не позже чем за { $turns } ход, что бы ни делала другая сторона.
        [few] Это победа не позже чем за { $turns } хода, что бы ни делала другая сторона.
        [many] Это победа не позже чем за { $turns } ходов, что бы ни делала другая сторона.
       *[other] Это победа не позже чем за { $turns } хода, что бы ни делала другая сторона.
    }
bot-reason-proven = Это победа, что бы ни делала другая сторона.
bot-reason-even = Доказано, что большего не добиться.
bot-reason-lost = Всё проиграно, если другая сторона не ошибётся.
bot-reason-simulations =
    { $count ->
        [one] Так показала { $count } пробная партия.
        [few] Так показали { $count } пробные партии.
        [many] Так показали { $count } пробных партий.
       *[other] Так показали { $count } пробные партии.
    }

## Что может быть не так с ботом

bot-fault-start = Программу не удалось запустить: { $reason }
bot-fault-died = Программа завершилась (код { $code }), не ответив. Её последние слова: { $said }
bot-fault-hung = Программа не ответила за { $seconds } с.
bot-fault-flooded = Программа написала больше, чем можно (байт: { $bytes }).
bot-fault-unasked = Программа написала строку, о которой не просили.
bot-fault-nonsense = Такого ответа нет среди вариантов: { $answer }
bot-error-spec = «{ $spec }» — не бот этой игры. Есть: { $known }.
bot-error-missing = Для «{ $spec }» нужен пакет Python { $module }, а он не установлен.
bot-error-contestants =
    { $found ->
        [one] Назван { $found } участник;
        [few] Названо { $found } участника;
        [many] Названо { $found } участников;
       *[other] Названо { $found } участника;
    } за этот стол нужно от двух до { $chairs }.

## Арена

cli-arena-help = Устроить матч ботов на зеркальных раскладах и измерить, кто сильнее.
cli-arena-help-players = Участники, например 5,3: уровни, random, openspiel-mcts или cmd: и программа.
cli-arena-help-games = Наибольшее число партий (по умолчанию 200).
cli-arena-help-seats = Сколько мест за столом.
cli-arena-help-seconds = Секунд на решение, одинаково для всех (по умолчанию у каждого бота своё время).
cli-arena-help-jobs = Сколько партий играть одновременно (по умолчанию по одной на процессор).
cli-arena-help-seed = Номер первого расклада.
cli-arena-help-all = Сыграть все партии, даже если ответ уже ясен.
cli-arena-help-json = Записать результаты в этот файл.
cli-arena-help-chart = Нарисовать результаты в этом файле SVG.
cli-arena-help-ray = Играть на кластере Ray по этому адресу.
cli-arena-progress = { $game }: { $players }
cli-arena-contestant = участник
cli-arena-first = Первое место в { $share } % партий.
cli-arena-elo = Разница Эло: { $elo } (95 %: от { $low } до { $high }).
cli-arena-seconds = с/решение
cli-arena-slowest = дольше всего
cli-arena-nodes = позиций/с
cli-arena-share-of = { $contestant } берёт { $share } % очков (95 %: от { $low } до { $high }).
cli-arena-chair =
    За место «{ $seat }»: { $share } % ({ $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }).
cli-arena-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $deals ->
        [one] { $deals } расклад
        [few] { $deals } расклада
        [many] { $deals } раскладов
       *[other] { $deals } расклада
    }.
cli-arena-verdict-strong = Ясно: первый участник сильнее.
cli-arena-verdict-weak = Ясно: первый участник не сильнее.
cli-arena-verdict-open = Пока не ясно; нужно больше партий.
cli-arena-fault = { $contestant } проигрывает расклад { $seed }: { $reason }
cli-arena-wrote = Записано: { $file }
cli-arena-deals = расклады
cli-arena-share = доля очков
cli-arena-stopped = Остановлено; вот результаты на этот момент.

### Longhorn

longhorn-title = Longhorn

## Имена

longhorn-seat-eagle = Игл
    .gen = Игла
    .acc = Игла
longhorn-seat-jessie = Джесси
    .gen = Джесси
    .acc = Джесси
longhorn-name-eagle = Игл Перкинс
longhorn-name-jessie = Джесси Артист Бирд

longhorn-place-nugget-hill = Nugget Hill
longhorn-place-blackstone-corral = Blackstone Corral
longhorn-place-cherokee-spring = Cherokee Spring
longhorn-place-dagger-flat = Dagger Flat
longhorn-place-maverick-junction = Maverick Junction
longhorn-place-red-river-valley = Red River Valley
longhorn-place-kid-coopers-ranch = Kid Cooper’s Ranch
longhorn-place-salomon-tree = Salomon Tree
longhorn-place-tulsa = Tulsa

longhorn-colour-white = белый
    .acc = белого
    .many = белых
longhorn-colour-orange = рыжий
    .acc = рыжего
    .many = рыжих
longhorn-colour-grey = серый
    .acc = серого
    .many = серых
longhorn-colour-black = чёрный
    .acc = чёрного
    .many = чёрных

longhorn-token-nugget = слиток на { $dollars } $
longhorn-token-iron = клеймо
longhorn-token-epidemic = эпидемия
longhorn-token-sheriff = шериф
longhorn-token-oil = панацея
longhorn-token-ambush = засада
longhorn-token-rattlesnake = гремучая змея

## Фазы

longhorn-phase-lay = раскладка локаций
longhorn-phase-token = раскладка жетонов
longhorn-phase-cows = раздача быков
longhorn-phase-coin = жребий первого хода
longhorn-phase-start = выбор начальной локации
longhorn-phase-steal = кража быков одного цвета
longhorn-phase-brand = применение клейма
longhorn-phase-epidemic = выбор цвета эпидемии
longhorn-phase-ambush = выбор добычи в засаде
longhorn-phase-draw = вытягивание слитка
longhorn-phase-snake = размещение быков, бегущих от гремучей змеи
longhorn-phase-move = ход преступника
longhorn-phase-caught = конец: шериф произвёл арест
longhorn-phase-nine = конец: все девять быков одного цвета собраны
longhorn-phase-scored = конец: стада подсчитаны

## Вопросы

longhorn-prompt-over = Партия окончена.
longhorn-prompt-chance = Судьба тянет жребий.
longhorn-prompt-wait = Выбирает { $seat }.
longhorn-prompt-start = { $seat }, где начать игру? Первый ход — { $first }.
longhorn-prompt-steal = { $seat }, быков какого цвета вы крадёте в { $place }?
longhorn-prompt-brand = Клеймо: { $seat }, каких быков вы берёте рядом с { $place }?
longhorn-prompt-epidemic = Эпидемия: { $seat }, какой цвет уйдёт с поля и обесценится?
longhorn-prompt-ambush = Засада: { $seat }, что вы берёте у противника?
longhorn-prompt-snake = Гремучая змея: { $seat }, куда бежит один из ваших { $colour-many } быков?
longhorn-prompt-move =
    { $seat }, куда едет преступник? { $steps ->
        [one] { $steps } шаг;
        [few] { $steps } шага;
        [many] { $steps } шагов;
       *[other] { $steps } шага;
    } там играет { $next }.
longhorn-prompt-move-again =
    Панацея: { $seat }, куда вы едете? { $steps ->
        [one] { $steps } шаг;
        [few] { $steps } шага;
        [many] { $steps } шагов;
       *[other] { $steps } шага;
    } там снова играет { $next }.

## Варианты

longhorn-action-start = Начать в { $place }
longhorn-action-steal =
    { $count ->
        [one] Украсть { $count } { $colour-acc } быка
       *[other] Украсть { $count } { $colour-many } быков
    }
longhorn-action-brand =
    { $count ->
        [one] Забрать { $count } { $colour-acc } быка из { $place }
       *[other] Забрать { $count } { $colour-many } быков из { $place }
    }
longhorn-action-epidemic =
    { $count ->
        [0] Поразить { $colour-many } быков (на поле их нет)
        [one] Поразить { $colour-many } быков (на поле { $count })
       *[other] Поразить { $colour-many } быков (на поле { $count })
    }
longhorn-action-ambush = Забрать 2 { $colour-many } быков
longhorn-action-nugget = Забрать { $token }
longhorn-action-nugget-any = Забрать слиток наугад
longhorn-action-snake = Отправить { $colour-acc } быка в { $place }
longhorn-action-move =
    { $count ->
        [one] Ехать в { $place } ({ $count } бык)
        [few] Ехать в { $place } ({ $count } быка)
        [many] Ехать в { $place } ({ $count } быков)
       *[other] Ехать в { $place } ({ $count } быка)
    }
longhorn-action-lay = Выложить: { $place }
longhorn-action-token = Выложить: { $token }
longhorn-action-cows = Раздать быков (белые, рыжие, серые, чёрные): { $cows }
longhorn-action-coin = Первый ход: { $seat }
longhorn-action-draw = Вытянуть { $token }

## Что произошло

longhorn-event-coin = Первый ход: { $seat }.
longhorn-event-swapped = Шериф отправляется в Nugget Hill, а жетон оттуда — в { $place }: { $token }.
longhorn-event-started = { $seat } выбирает место начала: { $place }.
longhorn-event-stole =
    { $count ->
        [one] { $seat } крадёт { $count } { $colour-acc } быка в { $place }.
       *[other] { $seat } крадёт { $count } { $colour-many } быков в { $place }.
    }
longhorn-event-token-used = { $seat } опустошает { $place }: { $token }.
longhorn-event-token-lost = В { $place } пусто; жетон уходит в коробку: { $token }.
longhorn-event-branded =
    { $count ->
        [one] { $seat } клеймит { $count } { $colour-acc } быка в { $place }.
       *[other] { $seat } клеймит { $count } { $colour-many } быков в { $place }.
    }
longhorn-event-epidemic =
    { $count ->
        [0] { $seat } насылает эпидемию на { $colour-many } быков.
        [one] { $seat } насылает эпидемию на { $colour-many } быков: поле покидает { $count } бык.
        [few] { $seat } насылает эпидемию на { $colour-many } быков: поле покидают { $count } быка.
       *[many] { $seat } насылает эпидемию на { $colour-many } быков: поле покидают { $count } быков.
    }
longhorn-event-ambushed-cows =
    { $count ->
        [one] { $seat } забирает из засады { $count } { $colour-acc } быка.
       *[other] { $seat } забирает из засады { $count } { $colour-many } быков.
    }
longhorn-event-ambushed-nugget = { $seat } забирает из засады { $token }.
longhorn-event-fled = { $seat }: { $colour } бык убегает в { $place }.
longhorn-event-moved =
    { $steps ->
        [one] { $seat } отправляет преступника на { $steps } шаг в { $place }; играет { $next }.
        [few] { $seat } отправляет преступника на { $steps } шага в { $place }; играет { $next }.
        [many] { $seat } отправляет преступника на { $steps } шагов в { $place }; играет { $next }.
       *[other] { $seat } отправляет преступника на { $steps } шага в { $place }; играет { $next }.
    }
longhorn-event-moved-again =
    { $steps ->
        [one] { $seat } едет { $steps } шаг в { $place }; снова играет { $next }.
        [few] { $seat } едет { $steps } шага в { $place }; снова играет { $next }.
        [many] { $seat } едет { $steps } шагов в { $place }; снова играет { $next }.
       *[other] { $seat } едет { $steps } шага в { $place }; снова играет { $next }.
    }
longhorn-event-caught = Шериф арестовывает { $seat-acc }.
longhorn-event-nine = { $seat }: собраны все девять { $colour-many } быков.
longhorn-event-scored = Преступнику больше не добраться до быков: стада подсчитываются.

## Конец

longhorn-result-caught = Шериф произвёл арест.
longhorn-result-nine = Все девять быков одного цвета в одном стаде.
longhorn-result-scored = Преступнику было не добраться до быков, и стада подсчитали.
longhorn-result-draw = Преступнику было не добраться до быков, а суммы равны.
longhorn-score-cows =
    { $count ->
        [one] { $count } { $colour } по { $price } $
       *[other] { $count } { $colour-many } по { $price } $
    }
longhorn-score-nuggets =
    { $count ->
        [one] { $count } слиток
        [few] { $count } слитка
        [many] { $count } слитков
       *[other] { $count } слитка
    }

## Чего нельзя

longhorn-error-text = «{ $text }» — не ход; ходы выглядят так: { $examples }.
longhorn-error-phase = Не сейчас. В игре идёт: { $phase }.
longhorn-error-start = Начать можно только в локации, где вначале было четыре быка.
longhorn-error-steal = Там, где стоит преступник, нет быков этого цвета.
longhorn-error-brand = Для клейма нужны быки этого цвета в локации рядом с преступником.
longhorn-error-epidemic = Эпидемия должна поразить цвет, который ещё есть на поле.
longhorn-error-ambush = У противника нет двух быков этого цвета.
longhorn-error-nugget = У противника нет этого слитка, или слиток тянут наугад (ambush $).
longhorn-error-snake = Быки бегут по одному: нужного цвета, в локацию рядом с преступником.
longhorn-error-move-far =
    { $steps ->
        [one] Преступник должен проехать ровно { $steps } шаг; эта локация не в одном шаге.
        [few] Преступник должен проехать ровно { $steps } шага, не поворачивая сразу назад; туда так не попасть.
        [many] Преступник должен проехать ровно { $steps } шагов, не поворачивая сразу назад; туда так не попасть.
       *[other] Преступник должен проехать ровно { $steps } шага, не поворачивая сразу назад; туда так не попасть.
    }
longhorn-error-move-empty = Преступник должен ехать в локацию с быками; там их нет.
longhorn-error-move-danger = Эта локация опасна, и тот, кому там играть, в прошлый раз играл там же; преступнику надо в другое место.
longhorn-error-draw = В фазе «{ $phase }» случай этого не может.

## Что не так с позицией

longhorn-position-fields =
    Число полей в позиции — { $expected } ({ $names }), а { $found ->
        [one] дано { $found } поле
        [few] дано { $found } поля
        [many] дано { $found } полей
       *[other] дано { $found } поля
    }.
longhorn-position-field = Поле «{ $field }» не может быть «{ $found }»; ожидается: { $expected }.
longhorn-position-places = Каждая из девяти локаций должна быть на поле ровно один раз.
longhorn-position-deal = Локации, жетоны и быки выкладываются в этом порядке, в каждой локации — указанное на ней число быков.
longhorn-position-cows = На поле и в стадах вместе должно быть девять { $colour-many } быков, а их { $found }.
longhorn-position-tokens =
    { $found ->
        [one] Жетон «{ $token }» встречается { $found } раз — больше, чем их есть.
        [few] Жетон «{ $token }» встречается { $found } раза — больше, чем их есть.
        [many] Жетон «{ $token }» встречается { $found } раз — больше, чем их есть.
       *[other] Жетон «{ $token }» встречается { $found } раза — больше, чем их есть.
    }
longhorn-position-sheriff = Шериф может лежать только в Nugget Hill.
longhorn-position-purse = У игроков могут быть только слитки, но не другие жетоны.
longhorn-position-epidemic-twice = Цвет уже поражён, поэтому эпидемия не может ещё лежать на поле.
longhorn-position-nine = Девять быков одного цвета в стаде завершают игру, поэтому фаза должна быть «nine».
longhorn-position-start = До первого хода ничего не могло быть украдено или сдвинуто: всё должно лежать, как разложено.
longhorn-position-outlaw = В этой фазе преступник должен где-то стоять.
longhorn-position-no-cows = Там, где стоит преступник, должны быть быки, если их предстоит красть.
longhorn-position-phase = Фаза не соответствует тому, что лежит на поле.
longhorn-position-stolen = В этой фазе за ход украдено от одного до девяти быков, а в тексте { $found }.
longhorn-position-last = Тот, чей ход, в последний раз должен был играть там, где стоит преступник.
longhorn-position-not-emptied = Жетон мог сработать только там, где не осталось ни быков, ни жетона.

## Что не так с компонентами

longhorn-data-letters = Каждое обозначение — одна буква, и все буквы разные, а здесь: { $found }.
longhorn-data-places = Локаций должно быть девять, а их { $found }.
longhorn-data-cows = Во всех локациях вместе должно быть 36 быков, а их { $found }.
longhorn-data-tokens = Жетонов должно быть не меньше девяти, по одному на локацию.

## Поле в терминале

longhorn-board-empty = быков нет
longhorn-board-left = осталось · цена в $
longhorn-board-white = белый
longhorn-board-orange = рыжий
longhorn-board-grey = серый
longhorn-board-black = чёрный
longhorn-board-nuggets = слитки
longhorn-board-worth = стоит
longhorn-board-last = место
longhorn-board-outlaw = здесь: { $seat }
longhorn-board-start = старт { $number }
longhorn-board-ride = путь { $number }
longhorn-board-dollars = { $amount } $

## Что значат символы

longhorn-legend-title = Что значат символы
longhorn-legend-cow = Один { $colour } бык. В ходах его называют буквой: steal { $letter }.
longhorn-legend-place = Локация. Буквой перед названием её называют в ходах: move { $letter }.
longhorn-legend-outlaw = Здесь стоит преступник: здесь крадёт названный игрок.
longhorn-legend-ride = Сюда может ехать преступник: выберите этот номер.
longhorn-legend-danger = Опасная локация: пока она опасна, никого не отправляют туда, где он играл в прошлый раз, если можно иначе.
longhorn-legend-left = Сколько быков цвета ещё на поле и сколько стоит один бык в стаде, если подсчитать сейчас: 100 $ за каждого из них.
longhorn-legend-worth = Сколько стоит стадо со слитками, если подсчитать сейчас.
longhorn-legend-last = Локация, где игрок играл в последний раз.
longhorn-legend-struck = Этот цвет поражён эпидемией: он ничего не стоит.
longhorn-legend-token = Жетон действует на того, кто забирает последнего быка из его локации:
longhorn-about-nugget = Остаётся у вас: его доллары считаются в конце.
longhorn-about-iron = Заберите всех быков одного цвета из соседней локации; путь они не удлиняют.
longhorn-about-epidemic = Выберите цвет: его быки уходят с поля, и в конце он ничего не стоит.
longhorn-about-sheriff = Вас арестовывают, и вы сразу проигрываете. Опасно.
longhorn-about-oil = После поездки снова ваш ход.
longhorn-about-ambush = Возьмите у противника слиток или двух быков одного цвета.
longhorn-about-rattlesnake = По одному быку каждого цвета из вашего стада бежит в соседние локации. Опасно.

moon-river-title = Moon River

## Игроки, ландшафты, партнёры, сценарии

moon-river-seat-purple = Фиолетовый
    .gen = Фиолетового
    .dat = Фиолетовому
moon-river-seat-white = Белый
    .gen = Белого
    .dat = Белому
moon-river-seat-orange = Оранжевый
    .gen = Оранжевого
    .dat = Оранжевому
moon-river-seat-green = Зелёный
    .gen = Зелёного
    .dat = Зелёному
# The same seats in games of the first version of the rules.
moon-river-seat-mary = Фиолетовый
    .gen = Фиолетового
    .dat = Фиолетовому
moon-river-seat-wesley = Белый
    .gen = Белого
    .dat = Белому
moon-river-seat-calamity = Оранжевый
    .gen = Оранжевого
    .dat = Оранжевому
moon-river-seat-jo = Зелёный
    .gen = Зелёного
    .dat = Зелёному

moon-river-board-mary = Мэри
moon-river-board-wesley = Уэсли
moon-river-board-calamity = Каламити
moon-river-board-jo = Биг Джо

moon-river-land-desert = пустыня
    .acc = пустыню
moon-river-land-canyon = каньон
    .acc = каньон
moon-river-land-meadow = луг
    .acc = луг
moon-river-land-forest = лес
    .acc = лес
moon-river-land-farm = ферма
    .acc = ферму
moon-river-land-cornfield = кукурузное поле
    .acc = кукурузное поле

moon-river-symbol-cows = { $count ->
    [1] корова
    [one] { $count } корова
    [few] { $count } коровы
    [many] { $count } коров
   *[other] { $count } коровы
}
moon-river-symbol-skulls = { $count ->
    [1] череп
    [one] { $count } череп
    [few] { $count } черепа
    [many] { $count } черепов
   *[other] { $count } черепа
}
moon-river-symbol-circles = { $count ->
    [1] круг
    [one] { $count } круг
    [few] { $count } круга
    [many] { $count } кругов
   *[other] { $count } круга
}
moon-river-symbol-nuggets = { $count ->
    [1] самородок
    [one] { $count } самородок
    [few] { $count } самородка
    [many] { $count } самородков
   *[other] { $count } самородка
}
moon-river-symbol-beavers = { $count ->
    [1] бобёр
    [one] { $count } бобёр
    [few] { $count } бобра
    [many] { $count } бобров
   *[other] { $count } бобра
}
moon-river-symbol-corn = { $count ->
    [1] початок
    [one] { $count } початок
    [few] { $count } початка
    [many] { $count } початков
   *[other] { $count } початка
}
moon-river-parcel = { $land } ({ $symbols })
    .acc = { $land-acc } ({ $symbols })
moon-river-tile = { $one }/{ $two }

moon-river-partner-desperado = десперадо
    .acc = десперадо
moon-river-partner-thief = скотокрад
    .acc = скотокрада
moon-river-partner-prospector = старатель
    .acc = старателя
moon-river-partner-trapper = траппер
    .acc = траппера
moon-river-partner-farmer = фермер
    .acc = фермера

moon-river-scenario-none = без сценария
moon-river-scenario-draw = случайный сценарий
moon-river-scenario-timber = Торговля лесом
moon-river-scenario-gold = Золотая лихорадка
moon-river-scenario-outlaws = Вне закона
moon-river-scenario-city = Moon River City
moon-river-boards-camp = лагерь
moon-river-boards-legend = легенды, по выбору
moon-river-boards-legend-drawn = легенды, по жребию
moon-river-boards-legend-colours = легенды, каждому цвету своя

## Параметры

moon-river-option-players = Игроки
moon-river-option-boards = Планшеты
moon-river-option-scenario = Сценарий
moon-river-house-scenario = Домашнее правило: в печатной игре сценарии бывают только с легендами.
moon-river-house-boards = Домашнее правило: в печатной игре легенды бывают только со сценарием.

## Что нужно решить

moon-river-prompt-over = Партия окончена.
moon-river-prompt-chance = Судьба тянет жребий.
moon-river-prompt-wait = Ход: { $seat }.
moon-river-prompt-board = { $seat }: выберите себе планшет.
moon-river-prompt-stand = { $seat }: выберите для ранчеро свободный участок нового столбца.
moon-river-prompt-take = { $seat }, ваш ход. Возьмите свой участок: { $parcel }.
moon-river-prompt-expand = { $seat }: соедините два участка, чтобы выложить их, или оставьте все.
moon-river-prompt-expand-must = { $seat }: ваш склад полон. Соедините два участка, чтобы выложить их.
moon-river-prompt-expand-last = { $seat }: игра кончается. Выложите, что подходит; остальное пропадёт.
moon-river-prompt-place = { $seat }: куда лягут { $first } и { $second }?
moon-river-prompt-discard = { $seat }: ни одна пара не подходит. Выберите два участка, которые уйдут из игры.
moon-river-prompt-drought = { $seat }: засуха на { $cell } забирает корову с этой территории. Какую?
moon-river-prompt-circle = { $seat }: какой круг использовать первым?
moon-river-prompt-recruit = { $seat }: наймите партнёра на { $cell }.
moon-river-prompt-drive = { $seat }: ваш ковбой гонит коров, ещё до { $steps ->
    [one] { $steps } шага
    [few] { $steps } шагов
    [many] { $steps } шагов
   *[other] { $steps } шагов
}.
moon-river-prompt-offer = { $seat }: ваш десперадо может обменять участок со склада. Какой вы отдадите?
moon-river-prompt-demand = { $seat }: вы отдаёте { $parcel-acc }. Чей участок взять взамен?
moon-river-prompt-steal = { $seat }: ваш скотокрад может увести корову без охраны на { $cell }.
moon-river-prompt-bonus = { $seat }: дальний край достигнут. Выложите бонусный тайл любой стороной.
moon-river-prompt-forgo = { $seat }: бонусные тайлы не подходят. Выберите, какой уйдёт из игры.

## Варианты

moon-river-action-board = { $board }: { $stores ->
    [one] { $stores } место на складе
    [few] { $stores } места на складе
   *[many] { $stores } мест на складе
}; мосты: { $bridges }
moon-river-action-board-name = Планшет { $board }
moon-river-bridge-at = столбец { $column }
moon-river-bridge-homestead = усадьба
moon-river-action-stand = Встать на участок { $place }: { $parcel }
moon-river-action-stand-place = Встать на участок { $place }
moon-river-action-take = Взять { $parcel-acc }
moon-river-action-take-any = Взять свой участок
moon-river-action-keep = Оставить участки
moon-river-action-join = Соединить { $first-acc } и { $second-acc }
moon-river-action-discard = Сбросить { $first-acc } и { $second-acc }
moon-river-action-place = { $first } { $from }, { $second } { $to }
moon-river-action-place-cells = Выложить на { $from } и { $to }
moon-river-action-drought = Потерять корову на { $cell }
moon-river-action-circle = Сначала круг на { $cell }
moon-river-action-recruit-desperado = Нанять десперадо (обменять участок со склада)
moon-river-action-recruit-thief = Нанять скотокрада (взять корову без охраны)
moon-river-action-recruit-prospector = Нанять старателя (+1 за каждый самородок)
moon-river-action-recruit-trapper = Нанять траппера (+1 за каждого бобра)
moon-river-action-recruit-farmer = Нанять фермера (+1 за каждый початок)
moon-river-action-cowboy = Нанять ковбоя (3 шага; на обороте: { $partner })
moon-river-action-drive = Перегнать корову с { $from } на { $to }
moon-river-action-offer = Отдать { $parcel-acc }
moon-river-action-demand = Взять { $parcel-acc } у { $seat-gen }
moon-river-action-steal = Увести корову с { $cell } у { $seat-gen }
moon-river-action-enough = Хватит
moon-river-action-bonus = Бонусный тайл, сторона «{ $land }», на { $cell }
moon-river-action-forgo = Отказаться от бонусного тайла: { $tile }
moon-river-action-chip = В салун: { $partner }
moon-river-action-draw = Из коробки: { $parcel }
moon-river-action-ranchero = Жребий ранчеро: { $seat }
moon-river-action-scenario = Жребий сценария: { $scenario }

## Журнал

moon-river-event-board-chosen = { $seat } выбирает планшет { $board }.
moon-river-event-board-drawn = { $seat } получает по жребию планшет { $board }.
moon-river-event-scenario-drawn = Сценарий: { $scenario }.
moon-river-event-chip-drawn = В салун приходит { $chip }.
moon-river-event-column-laid = Новый столбец: { $parcels }.
moon-river-event-ranchero-drawn = Теперь выбирает { $seat }.
moon-river-event-stood = { $seat } встаёт на участок { $place }: { $parcel }.
moon-river-event-left-over = Участок { $place } никто не взял, он уходит из игры: { $parcel }.
moon-river-event-last-round = Коробка пуста: последний раунд.
moon-river-event-took = { $seat } берёт { $parcel-acc }.
moon-river-event-kept = { $seat } больше ничего не выкладывает.
moon-river-event-laid = { $seat } выкладывает на { $cells }: { $parcels }.
moon-river-event-cows-came = К { $seat-dat } на { $cell } { $count ->
    [1] приходит корова
    [one] приходит { $count } корова
    [few] приходят { $count } коровы
    [many] приходит { $count } коров
   *[other] приходит { $count } коровы
}.
moon-river-event-drought = Засуха на { $skull }: { $seat } теряет корову на { $cell }.
moon-river-event-saloon-empty = Салун пуст: к { $seat-dat } на { $cells } никто не приходит.
moon-river-event-recruited = { $seat } нанимает { $chip-acc } на { $cell }.
moon-river-event-hired-cowboy = { $seat } нанимает ковбоя на { $cell } (на обороте: { $chip }).
moon-river-event-drove = { $seat } перегоняет корову с { $from } на { $to }.
moon-river-event-swapped = { $seat } отдаёт { $other-dat } { $gave-acc } и получает { $got-acc }.
moon-river-event-stole = { $seat } уводит корову у { $other-gen }: с { $from } на { $to }.
moon-river-event-discarded = { $seat } сбрасывает: { $parcels }.
moon-river-event-reached-west = { $seat } достигает дальнего края ранчо.
moon-river-event-bonus-laid = { $seat } выкладывает бонусный тайл на { $cell }: { $parcel }.
moon-river-event-bonus-lost = { $seat } не может выложить бонусный тайл: { $tile } уходит из игры.
moon-river-event-overpopulated = Перенаселение: { $seat } теряет { $count ->
    [1] корову
    [one] { $count } корову
   *[other] { $count } коров
} на { $cell }.
moon-river-event-ended = Партия окончена.

## Очки и итог

moon-river-score-desert = Пустыни
moon-river-score-canyon = Каньоны
moon-river-score-meadow = Луга
moon-river-score-forest = Леса
moon-river-score-farm = Фермы
moon-river-score-nuggets = Самородки
moon-river-score-beavers = Бобры
moon-river-score-corn = Кукуруза
moon-river-score-prospector = Старатели
moon-river-score-trapper = Трапперы
moon-river-score-farmer = Фермеры
moon-river-score-scenario = { $scenario }
moon-river-result-points = Побеждает тот, у кого больше очков.
moon-river-result-tie = Очков поровну: решает самая большая территория, затем число коров.
moon-river-result-shared = Равенство во всём: победа общая.

## Что не так с действием

moon-river-error-draw = Случай сейчас не может этого дать.
moon-river-error-now = Не сейчас: { $task }.
moon-river-error-place-outside = Часть домино оказалась бы вне ранчо.
moon-river-error-place-taken = Одна из этих клеток занята.
moon-river-error-place-contact = Домино должно касаться моста, или один из его участков — участка того же ландшафта.
moon-river-error-join-misfit = Эти два нигде не помещаются на вашем ранчо.
moon-river-error-keep = Сейчас вы должны выложить домино.
moon-river-error-not-yours = У вас нет этого участка.
moon-river-error-board = Этот планшет уже занят.
moon-river-error-stand = Там уже кто-то стоит.
moon-river-error-drought = Там нет коровы с территории черепа.
moon-river-error-circle = Там нет круга, который ждёт партнёра.
moon-river-error-recruit = Этого партнёра нет в салуне.
moon-river-error-cowboy = Этого жетона нет в салуне.
moon-river-error-drive = Ни одна корова не может сделать этот шаг.
moon-river-error-steal = Там нет чужой коровы без охраны.
moon-river-error-bonus = Бонусный тайл туда выложить нельзя.
moon-river-error-forgo = Этот бонусный тайл недоступен.
moon-river-error-text = «{ $text }» — не действие. Примеры: { $examples }

moon-river-task-board = сначала выберите себе планшет
moon-river-task-stand = сначала выберите участок нового столбца
moon-river-task-take = сначала возьмите свой участок
moon-river-task-expand = сначала соедините два участка или оставьте их
moon-river-task-place = сначала выложите домино
moon-river-task-discard = сначала выберите два участка для сброса
moon-river-task-drought = сначала выберите корову, которую заберёт засуха
moon-river-task-circle = сначала выберите круг
moon-river-task-recruit = сначала наймите партнёра
moon-river-task-drive = сначала закончите шаги ковбоя
moon-river-task-offer = сначала скажите, какой участок обменяете или что не меняете
moon-river-task-demand = сначала скажите, какой участок получите
moon-river-task-steal = сначала скажите, какую корову уведёт скотокрад или что никакую
moon-river-task-bonus = сначала выложите бонусный тайл
moon-river-task-forgo = сначала выберите бонусный тайл, который уйдёт

## Что не так с позицией

moon-river-position-fields = Число полей в позиции — { $expected } ({ $names }), а здесь { $found }.
moon-river-position-field = Поле { $field }: вместо «{ $found }» ожидается вид { $expected }.
moon-river-position-boards = Планшеты не сочетаются: нужен либо у всех лагерь, либо у каждого своя легенда.
moon-river-position-parcels = Участок { $parcel }: в игре { $found }, а всего их { $expected }.
moon-river-position-box = Участков в коробке — { $found }; должны оставаться столбцы по четыре.
moon-river-position-chips = Жетон { $chip }: в игре { $found }, а всего их { $expected }.
moon-river-position-saloon = Жетонов в салуне — { $found }, а помещается не больше { $expected }.
moon-river-position-cows = Коров в игре — { $found }, а всего их { $expected }.
moon-river-position-tiles = Бонусные тайлы не соответствуют ранчо.
moon-river-position-column = Столбец «{ $column }» не по порядку.
moon-river-position-rancheros = { $seat }: ранчеро в столбцах — { $found }, а можно не больше { $expected }.
moon-river-position-homestead = { $seat }: на усадьбе ничего не должно лежать.
moon-river-position-odd = { $seat }: из участков ({ $found }) не сложить домино.
moon-river-position-adrift = { $seat }: некоторые участки не связаны ни с одним мостом.
moon-river-position-stray = { $seat }: корова вне участков или на кукурузном поле.
moon-river-position-partner = { $seat }: партнёр без круга.
moon-river-position-stores = { $seat }: участков на складе — { $found }, а мест { $expected }.
moon-river-position-derived = { $seat }: ранчо противоречит само себе.
moon-river-position-seat = Фаза «{ $phase }» не для этого места.
moon-river-position-waiting = В фазе «{ $phase }» не может быть: { $found }.
moon-river-position-phase = Ничто на столе не ведёт к фазе «{ $phase }».

## Что не так с файлом данных

moon-river-data-empty = Файл с компонентами пуст.
moon-river-data-large = В файле с компонентами может быть не больше { $limit } знаков.
moon-river-data-kinds = Видов участков: { $found }, можно не больше { $most }.
moon-river-data-line = «{ $found }» не описывает компоненты.
moon-river-data-table = Такой таблицы нет: { $table }.
moon-river-data-sum = Таблица { $table }: деталей { $found }, а должно быть { $expected }.
moon-river-data-missing = Таблица { $table }: отсутствует { $name }.
moon-river-data-twice = Таблица { $table }: { $name } встречается дважды.
moon-river-data-symbol = Участок { $row }: { $symbol } не бывает на ландшафте { $landscape }.

## Поле в терминале

moon-river-board-stores = Склад
moon-river-board-here = Этот раунд
moon-river-board-there = Следующий
moon-river-board-saloon = Салун
moon-river-board-left = Раунд { $round } из { $rounds } · коробка { $box } · коровы { $cows }
moon-river-board-box = В коробке: { $count }
moon-river-board-now = Если закончить сейчас
moon-river-board-lands = земля
moon-river-board-symbols = рес.
moon-river-board-partners = люди
moon-river-board-scenario = сцен.
moon-river-board-total = всё
moon-river-board-would = { $total ->
    [one] { $total } очко, если тогда закончить ({ $more })
    [few] { $total } очка, если тогда закончить ({ $more })
   *[many] { $total } очков, если тогда закончить ({ $more })
}

moon-river-legend-title = Что значат символы
moon-river-legend-cow = корова приходит, когда участок выкладывают
moon-river-legend-skull = засуха: когда участок выкладывают, с его территории уходит корова
moon-river-legend-circle = когда участок выкладывают, нанимают партнёра
moon-river-legend-resources = самородок, бобёр, кукуруза: по одному очку
moon-river-legend-herd = коровы; в конце на каждом участке считается только одна
moon-river-legend-small = чужой участок: ландшафт, ресурсы, круг или партнёр, коровы
moon-river-legend-partner = партнёр: специалист по букве ниже или ковбой
moon-river-legend-bridge = мост: здесь может начаться любое домино
moon-river-legend-homestead = усадьба: туда ничего не выкладывают
moon-river-legend-store = пустое место на складе или свободная клетка
moon-river-legend-score = сколько принесло бы ранчо, если бы игра кончилась сейчас: участки, умноженные на коров каждой территории, и так далее
moon-river-legend-cowboy = ковбой
moon-river-about-desperado = обменять участок со склада на чужой
moon-river-about-thief = увести корову с территории без партнёра
moon-river-about-prospector = ещё одно очко за каждый самородок
moon-river-about-trapper = ещё одно очко за каждого бобра
moon-river-about-farmer = ещё одно очко за каждый початок
moon-river-about-cowboy = до трёх шагов ваших коров; на кукурузные поля нельзя

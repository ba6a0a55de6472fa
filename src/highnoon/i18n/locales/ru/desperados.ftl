### Desperados

desperados-title = Desperados

## Имена

desperados-seat-sheriff = Шериф
    .the = шериф
    .start = Шериф
desperados-seat-green = Зелёный
desperados-seat-red = Красный
desperados-seat-yellow = Жёлтый
desperados-seat-purple = Фиолетовый
desperados-seat-orange = Оранжевый

desperados-coach-brown = коричневый дилижанс
desperados-coach-blue = синий дилижанс
desperados-target-brown = коричневый дилижанс
desperados-target-blue = синий дилижанс
desperados-target-poker = игра в покер
desperados-card-town = { $town }
desperados-card-saloon = Салун
desperados-card-none = нет карты
desperados-decision-brown = напасть на коричневый дилижанс
desperados-decision-blue = напасть на синий дилижанс
desperados-decision-poker = сыграть в покер
desperados-decision-look = разведать банк
desperados-decision-nothing = залечь на дно

## Фазы

desperados-phase-banks = раскладка жетонов по банкам
desperados-phase-plan = жребий первого маршрута
desperados-phase-muster = расстановка шерифа и его помощников
desperados-phase-hideout = расстановка десперадо
desperados-phase-sheriff = ход шерифа
desperados-phase-cards = выбор карт банды
desperados-phase-heists = решения банды в городах
desperados-phase-tiles = развязка
desperados-phase-over = конец

## Вопросы

desperados-prompt-over-gang = Партия окончена: банда уходит с добычей { $money } $; нужно было { $goal } $.
desperados-prompt-over-sheriff = Партия окончена: добыча банды — { $money } $, а нужно было { $goal } $.
desperados-prompt-chance = Судьба тянет жребий.
desperados-prompt-wait = Ждём: { $seats }.
desperados-prompt-muster-sheriff = { $seat }, в каком городе вы начинаете?
desperados-prompt-muster-deputy = { $left ->
    [1] Где начинает ваш последний помощник?
   *[other] Где начинает помощник? Осталось поставить: { $left }.
}
desperados-prompt-hideout = { $seat }, в каком городе вы начинаете?
desperados-prompt-sheriff = Раунд { $round }, ход { $move }: вы в { $town }. Если хотите, пошлите помощников, затем положите карту.
desperados-prompt-cards = Раунд { $round }, ход { $move }: вы в { $town }. Какую карту положить?
desperados-prompt-cards-ready = Раунд { $round }, ход { $move }: ваша карта ведёт в { $town }. Её можно сменить, пока не все выбрали; ждём: { $seats }.
desperados-prompt-heists = Раунд { $round }, ход { $move }: что вы делаете в { $town }?
desperados-prompt-heists-ready = Раунд { $round }, ход { $move }: в { $town } решено. Можно передумать, пока не все решили; ждём: { $seats }.

## Варианты

desperados-action-place-sheriff = Начать в { $town }
desperados-action-place-deputy = Помощник в { $town }{ $deputies ->
    [0] {""}
   *[other] {" "}(уже там: { $deputies })
}
desperados-action-place = Начать в { $town }{ $deputies ->
    [0] {""}
    [one] {" "}({ $deputies } помощник)
    [few] {" "}({ $deputies } помощника)
    [many] {" "}({ $deputies } помощников)
   *[other] {" "}({ $deputies } помощника)
}
desperados-action-ride = Послать помощника из { $from } в { $town }
desperados-action-card = Ехать в { $town }{ $deputies ->
    [0] {""}
    [one] {" "}({ $deputies } помощник)
    [few] {" "}({ $deputies } помощника)
    [many] {" "}({ $deputies } помощников)
   *[other] {" "}({ $deputies } помощника)
}
desperados-action-saloon = Салун: остаться в { $town }{ $deputies ->
    [0] {""}
    [one] {" "}({ $deputies } помощник)
    [few] {" "}({ $deputies } помощника)
    [many] {" "}({ $deputies } помощников)
   *[other] {" "}({ $deputies } помощника)
}
desperados-action-no-card = Остаться в { $town }: положить нечего
desperados-action-coach = Напасть на { $target } в { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(нужно 2 диска)
   *[other] {" "}(помощников { $deputies }, дисков нужно на один больше)
}
desperados-action-poker = Сыграть в покер в { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(нужно 2 диска)
   *[other] {" "}(помощников { $deputies }, дисков нужно на один больше)
}
desperados-action-look = Посмотреть жетон банка в { $town }
desperados-action-nothing = Залечь на дно
desperados-action-plan = Первый маршрут — номер { $value }
desperados-action-bank = Банк получает жетон { $value } $
desperados-action-tile = Банда берёт жетон { $value } $

## Журнал

desperados-event-bank-laid = На банк { $town } ложится жетон { $value } $.
desperados-event-bank-laid-hidden = На банк { $town } ложится жетон лицом вниз.
desperados-event-bank-laid-empty = Для банка { $town } жетона не осталось.
desperados-event-plan = Первый маршрут — номер { $plan }: { $towns }.
desperados-event-placed = { $seat } начинает в { $town }.
desperados-event-deputy-placed = Помощник начинает в { $town }.
desperados-event-round = Начинается раунд { $round }.
desperados-event-rode = Помощник едет из { $from } в { $to }.
desperados-event-laid = { $seat } кладёт карту: { $card }.
desperados-event-laid-hidden = { $seat } кладёт карту лицом вниз.
desperados-event-exchanged = { $seat } меняет карту, теперь: { $card }.
desperados-event-no-card = { $seat } не может положить карту и остаётся на месте.
desperados-event-decided = { $seat } в { $town }: { $what }.
desperados-event-gang-laid = Банда положила карты.
desperados-event-gang-laid-without = Банда положила карты; нечего класть: { $without }.
desperados-event-gang-decided = Банда приняла решение.
desperados-event-dropped = { $seats } в { $town }: дисков не хватает ({ $target }), ничего не выходит.
desperados-event-shown = { $seat } доказывает своё присутствие в { $town } и показывает: { $cards }.
desperados-event-shown-pawn = { $seat } доказывает своё присутствие в { $town }: фишка стоит там.
desperados-event-heist = Налёт в { $town }: { $seats }; цель: { $target }; { $height ->
    [one] должен прибыть { $height }.
   *[other] должны прибыть { $height }.
}
desperados-event-looked = { $seat } разведывает банк { $town }: { $value } $.
desperados-event-looked-hidden = { $seat } разведывает банк { $town }.
desperados-event-reckoning = Начинается развязка раунда { $round }.
desperados-event-moved = Ход { $move }: { $where }.
desperados-event-there = { $seat } в { $town }
desperados-event-arrested = Арест в { $town }: { $seat } теряет карту этого города.
desperados-event-arrested-again = Арест в { $town }: { $seat }.
desperados-event-heist-won = Налёт в { $town } удался: { $target }.
desperados-event-heist-failed = Налёт в { $town } сорвался: { $target }.
desperados-event-tile = Это приносит { $value } $; у банды { $money } $.
desperados-event-robbed = Банк { $town } ограблен ({ $seats }): { $value } $; у банды { $money } $.
desperados-event-over-gang = Банда побеждает: { $money } $, нужно было { $goal } $.
desperados-event-over-sheriff = { $seat-start } побеждает: у банды { $money } $, а нужно было { $goal } $.

## Конец

desperados-result-gang = Банда побеждает: { $money } $, нужно было { $goal } $.
desperados-result-sheriff = { $seat-start } побеждает: у банды { $money } $ из нужных { $goal } $.
desperados-score-bank = Банки
desperados-score-coach = Дилижансы
desperados-score-poker = Покер

## Почему нельзя

desperados-error-text = «{ $text }» — не действие Desperados; например: { $examples }.
desperados-error-not-here = «{ $action }» на этой карте невозможно.
desperados-error-draw = Сейчас этого не вытянуть.
desperados-error-chance-only = Жетоны и маршруты тянет только случай.
desperados-error-chance-due = Сначала нужно тянуть жребий.
desperados-error-sheriff-only = Помощников посылает только шериф.
desperados-error-gang-only = Грабить, разведывать банки и залегать на дно могут только десперадо.
desperados-error-sheriff-turn = Сейчас ход шерифа.
desperados-error-gang-turn = Сейчас ход банды.
desperados-error-final = Ваша карта уже лежит, заменить её нельзя.
desperados-error-phase = Не сейчас; сейчас: { $phase }.
desperados-error-placed = Вы уже стоите в { $town }.
desperados-error-no-deputy = В { $town } нет помощника, который мог бы ехать в { $end }.
desperados-error-deputy-ridden = Помощник в { $town } на этом ходу уже ехал.
desperados-error-same-card = Эта карта уже лежит.
desperados-error-saloon-used = { $count ->
    [0] На этой карте нет карт «Салун».
    [1] Ваша карта «Салун» в этом раунде уже сыграна.
   *[other] Ваши карты «Салун» ({ $count }) в этом раунде уже сыграны.
}
desperados-error-card-lost = Ваша карта { $town } у шерифа: она потеряна до конца игры.
desperados-error-card-used = В этом раунде карта { $town } уже сыграна.
desperados-error-card-here = Вы в { $town }; остаться можно только с картой «Салун».
desperados-error-card-far = Из { $here } в { $town } дороги нет.
desperados-error-must-play = У вас есть карта, которую можно сыграть, значит, карту нужно положить.
desperados-error-same-decision = Это вы уже решили.
desperados-error-no-bank = В { $town } нет банка.
desperados-error-bank-empty = Банк в { $town } пуст.
desperados-error-no-poker = В { $town } нет жетона покера.
desperados-error-no-coach = В { $town } нет такого дилижанса: { $coach }.
desperados-error-target-taken = В { $town } это уже цель налёта в этом раунде.
desperados-error-disc-spent = Ваш диск в этом раунде уже использован.
desperados-error-no-majority = В { $town }: помощников { $deputies }, десперадо { $gang }; десперадо должно быть больше.
desperados-error-few-discs = В { $town }: помощников { $deputies }; дисков у банды там только { $discs }.

## Карты местности

desperados-map-unreadable = { $file } не читается: { $reason }.
desperados-map-large = Карта слишком длинная; знаков не больше { $limit }.
desperados-map-toml = Карта не является правильным TOML: { $reason }.
desperados-map-unknown = Поля «{ $field }» в карте не бывает.
desperados-map-field = Поле «{ $field }» отсутствует или не того типа: { $found }.
desperados-map-number = «{ $field }» должно быть целым числом от { $least } до { $most }, а не { $found }.
desperados-map-town-count = Городов на карте от 2 до { $most }, а не { $found }.
desperados-map-town-key = «{ $key }» не может обозначать город: строчные латинские буквы и цифры, дефисы между словами, не длиннее 24, не «saloon» и не «none».
desperados-map-town-name = Город «{ $key }» назван «{ $name }»; ключ и название могут различаться только заглавными буквами и дефисами.
desperados-map-town-same-at = { $town } нарисован там, где уже есть другой город.
desperados-map-no-town = { $where } называет город, которого нет на карте: { $town }.
desperados-map-road-loop = Дорога ведёт из { $town } туда же.
desperados-map-road-twice = Дорога между { $one } и { $other } названа дважды.
desperados-map-many-roads = { $town }: дорог { $found }, а можно не больше { $most }.
desperados-map-plan-count = Маршрутов должно быть { $expected }, а не { $found }.
desperados-map-plan-length = Маршрут { $plan }: городов должно быть { $expected }, а не { $found }.
desperados-map-plan-off-road = Маршрут { $plan }: между { $one } и { $other } нет дороги.
desperados-map-plan-ring = Маршрут { $next } должен начинаться там, где кончается маршрут { $plan }.
desperados-map-tiles-laid = Жетонов ({ $field }) должно лежать { $laid }, а есть только { $found }.
desperados-map-banks = Банков { $banks }, а жетонов на банках: { $laid }.
desperados-map-many = Банков { $banks } (не больше { $most_banks }), жетонов внизу стопки { $bottom } (не больше { $most_bottom }).
desperados-map-low-high = Каждый малый жетон должен стоить меньше каждого большого: { $low } и { $high }.
desperados-map-poker = Жетонов покера нужно { $expected }, а их { $found }.
desperados-map-coach = Жетонов дилижанса нужно { $expected }, а их { $found }.
desperados-map-unconnected = Дороги не ведут в: { $towns }.

## Позиции

desperados-position-field = { $field }: «{ $found }» неверно; ожидается: { $expected }.
desperados-position-no-such-tile = Жетонов какой-то стоимости лежит и взято больше, чем их есть.
desperados-position-round = Раунд { $found } не подходит к фазе «{ $phase }».
desperados-position-move = Ход { $found } не подходит к фазе «{ $phase }».
desperados-position-plan = Первый маршрут тянут после раскладки банков, не раньше; фаза — «{ $phase }».
desperados-position-reckoning = Открытые ходы и аресты относятся к фазе «tiles», а не «{ $phase }».
desperados-position-tiles = Жетоны не сходятся: { $kind }.
desperados-position-poker = Жетонов покера убрано: { $found }; взято: { $taken }.
desperados-position-banks = Банки ждут жетонов только в фазе «banks»; здесь «{ $phase }».
desperados-position-set-up = Так разложить жетоны банков нельзя.
desperados-position-batch = Жетон банка не мог лечь в более позднем раунде.
desperados-position-looked = Банда не могла разведать банк без жетона.
desperados-position-pieces = Фишки и помощники на поле не подходят к фазе «{ $phase }».
desperados-position-decision = { $seat }: решения сейчас быть ещё не могло.
desperados-position-decided = { $seat }: такого решения здесь быть не могло: { $found }.
desperados-position-all-decided = Все решили, значит, это уже случилось бы.
desperados-position-at = { $seat } не там, куда ведут карты.
desperados-position-lost = { $seat }: эти карты не могли быть потеряны.
desperados-position-cards = { $seat }: положено карт — { $found }, это не подходит к фазе.
desperados-position-shown = { $seat }: показанные карты не подходят.
desperados-position-card = { $seat }: карту хода { $move } нельзя было положить.
desperados-position-heist = Налёт хода { $move } ({ $target }) невозможен.
desperados-position-due = К выдаче не может быть столько жетонов: { $found }.

## Поле в терминале

desperados-board-round = Раунд { $round }
desperados-board-start = из
desperados-board-maybe = { $seat } может быть в { $count ->
    [one] { $count } городе: { $towns }
    [few] { $count } городах: { $towns }
    [many] { $count } городах: { $towns }
   *[other] { $count } городах: { $towns }
}
desperados-board-lost = { $seat }: потеряны { $towns }
desperados-board-held = налёт
desperados-board-loot = Добыча { $money } $ из { $goal } $ · жетонов банка в стопке: { $pile }
desperados-board-dollars = { $amount } $

desperados-legend-title = Стол
desperados-legend-pawn = строчная буква: здесь стоит фишка, но её игрок мог тайно уехать
desperados-legend-bank = город с банком, на котором лежит жетон
desperados-legend-bank-empty = банк без жетона
desperados-legend-poker = город с жетоном покера
desperados-legend-bare = город, чей жетон покера взят
desperados-legend-deputies = помощники, по звезде на каждого
desperados-legend-coach-brown = коричневый дилижанс и его расписание
desperados-legend-coach-blue = синий дилижанс и его расписание
desperados-legend-disc = диск: на карте — налёт, в таблице — ещё свободен
desperados-legend-face-down = карта лежит лицом вниз
desperados-legend-own-card = карта вашей стороны, которой другие не видели
desperados-legend-seen-card = карта, которую видели все
desperados-legend-arrested = арестован в этом раунде
desperados-legend-lost = сколько карт городов потеряно
desperados-legend-waiting = игра ждёт этого игрока
desperados-legend-looked = звезда после стоимости банка: банда её видела

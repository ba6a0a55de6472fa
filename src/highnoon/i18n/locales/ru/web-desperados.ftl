### Стол Desperados в браузере.

## Стол

web-desperados-table = Стол
web-desperados-map = Карта (каждый вариант есть и кнопкой)
web-desperados-zoom-in = Увеличить
web-desperados-zoom-out = Уменьшить
web-desperados-loot = Добыча банды
web-desperados-of = из { $goal }
web-desperados-round = Раунд { $round } из { $of }
web-desperados-move = ход { $move } из { $of }
web-desperados-move-column = Ход
web-desperados-set-up = Подготовка
web-desperados-timetable = Где дилижансы на каждом ходу
web-desperados-coach-brown = коричневый
web-desperados-coach-blue = синий
web-desperados-banks = Банки
web-desperados-bank = банк
web-desperados-bank-seen = банда знает
web-desperados-deputies =
    { $count ->
        [0] помощников нет
        [one] { $count } помощник
        [few] { $count } помощника
        [many] { $count } помощников
       *[other] { $count } помощника
    }
web-desperados-pile =
    { $count ->
        [0] В стопке не осталось жетонов.
        [one] В стопке остался { $count } жетон.
        [few] В стопке осталось { $count } жетона.
        [many] В стопке осталось { $count } жетонов.
       *[other] В стопке осталось { $count } жетона.
    }

## Карта словами

web-desperados-town = { $town }: { $there }. Дороги: { $roads }.
web-desperados-bank-face-down = банк, жетон лицом вниз
web-desperados-bank-worth = банк, { $money }
web-desperados-bank-empty = банк, пусто
web-desperados-poker-tile = жетон покера
web-desperados-poker-gone = жетон покера взят
web-desperados-last-seen =
    { $move ->
        [0] фишка: { $name }
       *[other] { $name }: видели, ход { $move }
    }
web-desperados-may-be = тот, кого вы ищете, { $share }

## Игроки

web-desperados-gang = Банда
web-desperados-hunt = Охота
web-desperados-arrested = арестован
web-desperados-choosing = выбирает…
web-desperados-ready = готов
web-desperados-disc = диск есть
web-desperados-suspect = { $count ->
    [one] { $count } город: { $towns }…
    [few] { $count } города: { $towns }…
    [many] { $count } городов: { $towns }…
   *[other] { $count } города: { $towns }…
}
web-desperados-look-one = На карте
web-desperados-look-all = Все на карте
web-desperados-lost = Потерянные карты: { $towns }
web-desperados-card-secret = закрыта
web-desperados-card-shown = показана всем
web-desperados-card-down = закрыта
web-desperados-card-pencil = план

## Планы

web-desperados-plan = Ваши карты
web-desperados-plan-gang = План карандашом: его видит только банда.
web-desperados-pencil = План на ход { $move }
web-desperados-pencil-none = план

## Варианты

web-desperados-deputy-from = Помощник в { $town } едет в
web-desperados-risk = шериф
web-desperados-meets = арест
web-desperados-stack =
    { $needed ->
        [1] хватит одного диска
       *[other] дисков с вашим: { $have } из { $needed }
    }
web-desperados-partners = вместе: { $names }
web-desperados-not = Невозможно

## Разговор

web-desperados-chronicle = Ходы и чат
web-desperados-talk = Чат
web-desperados-talk-gang = Чат банды
web-desperados-talk-none = Пока никто ничего не написал.
web-desperados-talk-none-gang = Написанное здесь видит только банда.
web-desperados-say = Отправить
web-desperados-say-gang = Банде…
web-desperados-say-all = Всем…
web-desperados-aloud = Вслух: шериф тоже слышит
web-desperados-to-all = всем

## Передача

web-desperados-hand-over = Передайте экран: { $name }
web-desperados-hand-over-sheriff = Банда, отвернитесь.
web-desperados-hand-over-gang = { $seat }, отвернитесь.
web-desperados-together = Банда сидит вместе и ничего друг от друга не скрывает
web-desperados-i-am = Я — { $name }

## Развязка

web-desperados-reckoning = Развязка
web-desperados-reckoning-begins = Карты всех пяти ходов открываются.
web-desperados-skip = Пропустить
web-desperados-go-on = Дальше

## Конец

web-desperados-score = Добыча банды
web-desperados-left-banks = Осталось в банках
web-desperados-eyes = Чьими глазами
web-desperados-eyes-open = всех: карты открыты
web-desperados-eyes-public = зрителя

## Символы

web-desperados-legend-sheriff = шериф; бледный — где его видели в последний раз
web-desperados-legend-deputy = помощник; число — сколько их
web-desperados-legend-bank = банк и стоимость его жетона, если она вам известна
web-desperados-legend-poker = жетон покера лицом вниз; в зачёркнутом городе его уже нет
web-desperados-legend-coach = дилижанс; двойная линия — куда он поедет
web-desperados-legend-saloon = Салун: карта, с которой остаются на месте
web-desperados-legend-disc = диск; на карте — стопка с числом тех, кто должен прибыть
web-desperados-legend-heat = где может быть тот, кого вы ищете, и насколько это вероятно
web-desperados-legend-legal = город, который можно выбрать

## One screen

web-desperados-send-deputy = Отправить помощника
web-desperados-back = Назад
web-desperados-assumed = Проценты исходят из того, что все возможные пути равновероятны.

## The reckoning is a show

web-desperados-speed = Скорость: { $speed }×
web-desperados-again = Посмотреть развязку ещё раз
web-desperados-again-round = Развязка раунда { $round }
web-desperados-passed = Разминулись: { $seat-the } и { $names } проехали мимо друг друга между { $from } и { $to }.
web-desperados-late = Разминулись: { $seat-the } прибывает в { $to }, а { $names } уже в пути.
web-desperados-stamp-arrested = Арест!
web-desperados-stamp-heist-won = Удача!
web-desperados-stamp-heist-failed = Провал!
web-desperados-stamp-missed = Мимо!
web-desperados-stamp-robbed = Ограблен!
web-desperados-stamp-tile = Добыча!

## What the table says

web-desperados-goal = Банда уже набрала нужную сумму. Игра всё равно идёт до конца раунда { $rounds }.
web-desperados-goal-short = Цель достигнута
web-desperados-watching = Вы наблюдаете и видите только то, что знают все.

## Plans that play themselves

web-desperados-auto = Класть эти карты за меня
web-desperados-auto-note = Каждая отмеченная карта кладётся, когда наступает её ход; пока не готовы все, её можно заменить.

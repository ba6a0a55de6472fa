### Стол Moon River на странице.

## Выбор, салун, склад

web-moon-river-draft = Участки
web-moon-river-draft-note = Малые числа ходят раньше. Выложив, выбирают свободный участок на следующий раунд.
web-moon-river-round = раунд { $round }, ещё { $box }
web-moon-river-box = ещё { $box }
web-moon-river-here = Сейчас
web-moon-river-there = Потом
web-moon-river-taken = взят
web-moon-river-stands = { $name }: { $parcel }
web-moon-river-chips =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }
web-moon-river-stock = В запасе, порядок неизвестен:
    { $chips }
web-moon-river-saloon-empty = Никого нет.
web-moon-river-short-desperado = обменять участок
web-moon-river-short-thief = увести корову
web-moon-river-short-prospector = +1 за самородок
web-moon-river-short-trapper = +1 за бобра
web-moon-river-short-farmer = +1 за початок
web-moon-river-partners = Партнёры
web-moon-river-stores-mine = Ваш склад
web-moon-river-stores-of = Склад: { $name }
web-moon-river-places =
    { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
web-moon-river-join-note = Коснитесь двух, чтобы соединить их.
web-moon-river-in-hand = в руке: { $land }
web-moon-river-supply = в запасе
web-moon-river-supply-tip = Коровы в общем запасе. Когда он пуст, новые коровы не приходят.

## Ранчо

web-moon-river-ranches = Все ранчо
web-moon-river-ranch-of = Ранчо: { $name }
web-moon-river-my-ranch = Моё ранчо
web-moon-river-look = смотреть ранчо
web-moon-river-you = Вы
web-moon-river-homestead = усадьба
web-moon-river-free = { $cell }: свободно
web-moon-river-cell = { $cell }: { $what }
web-moon-river-bridge = мост у столбца { $column }
web-moon-river-a-bridge = мост
web-moon-river-cows =
    { $count ->
        [0] коров нет
        [one] { $count } корова
        [few] { $count } коровы
        [many] { $count } коров
       *[other] { $count } коровы
    }
web-moon-river-tip = { $what }: { $means }
web-moon-river-means-cows = когда участок выложат, сюда придёт корова.
web-moon-river-means-cows-done = корова уже пришла.
web-moon-river-means-skulls = засуха. Когда участок выложат, с его территории уйдёт корова.
web-moon-river-means-skulls-done = засуха прошла.
web-moon-river-means-circles = выложив участок, вы наймёте партнёра.
web-moon-river-means-circles-done = никто не пришёл и уже не придёт.
web-moon-river-means-nuggets = по одному очку.
web-moon-river-means-beavers = по одному очку.
web-moon-river-means-corn = по одному очку.
web-moon-river-means-back = число на обороте. Малые числа ходят раньше.

## Выкладывание

web-moon-river-hand = В руке
web-moon-river-lay = Положить сюда
web-moon-river-rotate = Повернуть
web-moon-river-swap = Поменять концы
web-moon-river-sides = Стороны тайлов
web-moon-river-not-now = Не сейчас
web-moon-river-lay-note = Перетащите, коснитесь отмеченной клетки или нажимайте стрелки; R поворачивает, X меняет концы.
web-moon-river-lay-note-short = Коснитесь отмеченной клетки.
web-moon-river-not-here = Сюда нельзя положить.
web-moon-river-touches = касается: { $what }
web-moon-river-in-words =
    { $count ->
        [one] { $count } место, словами
        [few] Все { $count } места, словами
        [many] Все { $count } мест, словами
       *[other] Все { $count } места, словами
    }
web-moon-river-first-where = Сначала выберите где
web-moon-river-ways =
    { $count ->
        [one] { $count } способ
        [few] { $count } способа
        [many] { $count } способов
       *[other] { $count } способа
    }

## Что принёс бы выбор

web-moon-river-points =
    { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
web-moon-river-gain-lands = земля
web-moon-river-gain-resources = ресурсы
web-moon-river-gain-partners = партнёры
web-moon-river-gain-scenario = сценарий
web-moon-river-gain-cows =
    { $count ->
        [one] корова
        [few] коровы
        [many] коров
       *[other] коровы
    }
web-moon-river-gain-recruits =
    { $count ->
        [one] { $count } партнёр
        [few] { $count } партнёра
        [many] { $count } партнёров
       *[other] { $count } партнёра
    }
web-moon-river-from-saloon = из салуна
web-moon-river-territory = { $count } × { $land }

## Очки

web-moon-river-part-lands = Земля × коровы
web-moon-river-part-resources = Ресурсы
web-moon-river-part-partners = Партнёры
web-moon-river-about-lands = Каждая территория приносит участки, умноженные на коров; на участке считается только одна корова.
web-moon-river-about-resources = Каждый самородок, бобёр и початок — очко.
web-moon-river-about-partners = Старатели, трапперы и фермеры дают ещё по очку за самородок, бобра или початок.
web-moon-river-about-timber = Группы от трёх лесов, хотя бы один у реки: 10 и ещё 10 за каждый следующий.
web-moon-river-about-gold = Группы от трёх участков с самородками: по 10 за третий самородок и каждый следующий.
web-moon-river-about-outlaws = Группы от трёх партнёров, хотя бы один — бандит: 10 и ещё 10 за каждого следующего.
web-moon-river-about-city = Группы от трёх ферм: 10 и ещё 10 за каждую следующую.
web-moon-river-bill = Подробный счёт
web-moon-river-largest = Самая большая территория
web-moon-river-herd = Учтённые коровы
web-moon-river-by =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }

## Легенда

web-moon-river-legend-lands = Ландшафты
web-moon-river-legend-symbols = Символы
web-moon-river-legend-partners = Любой партнёр охраняет коров своей территории от скотокрадов. У каждого жетона с одной стороны специалист, с другой — ковбой.
web-moon-river-legend-score = Очки
web-moon-river-legend-keys = Клавиши при выкладывании: стрелки двигают домино, R поворачивает, X меняет концы, Enter кладёт.

## Opening a table

web-option-moon-river-pieces = Свои компоненты
web-option-moon-river-pieces-note = Файл TOML с участками, жетонами, тайлами и планшетами; без него — стандартные компоненты.

### Стол Longhorn на странице.

web-longhorn-board = Девять локаций
web-longhorn-row-column = , ряд { $row }, столбец { $column }
web-longhorn-cows =
    { $count ->
        [one] { $count } { $colour } бык
        [few] { $count } { $colour-many } быка
       *[many] { $count } { $colour-many } быков
    }
web-longhorn-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
web-longhorn-outlaw = Преступник
web-longhorn-herd-of = Стадо: { $name }
web-longhorn-nuggets =
    { $count ->
        [one] слиток
        [few] слитка
        [many] слитков
       *[other] слитка
    }
web-longhorn-worth-now = стоит сейчас
web-longhorn-price = Каждый бык стоит 100 $ за каждого такого же на поле
web-longhorn-left = ещё { $count }
web-longhorn-left-each = ещё { $count }: по { $price }
web-longhorn-struck = эпидемия
web-longhorn-kept = хранятся до конца
web-longhorn-balance = Если бы игра кончилась сейчас: { $first } — { $eagle }, { $second } — { $jessie }.
web-longhorn-not-here = Быков крадут только там, где стоит преступник.
web-longhorn-outlook-end = Завершает игру.
web-longhorn-outlook-places =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, { $count ->
        [one] { $count } цель
        [few] { $count } цели
       *[many] { $count } целей
    }
web-longhorn-outlook-worth = вы { $mine }, соперник { $theirs }
web-longhorn-bill = Подробный счёт
web-longhorn-legend-cow = Один { $colour } бык и его знак в списке ходов.

## Параметры

longhorn-option-ambush_nugget = Слиток в засаде
longhorn-ambush_nugget-random = тянут наугад
longhorn-ambush_nugget-choice = выбирают
longhorn-option-epidemic_colour = Эпидемия поражает
longhorn-epidemic_colour-any = любой цвет
longhorn-epidemic_colour-present = цвет, который есть на поле

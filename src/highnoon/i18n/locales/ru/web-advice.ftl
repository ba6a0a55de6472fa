### Что страница говорит вокруг решателя: кто впереди и где партия повернулась.

web-study-who = Кто впереди
web-study-thinking = Думает …
web-study-further = Смотрит дальше …
web-study-unproven = За это время не доказано.
web-hint-proven = доказано

## После игры

web-analysis = Разбор
web-analysis-lead = Где партия повернулась и что было лучше? Решатель смотрит каждый момент, начиная с последних.
web-analysis-start = Разобрать партию
web-analysis-again = Попробовать снова
web-analysis-failed = Решатель остановился раньше времени; здесь то, что он нашёл.
web-analysis-progress =
    { $total ->
        [one] Разбор: доказано { $proven } из { $total } момента
        [few] Разбор: доказано { $proven } из { $total } моментов
        [many] Разбор: доказано { $proven } из { $total } моментов
       *[other] Разбор: доказано { $proven } из { $total } момента
    }
web-analysis-chart = Кто был впереди на каждом шаге: { $first } сверху, { $second } снизу.
web-analysis-proven = доказано
web-analysis-estimate = оценка
web-analysis-turnings = Поворотные моменты

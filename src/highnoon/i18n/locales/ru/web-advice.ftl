### Что страница говорит вокруг решателя: кто впереди и где партия повернулась.

web-study-who = Кто впереди
web-study-thinking = Думает…
web-study-further = Считает глубже…
web-study-unproven = За это время доказать не удалось.
web-hint-proven = доказано

## После игры

web-analysis = Разбор
web-analysis-lead = Где случился перелом и что было бы лучше? Решатель проверяет каждый момент, начиная с конца.
web-analysis-start = Разобрать партию
web-analysis-again = Попробовать снова
web-analysis-failed = Решатель остановился раньше времени; вот что он успел найти.
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
web-analysis-turnings = Переломные моменты

### Puzzles: the page where they are solved, and how somebody’s went.

web-puzzles-lead = У каждой задачи есть доказанный ответ. Сыграйте его на поле или отметьте на карте.
web-puzzles-one = Задача
web-puzzles-hard = рейтинг { $rating }
web-puzzles-day = Задача дня
web-puzzles-looking = Ищем ответ на это…
web-puzzles-is-wrong = Не совсем.
web-puzzles-is-shown = Ответ.
web-puzzles-solved = Это верный ответ.
web-puzzles-wrong = Было решение лучше.
web-puzzles-shown = Вот как это делается.
web-puzzles-change = Изменение рейтинга: { $change }.
web-puzzles-again = Ещё раз
web-puzzles-answer = Показать ответ
web-puzzles-next = Следующая
web-puzzles-town = Отметить: { $town }
web-puzzles-way = Возможный путь: { $way }
web-puzzles-your-answer = Ваш ответ
web-puzzles-towns = Города
web-puzzles-players = Бандиты
web-puzzles-that-is-it = Это мой ответ
web-puzzles-count =
    { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }
web-puzzles-rating = Ваш рейтинг
web-puzzles-solved-first = Решено с первой попытки
web-puzzles-of = { $solved } / { $tried }
web-puzzles-run = Подряд (рекорд)
web-puzzles-best = { $run } ({ $best })
web-puzzles-days = Дней подряд
web-puzzles-solve = Решать
web-puzzles-themes = Выбрать темы
web-puzzles-kept = Ваш рейтинг и серии хранятся только на этом устройстве.
web-puzzles-blocked = Этот браузер ничего не хранит для этой страницы: рейтинг действует, пока она открыта.
web-puzzles-full = На этом устройстве не осталось места: рейтинг действует, пока открыта страница.
web-puzzles-no-more = С этими темами не осталось задач, которых вы ещё не видели.

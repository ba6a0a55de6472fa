turns-help = Несколько действий, вплоть до целого хода, можно ввести одной строкой через ;, например: { $example }; …
turns-unfinished = Сделано: { $done }. Не сделано: { $left }. { $reason }
turns-not-yours = Сейчас уже не ваш ход.
turns-read = Нажмите Enter, чтобы продолжить.

turns-help = Несколько действий в одной строке, целый ход: разделяйте их знаком ;, например: { $example }; …
turns-unfinished = Сделано: { $done }. Не сделано: { $left }. { $reason }
turns-not-yours = Сейчас уже не ваш ход.
turns-read = Нажмите Enter, чтобы продолжить.

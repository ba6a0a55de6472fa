usage-help-version = Показать версию и завершить работу.
usage-error-players = Ключи называют разное число игроков: { $counts }.
usage-line = Строка { $line } не выполнена: { $reason }
usage-cut = Последняя строка файла { $file } оборвана и не учитывается.
usage-error-undealt = Расклад этой партии ещё не закончен: разбирать пока нечего.

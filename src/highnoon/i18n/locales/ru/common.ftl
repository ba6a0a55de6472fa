### Что говорят каждая игра и каждая дверь дома.

## Перечисления

list-none = никто

## Параметры и игры

cluster-error-missing = Для --ray нужен пакет Python ray, а он не установлен.
cluster-error-address = По адресу «{ $address }» не отвечает ни один кластер Ray: { $reason }.
error-game-unknown = Игры «{ $game }» здесь нет; есть такие игры: { $known }.
error-rules-version = Для этого нужна версия { $version } правил игры { $game }, а здесь известны версии не новее { $newest }; возможно, её знает более новый High Noon.
error-option-unknown = Параметра «{ $option }» нет; есть такие параметры: { $known }.
error-option-value = Параметр { $option } не может быть «{ $value }»; допустимо: { $allowed }.

## Игра

error-no-seat = За этим столом нет места { $seat }.
error-not-your-turn = Сейчас не ваш ход: игра ждёт другого.
error-over = Партия окончена: сделать больше ничего нельзя.
error-not-over = Это можно увидеть только после конца партии.
error-stale = Партия ушла вперёд: решение принято в момент { $version }, а сейчас момент { $current }.
error-cannot-resign = Сдаться может только участник игры между двумя сторонами.
error-action-unknown = «{ $action }» — не действие этой игры.
error-action-index = Действия с номером { $index } нет; номера начинаются с 0 и меньше { $count }.
error-undo-nothing = Отменять нечего.
error-undo-revealed = Это уже не отменить: с тех пор что-то открылось.
error-undo-agreement = Отменить это можно, только если согласны: { $seats }.
result-resigned = Партия сдана: { $seat }.
result-late = У игрока { $seat } вышло время.
result-abandoned = { $seat }: игрок не вернулся, партия окончена без победителя.

## Файлы данных

error-data-toml = Файл не является правильным TOML: { $reason }.
error-data-field = Строка { $row } таблицы «{ $table }»: поле «{ $field }» отсутствует, неизвестно или не того типа.

## Записи

error-record-empty = Этот файл — не запись High Noon: в нём нет ни одной целой строки.
error-record-binary = Этот файл — не запись High Noon: запись состоит из строк JSON в UTF-8, а это не текст в UTF-8.
error-record-long = Слишком длинно для записи: предел в байтах — { $limit }.
error-record-json = Строка { $line } — не объект JSON, каким должна быть каждая строка записи: { $text }
error-record-not-ours = Это не запись High Noon: в первой строке нет "highnoon": 1.
error-record-newer = Формат этой записи — { $version }, а здесь известны форматы не новее { $known }; возможно, её прочтёт более новый High Noon.
error-record-header = В первой строке записи нужно правильное поле «{ $field }», а там { $found }.
error-record-line = Строка { $line } — не строка записи (действие, отмена, разговор или конец): { $text }
error-record-partial = В этой записи только то, что видит { $viewer }, поэтому воспроизвести её нельзя; нужна полная запись.
error-record-seats = Игроков в записи — { $found }, а по её параметрам нужно { $expected }.
error-record-data = Запись сыграна не с теми компонентами ({ $found }), что используются здесь ({ $expected }).
error-record-at = Строку { $line } записи сыграть нельзя: { $reason }
error-record-who = «{ $found }» за этим столом не сидит.
error-record-nobody = Не указано ясно, кто что делает.
error-record-undo = { $count ->
    [one] Здесь нельзя отменить { $count } действие.
    [few] Здесь нельзя отменить { $count } действия.
    [many] Здесь нельзя отменить { $count } действий.
   *[other] Здесь нельзя отменить { $count } действия.
}
error-record-end = Записанный конец — не тот, к которому ведут действия.
error-text-title = Текстовая запись начинается со строки «{ $expected }», а эта — с «{ $found }».
error-text-line = Строка { $line } — не строка текстовой записи (заголовок, ход, отмена, разговор или конец): { $text }

## Компьютеры

bot-reason-playouts = Этот выбор приводит к победе в { $percent } % партий, доигранных отсюда.

### Что говорят владельцу, когда что-то невозможно, и `highnoon admin`.

error-report-unknown = Такой жалобы нет.
error-operator-secret = Это не секрет владельца.
error-secret-wait = Из вашей сети пришло слишком много неверных секретов. Подождите { $seconds } с.
error-forget-nothing = Скажите, что удалить: имена, разговоры или и то и другое.
error-forget-nowhere = Такого стола или такого места за ним нет.
error-block-network = Это не адрес и не сеть вроде 203.0.113.7 или 2001:db8::/48.
error-block-wide = Эта сеть слишком велика, чтобы её закрыть.
error-block-own = Вы закрыли бы вход самому себе: в этой сети находится эта машина или ваш собственный адрес.
error-block-unknown = Эта сеть не закрыта.

## serve

cli-help-operator-for = Адреса и сети, кроме этой машины, откуда может заходить владелец.
cli-error-secret-short = Секрет владельца в HIGHNOON_OPERATOR слишком короток: нужно не меньше { $least } знаков.

## admin

cli-help-admin = Присматривать за работающим заведением: процессы, столы, жалобы и закрытые сети.
cli-help-admin-action = status, tables, close, reopen, forget, reports, remove, dismiss, blocks, block, unblock, audit или new-secret.
cli-help-admin-target = Стол, жалоба или сеть, о которых идёт речь.
cli-help-admin-server = Адрес работающего заведения.
cli-help-admin-which = Какие столы перечислить: running, finished или closed.
cli-help-admin-seat = Забыть только то, что относится к этому месту, считая с 0.
cli-help-admin-names = Забыть имена.
cli-help-admin-talk = Забыть разговоры и планы.
cli-help-admin-hours = На сколько часов закрыть сеть.
cli-help-admin-why = Причина, для журнала.
cli-help-admin-all = Перечислить и рассмотренные жалобы.
cli-help-admin-json = Вывести ответ в виде JSON.
cli-admin-done = Готово.
cli-admin-none = Перечислять нечего.
cli-admin-house = High Noon { $version } на { $store }: столов в игре — { $running }, законченных — { $finished }, закрытых — { $closed }; открытых жалоб — { $reports }.
cli-admin-process = { $kind } { $host } (процесс { $pid }, { $version }): соединений — { $sockets }, столов в памяти — { $tables }, { $cpu } % ядра, { $memory } МБ, сбоев — { $failures }.
cli-admin-silent = { $kind } { $id }: пока ничего о себе не сообщил.
cli-admin-new-secret = Новый секрет владельца лежит в { $file }. Старый больше не действует.
cli-admin-given = Секрет задан в HIGHNOON_OPERATOR; измените его там.
cli-error-admin-action = Действия «{ $found }» нет. Есть такие: { $known }.
cli-error-admin-target = «{ $action }» должно знать, о чём речь: highnoon admin { $action } ЧТО.
cli-error-admin-secret = Секрета владельца нет ни в HIGHNOON_OPERATOR, ни в { $file }.
cli-error-admin-server = По адресу { $url } никто не отвечает: { $detail }.

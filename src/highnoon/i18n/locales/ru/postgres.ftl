# Что читает хозяин сервера о базе данных PostgreSQL.
cli-help-database = База данных сервера, например postgresql://user@host/name; без неё — SQLite в папке данных. Переменная HIGHNOON_DATABASE делает то же самое и не показывает пароль в списке процессов.
error-database-address = Это не адрес базы данных. Он выглядит так: postgresql://user@host/name.
error-database-driver = Для PostgreSQL нужен ещё один пакет: установите highnoon[postgres].
error-database-encoding = База данных { $path } хранит тексты в кодировке { $encoding }; для High Noon нужна кодировка UTF8.
error-database-forbidden = База данных { $path } не пускает этого пользователя или даёт ему слишком мало прав ({ $detail }).
error-database-missing = Базы данных { $path } нет ({ $detail }). Сначала создайте её, например командой createdb.
error-database-unreachable = База данных { $path } недоступна ({ $detail }).

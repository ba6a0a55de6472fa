## A map of one's own: what can be wrong with it

desperados-map-empty = Файл карты пуст.
desperados-map-unquoted = Строка { $line }: название вроде «{ $name }» надо писать в кавычках: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] Есть ещё { $count } ошибка.
    [few] Есть ещё { $count } ошибки.
   *[many] Есть ещё { $count } ошибок.
}

## Choosing it in the page

web-map = Карта
web-map-choose = Выбрать файл карты
web-map-sample = Скачать обычную карту как образец
web-map-back = Вернуться к обычной карте
web-map-note = Файл TOML в кодировке UTF-8: измените образец; названия вроде Zürich тоже годятся. Карта хранится вместе с партией и её записью.
web-map-refused = Файл { $file } не принят; за столом остаётся прежняя карта: { $map }.
web-map-not-text = Файл не в кодировке UTF-8. Сохраните его в UTF-8.
web-map-facts =
    { $towns ->
        [one] { $towns } город
        [few] { $towns } города
       *[many] { $towns } городов
    }, { $roads ->
        [one] { $roads } дорога
        [few] { $roads } дороги
       *[many] { $roads } дорог
    }, { $banks ->
        [one] { $banks } банк
        [few] { $banks } банка
       *[many] { $banks } банков
    }

## A map of one's own: what can be wrong with it

desperados-map-empty = Файл карты пуст.
desperados-map-unquoted = Строка { $line }: название вроде «{ $name }» надо писать в кавычках: "zürich" = { "{" } … { "}" }.
desperados-map-more = { $count ->
    [one] Есть ещё { $count } ошибка.
    [few] Есть ещё { $count } ошибки.
   *[many] Есть ещё { $count } ошибок.
}

### A position in its parts, as its text has them (docs/notation.md).

web-study-field-turn = Не закончено в этом ходу
web-study-field-drawn = Вытянуто для колонки
web-study-field-box = В коробке
web-study-field-cows = Коров в запасе
web-study-field-tiles = Бонусные тайлы
web-study-field-stores = { $seat }: склад
web-study-field-round = Раунд
web-study-field-move = Ход
web-study-field-plan = Первый план поездки
web-study-field-start = { $seat }: начало
web-study-field-cards = { $seat }: карты
web-study-field-lost = { $seat }: потерянные карты
web-study-field-deputies = Помощники, которые ещё могут ехать
web-study-field-ridden = Помощники, которые уже ехали
web-study-field-decided = Уже решено
web-study-field-heists = Объявленные налёты
web-study-field-reckoned = Уже раскрытые ходы
web-study-field-due = Жетоны, которые предстоит вытянуть
web-study-field-arrested = Под арестом
web-study-field-poker-gone = Взятые жетоны покера
web-study-field-banks = Банки
web-study-field-loot = Добыча
web-study-cell = { $seat }, { $cell }

## Studies as trees

study-error-file = { $file } не читается как анализ. { $reason }
web-study-full = В анализе не больше { $most } ходов: удалите ветвь или начните другой.

solver-turning-dollars = Ход { $turn }, { $seat }: { $action }. Исход не изменился, но при лучшей игре это стоило ${ $dollars }. Лучше: { $better }.
solver-turning-dollars-least = Ход { $turn }, { $seat }: { $action }. Исход не изменился, но при лучшей игре это стоило не меньше ${ $dollars }. Лучше: { $better }.
solver-turning-dollars-about = Ход { $turn }, { $seat }: { $action }. Исход не изменился, но по лучшим найденным вариантам это стоило около ${ $dollars }. Лучше: { $better }.
solver-turning-harder = Ход { $turn }, { $seat }: { $action }. Победа остаётся, но увидеть её труднее: { $turns ->
    [one] на { $turns } ход позже
    [few] на { $turns } хода позже
   *[other] на { $turns } ходов позже
}. Надёжнее: { $better }.
solver-turning-easier = Ход { $turn }, { $seat }: { $action }. Проигрывало всё, но это опровергается раньше: { $turns ->
    [one] на { $turns } ход
    [few] на { $turns } хода
   *[other] на { $turns } ходов
}. Упорнее: { $better }.
solver-turning-only-win = Ход { $turn }, { $seat }: { $action }. Хорошо найдено: любой другой выбор упускал победу.
solver-turning-only-draw = Ход { $turn }, { $seat }: { $action }. Хорошо найдено: любой другой выбор был хуже.
solver-choice-won = Выигрывает
solver-choice-won-by = Выигрывает с перевесом ${ $dollars }
solver-choice-won-least = Выигрывает с перевесом не меньше ${ $dollars }
solver-choice-won-outright = Выигрывает в любом случае
solver-choice-lost = Проигрывает
solver-choice-lost-by = Проигрывает ${ $dollars }
solver-choice-lost-least = Проигрывает не меньше ${ $dollars }
solver-choice-lost-outright = Проигрывает в любом случае
solver-choice-drawn = Ничья
solver-choice-odds = Шансы на победу: { $percent } %
solver-choice-not-lost = Не проигрывает; победа ещё возможна
solver-choice-not-won = Не выигрывает; ничья ещё возможна
solver-choice-open = Пока не доказано
web-analysis-retry = { $count ->
    [one] Попробовать снова: { $count } момент
    [few] Попробовать снова: { $count } момента
   *[other] Попробовать снова: { $count } моментов
}
web-analysis-retry-title = Попробовать свои ошибки снова
web-analysis-board = Открыть на доске анализа

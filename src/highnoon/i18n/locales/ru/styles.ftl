### Styles: computers of the same strength with another temper

style-cautious = осторожный стиль
style-bold = смелый стиль
style-usual = обычный стиль
style-named = { $name }, { $style }
web-style-of = Стиль игры: { $name }
cli-help-style = Как играет компьютер на уровнях с 1 по 4: cautious (осторожно) или bold (смело).

### Styles: computers of the same strength with another temper

style-cautious = voorzichtig
style-bold = gedurfd
style-usual = zoals altijd
style-named = { $name }, { $style }
web-style-of = Hoe { $name } speelt
cli-help-style = Hoe de computer op niveau 1 tot 4 speelt: cautious (voorzichtig) of bold (gedurfd).

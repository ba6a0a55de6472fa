### Styles: computers of the same strength with another temper

style-cautious = cautious
style-bold = bold
style-usual = as usual
style-named = { $name }, { $style }
web-style-of = How { $name } plays
cli-help-style = How the computer plays at levels 1 to 4: cautious or bold.

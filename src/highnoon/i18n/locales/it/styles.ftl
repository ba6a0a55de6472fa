### Styles: computers of the same strength with another temper

style-cautious = prudente
style-bold = audace
style-usual = come al solito
style-named = { $name }, { $style }
web-style-of = Come gioca { $name }
cli-help-style = Come gioca il computer ai livelli da 1 a 4: cautious (prudente) o bold (audace).

### Styles: computers of the same strength with another temper

style-cautious = prudente
style-bold = audaz
style-usual = como siempre
style-named = { $name }, { $style }
web-style-of = Cómo juega { $name }
cli-help-style = Cómo juega el ordenador en los niveles 1 a 4: cautious (prudente) o bold (audaz).

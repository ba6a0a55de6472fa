### Styles: computers of the same strength with another temper

style-cautious = prudente
style-bold = ousado
style-usual = como sempre
style-named = { $name }, { $style }
web-style-of = Como joga { $name }
cli-help-style = Como joga o computador nos níveis 1 a 4: cautious (prudente) ou bold (ousado).

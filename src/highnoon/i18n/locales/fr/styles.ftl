### Styles: computers of the same strength with another temper

style-cautious = prudent
style-bold = audacieux
style-usual = comme d’habitude
style-named = { $name }, { $style }
web-style-of = Façon de jouer : { $name }
cli-help-style = Façon de jouer de l’ordinateur aux niveaux 1 à 4 : cautious (prudent) ou bold (audacieux).

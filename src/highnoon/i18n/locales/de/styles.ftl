### Styles: computers of the same strength with another temper

style-cautious = vorsichtig
style-bold = kühn
style-usual = wie immer
style-named = { $name }, { $style }
web-style-of = Wie { $name } spielt
cli-help-style = Wie der Computer auf den Stufen 1 bis 4 spielt: cautious (vorsichtig) oder bold (kühn).

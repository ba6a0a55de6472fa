### Che cosa valuta un computer mentre pensa.

web-weighs = { $name } valuta
cli-weighs = { $seat } valuta: { $idea } ({ $percent }%)

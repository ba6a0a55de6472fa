### Lo que dice la página alrededor del solucionador: quién va ganando y dónde cambió una partida.

web-study-who = Quién va ganando
web-study-thinking = Pensando…
web-study-further = Buscando más a fondo…
web-study-unproven = No se halló una demostración a tiempo.
web-hint-proven = demostrado

## Después de la partida

web-analysis = Análisis
web-analysis-lead = ¿Dónde cambió la partida y qué habría sido mejor? El solucionador examina cada momento, empezando por el final.
web-analysis-start = Analizar la partida
web-analysis-again = Volver a intentarlo
web-analysis-failed = El solucionador paró antes de tiempo; esto es lo que había encontrado.
web-analysis-progress = Análisis, momentos demostrados: { $proven } de { $total }
web-analysis-chart = Quién iba ganando en cada paso: { $first } arriba, { $second } abajo.
web-analysis-proven = demostrado
web-analysis-estimate = estimación
web-analysis-turnings = Momentos decisivos

### Kleine woorden voor en na een partij.

web-chart-course = Hoe de partij ervoor stond, stap voor stap
web-away-note = Is iemand die aan de beurt is vijf minuten weg, dan mogen de anderen in elk geval de computer laten doorspelen of de partij onbeslist beëindigen. Kies voor partijen over meerdere dagen een klok.
web-away-note-clock = De klok beslist: niemand hoeft langer te wachten dan die aangeeft.

### De computers zonder eigen ladder: hoe ze heten en wat ze niet zien

bot-playouts-1 = Groentje
bot-playouts-1-blind = Probeert elke keuze in een paar willekeurig uitgespeelde partijen en laat zich makkelijk door geluk misleiden.
bot-playouts-2 = Veedrijver
bot-playouts-2-blind = Probeert elke keuze in een paar honderd willekeurige partijen, en verwacht dat zijn tegenstanders lukraak spelen.
bot-playouts-3 = Voorman
bot-playouts-3-blind = Probeert elke keuze in een paar duizend willekeurige partijen, maar verwacht nog steeds dat zijn tegenstanders lukraak spelen.

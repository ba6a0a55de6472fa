### Los robots de Moon River: por qué eligen así

bot-moon-river-why-gain =
    { $points ->
        [one] { $what }: un punto más.
       *[other] { $what }: { $points } puntos más.
    }
bot-moon-river-why-symbols =
    { $points ->
        [one] Pepitas, castores y maíz: un punto más.
       *[other] Pepitas, castores y maíz: { $points } puntos más.
    }
bot-moon-river-why-grow = Todavía no puntúa, pero es lo que más posibilidades abre.
bot-moon-river-why-keep = Estas parcelas encontrarán más adelante un sitio mejor.
bot-moon-river-why-discard = Estas dos parcelas son las que menos se echarán de menos.
bot-moon-river-why-deny = A otro rancho le hace más falta esta parcela que al tuyo.
bot-moon-river-why-early = Desde ahí actúas antes en la próxima ronda.
bot-moon-river-why-fits =
    { $points ->
        [one] Con todo lo que puede traer, esta parcela le vale a tu rancho un punto más o menos.
       *[other] Con todo lo que puede traer, esta parcela le vale a tu rancho unos { $points } puntos.
    }

### Les robots de Moon River : pourquoi ils choisissent ainsi

bot-moon-river-why-gain =
    { $points ->
        [one] { $what } : { $points } point de plus.
       *[other] { $what } : { $points } points de plus.
    }
bot-moon-river-why-symbols =
    { $points ->
        [one] Pépites, castors et maïs : { $points } point de plus.
       *[other] Pépites, castors et maïs : { $points } points de plus.
    }
bot-moon-river-why-grow = Cela ne rapporte encore rien, mais c’est ce qui ouvre le plus de possibilités.
bot-moon-river-why-keep = Ces parcelles trouveront plus tard une meilleure place.
bot-moon-river-why-discard = Ces deux parcelles sont celles qui manqueront le moins.
bot-moon-river-why-deny = Un autre ranch a plus besoin de cette parcelle que le tien.
bot-moon-river-why-early = De là, tu joues plus tôt à la manche suivante.
bot-moon-river-why-fits =
    { $points ->
        [one] Avec tout ce qu’elle peut amener, cette parcelle vaut environ { $points } point pour ton ranch.
       *[other] Avec tout ce qu’elle peut amener, cette parcelle vaut environ { $points } points pour ton ranch.
    }

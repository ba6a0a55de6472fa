moon-river-option-parcels = Parcelas
moon-river-parcels-first = primeira reconstituição
moon-river-parcels-second = segunda reconstituição, com mais castores

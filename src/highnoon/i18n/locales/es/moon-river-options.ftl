moon-river-option-parcels = Parcelas
moon-river-parcels-first = primera reconstrucción
moon-river-parcels-second = segunda reconstrucción, con más castores

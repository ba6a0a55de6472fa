moon-river-option-parcels = Parcels
moon-river-parcels-first = as first reconstructed
moon-river-parcels-second = second reconstruction, with more beavers

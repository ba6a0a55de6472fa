moon-river-option-parcels = Percelen
moon-river-parcels-first = eerste reconstructie
moon-river-parcels-second = tweede reconstructie, met meer bevers

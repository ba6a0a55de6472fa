moon-river-option-parcels = Lotti
moon-river-parcels-first = prima ricostruzione
moon-river-parcels-second = seconda ricostruzione, con più castori

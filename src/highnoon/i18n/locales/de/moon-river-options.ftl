moon-river-option-parcels = Parzellen
moon-river-parcels-first = erste Rekonstruktion
moon-river-parcels-second = zweite Rekonstruktion mit mehr Bibern

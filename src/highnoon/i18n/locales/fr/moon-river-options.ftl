moon-river-option-parcels = Parcelles
moon-river-parcels-first = première reconstitution
moon-river-parcels-second = seconde reconstitution, avec plus de castors

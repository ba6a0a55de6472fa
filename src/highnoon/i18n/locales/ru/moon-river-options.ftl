moon-river-option-parcels = Участки
moon-river-parcels-first = первая реконструкция
moon-river-parcels-second = вторая реконструкция, бобров больше

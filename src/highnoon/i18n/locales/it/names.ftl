### I nomi che ciascuno si dà, e che cosa non si può chiedere

given-name = { $name }
    .the = { $name }
    .start = { $name }
# Dove il posto dice più di un colore, o due persone hanno lo stesso nome.
given-name-role = { $name } ({ $role })
    .the = { $name } ({ $role })
    .start = { $name } ({ $role })
error-portrait-unknown = Non c’è nessun ritratto «{ $found }». I ritratti sono: { $known }.
error-deal-hidden = Questo gioco nasconde parte della disposizione iniziale, e qualcuno al tavolo ormai l’ha vista: non si può ripetere uguale.

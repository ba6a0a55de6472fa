### Los nombres que cada cual se da, y lo que no se puede pedir

given-name = { $name }
    .the = { $name }
    .start = { $name }
# Donde el asiento dice más que un color, o dos personas se llaman igual.
given-name-role = { $name } ({ $role })
    .the = { $name } ({ $role })
    .start = { $name } ({ $role })
error-portrait-unknown = No hay ningún retrato «{ $found }». Los retratos son: { $known }.
error-deal-hidden = Este juego oculta parte de su reparto y alguien en la mesa ya lo ha visto, así que no se puede repetir igual.

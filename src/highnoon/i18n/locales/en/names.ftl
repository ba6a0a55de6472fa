### The names that people give themselves, and what may not be asked for

given-name = { $name }
    .the = { $name }
    .start = { $name }
# Where the seat says more than a colour, or two people have the same name.
given-name-role = { $name } ({ $role })
    .the = { $name } ({ $role })
    .start = { $name } ({ $role })
error-portrait-unknown = There is no portrait “{ $found }”. The portraits are: { $known }.
error-deal-hidden = This game hides part of its deal, and somebody at the table has seen it by now, so it cannot be dealt the same way again.

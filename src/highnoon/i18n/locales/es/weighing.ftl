### Lo que un ordenador sopesa mientras piensa.

web-weighs = { $name } sopesa
cli-weighs = { $seat } sopesa: { $idea } ({ $percent } %)

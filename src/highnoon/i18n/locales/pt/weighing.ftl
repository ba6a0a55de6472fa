### O que um computador pondera enquanto pensa.

web-weighs = { $name } pondera
cli-weighs = { $seat } pondera: { $idea } ({ $percent }%)

### Что взвешивает компьютер, пока думает.

web-weighs = { $name } взвешивает
cli-weighs = { $seat } взвешивает: { $idea } ({ $percent } %)

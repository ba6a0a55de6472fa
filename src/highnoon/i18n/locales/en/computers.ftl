web-computers-away = The computers cannot think just now. The game goes on by itself when they are back.
error-computers-away = The computers cannot think just now. Please try again later.
error-computer-tables = This device or network already has { $count } running tables with computers. Finish one of them first.
error-computers-busy = The computers are too busy just now. Please try again in a moment.

web-computers-away = The computers cannot think now. The table goes on by itself when they are back.
error-computers-away = The computers cannot think now. Please try again later.
error-computer-tables = This device or network has { $count } tables with computers running already. Finish one of them first.
error-computers-busy = The computers have too much to do now. Please try again in a moment.

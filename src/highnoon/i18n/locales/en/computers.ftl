web-computers-away = The computers cannot think now. The table goes on by itself when they are back.
error-computers-away = The computers cannot think now. Please try again later.

error-too-slow = The request took too long to arrive.
error-house-full = The house is full. Please try again in a moment.
error-watchers-full = Too many people are watching. Please try again later.
error-look-replaced = This seat has been opened on other screens; this one no longer follows the game.

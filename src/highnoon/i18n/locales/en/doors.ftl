error-too-slow = The request took too long to arrive.
error-house-full = The server is full. Please try again in a moment.
error-watchers-full = Too many people are watching. Please try again later.
error-look-replaced = This seat is open on too many screens; this one no longer follows the game.

error-too-slow = The request took too long to arrive.
error-house-full = The house is full. Please try again in a moment.

"""Arrays where there is no NumPy."""

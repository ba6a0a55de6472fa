"""Doors for researchers: the same rules through other libraries' interfaces."""

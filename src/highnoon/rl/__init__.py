"""Doors for learners: the same rules under other people's interfaces."""

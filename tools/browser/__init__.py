"""A browser at a house of its own, and hands that play in its page."""

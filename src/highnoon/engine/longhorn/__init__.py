"""Longhorn solved: a packed kernel, a proof search and what they tell a player."""

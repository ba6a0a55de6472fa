"""Puzzles of Moon River: the best play of the last turns, when nothing is drawn any more.

What counts is the lead over the best of the others at the end. Several ways may reach the best
lead, and each is a solution.
"""

from typing import Final

from highnoon.puzzles.moon_river.trying import attempt, view

NAMED: Final = False

__all__ = ["NAMED", "attempt", "view"]

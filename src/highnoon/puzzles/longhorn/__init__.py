"""Puzzles of Longhorn: the only way to win, or to hold the draw, for two to six turns.

`trying` is what players need; `proof`, `themes`, `mining` and `grading` make new ones.
"""

from typing import Final

from highnoon.puzzles.longhorn.trying import attempt, view

NAMED: Final = False

__all__ = ["NAMED", "attempt", "view"]

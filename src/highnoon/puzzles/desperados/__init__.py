"""Puzzles of Desperados: where somebody may be, where most likely, and who must be warned.

The position is a world that the solver's seat may be in, drawn from its view: only that view is
ever shown, and no answer depends on what the seat cannot see. Which player is sought stands in the
options as `suspect`.
"""

from typing import Final

from highnoon.puzzles.desperados.trying import attempt, view

NAMED: Final = True

__all__ = ["NAMED", "attempt", "view"]

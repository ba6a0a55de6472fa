"""The columns of a frame: what the searches keep of a node on the way down.

A frame is one row for each depth. The proof search, averages and endings call one another below
the same node, so each has columns of its own.
"""

from __future__ import annotations

from typing import Final

# Of the proof search.
INDEX: Final = 0
"""Which child of the node above it is."""
PROOF_LIMIT: Final = 1
DISPROOF_LIMIT: Final = 2
BEGUN: Final = 3
"""The count of nodes when it was opened."""
COUNT: Final = 4
"""How many children it has."""
END: Final = 5
"""The best value among its turns that end the game, or `NONE`."""

# Of averages over draws.
WHICH: Final = 6
ALPHA: Final = 7
BETA: Final = 8
LEAST: Final = 9
MOST: Final = 10
"""What is proven of it already."""
VALUE: Final = 11
LEFT: Final = 12
ALL: Final = 13
"""How many of its children are still to be visited, and of how many."""
START: Final = 14
"""The count of nodes when it was entered."""

# Of endings.
NEXT: Final = 15
OPEN: Final = 16
"""Its next child to be tried, and how many there are."""
WHO: Final = 17
"""Who decides there."""

FRAME: Final = 18
"""How long a frame is."""

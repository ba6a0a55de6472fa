"""What keeps the value, asked of the solver."""

from __future__ import annotations

from fractions import Fraction
from math import inf
from typing import Any, Final

from highnoon.core.action import Seat
from highnoon.engine.longhorn.bounds import Bounds
from highnoon.engine.longhorn.kernels.transpositions import new_table, wipe
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.games.longhorn.state import State
from highnoon.puzzles.longhorn.proof import Unproven

NODES: Final = 150_000
"""Nodes for one position: what takes more is no puzzle for people."""
MEMORY: Final = 1 << 24


class Room:
    """The memory of one search after another."""

    def __init__(self, memory: int = MEMORY) -> None:
        self._table: Any = new_table(memory)

    def search(self, state: State) -> Search:
        """A search for the deal of this position; the one before it is over."""
        return Search(state, table=wipe(self._table))


class Solved:
    """Whether positions are worth what they should be, proven by a search."""

    def __init__(self, search: Search, seat: Seat, value: Fraction, nodes: int = NODES) -> None:
        self.search = search
        self._seat = seat
        self._value = value
        self._budget = Budget(inf, nodes)

    def keeps(self, state: State) -> bool:
        """Whether the seat has at least the value here."""
        found = self.search.bounds(state, self._budget).of(self._seat)
        if found.low >= self._value:
            return True
        if found.high < self._value:
            return False
        raise Unproven

    def effort(self, state: State) -> int:
        """How much work the position took, as a power of two."""
        return self.search.effort(state)


def worth(search: Search, state: State, nodes: int = NODES) -> Bounds:
    """What is proven of a position, as whoever is in turn sees it."""
    return search.bounds(state, Budget(inf, nodes)).of(state.side)

"""The time of one turn: each of its decisions has a share of what is left.

A turn is up to a dozen small decisions. Whoever thinks remembers how much was spent, for the
states that the turn will come to; a process that remembers nothing takes a decision for the first.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from highnoon.games.moon_river.state import Phase, State

SHARES: Final[dict[Phase, float]] = {
    "expand": 0.5,
    "place": 0.5,
    "recruit": 0.4,
    "bonus": 0.4,
    "steal": 0.3,
}
"""What one decision takes of the time that is left: a second domino still has some."""

MOST_FOR_STANDING: Final = 0.5
"""The most of a turn's time that the choice of the next parcel takes, when all else was quick."""

KEPT_FOR_STANDING: Final = 0.3
"""The part of a turn's time that is left for the choice of the next parcel."""

REMEMBERED: Final = 512
"""States: some turns at each of a few tables."""


class Purse:
    """What this process remembers of turns that are going on."""

    def __init__(self) -> None:
        self._spent: OrderedDict[State, float] = OrderedDict()

    def seconds(self, state: State, turn: float) -> float:
        """How long to think about this decision, when a whole turn has so many seconds."""
        left = turn - self._spent.get(state, 0.0)
        if state.phase == "stand":
            return max(0.0, min(left, turn * MOST_FOR_STANDING))
        return max(0.0, (left - turn * KEPT_FOR_STANDING) * SHARES[state.phase])

    def keep(self, way: Sequence[State], spent: float) -> None:
        """Remember the states that a turn will come to, from the one decided on."""
        total = spent + self._spent.get(way[0], 0.0)
        for state in way[1:]:
            self._spent[state] = total
            self._spent.move_to_end(state)
        while len(self._spent) > REMEMBERED:
            self._spent.popitem(last=False)

"""How far away the end of a decided game is: proven bounds, by iterative deepening.

The winner hurries, the loser delays. A look this many turns ahead that finds no win proves that
there is none so soon; one that finds a win proves that it comes soon after.
"""

from __future__ import annotations

from typing import Any, Final

from highnoon.core.action import CHANCE
from highnoon.engine.longhorn.bounds import Bounds
from highnoon.engine.longhorn.kernels.layout import DEPTH, KEY, WIDTH
from highnoon.engine.longhorn.kernels.lookahead import (
    BOOK,
    LIMIT,
    NODES,
    SPENT,
    SURE,
    look,
    new_memory,
)
from highnoon.engine.longhorn.kernels.memory import words
from highnoon.engine.longhorn.kernels.pack import deal_of, packable, space, words_of
from highnoon.engine.longhorn.kernels.turns import lay
from highnoon.engine.longhorn.search import following
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.state import ENDED, State, on_board

NODES_AT_MOST: Final = 1_500_000
"""Nodes for the whole question, about a second."""
_IN_SIGHT: Final = 2
"""Turns beyond its depth within which a look sees an end: one's own, and the rival's caught."""


def longest(state: State) -> int:
    """Turns that a game can still last, the present one included: each takes a cow at least."""
    return sum(on_board(state)) + (state.phase not in ("start", "steal"))


def distance(state: State, value: Bounds) -> tuple[int, int]:
    """The least and the most turns to the end, the present one included."""
    if abs(value.low) != 1 or not value.exact:
        return 1, longest(state)
    return _Look(int(value.low)).between(state, NODES_AT_MOST)


class _Look:
    """Looks ahead for the winner, 1 the first player, -1 the second."""

    def __init__(self, winner: int) -> None:
        self._winner = winner
        self._kids, self._work = space()
        self._order = words(DEPTH, WIDTH)
        self._book = words(BOOK)

    def between(self, state: State, nodes: int) -> tuple[int, int]:
        """The bounds for a position; what the winner does not win lasts as long as it can."""
        if state.phase in ENDED:
            return 0, 0
        if packable(state):
            return self._deeper(state, nodes)
        (actor,) = rules.actors(state)
        after = [reached for _, reached, _ in following(state)]
        found = [self.between(one, nodes // len(after)) for one in after]
        # The present turn counts where it ends with this decision; else what follows counts it.
        now = [int(state.phase != "start" and one.phase in ("steal", *ENDED)) for one in after]
        least = [low + one for (low, _), one in zip(found, now, strict=True)]
        most = [high + one for (_, high), one in zip(found, now, strict=True)]
        if actor == CHANCE:
            return min(least), max(most)
        best = min if (1, -1)[actor] == self._winner else max
        return best(least), min(best(most), longest(state))

    def _deeper(self, state: State, nodes: int) -> tuple[int, int]:
        """Look further and further ahead until the win is seen or the nodes are spent."""
        memory, deal = new_memory(), deal_of(state)
        now, most = int(state.phase != "steal"), longest(state)
        spent = 0
        for turns in range(most):
            if not self._wins(state, deal, memory, turns, nodes - spent):
                spent += int(self._book[NODES])
                if self._book[SPENT]:
                    return max(1, turns + now), most
                continue
            return max(1, turns + now), min(most, turns + now + _IN_SIGHT)
        return most, most

    def _wins(self, state: State, deal: Any, memory: Any, turns: int, nodes: int) -> bool:
        self._book[:] = 0
        self._book[LIMIT] = nodes
        self._kids[0, 0, :KEY] = words_of(state)
        lay(self._kids, self._work)
        value = look(
            self._kids, 0, 0, deal, self._work, self._order, memory, self._book,
            turns, -2 * SURE, 2 * SURE,
        )  # fmt: skip
        return bool(not self._book[SPENT] and value == self._winner * SURE)

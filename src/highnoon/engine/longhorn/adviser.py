"""What to do now: looking ahead and proving take turns, and what is proven is exact."""

from __future__ import annotations

import time
from fractions import Fraction
from functools import cache
from typing import Any, Final

from highnoon.core.action import Action, Seat
from highnoon.engine.longhorn.foresight import Foresight, Thought
from highnoon.engine.longhorn.pack import deal_of, same_deal
from highnoon.engine.longhorn.search import Bounds, Budget, Search, following
from highnoon.engine.longhorn.transpositions import new_table, wipe
from highnoon.engine.warming import warm
from highnoon.games.longhorn.state import State

MEMORY: Final = 1 << 27
"""Bytes for proofs; they stay from one decision of a game to the next."""
_LOOKING: Final = 0.35
"""The share of the time spent on looking ahead before proofs are tried."""
_STEP: Final = 20_000
"""Nodes of the first attempt at a proof; each further one gets twice as many."""
_NO_TIME: Final = Budget(1e9)


class Adviser:
    """Thinks about one decision at a time, and remembers the game it is in."""

    def __init__(self) -> None:
        self._foresight = Foresight()
        self._proofs: Any = new_table(MEMORY)
        self._deal: Any = None

    def think(self, state: State, seat: Seat, seconds: float, nodes: int) -> Thought:
        """The best action found before time or nodes run out."""
        begin = time.monotonic()
        if self._deal is None or not same_deal(state, self._deal):
            self._deal = deal_of(state)
            wipe(self._proofs)
            self._foresight.forget()
        seen = self._foresight.think(state, seat, _LOOKING * seconds, int(_LOOKING * nodes))
        left = seconds - (time.monotonic() - begin)
        if seen.exact or left <= 0:
            return seen
        search = Search(state, Budget(left, nodes - seen.nodes), table=self._proofs)
        value, action = _proven(search, state, seat, seen.action)
        spent = seen.nodes + search.nodes
        if value is None:
            return seen._replace(action=action, nodes=spent)
        return seen._replace(action=action, value=float(value), exact=True, nodes=spent)


def _proven(
    search: Search, state: State, seat: Seat, wish: Action
) -> tuple[Fraction | None, Action]:
    """The value for the seat, if it can be proven, and an action that keeps it.

    Without a proof, the wish stands unless it is proven to lose.
    """
    step, whole = _STEP, Bounds()
    while not whole.exact and search.seconds < search.budget.seconds:
        room = int(
            search.nodes / max(1e-3, search.seconds) * (search.budget.seconds - search.seconds)
        )
        whole = search.bounds(state, min(step, max(_STEP // 4, room)))
        if search.nodes >= search.budget.nodes:
            break
        step *= 2
    # What is known of each choice lies in the table: a look costs no time to speak of.
    search.budget = _NO_TIME
    known = {action: _for(search.bounds(after, 1), seat) for action, after, _ in following(state)}
    if whole.exact:
        value = _for(whole, seat).low
        keeps = [action for action, bounds in known.items() if bounds.low >= value]
        if keeps:
            return value, wish if wish in keeps else keeps[0]
    if known[wish].high == -1:
        wish = next((action for action, bounds in known.items() if bounds.high > -1), wish)
    return None, wish


def _for(bounds: Bounds, seat: Seat) -> Bounds:
    return Bounds(-bounds.high, -bounds.low) if seat else bounds


@cache
def adviser() -> Adviser:
    """The adviser of a process, its kernels loaded before any clock runs."""
    warm("longhorn")
    return Adviser()

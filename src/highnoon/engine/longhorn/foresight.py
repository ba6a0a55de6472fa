"""What to do now, by looking ahead as far as the time allows; exact where the end is in sight."""

from __future__ import annotations

import time
from math import exp
from typing import Final, NamedTuple

from highnoon.core.action import Action, Seat
from highnoon.engine.longhorn.kernels.estimate import ONE
from highnoon.engine.longhorn.kernels.layout import DEPTH, KEY, WIDTH
from highnoon.engine.longhorn.kernels.lookahead import (
    BOOK,
    GUESSED,
    LIMIT,
    NODES,
    SPENT,
    SURE,
    look,
    new_memory,
)
from highnoon.engine.longhorn.kernels.memory import sign, words
from highnoon.engine.longhorn.kernels.pack import deal_of, space, words_of
from highnoon.engine.longhorn.kernels.turns import lay
from highnoon.engine.longhorn.rest import Ways, leaves, rest_of_turn, worth
from highnoon.games.longhorn.scoring import result
from highnoon.games.longhorn.state import State

DEEPEST: Final = 50
_LESS: Final = 1e-9
_SLOW: Final = 100_000
"""Nodes a second that any machine reaches; the true speed is measured on the way."""


class Thought(NamedTuple):
    """What looking ahead says: an action, its worth (-1 lost to 1 won), and how far it looked."""

    action: Action
    value: float
    exact: bool
    """Whether nothing was estimated."""
    turns: int
    nodes: int

    @property
    def chances(self) -> float:
        """The worth as a share of wins."""
        if self.exact:
            return (1 + self.value) / 2
        return float(1 / (1 + exp(-max(-20.0, min(20.0, self.value * SURE / ONE)))))


class Foresight:
    """Room for one search at a time; what was seen is kept for the next decision."""

    def __init__(self) -> None:
        self._kids, self._work = space()
        self._order = words(DEPTH, WIDTH)
        self._book = words(BOOK)
        self._memory = new_memory()

    def think(self, state: State, seat: Seat, seconds: float, nodes: int) -> Thought:
        """The best action found before time or nodes run out."""
        begin = time.monotonic()
        rest = rest_of_turn(state, seat)
        assert isinstance(rest, Ways)
        found = dict(leaves(rest))
        values: dict[State, float] = {}
        order = list(found)
        spent = 0
        thought = Thought(rest.ways[0][0], 0.0, False, 0, 0)
        for turns in range(DEEPEST):
            best, exact, latest = -2.0, True, dict[State, float]()
            for leaf in order:
                passed = time.monotonic() - begin
                speed = max(_SLOW, spent / passed if passed > 0.05 else 0)
                room = min(nodes - spent, int(speed * (seconds - passed)))
                lowest = -2.0 if found[leaf] else best
                value = self._value(leaf, seat, turns, lowest, room)
                spent += int(self._book[NODES])
                if value is None:
                    break
                exact = exact and not self._book[GUESSED]
                # What is not better than the best is only known to be no better.
                latest[leaf] = value if value > lowest else value - _LESS
                if not found[leaf] and value > best:
                    best = value
                if best == 1.0:
                    break
            finished = len(latest) == len(order)
            if not latest or (not finished and best < 1.0 and any(found.values())):
                break
            # An unfinished depth counts as far as it went: it began with what was best before.
            values = latest if finished else {**dict.fromkeys(order, -2.0), **latest}
            worths = [(worth(below, values.__getitem__), action) for action, below in rest.ways]
            value, action = max(worths, key=lambda one: one[0])
            if value == -1.0 and turns:
                # All is lost: what held out longest gives the rival most chances to err.
                action = thought.action
            sure = abs(value) == 1.0 or (exact and finished)
            thought = Thought(action, value, sure, turns + 1, spent)
            order.sort(key=lambda leaf: -values[leaf])
            if not finished or thought.exact:
                break
        return thought._replace(nodes=spent)

    def forget(self) -> None:
        """Another game: what was seen means nothing there."""
        self._memory = new_memory()

    def _value(self, leaf: State, seat: Seat, turns: int, lowest: float, room: int) -> float | None:
        """What a leaf is worth to the seat, or None if there was no room to find out."""
        self._book[:] = 0
        ended = result(leaf)
        if ended is not None:
            return float(sign(ended.places[1 - seat] - ended.places[seat]))
        self._kids[0, 0, :KEY] = words_of(leaf)
        lay(self._kids, self._work)
        self._book[LIMIT] = room
        low, high = int(lowest * SURE), 2 * SURE
        if seat:
            low, high = -high, -low
        value = look(
            self._kids, 0, 0, deal_of(leaf), self._work, self._order, self._memory, self._book,
            turns, low, high,
        )  # fmt: skip
        if self._book[SPENT]:
            return None
        return float((-value if seat else value) / SURE)

"""What was thought about a decision before it was due, and what that saves when it is.

Others may move otherwise than was expected. Then the ideas that did badly are left out, as if the
first phase of the search were over; what was expected exactly needs no second thought.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from typing import Final, NamedTuple, TypeAlias

from highnoon.core.action import Action
from highnoon.engine.search.halving import Tried
from highnoon.games.moon_river.state import State, last_round

Line: TypeAlias = tuple[Action, ...]

ENOUGH: Final = 32
"""Playouts after which an idea may be left out."""
REMEMBERED: Final = 256
"""Decisions to come: some at each of a few tables."""


@dataclass(slots=True)
class Musing:
    """A decision that is expected: each idea with the sum and the number of its playouts."""

    state: State
    tried: dict[Line, tuple[float, int]] = field(default_factory=dict)
    seconds: float = 0.0

    def note(self, line: Line, total: float, count: int) -> None:
        """So many playouts more."""
        before, visits = self.tried.get(line, (0.0, 0))
        self.tried[line] = before + total, visits + count

    def mean(self, line: Line) -> float:
        """What an idea has been worth so far."""
        total, visits = self.tried[line]
        return total / visits

    @property
    def settled(self) -> bool:
        """Whether every idea was tried often enough to be left out."""
        return all(visits >= ENOUGH for _, visits in self.tried.values())


class HeadStart(NamedTuple):
    """The ideas that are left, what is known of each, and how long they are still thought about."""

    lines: Sequence[Line]
    before: Sequence[Tried]
    seconds: float


def question(state: State) -> tuple[object, ...]:
    """A decision by what its seat has itself: others may have moved otherwise meanwhile."""
    own = state.ranches[state.seat]
    return state.seat, state.phase, own, state.turn, state.scenario, last_round(state)


class Musings:
    """What this process has thought about ahead of time."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[object, ...], Musing] = OrderedDict()

    def keep(self, musing: Musing) -> None:
        """Remember this, instead of what was expected before, once it tells as much."""
        key = question(musing.state)
        if key in self._known and not musing.settled:
            return
        self._known[key] = musing
        self._known.move_to_end(key)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def narrowed(self, state: State, lines: Sequence[Line]) -> list[Line]:
        """The ideas without those that are known to do badly: at least half of them are left."""
        known = self._known.get(question(state))
        if known is None or not known.settled or any(line not in known.tried for line in lines):
            return list(lines)
        keep = sorted(lines, key=known.mean, reverse=True)[: max(2, ceil(len(lines) / 2))]
        return [line for line in lines if line in keep]

    def head_start(self, state: State, lines: Sequence[Line], seconds: float) -> HeadStart:
        """What is left to be thought about, of so many seconds."""
        left = self.narrowed(state, lines)
        if len(left) < len(lines):
            seconds *= ceil(log2(len(left))) / ceil(log2(len(lines)))
        known = self._known.get(question(state))
        if known is None or known.state != state or len(left) == len(lines):
            return HeadStart(left, (), seconds)
        before = [
            Tried(number, known.tried[line][1], known.mean(line))
            for number, line in enumerate(left)
        ]
        return HeadStart(left, before, max(0.0, seconds - known.seconds))


MUSINGS: Final = Musings()

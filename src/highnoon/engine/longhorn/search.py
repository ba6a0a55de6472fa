"""One deal under search: the kernels, their table, and how much they may still spend."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import tanh
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from highnoon.core.action import CHANCE, Action
from highnoon.engine.longhorn import chance, pack, proof, turns
from highnoon.engine.longhorn.estimate import ONE, glance
from highnoon.engine.longhorn.frames import FRAME
from highnoon.engine.longhorn.layout import DEPTH, KEY, PLACE
from highnoon.engine.longhorn.moves import NONE
from highnoon.engine.longhorn.transpositions import WORK, find, new_table
from highnoon.games.longhorn import rules, scoring
from highnoon.games.longhorn.chance import outcomes
from highnoon.games.longhorn.state import ENDED, State

CHUNK: Final = 100_000
"""Nodes between two looks at the clock, about a tenth of a second."""
MEMORY: Final = 1 << 30


NO_LIMIT: Final = 1 << 60


class Budget(NamedTuple):
    """How long a search may take; whichever ends first."""

    seconds: float = 60.0
    nodes: int = NO_LIMIT


MINUTE: Final = Budget()


class Bounds(NamedTuple):
    """What is proven of a position's value for the first player: 1 won, 0 drawn, -1 lost."""

    low: Fraction = Fraction(-1)
    high: Fraction = Fraction(1)

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.low == self.high

    def within(self, other: Bounds) -> Bounds:
        """What both prove together."""
        return Bounds(max(self.low, other.low), min(self.high, other.high))


Progress: TypeAlias = Callable[[int, float], None]
"""Called between chunks with the nodes and seconds spent so far."""


class Search:
    """Positions of one deal, sharing what was proven about any of them.

    A `table` of an earlier search may be given: of the same deal, or wiped.
    """

    def __init__(
        self,
        state: State,
        budget: Budget = MINUTE,
        memory: int = MEMORY,
        progress: Progress | None = None,
        table: Any = None,
    ) -> None:
        self.table = new_table(memory) if table is None else table
        self.budget = budget
        self.progress = progress
        self._deal = pack.deal_of(state)
        self._kids, self._work = pack.space()
        self._book = np.zeros(proof.BOOK, np.int64)
        self._frames = np.zeros((DEPTH, FRAME), np.int64)
        self._found: dict[State, Bounds] = {}
        self._begun = monotonic()

    @property
    def nodes(self) -> int:
        """Nodes visited so far."""
        return int(self._book[proof.NODES])

    @property
    def seconds(self) -> float:
        """Time since the search began."""
        return monotonic() - self._begun

    def knows(self, state: State) -> bool:
        """Whether the kernel knows this moment; else the rules lead on."""
        return pack.packable(state)

    def peek(self, state: State) -> Bounds:
        """What is proven of a position already."""
        return self._found.get(state, Bounds())

    def bounds(self, state: State, at_most: int | None = None) -> Bounds:
        """What can be proven of a position within `at_most` nodes and what is left."""
        if state.phase in ENDED:
            return _ended(state)
        if not pack.packable(state):
            return self._combined(state, at_most)
        left = max(0, self.budget.nodes - self.nodes)
        end = self.nodes + (left if at_most is None else min(left, at_most))
        found = self.peek(state)
        while not found.exact:
            if self.nodes >= end or self.seconds >= self.budget.seconds:
                break
            self._lay(state)
            self._book[proof.LIMIT] = min(end, self.nodes + CHUNK)
            more = self._chunk()
            found = found.within(more)
            self._found[state] = found
            if self.progress is not None:
                self.progress(self.nodes, self.seconds)
        return found

    def _chunk(self) -> Bounds:
        room: Any = (*self._room(), CHUNK)
        low, high = chance.bounds(*room)
        if low < high and self.nodes < self._book[proof.LIMIT]:
            # Proofs for and against a kind chance differ: average what the draws may bring.
            value = chance.expect(*self._room())
            if value != chance.UNKNOWN:
                exact = Fraction(int(value), chance.WIN)
                return Bounds(exact, exact)
        return Bounds(Fraction(int(low) - 1), Fraction(int(high) - 1))

    def estimate(self, state: State) -> float:
        """What a position looks worth to the first player without a search, from -1 to 1."""
        if state.phase in ENDED:
            return float(_ended(state).low)
        if not pack.packable(state):
            best = max if min(rules.actors(state)) == 0 else min
            return best(self.estimate(after) for _, after, _ in following(state))
        self._lay(state)
        end, view = glance(self._kids, 0, 0, self._deal)
        mine = float(end) if end != NONE else tanh(view / ONE / 2)
        return -mine if state.side else mine

    def _room(self) -> tuple[Any, ...]:
        node = (self._kids, 0, 0, self._deal, self._work)
        return (*node, self.table, self._book, self._frames)

    def _combined(self, state: State, at_most: int | None) -> Bounds:
        """A moment the kernel does not know, from those that follow it."""
        found = [self.bounds(after, at_most) for _, after, _ in following(state)]
        best = max if min(rules.actors(state)) == 0 else min
        return Bounds(best(one.low for one in found), best(one.high for one in found))

    def effort(self, state: State) -> int:
        """How much work the table remembers for a position, as a power of two; 0 if none."""
        if not pack.packable(state):
            return 0
        self._lay(state)
        word = find(self.table, self._kids[0, 0, KEY], self._kids[0, 0, PLACE])
        return max(0, int(word)) >> WORK & 63

    def _lay(self, state: State) -> None:
        if not pack.same_deal(state, self._deal):
            raise ValueError("a search serves the positions of one deal only")
        self._kids[0, 0, :KEY] = pack.words_of(state)
        turns.lay(self._kids, self._work)


def following(state: State) -> list[tuple[Action, State, Fraction]]:
    """Every action and what it leads to, by the rules; chances are 1 but for draws."""
    (seat,) = rules.actors(state)
    if seat == CHANCE:
        return [
            (action, rules.apply(state, seat, action).state, likely)
            for action, likely in outcomes(state)
        ]
    return [
        (action, rules.apply(state, seat, action).state, Fraction(1)) for action in state.choices
    ]


def _ended(state: State) -> Bounds:
    result = scoring.result(state)
    if result is None:
        raise ValueError(state.phase)
    value = Fraction(result.places[1] - result.places[0])
    return Bounds(value, value)


__all__ = ["MEMORY", "Bounds", "Budget", "Progress", "Search", "following"]

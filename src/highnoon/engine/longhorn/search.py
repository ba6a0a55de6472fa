"""One deal under search: the kernels, their transposition table, and one question after another."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import tanh
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias

from highnoon.core.action import CHANCE, Action
from highnoon.engine.longhorn.bounds import Bounds, best
from highnoon.engine.longhorn.kernels import chance, pack, proof, turns
from highnoon.engine.longhorn.kernels.estimate import ONE, glance
from highnoon.engine.longhorn.kernels.frames import FRAME
from highnoon.engine.longhorn.kernels.layout import DEPTH, KEY, PLACE
from highnoon.engine.longhorn.kernels.memory import words
from highnoon.engine.longhorn.kernels.moves import NONE
from highnoon.engine.longhorn.kernels.transpositions import WORK, find, new_table
from highnoon.games.longhorn import rules, scoring
from highnoon.games.longhorn.chance import outcomes
from highnoon.games.longhorn.state import ENDED, State

MEMORY: Final = 1 << 30
NO_LIMIT: Final = 1 << 60
_CHUNK: Final = 100_000
"""Nodes between two looks at the clock, about a twentieth of a second."""
_LEAST: Final = 5_000
"""The same when the time is nearly over."""
_SLOW: Final = 100_000
"""Nodes a second that any machine reaches; the true speed is measured on the way."""


class Budget(NamedTuple):
    """How much a search may spend; whichever ends first."""

    seconds: float = 60.0
    nodes: int = NO_LIMIT


MINUTE: Final = Budget()

Stop: TypeAlias = Callable[[], bool]
"""Asked between chunks: whether the answer is not needed any more."""


class Search:
    """Positions of one deal, sharing what was proven about any of them.

    A `table` of an earlier search may be given: of the same deal, or wiped.
    """

    def __init__(self, state: State, memory: int = MEMORY, table: Any = None) -> None:
        self.table = new_table(memory) if table is None else table
        self._deal = pack.deal_of(state)
        self._kids, self._work = pack.space()
        self._book = words(proof.BOOK)
        self._frames = words(DEPTH, FRAME)
        self._found: dict[State, Bounds] = {}
        self._busy = 0.0

    @property
    def nodes(self) -> int:
        """Nodes visited so far."""
        return int(self._book[proof.NODES])

    def serves(self, state: State) -> bool:
        """Whether a position belongs to this deal."""
        return pack.same_deal(state, self._deal)

    def knows(self, state: State) -> bool:
        """Whether the kernels know this moment; else the rules lead on."""
        return pack.packable(state)

    def peek(self, state: State) -> Bounds:
        """What is proven of a position already."""
        return self._found.get(state, Bounds())

    def bounds(self, state: State, budget: Budget = MINUTE, stop: Stop | None = None) -> Bounds:
        """What can be proven of a position within the budget, going on from what is proven."""
        if state.phase in ENDED:
            return _ended(state)
        if not self.knows(state):
            return self._combined(state, budget, stop)
        begun, before = monotonic(), self.nodes
        found = self.peek(state)
        while not (found.exact or (stop is not None and stop())):
            nodes = budget.nodes - (self.nodes - before)
            seconds = budget.seconds - (monotonic() - begun)
            if nodes <= 0 or seconds <= 0:
                break
            self._lay(state)
            self._book[proof.LIMIT] = self.nodes + min(nodes, self._chunk(seconds))
            found = found.within(self._prove())
            self._found[state] = found
        return found

    def _chunk(self, seconds: float) -> int:
        """How many nodes until the next look at the clock, if this much time is left."""
        speed = max(_SLOW, self.nodes / max(1e-3, self._busy))
        return int(max(_LEAST, min(_CHUNK, speed * seconds)))

    def _prove(self) -> Bounds:
        """What the kernels prove of the position that was laid, within the limit of the book."""
        begun = monotonic()
        room: Any = (*self._room(), _CHUNK)
        low, high = chance.bounds(*room)
        found = Bounds(Fraction(int(low) - 1), Fraction(int(high) - 1))
        if low < high and self.nodes < self._book[proof.LIMIT]:
            # Proofs for and against a kind chance differ: average what the draws may bring.
            value = chance.expect(*self._room())
            if value != chance.UNKNOWN:
                found = Bounds.known(Fraction(int(value), chance.WIN))
        self._busy += monotonic() - begun
        return found

    def estimate(self, state: State) -> float:
        """What a position looks worth to the first player without a search, from -1 to 1."""
        if state.phase in ENDED:
            return float(_ended(state).low)
        if not self.knows(state):
            best_of = max if min(rules.actors(state)) == 0 else min
            return best_of(self.estimate(after) for _, after, _ in following(state))
        self._lay(state)
        end, view = glance(self._kids, 0, 0, self._deal)
        mine = float(end) if end != NONE else tanh(view / ONE / 2)
        return -mine if state.side else mine

    def effort(self, state: State) -> int:
        """How much work is remembered for a position, as a power of two; 0 if none."""
        if not self.knows(state):
            return 0
        self._lay(state)
        word = find(self.table, self._kids[0, 0, KEY], self._kids[0, 0, PLACE])
        return max(0, int(word)) >> WORK & 63

    def _combined(self, state: State, budget: Budget, stop: Stop | None) -> Bounds:
        """A moment the kernels do not know, by those that follow it."""
        end = monotonic() + budget.seconds
        found = [
            self.bounds(after, Budget(end - monotonic(), budget.nodes), stop)
            for _, after, _ in following(state)
        ]
        return best(found, min(rules.actors(state)))

    def _room(self) -> tuple[Any, ...]:
        node = (self._kids, 0, 0, self._deal, self._work)
        return (*node, self.table, self._book, self._frames)

    def _lay(self, state: State) -> None:
        if not self.serves(state):
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
    return Bounds.known(result.places[1] - result.places[0])

"""Which of several decided moves is hardest to refute, or safest: measured, never guessed.

All moves run a race. The winner looks for the win behind each of them, one turn further every
time and with a memory of its own for each; a move whose end is seen falls out. Whoever is lost
takes the one that outlasts the others, whoever wins the one that is won soonest; among those that
fall together, what took the most nodes to see counts as harder.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final, NamedTuple

from highnoon.core.action import Action, Seat
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
from highnoon.engine.longhorn.kernels.memory import sign, words
from highnoon.engine.longhorn.kernels.pack import deal_of, space, words_of
from highnoon.engine.longhorn.kernels.turns import lay
from highnoon.engine.longhorn.rest import Rest, Ways, leaves, rest_of_turn
from highnoon.games.longhorn.scoring import result
from highnoon.games.longhorn.state import State

DEEPEST: Final = 40
AT_MOST: Final = 3_000_000
"""Nodes for the whole race."""
_SLOW: Final = 100_000
"""Nodes a second that any machine reaches; the true speed is measured on the way."""


class Held(NamedTuple):
    """How long the outcome of a move stays unseen; a greater one is harder to see."""

    open: bool
    """Whether it was still unseen when the race ended."""
    turns: int
    nodes: int


class Choice(NamedTuple):
    """The move that was picked, and by what it is ahead of the others."""

    action: Action
    outlasts: bool
    """Whether its end lies further away, or for a winner nearer, than that of every other."""
    costs: bool
    """Whether at least it takes the most work to see, or for a winner the least."""


def hardest(state: State, seat: Seat, moves: Sequence[Action], seconds: float) -> Choice:
    """Of moves that all lose, the one whose refutation takes longest, then costs most."""
    found = _Race(state, seat, moves, 1 - seat).run(seconds, stop_at=1)
    action = max(moves, key=found.__getitem__)
    others = [held for move, held in found.items() if move != action]
    best = found[action]
    outlasts = all(best[:2] > held[:2] for held in others)
    return Choice(action, bool(others) and outlasts, all(best > held for held in others))


def safest(state: State, seat: Seat, moves: Sequence[Action], seconds: float) -> Choice:
    """Of moves that all win, the one whose win is seen soonest, then with the least work."""
    found = _Race(state, seat, moves, seat).run(seconds, stop_at=len(moves) - 1)
    action = min(moves, key=found.__getitem__)
    others = [held for move, held in found.items() if move != action]
    best = found[action]
    soonest = all(best[:2] < held[:2] for held in others)
    return Choice(action, bool(others) and soonest, all(best < held for held in others))


def race(
    state: State, seat: Seat, moves: Sequence[Action], winner: Seat, seconds: float
) -> dict[Action, Held]:
    """How long the outcome of each of these moves stays unseen, until all is seen."""
    return _Race(state, seat, moves, winner).run(seconds, stop_at=0)


class _Runner:
    """One move: the positions it may lead to, and how each has held."""

    def __init__(self, rest: Rest) -> None:
        self.rest = rest
        self.memory = new_memory()
        self.held = {leaf: Held(True, 0, 0) for leaf, _ in leaves(rest)}

    def worth(self, rest: Rest, lost: bool) -> Held:
        """How the rest of a turn holds: its player takes the best for them, chance the worst."""
        if isinstance(rest, State):
            return self.held[rest]
        own = max if lost else min
        if isinstance(rest, Ways):
            return own(self.worth(below, lost) for _, below in rest.ways)
        chance = min if lost else max
        return chance(self.worth(below, lost) for _, below in rest.draws)


class _Race:
    def __init__(self, state: State, seat: Seat, moves: Sequence[Action], winner: Seat) -> None:
        turn = rest_of_turn(state, seat)
        assert isinstance(turn, Ways)
        self._runners = {move: _Runner(rest) for move, rest in turn.ways if move in moves}
        self._lost = winner != seat
        self._won = SURE if winner == 0 else -SURE
        self._kids, self._work = space()
        self._order = words(DEPTH, WIDTH)
        self._book: Any = words(BOOK)

    def run(self, seconds: float, stop_at: int) -> dict[Action, Held]:
        """Look further until so few runners are left, or the time or the nodes are spent."""
        begun, spent = monotonic(), 0
        for turns in range(DEEPEST):
            for runner in self._runners.values():
                for leaf, held in runner.held.items():
                    if not held.open:
                        continue
                    passed = monotonic() - begun
                    speed = max(_SLOW, spent / passed if passed > 0.05 else 0)
                    room = min(AT_MOST - spent, int(speed * (seconds - passed)))
                    if room <= 0:
                        return self._found()
                    seen = self._sees(runner, leaf, turns, room)
                    used = int(self._book[NODES])
                    spent += used
                    runner.held[leaf] = Held(not seen, turns, held.nodes + used)
            found = self._found()
            if sum(held.open for held in found.values()) <= stop_at:
                break
        return self._found()

    def _found(self) -> dict[Action, Held]:
        return {
            move: runner.worth(runner.rest, self._lost) for move, runner in self._runners.items()
        }

    def _sees(self, runner: _Runner, leaf: State, turns: int, room: int) -> bool:
        """Whether a look so many turns ahead sees that the winner wins."""
        self._book[:] = 0
        if (ended := result(leaf)) is not None:
            return bool(sign(ended.places[1] - ended.places[0]) * SURE == self._won)
        self._kids[0, 0, :KEY] = words_of(leaf)
        lay(self._kids, self._work)
        self._book[LIMIT] = room
        value = look(
            self._kids, 0, 0, deal_of(leaf), self._work, self._order, runner.memory, self._book,
            turns, -2 * SURE, 2 * SURE,
        )  # fmt: skip
        return bool(not self._book[SPENT] and value == self._won)

"""Looking ahead: a few good choices, each played on by greedy players in the same futures.

Playing on with a fixed policy and taking the best mean is a rollout (Tesauro, Galperin, "On-line
policy improvement using Monte-Carlo search", 1996); sequential halving shares the playouts out.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from highnoon.core.action import Action
from highnoon.engine.moon_river import playout
from highnoon.engine.moon_river.greedy import dominoes, greedy, places
from highnoon.engine.moon_river.layout import Taste
from highnoon.engine.moon_river.pack import numbers, pack
from highnoon.engine.search.halving import sequential_halving
from highnoon.games.moon_river.actions import KEEP
from highnoon.games.moon_river.rules import apply
from highnoon.games.moon_river.state import State

_BETWEEN: Final = ("stand", "take", "column", "saloon", "ranchero", "over")
"""Where playouts begin: nobody's turn is half done."""

_WEIGHED: Final = ("stand", "expand", "place", "recruit", "bonus", "steal")
"""The decisions worth a look ahead; the others follow from them."""


class Seen(NamedTuple):
    """What looking ahead found: the choice, the hope of winning with it, how many playouts."""

    action: Action
    hope: float | None
    playouts: int


class Foresight(NamedTuple):
    """How somebody looks ahead."""

    taste: Taste
    """How everybody plays in the look ahead."""
    width: int
    """How many choices are looked at."""
    rounds: int
    """How many rounds are played on before counting."""
    hopeful: bool
    """Whether what may become of the ranches counts then, not their points alone."""
    patient: bool = True
    """Whether compiled playouts are waited for, which take seconds to load once."""


def look_ahead(
    state: State, how: Foresight, seconds: float, nodes: int, rng: random.Random
) -> Seen:
    """The choice that does best when all play on greedily."""
    begin = time.monotonic()
    found = candidates(state, how)
    if len(found) == 1:
        return Seen(found[0][0], None, 0)
    seed = rng.randrange(2**30)
    trials = [playouts_after(state, line, how, seed) for line in found]
    left = seconds - (time.monotonic() - begin)
    tried = sequential_halving(trials, left, nodes)
    best = tried[0]
    return Seen(found[best.number][0], best.mean, sum(one.visits for one in tried))


def candidates(state: State, how: Foresight) -> list[tuple[Action, ...]]:
    """The choices worth a look, best at first sight first: each as the moves it begins with."""
    first = greedy(state, how.taste)
    if len(state.choices) == 1 or state.phase not in _WEIGHED or not state.here.parcels:
        return [(first,)]
    lines: Sequence[tuple[Action, ...]]
    if state.phase == "expand":
        lines = dominoes(state, how.taste)[: how.width]
        if KEEP in state.choices:
            lines = [*lines, (KEEP,)]
    elif state.phase == "place":
        lines = [(action,) for _, action in places(state, how.taste)[: how.width]]
    else:
        others = [action for action in state.choices if action != first]
        lines = [(first,), *((action,) for action in others)]
    return list(lines)


def playouts_after(
    state: State, line: Sequence[Action], how: Foresight, seed: int
) -> Callable[[int, int], float]:
    """Playouts after these moves."""
    seat = state.seat
    for action in line:
        state = apply(state, state.seat, action).state
    while state.phase not in _BETWEEN:
        state = apply(state, state.seat, greedy(state, how.taste)).state
    row, run = _engine(how.patient)
    start, v = row(pack(state), int), row(numbers([how.taste]), float)
    work = row(pack(state), int)
    standing = state.seat if state.phase == "stand" else -1
    due = {"column": playout.DUE_COLUMN, "saloon": playout.DUE_SALOON}.get(state.phase, 0)
    rounds = how.rounds if state.phase != "over" else 0

    def trial(first: int, count: int) -> float:
        dice = seed + 1299709 * first
        return float(run(start, work, v, seat, standing, due, rounds, how.hopeful, dice, count))

    return trial


_Engine: TypeAlias = tuple[Callable[[Any, type], Any], Callable[..., float]]
_PLAIN: Final[_Engine] = (lambda values, _: list(values), playout.playouts)


def _engine(patient: bool) -> _Engine:
    """Compiled playouts, unless they would have to be waited for and are not."""
    ready = _compiled.cache_info().currsize > 0
    return _compiled() if patient or ready else _PLAIN


@cache
def _compiled() -> _Engine:
    """Compiled playouts on arrays; plain ones on lists where the house has no compiler."""
    try:
        import numpy

        from highnoon.engine.moon_river.compiled import kernels
    except ModuleNotFoundError:
        return _PLAIN
    return lambda values, kind: numpy.array(values, dtype=kind), kernels()["playouts"]

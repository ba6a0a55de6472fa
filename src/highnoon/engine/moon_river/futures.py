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
from highnoon.engine import linked
from highnoon.engine.moon_river import playout
from highnoon.engine.moon_river.greedy import dominoes, greedy, places
from highnoon.engine.moon_river.layout import Taste
from highnoon.engine.moon_river.musing import MUSINGS, HeadStart
from highnoon.engine.moon_river.pack import numbers, pack
from highnoon.engine.moon_river.purse import Purse
from highnoon.engine.search.halving import Tried, sequential_halving
from highnoon.engine.thoughts import Idea, tell
from highnoon.engine.warming import is_warm
from highnoon.games.moon_river.actions import KEEP
from highnoon.games.moon_river.rules import apply
from highnoon.games.moon_river.state import State, last_round

_BETWEEN: Final = ("stand", "take", "column", "saloon", "ranchero", "over")
"""Where playouts begin: nobody's turn is half done."""

WEIGHED: Final = ("stand", "expand", "place", "recruit", "bonus", "steal")
"""The decisions worth a look ahead; the others follow from them."""


_PURSE: Final = Purse()


class Seen(NamedTuple):
    """What looking ahead found: the moves, the hope of winning with them, how many playouts."""

    line: tuple[Action, ...]
    hope: float | None
    playouts: int

    @property
    def action(self) -> Action:
        """The choice: the first of these moves."""
        return self.line[0]


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
    """Whether compiled playouts are loaded from disk, which takes seconds once."""
    turnwise: bool = False
    """Whether seconds are for a whole turn, not for each of its decisions."""


def look_ahead(
    state: State, how: Foresight, seconds: float, nodes: int, rng: random.Random
) -> Seen:
    """The choice that does best when all play on greedily."""
    begin = time.monotonic()
    found = candidates(state, how)
    if len(found) == 1:
        return Seen(found[0], None, 0)
    if how.turnwise:
        seconds = _PURSE.seconds(state, seconds)
    start = HeadStart(found, (), seconds)
    if last_round(state):
        nodes = 0  # nothing is drawn any more: a second playout would be the first again
    elif how.turnwise:
        start = MUSINGS.head_start(state, found, seconds)
        found = list(start.lines)
    seed = rng.randrange(2**30)
    trials = [playouts_after(state, line, how, seed) for line in found]

    def told(tried: list[Tried]) -> None:
        tell([Idea(found[one.number], one.mean) for one in tried])

    left = start.seconds - (time.monotonic() - begin)
    tried = sequential_halving(trials, left, nodes, told=told, before=start.before)
    best = found[tried[0].number]
    if how.turnwise:
        # What was thought before the turn is part of its time: nobody waits for it twice.
        spent = time.monotonic() - begin + seconds - start.seconds
        _PURSE.keep([one for one, _ in walk(state, best, how.taste)], spent)
    return Seen(best, tried[0].mean, sum(one.visits for one in tried))


def candidates(state: State, how: Foresight) -> list[tuple[Action, ...]]:
    """The choices worth a look, best at first sight first: each as the moves it begins with."""
    first = greedy(state, how.taste)
    if len(state.choices) == 1 or state.phase not in WEIGHED or not state.here.parcels:
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


def walk(state: State, line: Sequence[Action], taste: Taste) -> list[tuple[State, Action | None]]:
    """The states of a turn with what is done in each: these moves, then greedily to its end."""
    found: list[tuple[State, Action | None]] = []
    for action in line:
        found.append((state, action))
        state = apply(state, state.seat, action).state
    while state.phase not in _BETWEEN:
        action = greedy(state, taste)
        found.append((state, action))
        state = apply(state, state.seat, action).state
    return [*found, (state, None)]


def playouts_after(
    state: State, line: Sequence[Action], how: Foresight, seed: int
) -> Callable[[int, int], float]:
    """Playouts after these moves."""
    seat = state.seat
    *_, (state, _) = walk(state, line, how.taste)
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
    """Compiled playouts once they are loaded or kept on disk; nobody waits for the compiler."""
    # Asked in this order: whether kernels are on disk takes as long as several playouts.
    loaded = _compiled.cache_info().currsize > 0
    if loaded or (patient and (linked.is_here() or is_warm("moon-river"))):
        return _compiled()
    return _PLAIN


def load_compiled() -> None:
    """Have playouts compiled from now on in this process, however long that takes."""
    _compiled()


@cache
def _compiled() -> _Engine:
    """Compiled playouts on arrays, or those that came linked; plain ones where there are none."""
    try:
        import numpy

        from highnoon.engine.moon_river.compiled import kernels
    except ModuleNotFoundError:
        if not linked.is_here():
            return _PLAIN
        rows = {int: linked.Words, float: linked.Reals}
        return lambda values, kind: rows[kind].of(values), linked.kernel(playout.playouts)
    return lambda values, kind: numpy.array(values, dtype=kind), kernels()["playouts"]

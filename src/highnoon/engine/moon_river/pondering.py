"""Thinking about the next turn while others move, in slices: whoever needs the desk waits for one.

How the others go on is guessed with the greedy player, up to the first decision of one's own that
is worth a look ahead. Its ideas are then tried as they will be when it is due (`musing.py`).
"""

from __future__ import annotations

import random
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

from highnoon.core.action import Seat
from highnoon.engine.moon_river.futures import WEIGHED, Foresight, candidates, playouts_after
from highnoon.engine.moon_river.greedy import greedy
from highnoon.engine.moon_river.musing import MUSINGS, Musing
from highnoon.games.moon_river import chance
from highnoon.games.moon_river.rules import apply
from highnoon.games.moon_river.state import DRAWING, State

GOING_ON: Final = 32
"""Thoughts that may go on at once in a process: the oldest is given up."""
FARTHEST: Final = 400
"""Moves after which nobody looks further ahead."""

_THOUGHTS: Final[OrderedDict[tuple[State, Seat], Iterator[None]]] = OrderedDict()


def ponder(
    state: State, seat: Seat, how: Foresight, seconds: float, most: float, rng: random.Random
) -> bool:
    """Think about a seat's next decision for a slice, in all at most so long; whether to go on."""
    key, begin = (state, seat), time.monotonic()
    if key not in _THOUGHTS:
        _THOUGHTS[key] = _thought(state, seat, how, most, rng)
        if len(_THOUGHTS) > GOING_ON:
            _THOUGHTS.popitem(last=False)
    return any(time.monotonic() - begin >= seconds for _ in _THOUGHTS[key])


def _thought(
    state: State, seat: Seat, how: Foresight, most: float, rng: random.Random
) -> Iterator[None]:
    """The whole thought, in steps of some milliseconds."""
    for _ in range(FARTHEST):
        if state.phase == "over":
            return
        if state.seat == seat and state.phase in WEIGHED and len(state.choices) > 1:
            break
        drawn = state.phase in DRAWING or not state.choices
        action = chance.sample(state, rng) if drawn else greedy(state, how.taste)
        state = apply(state, state.seat, action).state
        yield
    if state.phase == "stand":
        return  # what is left of the column then depends on the others alone
    lines = candidates(state, how)
    if len(lines) < 2:
        return
    yield
    dice, trials = rng.randrange(2**30), []
    for line in lines:
        trials.append(playouts_after(state, line, how, dice))
        yield
    musing, visits = Musing(state), 0
    while musing.seconds < most:
        begin = time.monotonic()
        for line, trial in zip(lines, trials, strict=True):
            musing.note(line, trial(visits, 1), 1)
        visits += 1
        musing.seconds += time.monotonic() - begin
        MUSINGS.keep(musing)
        yield

"""By how many dollars a position is won or lost with best play: exact, or bounds.

Whoever wins by more than so much still wins when the other side is given as much beforehand. So the
margin is found by halving an interval: each step proves the same position with other purses. It can
be told where no ambush lies, for then only the difference of the purses counts.
"""

from __future__ import annotations

from typing import Final

from highnoon.core.action import Seat
from highnoon.engine.longhorn.bounds import DRAWN, LOST, WON
from highnoon.engine.longhorn.scales import Margin
from highnoon.engine.longhorn.search import Budget, Search
from highnoon.games.longhorn.state import ENDED, State

STEP: Final = 100
"""All money is counted in hundreds of dollars."""
MOST: Final = 40
"""Hundreds of dollars up to which is looked: whoever wins by more does not need to know."""
_AMBUSH: Final = "a"
_FIVE, _TWO, _THREE = "5", "2", "3"


def tellable(state: State) -> bool:
    """Whether a margin can be told here."""
    return state.phase not in ENDED and state.phase != "draw" and _AMBUSH not in state.tokens


def margin(search: Search, state: State, seat: Seat, budget: Budget) -> Margin:
    """What is proven of the margin within the budget for each step, which halves what is open."""
    low, high = -MOST - 1, MOST + 1
    while low < high and low <= MOST and high >= -MOST:
        given = max(-MOST, min(MOST, (low + high) // 2))
        found = search.bounds(handicapped(state, seat, given), budget).of(seat)
        if found.low == WON:
            low = given + 1
        elif found.high == LOST:
            high = given - 1
        else:
            # At least a draw: as much as was given; at most a draw: not more.
            low = given if found.low == DRAWN else low
            high = given if found.high == DRAWN else high
            break
    if low > MOST or high < -MOST:
        return Margin(seat, outright=seat if low > MOST else 1 - seat)
    return Margin(
        seat,
        None if low < -MOST else STEP * low,
        None if high > MOST else STEP * high,
    )


def handicapped(state: State, seat: Seat, given: int) -> State:
    """The position when the other side has been given so many hundreds (or the seat, below 0)."""
    purses = list(state.nuggets)
    rich = 1 - seat if given > 0 else seat
    purses[rich] += _purse(abs(given))
    if abs(given) == 1:
        purses[1 - rich] += _TWO
    return state._replace(nuggets=(purses[0], purses[1]))


def _purse(hundreds: int) -> str:
    """Nuggets worth so many hundreds; one hundred is three given and two taken back."""
    if hundreds == 1:
        return _THREE
    fives, rest = divmod(hundreds, 5)
    if rest == 1:  # no nugget is worth one hundred: a five and it are two threes
        return _FIVE * (fives - 1) + 2 * _THREE
    return _FIVE * fives + (str(rest) if rest else "")

"""Endings are played out to the value of plain minimax, and only where there is no chance."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from highnoon.engine.longhorn.kernels.endings import (
    FLOCK,
    LARGE,
    RECORD,
    SIZES,
    TRIAL,
    UNSURE,
    WORTH,
    ending,
    play_out,
    size,
)
from highnoon.engine.longhorn.kernels.frames import FRAME
from highnoon.engine.longhorn.kernels.layout import DEPTH, FLEEING, FLIGHT, HERD, ONES, PHASE
from highnoon.engine.longhorn.kernels.pack import deal_of, packable, space, words_of
from highnoon.engine.longhorn.kernels.transpositions import DRAWN, WON
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import ENDED, State
from tests.engine.longhorn.positions import late

BOARD = "Koog.{},Dbb.i,Bbb.3/S,N,Rg.i/M,C,T E steal K wwwwwwwwooogggbb wooooggggbbb TR - {}"
MOST = 10_000


def position(token: str, ambush: str = "choice") -> State:
    found: State = LONGHORN.parse_position(BOARD.format(token, ambush))
    return found


def size_of(state: State) -> int:
    kids, _ = space()
    kids[0, 0, :5] = words_of(state)
    return int(size(kids[0, 0], deal_of(state)))


def room(state: State, goal: int) -> tuple[Any, ...]:
    kids, work = space()
    kids[0, 0, :5] = words_of(state)
    return kids, 0, 0, deal_of(state), work, goal, np.zeros((DEPTH, FRAME), np.int64)


def played_out(state: State, goal: int, most: int = MOST) -> tuple[int, int]:
    whole: Any = (*room(state, goal), most)
    reached, visited = ending(*whole)
    return int(reached), int(visited)


def endings(seed: int, ambush: str) -> list[tuple[State, Fraction]]:
    """Positions of a random game that can be played out, with their values by the rules."""
    known = late(seed, ambush)
    fit = [one for one in known if one.phase not in ENDED and packable(one)]
    small = [(one, known[one]) for one in fit if size_of(one) != LARGE]
    return small[:: max(1, len(small) // 100)]


@pytest.mark.parametrize("ambush", ["random", "choice"])
def test_endings_have_the_value_of_minimax(ambush: str) -> None:
    tried = fled = 0
    for seed in range(16):
        for state, value in endings(seed, ambush):
            assert played_out(state, WON)[0] == (value > 0), state
            assert played_out(state, DRAWN)[0] == (value >= 0), state
            tried += 1
            fled += size_of(state) >= FLOCK
    assert tried > 600
    assert fled > 20


def test_what_takes_too_long_is_given_up() -> None:
    state = next(one for one, _ in reversed(endings(3, "choice")) if played_out(one, WON)[1] > 9)
    visited = played_out(state, WON)[1]
    assert played_out(state, WON, visited)[0] != UNSURE
    assert played_out(state, WON, visited - 1) == (UNSURE, visited - 1)


def test_a_snake_that_lies_is_no_ending() -> None:
    assert size_of(position("r")) == LARGE
    assert size_of(position("i")) == 5


def test_an_ambush_is_an_ending_unless_it_draws() -> None:
    assert size_of(position("a", "choice")) == 5
    assert size_of(position("a", "random")) == LARGE


def test_the_largest_positions_have_a_size_of_their_own() -> None:
    kids, _ = space()
    deal = deal_of(position("i"))
    kids[0, 0, :4] = ONES
    assert size(kids[0, 0], deal) < FLOCK
    kids[0, 0, :4] = ONES - 1 | 1 << HERD | 1 << FLEEING
    kids[0, 0, 4] = FLIGHT << PHASE
    assert FLOCK < size(kids[0, 0], deal) < SIZES


def test_sizes_that_take_too_long_in_a_deal_are_only_tried_now_and_then() -> None:
    state, book = position("i"), np.zeros(RECORD, np.int64)
    whole: Any = (*room(state, WON), book, 0)
    result = played_out(state, WON)
    assert play_out(*whole) == result
    assert (book[5], book[5 + SIZES]) == (64 * result[1] >> 5, 1)
    book[5] = 64 * WORTH
    tried = [play_out(*whole)[0] != UNSURE for _ in range(TRIAL)]
    assert tried.count(True) == 1
    assert tried[-1]

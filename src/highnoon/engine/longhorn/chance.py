"""Alpha-beta with exact expectation, for the draws of nuggets that a proof cannot carry.

Values are whole numbers: 216000 is a win, for three draws from up to six nuggets divide it.
Where no draw can matter any more the proof search takes over; where one still can, it often
proves the value against chance and with it, and then nothing is left to average.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from highnoon.engine.longhorn.jit import kernel
from highnoon.engine.longhorn.layout import (
    AMBUSHES,
    CHOOSE,
    DRAW,
    IRON,
    KEY,
    LYING,
    PHASE,
    PLACE,
    PURSE,
    PURSE_MASK,
    PURSE_SHIFT,
    PURSE_WIDE,
    SIDE,
)
from highnoon.engine.longhorn.proof import GOAL, LIMIT, LUCK, NODES, SALT, prove
from highnoon.engine.longhorn.table import DRAWN, HIGH, LOW, WON, find, keep
from highnoon.engine.longhorn.turns import NONE, turns

WIN: Final = 216000
"""60 to the third: 60 is divided by every count of nuggets up to six."""
UPPER: Final = 20
"""Where the upper bound begins in an entry of an average."""
HALF: Final = (1 << 20) - 1
AVERAGE: Final = 0x5851F42D4C957F2D
"""Keeps averages apart from proofs in the one table."""
KINDLY: Final = 0x14057B7EF767814F
"""Keeps proofs with a kind chance apart from those with a hostile one."""
TRY: Final = 20_000
"""Nodes a proof may take on a position where a draw may still matter."""
UNKNOWN: Final = 1 << 30
"""What a search without time to finish returns."""


@kernel
def matters(rest: int, deal: Any) -> bool:
    """Whether a draw between different nuggets may still come."""
    if deal[CHOOSE]:
        return False
    drawing = rest >> PHASE & 3 == DRAW
    lying = rest & LYING
    if not drawing and not lying & deal[AMBUSHES]:
        return False
    purse, found = rest >> PURSE & PURSE_MASK, 0
    for kind in range(1, 5):
        shift, wide = PURSE_SHIFT[kind], PURSE_WIDE[kind]
        if purse >> shift & wide or purse >> (shift + 6) & wide:
            found |= 1 << kind
    for cell in range(9):
        if lying >> cell & 1 and 0 < deal[cell] < IRON:
            found |= 1 << deal[cell]
    return found & (found - 1) != 0


@kernel
def bounds(
    kids: Any,
    depth: int,
    index: int,
    deal: Any,
    work: Any,
    table: Any,
    book: Any,
    frames: Any,
    limit: int,
) -> tuple[int, int]:
    """What proofs say of a node within so many nodes: its value lies between these two."""
    low, high, whole = 0, WON, book[LIMIT]
    open_ = matters(kids[depth, index, 4], deal)
    for kind in range(2 if open_ else 1):
        # First chance against the first player, which proves low; then on his side: high.
        book[LUCK] = 1 - kind
        book[SALT] = KINDLY if kind else 0
        for step in range(2):
            first = kids[depth, index, 4] >> SIDE & 1 == 0
            goal = WON if first == (step == 0) else DRAWN
            if low >= goal or high < goal:
                continue
            book[GOAL] = goal
            book[LIMIT] = min(whole, book[NODES] + limit)
            word = prove(kids, depth, index, deal, work, table, book, frames)
            if kind == 0:
                low = max(low, word >> LOW & 3)
            if kind == 1 or not open_:
                high = min(high, word >> HIGH & 3)
    book[LIMIT] = whole
    return low, high


@kernel
def expect(
    kids: Any,
    depth: int,
    index: int,
    deal: Any,
    work: Any,
    table: Any,
    book: Any,
    frames: Any,
    alpha: int,
    beta: int,
) -> int:
    """The first player's expected value times WIN: exact inside the window, a bound outside."""
    key, place = kids[depth, index, KEY] ^ AVERAGE, kids[depth, index, PLACE]
    low, high = -WIN, WIN
    known = find(table, key, place)
    if known >= 0:
        low, high = (known & HALF) - WIN, (known >> UPPER & HALF) - WIN
    rest = kids[depth, index, 4]
    if low < high:
        open_ = matters(rest, deal)
        limit = TRY if open_ else book[LIMIT]
        proven, possible = bounds(kids, depth, index, deal, work, table, book, frames, limit)
        low, high = max(low, (proven - 1) * WIN), min(high, (possible - 1) * WIN)
        if not open_ and low < high:
            return UNKNOWN
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    if book[NODES] >= book[LIMIT]:
        return UNKNOWN
    begun = book[NODES]
    floor, roof = max(alpha, low), min(beta, high)
    count, end = turns(kids, depth, index, deal, work)
    below, side = depth + 1, rest >> SIDE & 1
    if rest >> PHASE & 3 == DRAW:
        # Every outcome is needed exactly: their weighted mean is the value.
        weights, value = 0, 0
        purse = rest >> PURSE & PURSE_MASK
        # Not compiled constants: a second version of a recursive function crashes when it is
        # loaded from Numba's cache.
        drawn: Any = np.int64(0)
        wide: Any = np.int64(WIN)
        for kind in range(1, 5):
            weight = purse >> (PURSE_SHIFT[kind] + 6 * (1 - side)) & PURSE_WIDE[kind]
            if weight:
                one = expect(kids, below, drawn, deal, work, table, book, frames, -wide, wide)
                if one == UNKNOWN:
                    return UNKNOWN
                value += weight * one
                weights += weight
                drawn += 1
        value //= weights
        floor, roof = -WIN - 1, WIN + 1
    else:
        sign = -1 if side else 1
        value = -WIN if end == NONE else end * WIN
        least, most = (-roof, -floor) if side else (floor, roof)
        for child in range(count):
            if value >= most:
                break
            start = max(least, value)
            one = (
                expect(kids, below, child, deal, work, table, book, frames, -most, -start)
                if side
                else expect(kids, below, child, deal, work, table, book, frames, start, most)
            )
            if one == UNKNOWN:
                return UNKNOWN
            value = max(value, sign * one)
        value *= sign
    if value < roof:
        high = min(high, value)
    if value > floor:
        low = max(low, value)
    word = (low + WIN) | (high + WIN) << UPPER
    keep(table, key, place, word, book[NODES] - begun + 2)
    return value

"""Alpha-beta over packed turns, for positions no proof is found for: how they look some turns on.

Values are for the first player: ±`SURE` for ends, else the estimate's units. Draws of nuggets are
averaged. The table keeps each position's value, how deep it was looked at, and what kind of bound
the value is.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from highnoon.engine.longhorn.estimate import glance
from highnoon.engine.longhorn.jit import kernel
from highnoon.engine.longhorn.layout import (
    DRAW,
    ENTRY,
    KEY,
    PHASE,
    PURSE,
    PURSE_MASK,
    PURSE_SHIFT,
    PURSE_WIDE,
    SIDE,
    STEAL,
)
from highnoon.engine.longhorn.moves import NONE
from highnoon.engine.longhorn.turns import turns

SURE: Final = 1 << 20
"""What a proven win is worth; estimates stay far below."""
NODES: Final = 0
LIMIT: Final = 1
SPENT: Final = 2
"""Set when the limit was reached: the value returned means nothing."""
GUESSED: Final = 3
"""How many values were estimates: none means that all is exact."""
BOOK: Final = 4

_EXACT: Final = 0
_LEAST: Final = 1
_MOST: Final = 2
_GUESS: Final = 10
"""The bit of a word that says an estimate went into it."""
_SIZE: Final = 1 << 19


def new_memory() -> Any:
    """An empty table: key and word for each slot."""
    return np.zeros((_SIZE, 2), np.int64)


@kernel
def _first_look(kids: Any, depth: int, index: int, deal: Any) -> int:
    """The value of a position without looking further."""
    end, view = glance(kids, depth, index, deal)
    value: int = view if end == NONE else end * SURE
    return -value if kids[depth, index, 4] >> SIDE & 1 else value


@kernel
def _sort(kids: Any, below: int, count: int, order: Any, down: bool) -> None:
    """The children's numbers, the most promising for whoever decides first."""
    for child in range(count):
        value = kids[below, child, ENTRY]
        place = child
        while place > 0:
            before = kids[below, order[below, place - 1], ENTRY]
            if (before >= value) if down else (before <= value):
                break
            order[below, place] = order[below, place - 1]
            place -= 1
        order[below, place] = child


@kernel
def _keep(memory: Any, place: int, key: int, word: int) -> None:
    """One slot for what was looked at deepest or is proven, its neighbour for the latest."""
    old = memory[place, 1]
    proven = abs((old >> 16) - 4 * SURE) == SURE and old != 0
    if memory[place, 0] != key and (proven or old >> 2 & 255 > word >> 2 & 255):
        place ^= 1
    memory[place, 0] = key
    memory[place, 1] = word


@kernel
def look(
    kids: Any,
    depth: int,
    index: int,
    deal: Any,
    work: Any,
    order: Any,
    memory: Any,
    book: Any,
    left: int,
    low: int,
    high: int,
) -> int:
    """The value of a position, looking `left` turns ahead."""
    book[NODES] += 1
    if book[NODES] >= book[LIMIT]:
        book[SPENT] = 1
        return 0
    rest = kids[depth, index, 4]
    side, phase = rest >> SIDE & 1, rest >> PHASE & 3
    if left <= 0 and phase == STEAL:
        value = _first_look(kids, depth, index, deal)
        if value != SURE and value != -SURE:
            book[GUESSED] += 1
        return value
    # Not the place of the proofs' table, which a raid's destinations share.
    key: int = kids[depth, index, KEY]
    place = key >> 20 & (_SIZE - 1)
    slot = place if memory[place, 0] == key else place ^ 1
    if memory[slot, 0] == key:
        word = memory[slot, 1]
        known: int = (word >> 16) - 4 * SURE
        kind, deep = word & 3, word >> 2 & 255
        if deep >= left or known == SURE or known == -SURE:
            book[GUESSED] += word >> _GUESS & 1
            if kind == _EXACT:
                return known
            if kind == _LEAST:
                low = max(low, known)
            else:
                high = min(high, known)
            if low >= high:
                return known
    guessed = book[GUESSED]
    count, best = turns(kids, depth, index, deal, work)
    below = depth + 1
    if phase == DRAW:
        purse, total, weights = rest >> PURSE & PURSE_MASK, 0, 0
        # Not compiled constants: a second version of a recursive function crashes when it is
        # loaded from Numba's cache.
        wide: Any = np.int64(SURE)
        drawn: Any = np.int64(0)
        for nugget in range(1, 5):
            weight = purse >> (PURSE_SHIFT[nugget] + 6 * (1 - side)) & PURSE_WIDE[nugget]
            if weight:
                value = look(kids, below, drawn, deal, work, order, memory, book, left, -wide, wide)
                total += weight * value
                weights += weight
                drawn += 1
        return total // weights
    if best == 1:
        return -SURE if side else SURE
    step = 1 if phase == STEAL else 0
    for child in range(count):
        kids[below, child, ENTRY] = _first_look(kids, below, child, deal)
    _sort(kids, below, count, order, side == 0)
    found = -2 * SURE if side == 0 else 2 * SURE
    if best != NONE:
        found = (-best if side else best) * SURE
    first_low, first_high = low, high
    if side == 0:
        low = max(low, found)
    else:
        high = min(high, found)
    for number in range(count):
        if low >= high:
            break
        child = order[below, number]
        value = look(kids, below, child, deal, work, order, memory, book, left - step, low, high)
        if book[SPENT]:
            return 0
        if side == 0:
            found = max(found, value)
            low = max(low, value)
        else:
            found = min(found, value)
            high = min(high, value)
    kind = _LEAST if found >= first_high else _MOST if found <= first_low else _EXACT
    if abs(found) == SURE:
        # Proven, whatever was estimated on the way.
        book[GUESSED] = guessed
    guess = 1 << _GUESS if book[GUESSED] > guessed else 0
    _keep(memory, place, key, (found + 4 * SURE) << 16 | guess | max(0, left) << 2 | kind)
    return found

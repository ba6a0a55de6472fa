"""Alpha-beta over packed turns, for positions no proof is found for: how they look some turns on.

Alpha-beta as analysed by Knuth and Moore ("An analysis of alpha-beta pruning", 1975), averaging
over draws of nuggets. Its transposition table keeps each position's value, how deep it was looked
at, and what kind of bound the value is; of two neighbouring slots one keeps the deepest and the
other the latest (TwoDeep in Breuker, Uiterwijk, van den Herik, "Replacement schemes for
transposition tables", 1994).

Values are for the first player: ±`SURE` for ends, else the units of the estimate.
"""

from __future__ import annotations

from typing import Any, Final

from highnoon.engine.longhorn.kernels.estimate import glance
from highnoon.engine.longhorn.kernels.jit import kernel
from highnoon.engine.longhorn.kernels.layout import (
    DRAW,
    ENTRY,
    KEY,
    PHASE,
    PURSE,
    PURSE_MASK,
    PURSE_SHIFT,
    PURSE_SIZE,
    PURSE_WIDE,
    REST,
    SIDE,
    STEAL,
)
from highnoon.engine.longhorn.kernels.memory import np, words
from highnoon.engine.longhorn.kernels.moves import NONE
from highnoon.engine.longhorn.kernels.turns import turns

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
_SIZE: Final = 1 << 19

# The columns of a slot, and what its word holds: the kind of bound, how deep the look went,
# whether an estimate went into it, and the value above `_ZERO`.
_KEY: Final = 0
_WORD: Final = 1
_KIND: Final = 3
_DEEP: Final = 2
_DEEPEST: Final = 255
_GUESS: Final = 10
_VALUE: Final = 16
_ZERO: Final = 4 * SURE


def new_memory() -> Any:
    """An empty transposition table: a key and a word for each slot."""
    return words(_SIZE, 2)


@kernel
def _first_look(kids: Any, depth: int, index: int, deal: Any) -> int:
    """The value of a position without looking further."""
    end, view = glance(kids, depth, index, deal)
    value: int = view if end == NONE else end * SURE
    return -value if kids[depth, index, REST] >> SIDE & 1 else value


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
    old = memory[place, _WORD]
    proven = abs((old >> _VALUE) - _ZERO) == SURE and old != 0
    deeper = old >> _DEEP & _DEEPEST > word >> _DEEP & _DEEPEST
    if memory[place, _KEY] != key and (proven or deeper):
        place ^= 1
    memory[place, _KEY] = key
    memory[place, _WORD] = word


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
    rest = kids[depth, index, REST]
    side, phase = rest >> SIDE & 1, rest >> PHASE & 3
    if left <= 0 and phase == STEAL:
        value = _first_look(kids, depth, index, deal)
        if value != SURE and value != -SURE:
            book[GUESSED] += 1
        return value
    # Not the place that proofs are kept at, which a raid's destinations share.
    key: int = kids[depth, index, KEY]
    place = key >> 20 & (_SIZE - 1)
    slot = place if memory[place, _KEY] == key else place ^ 1
    if memory[slot, _KEY] == key:
        word = memory[slot, _WORD]
        known: int = (word >> _VALUE) - _ZERO
        kind, deep = word & _KIND, word >> _DEEP & _DEEPEST
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
            weight = purse >> (PURSE_SHIFT[nugget] + PURSE_SIZE * (1 - side)) & PURSE_WIDE[nugget]
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
    word = (found + _ZERO) << _VALUE | guess | max(0, left) << _DEEP | kind
    _keep(memory, place, key, word)
    return found

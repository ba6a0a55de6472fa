"""Where a packed turn leads: keys, destinations, and the score when there is none."""

from __future__ import annotations

from typing import Any, Final

from highnoon.engine.longhorn.jit import first_bit, kernel, times
from highnoon.engine.longhorn.layout import (
    AMBUSHES,
    BAN,
    BOARD,
    DANGERS,
    ENDS,
    ENTRY,
    HERD,
    KEY,
    LEVEL,
    NO_BAN,
    ONES,
    OUTLAW,
    PLACE,
    PURSE,
    PURSE_SHIFT,
    PURSE_WIDE,
    REACHED,
    SIDE,
    SNAKES,
    SPARE,
    STRUCK,
    T_AGAIN,
    T_BAN,
    T_COUNTED,
    T_OUTLAW,
    T_SIDE,
    T_STOLEN,
    TURN,
)

ALONE: Final = 0
ALIKE: Final = 1
"""How a child is marked that differs from the one before only in where the outlaw was sent."""
NONE: Final = -2
"""No turn ends the game; otherwise -1, 0 or 1: the best end for the player in turn."""


@kernel
def mix(word: int) -> int:
    """A word well stirred."""
    word = times(word ^ ((word >> 31) & 0x1FFFFFFFF), 0x7FB5D329728EA185)
    return times(word ^ ((word >> 27) & 0x1FFFFFFFFF), 0x1DADEF4BC2DD44D)


@kernel
def mix_other(word: int) -> int:
    """The same for the place in the table, so that key and place err independently."""
    word = times(word ^ ((word >> 29) & 0x7FFFFFFFF), 0x369DEA0F31A53F85)
    return word ^ ((word >> 32) & 0xFFFFFFFF)


@kernel
def spread(words: int) -> int:
    """The lowest bit of each nibble that is not empty."""
    words |= words >> 1
    words |= words >> 2
    return words & ONES


@kernel
def close(bits: int) -> int:
    """Nine bits out of the lowest bits of nine nibbles."""
    low, high = bits & 0xFFFF, bits >> 16 & 0xFFFF
    near = (low * 0x1248) >> 12 & 0xF | ((high * 0x1248) >> 12 & 0xF) << 4
    return near | (bits >> 32 & 1) << 8


@kernel
def money(purse: int) -> int:
    """First player's nuggets minus the second's, in hundreds, from counts."""
    total = 0
    for kind in range(1, 5):
        shift, wide = PURSE_SHIFT[kind], PURSE_WIDE[kind]
        total += (kind + 1) * ((purse >> shift & wide) - (purse >> (shift + 6) & wide))
    return total


@kernel
def score(w0: int, w1: int, w2: int, w3: int, difference: int) -> int:
    """What the first player has more than the second if scored now, in hundreds."""
    total = difference
    for word in (w0, w1, w2, w3):
        one, two = word >> HERD & 15, word >> (HERD + 4) & 15
        total += (one - two) * (9 - one - two) & (word >> STRUCK & 1) - 1
    return total


@kernel
def copy(work: Any, source: int, target: int) -> None:
    """Copy the four colours from one row of the work space to another."""
    for colour in range(4):
        work[target, colour] = work[source, colour]


@kernel
def _forget(work: Any, row: int) -> None:
    """Herds of dead colours: without snakes and ambushes nobody will ever ask for them."""
    for colour in range(4):
        word = work[row, colour]
        board = word & BOARD
        if board == 0:
            work[row, colour] = word & (1 << STRUCK)
        elif word >> STRUCK & 1:
            cows = (word >> HERD & 15) + (word >> (HERD + 4) & 15)
            while board:
                cows += board & 15
                board >>= 4
            if cows < 9:
                work[row, colour] = word & (1 << STRUCK | BOARD)


@kernel
def write(kids: Any, depth: int, count: int, work: Any, row: int, rest: int) -> None:
    """Add a child with its key and its place in the table."""
    key, place = 0, 0
    for colour in range(4):
        key += mix(work[row, colour])
        place += mix_other(work[row, colour])
    _write(kids, depth, count, work, row, rest, key, place)
    kids[depth, count, ENTRY] = ALONE


@kernel
def _write(
    kids: Any, depth: int, count: int, work: Any, row: int, rest: int, key: int, place: int
) -> None:
    """The same when what the colours add to key and place is known already."""
    for colour in range(4):
        kids[depth, count, colour] = work[row, colour]
    kids[depth, count, 4] = rest
    kids[depth, count, KEY] = key + mix(rest)
    kids[depth, count, PLACE] = times(place + mix_other(rest), 0x2545F4914F6CDD1D) >> 20


@kernel
def go(
    kids: Any, depth: int, count: int, deal: Any, work: Any, row: int, lying: int, purse: int
) -> tuple[int, int]:
    """Add a child for every destination, or tell how the game is scored if there is none."""
    w0, w1, w2, w3 = work[row, 0], work[row, 1], work[row, 2], work[row, 3]
    outlaw, side, ban = work[TURN, T_OUTLAW], work[TURN, T_SIDE], work[TURN, T_BAN]
    counted, again = work[TURN, T_COUNTED], work[TURN, T_AGAIN]
    ends = REACHED[outlaw, work[TURN, T_STOLEN]] & spread((w0 | w1 | w2 | w3) & BOARD)
    if ends == 0:
        total = score(w0, w1, w2, w3, money(purse) if counted else purse - LEVEL)
        if side:
            total = -total
        end = 1 if total > 0 else -1 if total < 0 else 0
        work[ENDS, end + 1] += 1
        return count, end
    if ban != NO_BAN and not lying >> ban & 1:
        ban = NO_BAN
    if ban != NO_BAN and not again and ends & (ends - 1):
        ends &= ~(1 << 4 * ban)
    if counted and not lying & deal[AMBUSHES]:
        purse = money(purse) + LEVEL
    if not lying & (deal[AMBUSHES] | deal[SNAKES]):
        copy(work, row, SPARE)
        row = SPARE
        _forget(work, row)
    if not again:
        side = 1 - side
        ban = outlaw if lying & deal[DANGERS] & (1 << outlaw) else NO_BAN
    rest = lying | purse << PURSE | side << SIDE
    key, place, mark = 0, 0, ALONE
    for colour in range(4):
        key += mix(work[row, colour])
        place += mix_other(work[row, colour])
    while ends:
        cell = first_bit(ends) >> 2
        ends &= ends - 1
        kept = NO_BAN if ban == cell else ban
        other = rest | cell << OUTLAW | kept << BAN
        _write(kids, depth, count, work, row, other, key, place)
        kids[depth, count, ENTRY] = mark
        mark = ALIKE
        count += 1
    return count, NONE

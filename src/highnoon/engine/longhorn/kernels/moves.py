"""Where a packed turn leads: keys, destinations, and the score when there is none."""

from __future__ import annotations

from typing import Any, Final

from highnoon.engine.longhorn.kernels.jit import first_bit, inlined, kernel, natural
from highnoon.engine.longhorn.kernels.lanes import four, joined, put, summed, times, where
from highnoon.engine.longhorn.kernels.layout import (
    AGAIN,
    AMBUSHES,
    BAN,
    BOARD,
    COLOUR,
    DANGERS,
    DRAWS,
    ENDS,
    ENTRY,
    HERD,
    KEY,
    LEVEL,
    LYING,
    NEAR,
    NO_BAN,
    ONES,
    OUTLAW,
    PLACE,
    PURSE,
    PURSE_MASK,
    PURSE_SHIFT,
    PURSE_SIZE,
    PURSE_WIDE,
    REACHED,
    REST,
    SENT,
    SIDE,
    SNAKES,
    STOLEN,
    STRUCK,
)

ALONE: Final = 0
ALIKE: Final = 1
"""How a child is marked that differs from the one before only in where the outlaw was sent."""
NONE: Final = -2
"""No turn ends the game; otherwise -1, 0 or 1: the best end for the player in turn."""


@inlined
def mix(word: Any) -> Any:
    """A word well stirred, or each of several.

    Multiplications and shifts as in SplitMix (Steele, Lea, Flood, "Fast splittable pseudorandom
    number generators", 2014) instead of Zobrist's random numbers for each piece on each square:
    a position is five words, and the colours' words must add up in any order.
    """
    word = times(word ^ ((word >> 31) & 0x1FFFFFFFF), 0x7FB5D329728EA185)
    return times(word ^ ((word >> 27) & 0x1FFFFFFFFF), 0x1DADEF4BC2DD44D)


@inlined
def mix_other(word: Any) -> Any:
    """The same for the place where it is kept, so that key and place err independently."""
    word = times(word ^ ((word >> 29) & 0x7FFFFFFFF), 0x369DEA0F31A53F85)
    return word ^ ((word >> 32) & 0xFFFFFFFF)


@inlined
def spread(words: Any) -> Any:
    """The lowest bit of each nibble that is not empty, in a word or in each of several."""
    words = words | words >> 1
    words = words | words >> 2
    return words & ONES


@inlined
def close(bits: int) -> int:
    """Nine bits out of the lowest bits of nine nibbles."""
    low, high = bits & 0xFFFF, bits >> 16 & 0xFFFF
    near = (low * 0x1248) >> 12 & 0xF | ((high * 0x1248) >> 12 & 0xF) << 4
    return near | (bits >> 32 & 1) << 8


@inlined
def money(purse: int) -> int:
    """First player's nuggets minus the second's, in hundreds, from counts."""
    total = 0
    for kind in range(1, 5):
        shift, wide = PURSE_SHIFT[kind], PURSE_WIDE[kind]
        total += (kind + 1) * ((purse >> shift & wide) - (purse >> (shift + PURSE_SIZE) & wide))
    return total


@inlined
def score(words: Any, difference: int) -> int:
    """How far the first player is ahead if the game were scored now, in hundreds."""
    one, two = words >> HERD & 15, words >> HERD + 4 & 15
    lead: int = summed((one - two) * (9 - one - two) & (words >> STRUCK & 1) - 1)
    return lead + difference


@inlined
def _forget(words: Any) -> Any:
    """The colours without the herds of dead ones, if nobody will ever ask for them."""
    words = where(words & BOARD, words, words & 1 << STRUCK)
    if joined(words) >> STRUCK & 1:
        pairs = (words & 0xF0F0F0F0F0F) + (words >> 4 & 0xF0F0F0F0F)
        cows = pairs * 0x10101010101 >> 40 & 15
        dead = (words >> STRUCK & 1 != 0) & (cows < 9)
        words = where(dead, words & (1 << STRUCK | BOARD), words)
    return words


@inlined
def _stir(words: Any, rest: int) -> tuple[int, int]:
    """What a position's key is made of, and its place, wherever the outlaw is sent."""
    place = times(summed(mix_other(words)) + mix_other(rest), 0x2545F4914F6CDD1D) >> 20
    return summed(mix(words)) + mix(rest), place


@inlined
def _write(row: Any, words: Any, rest: int, mark: int) -> None:
    """Fill a child's row but for its key."""
    put(row, COLOUR, words)
    row[REST] = rest
    row[ENTRY] = mark


@inlined
def _name(row: Any, rest: int, stirred: int, place: int) -> None:
    """Give a child its key; the bits that lead to a bucket are those of its siblings."""
    row[KEY] = stirred & NEAR | (stirred + mix(rest)) & ~NEAR
    row[PLACE] = place


@kernel
def write(row: Any, raid: Any, rest: int) -> None:
    """Fill a child's row by the colours of a row of the work space."""
    words = four(raid, COLOUR)
    stirred, place = _stir(words, rest & ~SENT)
    _write(row, words, rest, ALONE)
    _name(row, rest, stirred, place)


@inlined
def go(
    below: Any, count: int, deal: Any, work: Any, raid: int, counted: bool, keyed: bool
) -> tuple[int, int]:
    """Add a child for every destination, or tell how the game is scored if there is none.

    A search that remembers nothing needs no keys.
    """
    words, inside = four(work[raid], COLOUR), work[raid, REST]
    lying, purse, side = inside & LYING, inside >> PURSE & PURSE_MASK, inside >> SIDE & 1
    outlaw, ban = inside >> OUTLAW & 15, inside >> BAN & 15
    again = inside >> AGAIN & 1
    ends = REACHED[outlaw, inside >> STOLEN & 15] & spread(joined(words) & BOARD)
    if ends == 0:
        lead = score(words, money(purse) if counted else purse - LEVEL)
        if side:
            lead = -lead
        end = 1 if lead > 0 else -1 if lead < 0 else 0
        work[ENDS, DRAWS + end] += 1
        return count, end
    if ban != NO_BAN and not lying >> ban & 1:
        ban = NO_BAN
    if ban != NO_BAN and not again and ends & (ends - 1):
        ends &= ~(1 << 4 * ban)
    if counted and not lying & deal[AMBUSHES]:
        purse = money(purse) + LEVEL
    if keyed and not lying & (deal[AMBUSHES] | deal[SNAKES]):
        words = _forget(words)
    if not again:
        side = 1 - side
        ban = outlaw if lying & deal[DANGERS] & (1 << outlaw) else NO_BAN
    rest = lying | purse << PURSE | side << SIDE
    stirred, place, mark = 0, 0, ALONE
    if keyed:
        stirred, place = _stir(words, rest)
    while ends:
        cell = first_bit(ends) >> 2
        ends &= ends - 1
        kept = NO_BAN if ban == cell else ban
        other = rest | cell << OUTLAW | kept << BAN
        row = below[natural(count)]
        _write(row, words, other, mark)
        if keyed:
            _name(row, other, stirred, place)
        mark = ALIKE
        count += 1
    return count, NONE

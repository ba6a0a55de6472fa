"""Every turn of a packed position: steal, apply the token, move. Equal to the rules by test."""

from __future__ import annotations

from typing import Any

import numpy as np

from highnoon.engine.longhorn.jit import kernel
from highnoon.engine.longhorn.layout import (
    AMBUSH,
    AMBUSHES,
    BAN,
    BESIDE,
    BOARD,
    CHOOSE,
    DANGERS,
    DEPTH,
    DRAW,
    ENDS,
    EPIDEMIC,
    EVERY,
    FLEEING,
    FLIGHT,
    HERD,
    IRON,
    KEY,
    LEVEL,
    LYING,
    MOVE,
    NO_BAN,
    OIL,
    ONES,
    OUTLAW,
    PHASE,
    PLACE,
    PURSE,
    PURSE_MASK,
    PURSE_SHIFT,
    PURSE_WIDE,
    REACHED,
    SHERIFF,
    SIDE,
    SNAKE,
    SNAKES,
    STEAL,
    STOLEN,
    STRUCK,
)

NONE = -2
"""No turn ends the game; otherwise -1, 0 or 1: the best end for the player in turn."""


@kernel
def mix(word: int) -> int:
    """A word well stirred."""
    word = (word ^ ((word >> 31) & 0x1FFFFFFFF)) * 0x7FB5D329728EA185
    return (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * 0x1DADEF4BC2DD44D


@kernel
def mix_other(word: int) -> int:
    """The same for the place in the table, so that key and place err independently."""
    word = (word ^ ((word >> 29) & 0x7FFFFFFFF)) * 0x369DEA0F31A53F85
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
        if not word >> STRUCK & 1:
            one, two = word >> HERD & 15, word >> (HERD + 4) & 15
            total += (one - two) * (9 - one - two)
    return total


@kernel
def _copy(work: Any, source: int, target: int) -> None:
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
def _write(kids: Any, depth: int, count: int, work: Any, row: int, rest: int) -> None:
    """Add a child with its key and its place in the table."""
    key, place = mix(rest), mix_other(rest)
    for colour in range(4):
        word = work[row, colour]
        kids[depth, count, colour] = word
        key += mix(word)
        place += mix_other(word)
    kids[depth, count, 4] = rest
    kids[depth, count, KEY] = key
    kids[depth, count, PLACE] = place * 0x2545F4914F6CDD1D >> 20


@kernel
def _go(
    kids: Any,
    depth: int,
    count: int,
    deal: Any,
    work: Any,
    row: int,
    lying: int,
    purse: int,
    counted: bool,
    outlaw: int,
    side: int,
    ban: int,
    stolen: int,
    again: bool,
) -> tuple[int, int]:
    """Add a child for every destination, or tell how the game is scored if there is none."""
    w0, w1, w2, w3 = work[row, 0], work[row, 1], work[row, 2], work[row, 3]
    ends = REACHED[outlaw, stolen] & spread((w0 | w1 | w2 | w3) & BOARD)
    if ends == 0:
        difference = money(purse) if counted else purse - LEVEL
        total = score(w0, w1, w2, w3, difference)
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
        _copy(work, row, 7)
        row = 7
        _forget(work, row)
    if not again:
        side = 1 - side
        ban = outlaw if lying & deal[DANGERS] & (1 << outlaw) else NO_BAN
    rest = lying | purse << PURSE | side << SIDE
    while ends:
        low = ends & -ends
        ends ^= low
        cell = 0
        while low > 1:
            low >>= 4
            cell += 1
        kept = NO_BAN if ban == cell else ban
        _write(kids, depth, count, work, row, rest | cell << OUTLAW | kept << BAN)
        count += 1
    return count, NONE


@kernel
def _brand(
    kids: Any,
    depth: int,
    count: int,
    deal: Any,
    work: Any,
    lying: int,
    purse: int,
    counted: bool,
    outlaw: int,
    side: int,
    ban: int,
    stolen: int,
) -> tuple[int, int]:
    """All cows of a colour from a neighbour, for each neighbour and colour."""
    best, found = NONE, False
    for near in range(4):
        cell = BESIDE[outlaw, near]
        if cell < 0:
            break
        for colour in range(4):
            cows = work[1, colour] >> 4 * cell & 15
            if cows == 0:
                continue
            found = True
            _copy(work, 1, 2)
            work[2, colour] += (cows << (HERD + 4 * side)) - (cows << 4 * cell)
            if work[2, colour] >> (HERD + 4 * side) & 15 == 9:
                best = 1
                work[ENDS, 2] += 1
                if deal[EVERY]:
                    continue
                return count, 1
            left = (work[2, 0] | work[2, 1] | work[2, 2] | work[2, 3]) >> 4 * cell & 15
            kept = lying if left else lying & ~(1 << cell)
            count, end = _go(
                kids, depth, count, deal, work, 2, kept, purse, counted,
                outlaw, side, ban, stolen, False,
            )
            best = max(best, end)
    if not found:
        return _go(
            kids, depth, count, deal, work, 1, lying, purse, counted,
            outlaw, side, ban, stolen, False,
        )
    return count, best


@kernel
def _epidemic(
    kids: Any,
    depth: int,
    count: int,
    deal: Any,
    work: Any,
    lying: int,
    purse: int,
    counted: bool,
    outlaw: int,
    side: int,
    ban: int,
    stolen: int,
) -> tuple[int, int]:
    """A colour leaves the board, for each colour that is there (or for all when none is)."""
    best = NONE
    before = (work[1, 0] | work[1, 1] | work[1, 2] | work[1, 3]) & BOARD
    for colour in range(4):
        if before and not work[1, colour] & BOARD:
            continue
        _copy(work, 1, 2)
        work[2, colour] = work[2, colour] & ~BOARD | 1 << STRUCK
        after = (work[2, 0] | work[2, 1] | work[2, 2] | work[2, 3]) & BOARD
        emptied = close(spread(before) & ~spread(after))
        count, end = _go(
            kids, depth, count, deal, work, 2, lying & ~emptied, purse, counted,
            outlaw, side, ban, stolen, False,
        )
        best = max(best, end)
    return count, best


@kernel
def _ambush(
    kids: Any,
    depth: int,
    count: int,
    deal: Any,
    work: Any,
    lying: int,
    purse: int,
    outlaw: int,
    side: int,
    ban: int,
    stolen: int,
) -> tuple[int, int]:
    """Two cows of a colour or a nugget; purses are counted here, for an ambush was lying."""
    best, found = NONE, False
    for colour in range(4):
        if work[1, colour] >> (HERD + 4 * (1 - side)) & 15 >= 2:
            found = True
            _copy(work, 1, 2)
            work[2, colour] += (2 << (HERD + 4 * side)) - (2 << (HERD + 4 * (1 - side)))
            if work[2, colour] >> (HERD + 4 * side) & 15 == 9:
                best = 1
                work[ENDS, 2] += 1
                if deal[EVERY]:
                    continue
                return count, 1
            count, end = _go(
                kids, depth, count, deal, work, 2, lying, purse, True,
                outlaw, side, ban, stolen, False,
            )
            best = max(best, end)
    kinds = 0
    for kind in range(1, 5):
        if purse >> (PURSE_SHIFT[kind] + 6 * (1 - side)) & PURSE_WIDE[kind]:
            kinds += 1
    if kinds > 1 and not deal[CHOOSE]:
        kept = NO_BAN if ban == outlaw else ban
        rest = lying | purse << PURSE | side << SIDE | outlaw << OUTLAW | kept << BAN
        _write(kids, depth, count, work, 1, rest | DRAW << PHASE | stolen << STOLEN)
        return count + 1, best
    for kind in range(4, 0, -1):
        if purse >> (PURSE_SHIFT[kind] + 6 * (1 - side)) & PURSE_WIDE[kind]:
            found = True
            count, end = _go(
                kids, depth, count, deal, work, 1, lying, _taken(purse, kind, side), True,
                outlaw, side, ban, stolen, False,
            )
            best = max(best, end)
            # The dearest nugget is never worse: any later exchange can be copied.
            if not deal[EVERY]:
                break
    if not found:
        return _go(
            kids, depth, count, deal, work, 1, lying, purse, True,
            outlaw, side, ban, stolen, False,
        )
    return count, best


@kernel
def _taken(purse: int, kind: int, side: int) -> int:
    """Purses after a nugget has gone to the player in turn."""
    mine, his = PURSE_SHIFT[kind] + 6 * side, PURSE_SHIFT[kind] + 6 * (1 - side)
    return purse + (1 << mine) - (1 << his)


@kernel
def _flight(
    kids: Any,
    depth: int,
    count: int,
    deal: Any,
    work: Any,
    lying: int,
    purse: int,
    counted: bool,
    outlaw: int,
    side: int,
    ban: int,
    stolen: int,
) -> tuple[int, int]:
    """The next frightened cow flees to each neighbour; after the last one the outlaw moves."""
    colour, more = -1, False
    for other in range(4):
        if work[1, other] >> FLEEING & 1:
            more = colour >= 0
            if more:
                break
            colour = other
    best = NONE
    for near in range(4):
        cell = BESIDE[outlaw, near]
        if cell < 0:
            break
        _copy(work, 1, 2)
        work[2, colour] += (1 << 4 * cell) - (1 << (HERD + 4 * side)) - (1 << FLEEING)
        if more:
            rest = lying | purse << PURSE | side << SIDE | outlaw << OUTLAW | ban << BAN
            _write(kids, depth, count, work, 2, rest | FLIGHT << PHASE | stolen << STOLEN)
            count += 1
        else:
            count, end = _go(
                kids, depth, count, deal, work, 2, lying, purse, counted,
                outlaw, side, ban, stolen, False,
            )
            best = max(best, end)
    return count, best


@kernel
def turns(kids: Any, depth: int, index: int, deal: Any, work: Any) -> tuple[int, int]:
    """Write all turns of a node into the next row; how many, and the best end among them.

    A turn that wins at once stops the list.
    """
    rest = kids[depth, index, 4]
    phase = rest >> PHASE & 3
    for colour in range(4):
        work[0, colour] = kids[depth, index, colour]
        work[1, colour] = kids[depth, index, colour]
    lying, purse = rest & LYING, rest >> PURSE & PURSE_MASK
    outlaw, side, ban = rest >> OUTLAW & 15, rest >> SIDE & 1, rest >> BAN & 15
    below = depth + 1
    if phase == DRAW:
        return _draws(kids, below, deal, work, rest), NONE
    counted = lying & deal[AMBUSHES] != 0
    stolen = rest >> STOLEN & 15
    if phase == FLIGHT:
        return _flight(
            kids, below, 0, deal, work, lying, purse, counted,
            outlaw, side, ban, stolen,
        )
    if phase == MOVE:
        return _go(
            kids, below, 0, deal, work, 0, lying, purse, counted,
            outlaw, side, ban, stolen, False,
        )
    count, best = 0, NONE
    for colour in range(4):
        word = work[0, colour]
        stolen = word >> 4 * outlaw & 15
        if stolen == 0:
            continue
        _copy(work, 0, 1)
        word += (stolen << (HERD + 4 * side)) - (stolen << 4 * outlaw)
        work[1, colour] = word
        kind, kept, purses, end = 0, lying, purse, NONE
        left = (work[1, 0] | work[1, 1] | work[1, 2] | work[1, 3]) >> 4 * outlaw & 15
        if left == 0 and lying >> outlaw & 1:
            kind = deal[outlaw]
            kept = lying & ~(1 << outlaw)
            if kind == SHERIFF:
                best = max(best, -1)
                work[ENDS, 0] += 1
                continue
        if word >> (HERD + 4 * side) & 15 == 9:
            best = 1
            work[ENDS, 2] += 1
            if deal[EVERY]:
                continue
            return count, 1
        if 0 < kind < IRON:
            if counted:
                purses += 1 << (PURSE_SHIFT[kind] + 6 * side)
            else:
                purses += -(kind + 1) if side else kind + 1
        if kind == IRON:
            count, end = _brand(
                kids, below, count, deal, work, kept, purses, counted,
                outlaw, side, ban, stolen,
            )
        elif kind == EPIDEMIC:
            count, end = _epidemic(
                kids, below, count, deal, work, kept, purses, counted,
                outlaw, side, ban, stolen,
            )
        elif kind == AMBUSH:
            count, end = _ambush(
                kids, below, count, deal, work, kept, purses, outlaw, side, ban, stolen
            )
        elif kind == SNAKE:
            for other in range(4):
                if work[1, other] >> (HERD + 4 * side) & 15:
                    work[1, other] |= 1 << FLEEING
            count, end = _flight(
                kids, below, count, deal, work, kept, purses, counted,
                outlaw, side, ban, stolen,
            )
        else:
            count, end = _go(
                kids, below, count, deal, work, 1, kept, purses, counted,
                outlaw, side, ban, stolen, kind == OIL,
            )
        best = max(best, end)
        if best == 1 and not deal[EVERY]:
            return count, 1
    return count, best


@kernel
def _draws(kids: Any, below: int, deal: Any, work: Any, rest: int) -> int:
    """Every nugget that may be drawn; each child is the same turn, about to move."""
    purse, side, count = rest >> PURSE & PURSE_MASK, rest >> SIDE & 1, 0
    for kind in range(1, 5):
        if purse >> (PURSE_SHIFT[kind] + 6 * (1 - side)) & PURSE_WIDE[kind]:
            other = rest & ~(PURSE_MASK << PURSE | 3 << PHASE)
            taken = _taken(purse, kind, side)
            if not rest & LYING & deal[AMBUSHES]:
                taken = money(taken) + LEVEL
            other |= taken << PURSE | MOVE << PHASE
            _write(kids, below, count, work, 0, other)
            count += 1
    return count


@kernel
def lay(kids: Any, work: Any) -> None:
    """Complete the root, whose five words are in place, by its key."""
    for colour in range(4):
        work[1, colour] = kids[0, 0, colour]
    _write(kids, 0, 0, work, 1, kids[0, 0, 4])


@kernel
def perft(kids: Any, deal: Any, work: Any, levels: int) -> int:
    """How many ways so many turns can go from the root, turns that end the game included."""
    # Numba cannot keep recursive kernels on disk, so the way down is a row of counters.
    left, child = np.zeros(DEPTH, np.int64), np.zeros(DEPTH, np.int64)
    count = np.zeros(DEPTH, np.int64)
    depth, total, fresh = 0, 0, True
    left[0] = levels
    while depth >= 0:
        if fresh:
            for end in range(3):
                work[ENDS, end] = 0
            count[depth], _ = turns(kids, depth, child[depth], deal, work)
            total += work[ENDS, 0] + work[ENDS, 1] + work[ENDS, 2]
            child[depth + 1] = -1
        child[depth + 1] += 1
        fresh = child[depth + 1] < count[depth]
        if fresh:
            whole = kids[depth + 1, child[depth + 1], 4] >> PHASE & 3 == STEAL
            left[depth + 1] = left[depth] - whole
            if left[depth + 1] == 0:
                total += 1
                fresh = False
            else:
                depth += 1
        else:
            depth -= 1
    return total

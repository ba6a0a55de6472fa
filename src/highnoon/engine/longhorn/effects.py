"""What the token of an emptied place does to a packed position, in all ways it can be used."""

from __future__ import annotations

from typing import Any

from highnoon.engine.longhorn.jit import kernel
from highnoon.engine.longhorn.layout import (
    AMBUSHES,
    BAN,
    BESIDE,
    BOARD,
    CHOOSE,
    DRAW,
    ENDS,
    EVERY,
    FLEEING,
    FLIGHT,
    HERD,
    LEVEL,
    LYING,
    MOVE,
    NO_BAN,
    OUTLAW,
    PHASE,
    PURSE,
    PURSE_MASK,
    PURSE_SHIFT,
    PURSE_WIDE,
    SIDE,
    STOLEN,
    STRUCK,
    T_BAN,
    T_OUTLAW,
    T_SIDE,
    T_STOLEN,
    TURN,
)
from highnoon.engine.longhorn.moves import NONE, close, copy, go, money, spread, write


@kernel
def brand(
    kids: Any, depth: int, count: int, deal: Any, work: Any, lying: int, purse: int
) -> tuple[int, int]:
    """All cows of a colour from a neighbour, for each neighbour and colour."""
    outlaw, herd = work[TURN, T_OUTLAW], HERD + 4 * work[TURN, T_SIDE]
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
            copy(work, 1, 2)
            work[2, colour] += (cows << herd) - (cows << 4 * cell)
            if work[2, colour] >> herd & 15 == 9:
                best = 1
                work[ENDS, 2] += 1
                if deal[EVERY]:
                    continue
                return count, 1
            left = (work[2, 0] | work[2, 1] | work[2, 2] | work[2, 3]) >> 4 * cell & 15
            kept = lying if left else lying & ~(1 << cell)
            count, end = go(kids, depth, count, deal, work, 2, kept, purse)
            best = max(best, end)
    if not found:
        return go(kids, depth, count, deal, work, 1, lying, purse)
    return count, best


@kernel
def epidemic(
    kids: Any, depth: int, count: int, deal: Any, work: Any, lying: int, purse: int
) -> tuple[int, int]:
    """A colour leaves the board, for each colour that is there (or for all when none is)."""
    best = NONE
    before = (work[1, 0] | work[1, 1] | work[1, 2] | work[1, 3]) & BOARD
    for colour in range(4):
        if before and not work[1, colour] & BOARD:
            continue
        copy(work, 1, 2)
        work[2, colour] = work[2, colour] & ~BOARD | 1 << STRUCK
        after = (work[2, 0] | work[2, 1] | work[2, 2] | work[2, 3]) & BOARD
        emptied = close(spread(before) & ~spread(after))
        count, end = go(kids, depth, count, deal, work, 2, lying & ~emptied, purse)
        best = max(best, end)
    return count, best


@kernel
def ambush(
    kids: Any, depth: int, count: int, deal: Any, work: Any, lying: int, purse: int
) -> tuple[int, int]:
    """Two cows of a colour or a nugget; purses are counted here, for an ambush was lying."""
    side = work[TURN, T_SIDE]
    mine, his = HERD + 4 * side, HERD + 4 * (1 - side)
    best, found = NONE, False
    for colour in range(4):
        if work[1, colour] >> his & 15 >= 2:
            found = True
            copy(work, 1, 2)
            work[2, colour] += (2 << mine) - (2 << his)
            if work[2, colour] >> mine & 15 == 9:
                best = 1
                work[ENDS, 2] += 1
                if deal[EVERY]:
                    continue
                return count, 1
            count, end = go(kids, depth, count, deal, work, 2, lying, purse)
            best = max(best, end)
    kinds = 0
    for kind in range(1, 5):
        if purse >> (PURSE_SHIFT[kind] + 6 * (1 - side)) & PURSE_WIDE[kind]:
            kinds += 1
    if kinds > 1 and not deal[CHOOSE]:
        rest = _inside(work, lying, purse) | DRAW << PHASE
        write(kids, depth, count, work, 1, rest)
        return count + 1, best
    for kind in range(4, 0, -1):
        if purse >> (PURSE_SHIFT[kind] + 6 * (1 - side)) & PURSE_WIDE[kind]:
            found = True
            taken = _taken(purse, kind, side)
            count, end = go(kids, depth, count, deal, work, 1, lying, taken)
            best = max(best, end)
            # The dearest nugget is never worse: any later exchange can be copied.
            if not deal[EVERY]:
                break
    if not found:
        return go(kids, depth, count, deal, work, 1, lying, purse)
    return count, best


@kernel
def _inside(work: Any, lying: int, purse: int) -> int:
    """The rest of a position in the middle of a turn, without its phase."""
    outlaw, ban = work[TURN, T_OUTLAW], work[TURN, T_BAN]
    kept = NO_BAN if ban == outlaw else ban
    rest: int = lying | purse << PURSE | work[TURN, T_SIDE] << SIDE
    rest |= outlaw << OUTLAW | kept << BAN | work[TURN, T_STOLEN] << STOLEN
    return rest


@kernel
def _taken(purse: int, kind: int, side: int) -> int:
    """Purses after a nugget has gone to the player in turn."""
    here: int = PURSE_SHIFT[kind]
    return purse + (1 << (here + 6 * side)) - (1 << (here + 6 * (1 - side)))


@kernel
def draws(kids: Any, depth: int, deal: Any, work: Any, rest: int) -> int:
    """Every nugget that may be drawn; each child is the same turn, about to move."""
    purse, side, count = rest >> PURSE & PURSE_MASK, rest >> SIDE & 1, 0
    for kind in range(1, 5):
        if purse >> (PURSE_SHIFT[kind] + 6 * (1 - side)) & PURSE_WIDE[kind]:
            taken = _taken(purse, kind, side)
            if not rest & LYING & deal[AMBUSHES]:
                taken = money(taken) + LEVEL
            other = rest & ~(PURSE_MASK << PURSE | 3 << PHASE)
            write(kids, depth, count, work, 0, other | taken << PURSE | MOVE << PHASE)
            count += 1
    return count


@kernel
def flight(
    kids: Any, depth: int, count: int, deal: Any, work: Any, lying: int, purse: int
) -> tuple[int, int]:
    """The next frightened cow flees to each neighbour; after the last one the outlaw moves."""
    outlaw, herd = work[TURN, T_OUTLAW], HERD + 4 * work[TURN, T_SIDE]
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
        copy(work, 1, 2)
        work[2, colour] += (1 << 4 * cell) - (1 << herd) - (1 << FLEEING)
        if more:
            rest = _inside(work, lying, purse) | FLIGHT << PHASE
            write(kids, depth, count, work, 2, rest)
            count += 1
        else:
            count, end = go(kids, depth, count, deal, work, 2, lying, purse)
            best = max(best, end)
    return count, best

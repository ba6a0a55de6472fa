"""Every turn of a packed position: steal, apply the token, move. Equal to the rules by test."""

from __future__ import annotations

from typing import Any

import numpy as np

from highnoon.engine.longhorn.effects import ambush, brand, draws, epidemic, flight
from highnoon.engine.longhorn.jit import kernel
from highnoon.engine.longhorn.layout import (
    AMBUSH,
    AMBUSHES,
    BAN,
    DEPTH,
    DRAW,
    ENDS,
    EPIDEMIC,
    EVERY,
    FLEEING,
    FLIGHT,
    HERD,
    IRON,
    LYING,
    MOVE,
    OIL,
    OUTLAW,
    PHASE,
    PURSE,
    PURSE_MASK,
    PURSE_SHIFT,
    SHERIFF,
    SIDE,
    SNAKE,
    STEAL,
    STOLEN,
    T_AGAIN,
    T_BAN,
    T_COUNTED,
    T_OUTLAW,
    T_SIDE,
    T_STOLEN,
    TURN,
)
from highnoon.engine.longhorn.moves import NONE, copy, go, write


@kernel
def turns(kids: Any, depth: int, index: int, deal: Any, work: Any) -> tuple[int, int]:
    """Write all turns of a node into the next row; how many, and the best end among them.

    A turn that wins at once stops the list.
    """
    rest, below = kids[depth, index, 4], depth + 1
    phase = rest >> PHASE & 3
    for colour in range(4):
        work[0, colour] = work[1, colour] = kids[depth, index, colour]
    if phase == DRAW:
        return draws(kids, below, deal, work, rest), NONE
    lying, purse = rest & LYING, rest >> PURSE & PURSE_MASK
    work[TURN, T_OUTLAW], work[TURN, T_SIDE] = rest >> OUTLAW & 15, rest >> SIDE & 1
    work[TURN, T_BAN], work[TURN, T_STOLEN] = rest >> BAN & 15, rest >> STOLEN & 15
    work[TURN, T_COUNTED], work[TURN, T_AGAIN] = lying & deal[AMBUSHES] != 0, 0
    if phase == FLIGHT:
        return flight(kids, below, 0, deal, work, lying, purse)
    if phase == MOVE:
        return go(kids, below, 0, deal, work, 0, lying, purse)
    count, best = 0, NONE
    for colour in range(4):
        if work[0, colour] >> 4 * work[TURN, T_OUTLAW] & 15:
            count, end = _steal(kids, below, count, deal, work, lying, purse, colour)
            best = max(best, end)
            if best == 1 and not deal[EVERY]:
                break
    return count, best


@kernel
def _steal(
    kids: Any, depth: int, count: int, deal: Any, work: Any, lying: int, purse: int, colour: int
) -> tuple[int, int]:
    """All ways to go on after one colour has been taken."""
    outlaw, side = work[TURN, T_OUTLAW], work[TURN, T_SIDE]
    stolen = work[0, colour] >> 4 * outlaw & 15
    copy(work, 0, 1)
    work[1, colour] += (stolen << (HERD + 4 * side)) - (stolen << 4 * outlaw)
    work[TURN, T_STOLEN], kind = stolen, 0
    left = (work[1, 0] | work[1, 1] | work[1, 2] | work[1, 3]) >> 4 * outlaw & 15
    if left == 0 and lying >> outlaw & 1:
        kind = deal[outlaw]
        lying &= ~(1 << outlaw)
        if kind == SHERIFF:
            work[ENDS, 0] += 1
            return count, -1
    if work[1, colour] >> (HERD + 4 * side) & 15 == 9:
        work[ENDS, 2] += 1
        return count, 1
    if kind == IRON:
        return brand(kids, depth, count, deal, work, lying, purse)
    if kind == EPIDEMIC:
        return epidemic(kids, depth, count, deal, work, lying, purse)
    if kind == AMBUSH:
        return ambush(kids, depth, count, deal, work, lying, purse)
    if kind == SNAKE:
        for other in range(4):
            if work[1, other] >> (HERD + 4 * side) & 15:
                work[1, other] |= 1 << FLEEING
        return flight(kids, depth, count, deal, work, lying, purse)
    if 0 < kind < IRON:
        if work[TURN, T_COUNTED]:
            purse += 1 << (PURSE_SHIFT[kind] + 6 * side)
        else:
            purse += -(kind + 1) if side else kind + 1
    work[TURN, T_AGAIN] = kind == OIL
    return go(kids, depth, count, deal, work, 1, lying, purse)


@kernel
def lay(kids: Any, work: Any) -> None:
    """Complete the root, whose five words are in place, by its key."""
    for colour in range(4):
        work[1, colour] = kids[0, 0, colour]
    write(kids, 0, 0, work, 1, kids[0, 0, 4])


@kernel
def _perft(kids: Any, deal: Any, work: Any, levels: int, counters: Any) -> int:
    """How many ways so many turns can go from the root, turns that end the game included."""
    # Numba cannot keep recursive kernels on disk, so the way down is a row of counters.
    left, child, count = counters
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


def perft(kids: Any, deal: Any, work: Any, levels: int) -> int:
    """How many ways so many turns can go from the root, turns that end the game included."""
    counters = np.zeros((3, DEPTH), np.int64)
    return _perft(kids, deal, work, levels, tuple(counters))

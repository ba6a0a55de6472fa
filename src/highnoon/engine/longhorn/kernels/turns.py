"""Every turn of a packed position: steal, apply the token, move. Equal to the rules by test."""

from __future__ import annotations

from typing import Any

from highnoon.engine.longhorn.kernels.effects import ambush, brand, draws, epidemic, flight
from highnoon.engine.longhorn.kernels.jit import inlined, kernel, natural
from highnoon.engine.longhorn.kernels.layout import (
    AGAIN,
    AMBUSH,
    AMBUSHES,
    DEPTH,
    DRAW,
    DRAWS,
    ENDS,
    EPIDEMIC,
    EVERY,
    FLEEING,
    FLIGHT,
    HERD,
    IRON,
    KEY,
    LOSSES,
    MOVE,
    OIL,
    OUTLAW,
    PHASE,
    PURSE,
    PURSE_SHIFT,
    PURSE_SIZE,
    RAID,
    REST,
    SHERIFF,
    SIDE,
    SNAKE,
    STEAL,
    STOLEN,
    WINS,
)
from highnoon.engine.longhorn.kernels.memory import words
from highnoon.engine.longhorn.kernels.moves import NONE, go, write


@inlined
def turns(
    kids: Any, depth: int, index: int, deal: Any, work: Any, keyed: bool = True
) -> tuple[int, int]:
    """Write all turns of a node into the next row; how many, and the best end among them.

    A turn that wins at once stops the list. A search that remembers nothing needs no keys.
    """
    node, below = kids[depth, index], kids[depth + 1]
    raids, best = _raids(node, deal, work)
    if node[REST] >> PHASE & 3 == DRAW:
        return draws(below, deal, work), NONE
    count, counted = 0, node[REST] & deal[AMBUSHES] != 0
    for raid in range(raids):
        if best == 1 and not deal[EVERY]:
            break
        if work[raid, REST] >> PHASE & 3 == MOVE:
            count, end = go(below, count, deal, work, raid, counted, keyed)
            best = max(best, end)
        else:
            write(below[count], work[raid], work[raid, REST])
            count += 1
    return count, best


@inlined
def _raids(node: Any, deal: Any, work: Any) -> tuple[int, int]:
    """List the ways to raid in the work space; how many, and the best end among the others."""
    rest = node[REST]
    phase = rest >> PHASE & 3
    if phase != STEAL:
        row = 0 if phase == MOVE else RAID
        for word in range(KEY):
            work[row, word] = node[word]
        return flight(work) if phase == FLIGHT else (1, NONE)
    outlaw, side = rest >> OUTLAW & 15, rest >> SIDE & 1
    here, herd = 4 * outlaw, HERD + 4 * side
    about = rest & ~(15 << STOLEN) | MOVE << PHASE
    raids = kinds = won = 0
    # No branch in this loop: which colours are there is nothing a processor can foresee.
    for colour in range(4):
        stolen = node[colour] >> here & 15
        taken = node[colour] + (stolen << herd) - (stolen << here)
        raids = natural(raids)
        for other in range(4):
            work[raids, other] = taken if other == colour else node[other]
        work[raids, REST] = about | stolen << STOLEN
        nine = taken >> herd & 15 == 9
        kinds += stolen != 0
        won += nine
        raids += (stolen != 0) & (not nine)
    if kinds == 1 and rest >> outlaw & 1:
        return _token(node, deal, work, won, outlaw, side)
    work[ENDS, WINS] += won
    return raids, 1 if won else NONE


@inlined
def _token(node: Any, deal: Any, work: Any, won: int, outlaw: int, side: int) -> tuple[int, int]:
    """The one raid that empties a place, and all ways to use the token there."""
    kind = deal[outlaw]
    if kind == SHERIFF:
        work[ENDS, LOSSES] += 1
        return 0, -1
    if won:
        work[ENDS, WINS] += 1
        return 0, 1
    rest = work[0, REST] & ~(1 << outlaw)
    if kind < IRON:
        counted = node[REST] & deal[AMBUSHES] != 0
        if counted:
            rest += 1 << (PURSE + PURSE_SHIFT[kind] + PURSE_SIZE * side)
        else:
            rest += (-(kind + 1) if side else kind + 1) << PURSE
        work[0, REST] = rest
        return 1, NONE
    if kind == OIL:
        work[0, REST] = rest | 1 << AGAIN
        return 1, NONE
    for colour in range(4):
        frightened = kind == SNAKE and work[0, colour] >> (HERD + 4 * side) & 15 != 0
        work[RAID, colour] = work[0, colour] | (1 << FLEEING if frightened else 0)
    work[RAID, REST] = rest
    if kind == IRON:
        return brand(work)
    if kind == EPIDEMIC:
        return epidemic(deal, work)
    if kind == AMBUSH:
        return ambush(deal, work)
    return flight(work)


@kernel
def lay(kids: Any, work: Any) -> None:
    """Complete the root, whose five words are in place, by its key."""
    for colour in range(4):
        work[RAID, colour] = kids[0, 0, colour]
    write(kids[0, 0], work[RAID], kids[0, 0, REST])


@kernel
def _perft(kids: Any, deal: Any, work: Any, levels: int, counters: Any) -> int:
    """In how many ways the next turns can go from the root, turns that end the game included."""
    # Numba cannot keep recursive kernels on disk, so the way down is a row of counters.
    left, child, count = counters
    depth, total, fresh = 0, 0, True
    left[0] = levels
    while depth >= 0:
        if fresh:
            for end in range(3):
                work[ENDS, end] = 0
            count[depth], _ = turns(kids, depth, child[depth], deal, work)
            total += work[ENDS, LOSSES] + work[ENDS, DRAWS] + work[ENDS, WINS]
            child[depth + 1] = -1
        child[depth + 1] += 1
        fresh = child[depth + 1] < count[depth]
        if fresh:
            whole = kids[depth + 1, child[depth + 1], REST] >> PHASE & 3 == STEAL
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
    """In how many ways the next turns can go from the root, turns that end the game included."""
    counters = words(3, DEPTH)
    return _perft(kids, deal, work, levels, tuple(counters))

"""What the token of an emptied place does to a packed position, in all ways it can be used."""

from __future__ import annotations

from typing import Any

from highnoon.engine.longhorn.kernels.jit import inlined, kernel
from highnoon.engine.longhorn.kernels.lanes import (
    four,
    joined,
)
from highnoon.engine.longhorn.kernels.layout import (
    AMBUSHES,
    ANY,
    BESIDE,
    BOARD,
    CHOOSE,
    COLOUR,
    DRAW,
    ENDS,
    EVERY,
    FLEEING,
    FLIGHT,
    FORMER,
    HERD,
    LEVEL,
    LYING,
    MOVE,
    OUTLAW,
    PHASE,
    PURSE,
    PURSE_MASK,
    PURSE_SHIFT,
    PURSE_SIZE,
    PURSE_WIDE,
    RAID,
    REST,
    SIDE,
    SNAKES,
    STRIKES,
    STRUCK,
    WINS,
)
from highnoon.engine.longhorn.kernels.moves import NONE, close, money, spread, write

# Each lists its ways in the first rows of the work space and tells how many there are, and the
# best end among those that end the game at once.


@inlined
def _copy(work: Any, raid: int, rest: int) -> None:
    """One more way: the raid as it was."""
    for colour in range(4):
        work[raid, colour] = work[RAID, colour]
    work[raid, REST] = rest


@kernel
def brand(work: Any) -> tuple[int, int]:
    """All cows of a colour from a neighbour, for each neighbour and colour."""
    rest = work[RAID, REST]
    outlaw, herd = rest >> OUTLAW & 15, HERD + 4 * (rest >> SIDE & 1)
    raids, best, found = 0, NONE, False
    for near in range(4):
        cell = BESIDE[outlaw, near]
        if cell < 0:
            break
        for colour in range(4):
            cows = work[RAID, colour] >> 4 * cell & 15
            if cows == 0:
                continue
            found = True
            _copy(work, raids, rest)
            work[raids, colour] += (cows << herd) - (cows << 4 * cell)
            if work[raids, colour] >> herd & 15 == 9:
                best = 1
                work[ENDS, WINS] += 1
                continue
            left = joined(four(work[raids], COLOUR))
            if not left >> 4 * cell & 15:
                work[raids, REST] = rest & ~(1 << cell)
            raids += 1
    if not found:
        _copy(work, 0, rest)
        return 1, NONE
    return raids, best


@kernel
def epidemic(deal: Any, work: Any) -> tuple[int, int]:
    """A colour leaves the board, for each colour that may be struck."""
    rest, raids, absent = work[RAID, REST], 0, 0
    before = joined(four(work[RAID], COLOUR)) & BOARD
    if not before and deal[STRIKES] != FORMER:
        _copy(work, 0, rest)
        return 1, NONE
    # A colour that is gone and that no snake can bring back is worth nothing, struck or not.
    alike = not deal[EVERY] and not rest & LYING & deal[SNAKES]
    for colour in range(4):
        if before and not work[RAID, colour] & BOARD:
            if deal[STRIKES] != ANY or (alike and absent):
                continue
            absent += 1
        _copy(work, raids, rest)
        work[raids, colour] = work[raids, colour] & ~BOARD | 1 << STRUCK
        after = joined(four(work[raids], COLOUR)) & BOARD
        work[raids, REST] = rest & ~close(spread(before) & ~spread(after))
        raids += 1
    return raids, NONE


@kernel
def ambush(deal: Any, work: Any) -> tuple[int, int]:
    """Two cows of a colour or a nugget; purses are counted here, for an ambush was lying."""
    rest = work[RAID, REST]
    side, purse = rest >> SIDE & 1, rest >> PURSE & PURSE_MASK
    mine, theirs = HERD + 4 * side, HERD + 4 * (1 - side)
    raids, best, found = 0, NONE, False
    for colour in range(4):
        if work[RAID, colour] >> theirs & 15 >= 2:
            found = True
            _copy(work, raids, rest)
            work[raids, colour] += (2 << mine) - (2 << theirs)
            if work[raids, colour] >> mine & 15 == 9:
                best = 1
                work[ENDS, WINS] += 1
                continue
            raids += 1
    kinds = 0
    for kind in range(1, 5):
        if purse >> (PURSE_SHIFT[kind] + PURSE_SIZE * (1 - side)) & PURSE_WIDE[kind]:
            kinds += 1
    if kinds > 1 and not deal[CHOOSE]:
        _copy(work, raids, rest ^ (MOVE ^ DRAW) << PHASE)
        return raids + 1, best
    for kind in range(4, 0, -1):
        if purse >> (PURSE_SHIFT[kind] + PURSE_SIZE * (1 - side)) & PURSE_WIDE[kind]:
            found = True
            _copy(work, raids, rest + _taken(kind, side))
            raids += 1
            # The dearest nugget is never worse: any later exchange can be copied.
            if not deal[EVERY]:
                break
    if not found:
        _copy(work, 0, rest)
        return 1, NONE
    return raids, best


@inlined
def _taken(kind: int, side: int) -> int:
    """What the rest changes by when a nugget goes to the player in turn."""
    here: int = PURSE + PURSE_SHIFT[kind]
    return (1 << (here + PURSE_SIZE * side)) - (1 << (here + PURSE_SIZE * (1 - side)))


@kernel
def draws(below: Any, deal: Any, work: Any) -> int:
    """Every nugget that may be drawn; each child is the same turn, about to move."""
    rest, count = work[RAID, REST], 0
    purse, side = rest >> PURSE & PURSE_MASK, rest >> SIDE & 1
    for kind in range(1, 5):
        if purse >> (PURSE_SHIFT[kind] + PURSE_SIZE * (1 - side)) & PURSE_WIDE[kind]:
            other = rest + _taken(kind, side) ^ (DRAW ^ MOVE) << PHASE
            if not rest & LYING & deal[AMBUSHES]:
                even = money(other >> PURSE & PURSE_MASK) + LEVEL
                other = other & ~(PURSE_MASK << PURSE) | even << PURSE
            write(below[count], work[RAID], other)
            count += 1
    return count


@kernel
def flight(work: Any) -> tuple[int, int]:
    """The next frightened cow flees to each neighbour; after the last one the outlaw moves."""
    rest = work[RAID, REST]
    outlaw, herd = rest >> OUTLAW & 15, HERD + 4 * (rest >> SIDE & 1)
    colour, more = -1, False
    for other in range(4):
        if work[RAID, other] >> FLEEING & 1:
            more = colour >= 0
            if more:
                break
            colour = other
    rest = rest & ~(3 << PHASE) | (FLIGHT if more else MOVE) << PHASE
    raids = 0
    for near in range(4):
        cell = BESIDE[outlaw, near]
        if cell < 0:
            break
        _copy(work, raids, rest)
        work[raids, colour] += (1 << 4 * cell) - (1 << herd) - (1 << FLEEING)
        raids += 1
    return raids, NONE

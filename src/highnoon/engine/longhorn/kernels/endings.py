"""Endings: positions without rattlesnakes, small enough to be played out in every way at once.

A plain depth-first search of an AND/OR tree: no transposition table, no keys, no numbers. Whoever
decides tries one turn after another, those that are settled at sight first. Such a position takes
a quarter of the time of a node of the proof search.
"""

from __future__ import annotations

from typing import Any, Final

from highnoon.engine.longhorn.kernels.frames import (
    NEXT,
    OPEN,
    WHO,
)
from highnoon.engine.longhorn.kernels.jit import first_bit, inlined, kernel, natural
from highnoon.engine.longhorn.kernels.lanes import four, holds, joined, ones, put, summed
from highnoon.engine.longhorn.kernels.layout import (
    AMBUSHES,
    BAN,
    BOARD,
    CHOOSE,
    COLOUR,
    DANGERS,
    FLEEING,
    FLIGHT,
    HERD,
    IRON,
    LEVEL,
    LYING,
    NO_BAN,
    OIL,
    OUTLAW,
    PHASE,
    PURSE,
    PURSE_MASK,
    PURSE_SHIFT,
    PURSE_SIZE,
    REACHED,
    REST,
    SHERIFF_AT,
    SIDE,
    SNAKES,
    STEAL,
    STRUCK,
)
from highnoon.engine.longhorn.kernels.memory import constant
from highnoon.engine.longhorn.kernels.moves import NONE, money, score, spread
from highnoon.engine.longhorn.kernels.sight import settled, trap, used
from highnoon.engine.longhorn.kernels.turns import turns

FLOCK: Final = 40
"""Where sizes begin while cows flee; before, there are at most 36 groups."""
SIZES: Final = 96
"""Enough for 32 groups and four frightened cows: no position is larger."""
RECORD: Final = 2 * SIZES
"""For each size, 64 times the mean of the positions it took, and how many endings were met."""
WORTH: Final = 90
"""Endings are played out while those of their size take no more positions than this."""
MOST: Final = 250
"""No ending may take more; one that would counts twice that."""
FADE: Final = 5
"""An ending counts for a 32nd in the mean of its size."""
TRIAL: Final = 255
"""Sizes that take too long are tried again once in this many plus one."""
LARGE: Final = -1
"""The size of what is no ending."""
UNSURE: Final = -1
"""It takes too long."""
LANE: Final = constant([-(row == column) for row in range(4) for column in range(4)])
"""A mask for each colour's lane."""


@inlined
def size(node: Any, deal: Any) -> int:
    """How long an ending is likely to take, in groups of cows (and apart while cows flee)."""
    words, rest = four(node, COLOUR), node[REST]
    lying, phase = rest & LYING, rest >> PHASE & 3
    if lying & deal[SNAKES] or (lying & deal[AMBUSHES] and not deal[CHOOSE]):
        return LARGE
    groups: int = summed(ones(spread(words & BOARD)))
    if phase == FLIGHT:
        groups += FLOCK + 2 * summed(words >> FLEEING & 1)
        return groups
    return groups if phase == STEAL else LARGE


@inlined
def _reaches(end: int, side: int, goal: int) -> int:
    """Whether the first player reaches the goal when it ends like this for this side."""
    return 1 if (1 - end if side else 1 + end) >= goal else 0


@inlined
def _lead(words: Any, rest: int, deal: Any) -> int:
    """How far the player in turn is ahead if the game were scored now."""
    purse = rest >> PURSE & PURSE_MASK
    difference = money(purse) if rest & LYING & deal[AMBUSHES] else purse - LEVEL
    lead: int = score(words, difference)
    return -lead if rest >> SIDE & 1 else lead


@inlined
def _raid(kids: Any, depth: int, here: int, deal: Any, goal: int, token: int) -> tuple[int, int]:
    """All turns where the token used is a nugget, oil or none: the result, and how many are open.

    The result is `UNSURE` while it depends on those, which are written into the next row.
    """
    node, below = kids[depth, here], kids[depth + 1]
    words, rest = four(node, COLOUR), node[REST]
    side, outlaw, ban = rest >> SIDE & 1, rest >> OUTLAW & 15, rest >> BAN & 15
    mine, herd, at = 1 - side, HERD + 4 * side, 4 * outlaw
    lying, purse, lead = rest & LYING, rest >> PURSE & PURSE_MASK, _lead(words, rest, deal)
    there, occupied = holds(words >> at & 15), spread(joined(words) & BOARD)
    left = occupied if ones(there) > 1 else occupied & ~(1 << at)
    if token:
        lying &= ~(1 << outlaw)
        if token < IRON:
            lead += token + 1
            if lying & deal[AMBUSHES]:
                purse += 1 << PURSE_SHIFT[token] + PURSE_SIZE * side
            else:
                purse += -(token + 1) if side else token + 1
    if ban != NO_BAN and not lying >> ban & 1:
        ban = NO_BAN
    again = token == OIL
    next_side = side if again else 1 - side
    barred = NO_BAN if again else ban
    dangerous = lying & deal[DANGERS] & (1 << outlaw)
    next_ban = ban if again else outlaw if dangerous else NO_BAN
    sent, waiting = lying | purse << PURSE | next_side << SIDE, trap(words, lying, deal)
    count = 0
    while there:
        colour = first_bit(there)
        there &= there - 1
        word = node[colour]
        stolen, had = word >> at & 15, word >> herd & 15
        if stolen + had == 9:
            return mine, 0
        ends = REACHED[outlaw, stolen] & occupied
        ahead = lead + (0 if word >> STRUCK & 1 else stolen * (9 - 2 * had - stolen))
        if ends == 0:
            end = 1 if ahead > 0 else -1 if ahead < 0 else 0
            if _reaches(end, side, goal) == mine:
                return mine, 0
            continue
        if barred != NO_BAN and ends & (ends - 1):
            ends &= ~(1 << 4 * barred)
        raided = words + (four(LANE, 4 * colour) & (stolen << herd) - (stolen << at))
        wary = trap(raided, lying, deal) if outlaw == deal[SHERIFF_AT] else waiting
        while ends:
            cell = first_bit(ends) >> 2
            ends &= ends - 1
            other = sent | cell << OUTLAW | (NO_BAN if next_ban == cell else next_ban) << BAN
            end = settled(raided, other, deal, ahead if again else -ahead, left, wary)
            if end == NONE:
                row = below[natural(count)]
                put(row, COLOUR, raided)
                row[REST] = other
                count += 1
            elif _reaches(end, next_side, goal) == mine:
                return mine, 0
    return (UNSURE if count else 1 - mine), count


@inlined
def _turn(kids: Any, depth: int, here: int, deal: Any, work: Any, goal: int) -> tuple[int, int]:
    """The same for every other turn."""
    below, side = kids[depth + 1], kids[depth, here, REST] >> SIDE & 1
    mine = 1 - side
    count, best = turns(kids, depth, here, deal, work, False)
    if best != NONE and _reaches(best, side, goal) == mine:
        return mine, 0
    unsettled = 0
    for number in range(count):
        words, rest = four(below[number], COLOUR), below[number, REST]
        end = NONE
        if rest >> PHASE & 3 == STEAL:
            occupied, waiting = spread(joined(words) & BOARD), trap(words, rest & LYING, deal)
            end = settled(words, rest, deal, _lead(words, rest, deal), occupied, waiting)
        if end == NONE:
            row = below[natural(unsettled)]
            put(row, COLOUR, words)
            row[REST] = rest
            unsettled += 1
        elif _reaches(end, rest >> SIDE & 1, goal) == mine:
            return mine, 0
    return (UNSURE if unsettled else 1 - mine), unsettled


@kernel
def ending(
    kids: Any, root: int, index: int, deal: Any, work: Any, goal: int, frames: Any, limit: int
) -> tuple[int, int]:
    """Whether the first player reaches the goal, and how many positions were visited.

    `UNSURE` if they would be more than the limit.
    """
    depth, here, visited = root, index, 0
    while True:
        depth, here = natural(depth), natural(here)
        if visited == limit:
            return UNSURE, visited
        visited += 1
        rest = kids[depth, here, REST]
        there = holds(four(kids[depth, here], COLOUR) >> 4 * (rest >> OUTLAW & 15) & 15)
        token = used(there, rest, deal)
        if rest >> PHASE & 3 == STEAL and (token < IRON or token == OIL):
            result, count = _raid(kids, depth, here, deal, goal, token)
        else:
            result, count = _turn(kids, depth, here, deal, work, goal)
        frames[depth, NEXT], frames[depth, OPEN] = 0, count
        frames[depth, WHO] = rest >> SIDE & 1
        # Up to a player who did not get what they want and can still do something else.
        while result != UNSURE:
            if depth == root:
                return result, visited
            depth -= 1
            if result == frames[depth, WHO] and frames[depth, NEXT] < frames[depth, OPEN]:
                break
        here = frames[depth, NEXT]
        frames[depth, NEXT] += 1
        depth += 1


@inlined
def play_out(
    kids: Any,
    depth: int,
    index: int,
    deal: Any,
    work: Any,
    goal: int,
    frames: Any,
    book: Any,
    record: int,
) -> tuple[int, int]:
    """The same if it is worth it: some deals have longer endings than others, so a record is kept.

    `record` is where that begins in the book.
    """
    large = size(kids[depth, index], deal)
    if large == LARGE:
        return UNSURE, 0
    mean = record + natural(large)
    met = mean + SIZES
    book[met] += 1
    if book[mean] >= 64 * WORTH and book[met] & TRIAL:
        return UNSURE, 0
    reached, visited = ending(kids, depth, index, deal, work, goal, frames, MOST)
    book[mean] += (64 * (2 * MOST if reached == UNSURE else visited) - book[mean]) >> FADE
    return reached, visited

"""Alpha-beta with exact expectation, for the draws of nuggets that a proof cannot carry.

This is expectiminimax (Michie, "Game-playing and game-learning automata", 1966) with alpha-beta
between the draws. Draws are few, so windows are not narrowed through them as *-minimax does
(Ballard, "The *-minimax search procedure for trees containing chance nodes", 1983). Ours: where no
draw can matter any more the proof search takes over, and where one still can, chance is first
taken for an enemy and then for a friend: if both proofs agree, nothing is left to average.

Values are whole numbers: 216000 is a win, because three draws from up to six nuggets divide it.
"""

from __future__ import annotations

from typing import Any, Final

from highnoon.engine.longhorn.kernels.frames import (
    ALL,
    ALPHA,
    BETA,
    LEAST,
    LEFT,
    MOST,
    START,
    VALUE,
    WHICH,
)
from highnoon.engine.longhorn.kernels.jit import kernel
from highnoon.engine.longhorn.kernels.layout import (
    AMBUSHES,
    CHOOSE,
    DRAW,
    IRON,
    KEY,
    LYING,
    PHASE,
    PLACE,
    PURSE,
    PURSE_MASK,
    PURSE_SHIFT,
    PURSE_SIZE,
    PURSE_WIDE,
    REST,
    SIDE,
)
from highnoon.engine.longhorn.kernels.moves import NONE
from highnoon.engine.longhorn.kernels.proof import GOAL, LIMIT, LUCK, NODES, SALT, prove
from highnoon.engine.longhorn.kernels.transpositions import DRAWN, HIGH, LOW, WON, find, keep
from highnoon.engine.longhorn.kernels.turns import turns

WIN: Final = 216000
"""60 cubed: 60 is divisible by every count of nuggets up to six."""
UPPER: Final = 20
"""Where the upper bound begins in an entry of an average."""
HALF: Final = (1 << 20) - 1
AVERAGE: Final = 0x5851F42D4C957F2D
"""Keeps averages apart from proofs in the one transposition table."""
KINDLY: Final = 0x14057B7EF767814F
"""Keeps proofs with a kind chance apart from those with a hostile one."""
TRY: Final = 20_000
"""Nodes a proof may take on a position where a draw may still matter."""
UNKNOWN: Final = 1 << 30
"""What a search without time to finish returns."""


@kernel
def matters(rest: int, deal: Any) -> bool:
    """Whether a draw between different nuggets may still come."""
    if deal[CHOOSE]:
        return False
    drawing = rest >> PHASE & 3 == DRAW
    lying = rest & LYING
    if not drawing and not lying & deal[AMBUSHES]:
        return False
    purse, found = rest >> PURSE & PURSE_MASK, 0
    for kind in range(1, 5):
        shift, wide = PURSE_SHIFT[kind], PURSE_WIDE[kind]
        if purse >> shift & wide or purse >> (shift + PURSE_SIZE) & wide:
            found |= 1 << kind
    for cell in range(9):
        if lying >> cell & 1 and 0 < deal[cell] < IRON:
            found |= 1 << deal[cell]
    return found & (found - 1) != 0


@kernel
def bounds(
    kids: Any,
    depth: int,
    index: int,
    deal: Any,
    work: Any,
    table: Any,
    book: Any,
    frames: Any,
    limit: int,
) -> tuple[int, int]:
    """What proofs within a limit of nodes say of a node: its value lies between these two."""
    low, high, whole = 0, WON, book[LIMIT]
    open_ = matters(kids[depth, index, REST], deal)
    for kind in range(2 if open_ else 1):
        # Chance against the first player proves the lower bound, on their side the upper one.
        book[LUCK] = 1 - kind
        book[SALT] = KINDLY if kind else 0
        for step in range(2):
            first = kids[depth, index, REST] >> SIDE & 1 == 0
            goal = WON if first == (step == 0) else DRAWN
            if low >= goal or high < goal:
                continue
            book[GOAL] = goal
            book[LIMIT] = min(whole, book[NODES] + limit)
            word = prove(kids, depth, index, deal, work, table, book, frames)
            if kind == 0:
                low = max(low, word >> LOW & 3)
            if kind == 1 or not open_:
                high = min(high, word >> HIGH & 3)
    book[LIMIT] = whole
    return low, high


@kernel
def _enter(
    kids: Any, depth: int, deal: Any, work: Any, table: Any, book: Any, frames: Any
) -> tuple[bool, int]:
    """Look at a node: its value if that is known or outside the window, else its turns."""
    index, alpha, beta = frames[depth, WHICH], frames[depth, ALPHA], frames[depth, BETA]
    low, high = -WIN, WIN
    known = find(table, kids[depth, index, KEY] ^ AVERAGE, kids[depth, index, PLACE])
    if known >= 0:
        low, high = (known & HALF) - WIN, (known >> UPPER & HALF) - WIN
    rest = kids[depth, index, REST]
    frames[depth, START] = book[NODES]
    if low < high:
        open_ = matters(rest, deal)
        limit = TRY if open_ else book[LIMIT]
        proven, possible = bounds(kids, depth, index, deal, work, table, book, frames, limit)
        low, high = max(low, (proven - 1) * WIN), min(high, (possible - 1) * WIN)
        if not open_ and low < high:
            return True, UNKNOWN
    if low >= beta or low == high:
        return True, low
    if high <= alpha:
        return True, high
    if book[NODES] >= book[LIMIT]:
        return True, UNKNOWN
    count, end = turns(kids, depth, index, deal, work)
    frames[depth, LEFT] = frames[depth, ALL] = count
    frames[depth, LEAST], frames[depth, MOST] = low, high
    if rest >> PHASE & 3 == DRAW:
        # Every outcome is needed exactly: their weighted mean is the value.
        frames[depth, VALUE] = 0
        frames[depth, ALPHA], frames[depth, BETA] = -WIN - 1, WIN + 1
    else:
        frames[depth, VALUE] = -WIN if end == NONE else end * WIN
        frames[depth, ALPHA], frames[depth, BETA] = max(alpha, low), min(beta, high)
    return False, 0


@kernel
def _next(kids: Any, depth: int, frames: Any) -> bool:
    """Send the search to the next child, if one can still change anything."""
    rest, left = kids[depth, frames[depth, WHICH], REST], frames[depth, LEFT]
    if left == 0:
        return False
    low, high = -WIN, WIN
    if rest >> PHASE & 3 != DRAW:
        low, high, mine = frames[depth, ALPHA], frames[depth, BETA], frames[depth, VALUE]
        if rest >> SIDE & 1:
            high = min(high, -mine)
        else:
            low = max(low, mine)
        if low >= high:
            return False
    frames[depth, LEFT] = left - 1
    frames[depth + 1, WHICH] = frames[depth, ALL] - left
    frames[depth + 1, ALPHA], frames[depth + 1, BETA] = low, high
    return True


@kernel
def _take(kids: Any, depth: int, frames: Any, value: int) -> None:
    """Add a child's value: the best for whoever decides, the mean for chance."""
    rest = kids[depth, frames[depth, WHICH], REST]
    side = rest >> SIDE & 1
    if rest >> PHASE & 3 != DRAW:
        frames[depth, VALUE] = max(frames[depth, VALUE], -value if side else value)
        return
    purse, nth, nuggets, weight = rest >> PURSE & PURSE_MASK, 0, 0, 0
    for kind in range(1, 5):
        some = purse >> (PURSE_SHIFT[kind] + PURSE_SIZE * (1 - side)) & PURSE_WIDE[kind]
        nuggets += some
        if some:
            if nth == frames[depth + 1, WHICH]:
                weight = some
            nth += 1
    frames[depth, VALUE] += weight * value // nuggets


@kernel
def _finish(kids: Any, depth: int, table: Any, book: Any, frames: Any) -> int:
    """A node's value after all its children, and what it says about the bounds."""
    index = frames[depth, WHICH]
    value: int = frames[depth, VALUE]
    rest = kids[depth, index, REST]
    if rest >> SIDE & 1 and rest >> PHASE & 3 != DRAW:
        value = -value
    low, high = frames[depth, LEAST], frames[depth, MOST]
    if value < frames[depth, BETA]:
        high = min(high, value)
    if value > frames[depth, ALPHA]:
        low = max(low, value)
    word = (low + WIN) | (high + WIN) << UPPER
    key, place = kids[depth, index, KEY] ^ AVERAGE, kids[depth, index, PLACE]
    keep(table, key, place, word, book[NODES] - frames[depth, START] + 2)
    return value


@kernel
def expect(
    kids: Any, root: int, index: int, deal: Any, work: Any, table: Any, book: Any, frames: Any
) -> int:
    """The first player's expected value times WIN, or UNKNOWN when the nodes run out."""
    depth, fresh, value = root, True, 0
    frames[root, WHICH], frames[root, ALPHA], frames[root, BETA] = index, -WIN, WIN
    while True:
        done = False
        if fresh:
            done, value = _enter(kids, depth, deal, work, table, book, frames)
        else:
            _take(kids, depth, frames, value)
        if not done:
            fresh = _next(kids, depth, frames)
            if fresh:
                depth += 1
                continue
            value = _finish(kids, depth, table, book, frames)
        if value == UNKNOWN or depth == root:
            return value
        depth -= 1
        fresh = False

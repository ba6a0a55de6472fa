"""Depth-first proof-number search: does the first player reach a goal (a draw, a win)?

Proof and disproof numbers say how hard the rest looks; the search goes where the proof is
easiest for whoever decides, and keeps all it learns in the table. Both goals share the table,
for bounds proven on the way to one goal serve the other.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from highnoon.engine.longhorn.estimate import ONE, glance
from highnoon.engine.longhorn.jit import kernel
from highnoon.engine.longhorn.layout import DRAW, ENTRY, KEY, PHASE, PLACE, SIDE
from highnoon.engine.longhorn.table import (
    DISPROOF,
    HIGH,
    INFINITE,
    LOW,
    NUMBER,
    WON,
    entry,
    find,
    keep,
)
from highnoon.engine.longhorn.turns import NONE, turns

# What a search counts and is told.
NODES: Final = 0
LIMIT: Final = 1
GOAL: Final = 2
LUCK: Final = 3
"""Who decides a draw of nuggets when chance is taken for a player."""
SALT: Final = 4
"""Keeps the proofs of one kind of luck apart from those of another."""
BOOK: Final = 5

TAIL: Final = 2
"""Of all but the hardest disproof only a quarter counts: they share much of their work."""
SLACK: Final = 1
"""How far a child may outgrow the second best before the search turns there: by a half."""
UNIT: Final = 16
STEEP: Final = 0.2
FAR: Final = 3000
GUESS: Final = np.array(
    [max(1, round(UNIT * np.exp(STEEP * view / ONE))) for view in range(-FAR, FAR + 1)], np.int64
)
"""The number to start with, by the prospects of whoever wants it large."""


@kernel
def _look(kids: Any, depth: int, index: int, deal: Any, table: Any, book: Any) -> int:
    """What is known or guessed of a child, numbers being those for this goal."""
    goal, key = book[GOAL], kids[depth, index, KEY] ^ book[SALT]
    word = find(table, key, kids[depth, index, PLACE])
    low, high = 0, WON
    if word >= 0:
        low, high = word >> LOW & 3, word >> HIGH & 3
        if low >= goal:
            return entry(0, INFINITE, low, high)
        if high < goal:
            return entry(INFINITE, 0, low, high)
        proof, disproof = word & NUMBER, word >> DISPROOF & NUMBER
        if proof and disproof:
            return entry(proof, disproof, low, high)
    end, view = glance(kids, depth, index, deal)
    side = kids[depth, index, 4] >> SIDE & 1
    if end != NONE:
        value = 1 - end if side else 1 + end
        if value >= goal:
            return entry(0, INFINITE, value, value)
        return entry(INFINITE, 0, value, value)
    if side:
        view = -view
    view = min(FAR, max(-FAR, view))
    return entry(GUESS[FAR - view], GUESS[FAR + view], low, high)


@kernel
def _limit(goal: int, most: int, total: int) -> int:
    """How far one number may grow until `most + (total - most) / 4` of all reaches the goal.

    `most` and `total` are those of the other children.
    """
    if goal >= INFINITE:
        return INFINITE
    alone = goal - (total >> TAIL)
    if alone >= most:
        return alone
    return max(1, ((goal - most) << TAIL) - (total - most))


@kernel
def prove(
    kids: Any,
    depth: int,
    index: int,
    deal: Any,
    work: Any,
    table: Any,
    book: Any,
    proof_limit: int,
    disproof_limit: int,
) -> int:
    """Search below a node until a number reaches its limit; the node's new word."""
    book[NODES] += 1
    begun = book[NODES]
    goal = book[GOAL]
    rest = kids[depth, index, 4]
    side = rest >> SIDE & 1
    count, best = turns(kids, depth, index, deal, work)
    key, place = kids[depth, index, KEY] ^ book[SALT], kids[depth, index, PLACE]
    if best == 1:
        word = entry(INFINITE, 0, 0, 0) if side else entry(0, INFINITE, WON, WON)
        keep(table, key, place, word, 1)
        return word
    below = depth + 1
    for child in range(count):
        kids[below, child, ENTRY] = _look(kids, below, child, deal, table, book)
    owner = book[LUCK] if rest >> PHASE & 3 == DRAW else side
    # The decider's own number is the least of the children's, the other one adds up.
    mine, his = (DISPROOF, 0) if owner else (0, DISPROOF)
    mine_limit, his_limit = (
        (disproof_limit, proof_limit) if owner else (proof_limit, disproof_limit)
    )
    end = NONE if best == NONE else (1 - best if side else 1 + best)
    while True:
        low = high = (WON if owner else 0) if end == NONE else end
        least = second = INFINITE
        most = next_most = total = 0
        chosen = -1
        his_best = 0
        for child in range(count):
            word = kids[below, child, ENTRY]
            one, two = word >> mine & NUMBER, word >> his & NUMBER
            if one < least:
                second, least = least, one
                chosen, his_best = child, two
            elif one < second:
                second = one
            if two > most:
                next_most, most = most, two
            elif two > next_most:
                next_most = two
            total += two
            if owner:
                low, high = min(low, word >> LOW & 3), min(high, word >> HIGH & 3)
            else:
                low, high = max(low, word >> LOW & 3), max(high, word >> HIGH & 3)
        if low >= goal:
            word = entry(0, INFINITE, low, high)
            break
        if high < goal:
            word = entry(INFINITE, 0, low, high)
            break
        others = next_most if his_best == most else most
        added = min(INFINITE - 1, most + ((total - most) >> TAIL))
        if least >= mine_limit or added >= his_limit or book[NODES] >= book[LIMIT]:
            word = entry(added, least, low, high) if owner else entry(least, added, low, high)
            break
        child_mine = min(mine_limit, second + (second >> SLACK) + 1, INFINITE)
        child_his = min(INFINITE, _limit(his_limit, others, total - his_best))
        kids[below, chosen, ENTRY] = (
            prove(kids, below, chosen, deal, work, table, book, child_his, child_mine)
            if owner
            else prove(kids, below, chosen, deal, work, table, book, child_mine, child_his)
        )
    keep(table, key, place, word, book[NODES] - begun + 1)
    return word

"""Depth-first proof-number search: whether the first player reaches a goal, a draw or a win.

Proof and disproof numbers say how hard the rest looks; the search goes where the proof is
easiest for whoever decides, and keeps all it learns in the transposition table. Both goals share
that table, because bounds proven on the way to one serve the other. Endings are played out
instead (`endings.py`).

Published: proof numbers (Allis, van der Meulen, van den Herik, "Proof-number search", 1994);
searching them depth first, df-pn (Nagai, "Df-pn algorithm for searching AND/OR trees and its
applications", 2002), with a heuristic first guess, df-pn+ (Nagai, Imai, "Application of df-pn+ to
Othello endgames", 1999); letting a child outgrow the second best by a fraction, the 1+epsilon
trick (Pawlewicz, Lew, "Improving depth-first PN-search: 1+epsilon trick", 2007), here an eighth.

Ours: of all but the hardest disproof a half is added, between df-pn's sum and the maximum of weak
proof-number search (Ueda et al., "Weak proof-number search", 2008); numbers shrink for whoever
decides (`HOPE`); and how a move fared elsewhere in the deal moves the first guess, as the history
heuristic orders moves (Schaeffer, "The history heuristic and alpha-beta search enhancements in
practice", 1989).
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from highnoon.engine.longhorn.kernels.endings import RECORD, UNSURE, play_out
from highnoon.engine.longhorn.kernels.estimate import ONE, detail, whole
from highnoon.engine.longhorn.kernels.frames import (
    BEGUN,
    COUNT,
    DISPROOF_LIMIT,
    END,
    INDEX,
    PROOF_LIMIT,
)
from highnoon.engine.longhorn.kernels.jit import inlined, kernel, natural
from highnoon.engine.longhorn.kernels.lanes import four, holds
from highnoon.engine.longhorn.kernels.layout import (
    COLOUR,
    DRAW,
    ENTRY,
    KEY,
    OUTLAW,
    PHASE,
    PLACE,
    REST,
    SIDE,
    STEAL,
)
from highnoon.engine.longhorn.kernels.memory import constant
from highnoon.engine.longhorn.kernels.moves import ALONE, NONE
from highnoon.engine.longhorn.kernels.transpositions import (
    DISPROOF,
    HIGH,
    INFINITE,
    LOW,
    NUMBER,
    WON,
    ask,
    entry,
    find,
    keep,
)
from highnoon.engine.longhorn.kernels.turns import turns

# What a search counts and is told.
NODES: Final = 0
LIMIT: Final = 1
GOAL: Final = 2
LUCK: Final = 3
"""Who decides a draw of nuggets when chance is taken for a player."""
SALT: Final = 4
"""Keeps the proofs of one kind of luck apart from those of another."""
LESSONS: Final = 5
"""From here on: how each move fared where it was settled, from -SURE (lost) to SURE (won)."""
MEANS: Final = LESSONS + 2 * 9 * 16 * 9
"""From here on: what is known of endings in this deal."""
BOOK: Final = MEANS + RECORD

TAIL: Final = 1
"""Of all but the hardest disproof only a half counts: disproofs share much of their work."""
SLACK: Final = 3
"""Epsilon: a child may outgrow the second best by an eighth before the search turns there."""
SURE: Final = 1024
LEARN: Final = 5
"""A settled move counts for a 32nd; older ones fade."""
TRUST: Final = 1
"""A move that always won is worth half of SURE, twice the `ONE` of the estimate."""
HOPE: Final = 4
"""Whoever decides has better prospects than the turns say: a fifth off their number."""
TRIFLE: Final = 4
"""What takes fewer positions is played out again rather than remembered."""
KNOWN: Final = 58
"""Set in a child's word when it was found in the transposition table."""
FLEETING: Final = 59
"""Set in the word of a trifle."""
UNIT: Final = 64
STEEP: Final = 0.3
FAR: Final = 6000
GUESS: Final = constant(
    [max(1, round(UNIT * exp(STEEP * work / ONE))) for work in range(-FAR, FAR + 1)], narrow=True
)
"""The number to start with: what a proof would take, over the odds that there is one."""


@inlined
def _lessons(rest: int, child: Any) -> int:
    """Where the book begins what is learned of raids: from where, and what stays there."""
    cell = rest >> OUTLAW & 15
    stays: int = holds(four(child, COLOUR) >> 4 * cell & 15)
    return LESSONS + (((rest >> SIDE & 1) * 9 + cell) * 16 + stays) * 9


@inlined
def _learn(rest: int, child: Any, word: int, book: Any) -> None:
    """A child has been searched: if it is settled now, its move was good or bad."""
    proven = word & NUMBER == 0
    if (proven or word >> DISPROOF & NUMBER == 0) and rest >> PHASE & 3 == STEAL:
        lesson = _lessons(rest, child) + (child[REST] >> OUTLAW & 15)
        good = SURE if proven != (rest >> SIDE & 1) else -SURE
        book[lesson] += (good - book[lesson]) >> LEARN


@inlined
def _number(work: int) -> int:
    """What a search begins with."""
    number: int = GUESS[natural(min(FAR, max(-FAR, work)) + FAR)]
    return number


@inlined
def _guess(end: int, view: int, won: int, lost: int, side: int, goal: int) -> int:
    """What a glance says of a child, numbers being those for this goal."""
    if end != NONE:
        value = 1 - end if side else 1 + end
        return (
            entry(0, INFINITE, value, value) if value >= goal else entry(INFINITE, 0, value, value)
        )
    won, lost = _number(won - view), _number(lost + view)
    return entry(lost, won, 0, WON) if side else entry(won, lost, 0, WON)


@inlined
def _recall(guess: int, known: int, goal: int) -> int:
    """What is remembered of a child; its guess where the numbers were for another goal."""
    low, high = known >> LOW & 3, known >> HIGH & 3
    if guess >> LOW & 3 == guess >> HIGH & 3:
        return guess
    if low >= goal:
        return entry(0, INFINITE, low, high)
    if high < goal:
        return entry(INFINITE, 0, low, high)
    proof, disproof = known & NUMBER, known >> DISPROOF & NUMBER
    if proof and disproof:
        return entry(proof, disproof, low, high)
    return entry(guess & NUMBER, guess >> DISPROOF & NUMBER, low, high)


@inlined
def _less(number: int) -> int:
    """The number of whoever decides at an opened node, given those of its turns."""
    return max(1, number * HOPE // (HOPE + 1))


@inlined
def _more(number: int) -> int:
    """The number of the other one: a quarter on top."""
    return min(INFINITE - 1, number * (HOPE + 1) // HOPE)


@inlined
def _limit(goal: int, most: int, total: int) -> int:
    """How far one number may grow until `most + (total - most >> TAIL)` of all reaches the goal.

    `most` and `total` are those of the other children.
    """
    alone = goal - (total >> TAIL)
    if alone >= most:
        return alone
    return max(1, ((goal - most) << TAIL) - (total - most))


@inlined
def _open(kids: Any, depth: int, deal: Any, work: Any, table: Any, book: Any, frames: Any) -> int:
    """Visit a node: list its turns and what is known of them. Its word, if a turn settles it."""
    index, below = natural(frames[depth, INDEX]), kids[depth + 1]
    rest, goal, salt = kids[depth, index, REST], book[GOAL], book[SALT]
    side, raid = rest >> SIDE & 1, rest >> PHASE & 3 == STEAL
    book[NODES] += 1
    frames[depth, BEGUN] = book[NODES]
    if not kids[depth, index, ENTRY] >> KNOWN & 1:
        reached, visited = play_out(kids, depth, index, deal, work, goal, frames, book, MEANS)
        if reached != UNSURE:
            trifle = (visited < TRIFLE) << FLEETING
            word = entry(0, INFINITE, goal, WON) if reached else entry(INFINITE, 0, 0, goal - 1)
            return word | trifle
    count, best = turns(kids, depth, index, deal, work)
    if best == 1:
        return entry(INFINITE, 0, 0, 0) if side else entry(0, INFINITE, WON, WON)
    for number in range(count):
        if below[number, ENTRY] == ALONE:
            ask(table, below[number, KEY] ^ salt, below[number, PLACE])
    common, lessons = (0, 0, 0, 0, 0), 0
    for number in range(count):
        child = below[number]
        if child[ENTRY] == ALONE:
            common = whole(child, deal)
            lessons = _lessons(rest, child)
        end, view, won, lost = detail(child, deal, common)
        theirs = child[REST] >> SIDE & 1
        if raid:
            lesson = book[lessons + (child[REST] >> OUTLAW & 15)] >> TRUST
            view += lesson if theirs == side else -lesson
        child[ENTRY] = _guess(end, view, won, lost, theirs, goal)
        if child[ENTRY] >> (DISPROOF if side else 0) & NUMBER == 0:
            # Never so where chance decides: its draws are not settled at sight.
            value = child[ENTRY] >> LOW & 3
            return entry(INFINITE, 0, 0, value) if side else entry(0, INFINITE, value, WON)
    # By now the lines asked for have arrived.
    for number in range(count):
        child = below[number]
        known = find(table, child[KEY] ^ salt, child[PLACE])
        if known >= 0:
            child[ENTRY] = _recall(child[ENTRY], known, goal) | 1 << KNOWN
    frames[depth, COUNT] = count
    frames[depth, END] = NONE if best == NONE else (1 - best if side else 1 + best)
    return 0


@inlined
def _weigh(kids: Any, depth: int, book: Any, frames: Any) -> int:
    """A node's word if it is solved or a number reached its limit; else 0: a child is chosen."""
    index, below = natural(frames[depth, INDEX]), depth + 1
    rest, goal = kids[depth, index, REST], book[GOAL]
    owner = book[LUCK] if rest >> PHASE & 3 == DRAW else rest >> SIDE & 1
    # The decider's own number is the least of the children's, the other one adds up.
    mine, theirs = (DISPROOF, 0) if owner else (0, DISPROOF)
    mine_limit, their_limit = frames[depth, PROOF_LIMIT], frames[depth, DISPROOF_LIMIT]
    if owner:
        mine_limit, their_limit = their_limit, mine_limit
    # Turned round, the least value of all is the largest: one loop without branches serves both.
    turn = 3 if owner else 0
    low = high = frames[depth, END] ^ turn if frames[depth, END] != NONE else 0
    least = second = INFINITE
    most = next_most = total = 0
    chosen = -1
    for child in range(frames[depth, COUNT]):
        word = kids[below, child, ENTRY]
        one, two = word >> mine & NUMBER, word >> theirs & NUMBER
        chosen = child if one < least else chosen
        second = min(second, max(least, one))
        least = min(least, one)
        next_most = max(next_most, min(most, two))
        most = max(most, two)
        total += two
        low, high = max(low, word >> LOW & 3 ^ turn), max(high, word >> HIGH & 3 ^ turn)
    low, high = low ^ turn, high ^ turn
    if low >= goal:
        return entry(0, INFINITE, low, high)
    if high < goal:
        return entry(INFINITE, 0, low, high)
    little, much = least, most + ((total - most) >> TAIL)
    # Where there is nothing to decide the numbers pass as they are.
    decides = frames[depth, COUNT] > 1 or frames[depth, END] != NONE
    if decides:
        little, much = _less(little), _more(much)
    if little >= mine_limit or much >= their_limit or book[NODES] >= book[LIMIT]:
        return entry(much, little, low, high) if owner else entry(little, much, low, high)
    their_best = kids[below, natural(chosen), ENTRY] >> theirs & NUMBER
    others = next_most if their_best == most else most
    # One more than the limits turned back, for what rounds down must not come back unchanged.
    if decides:
        mine_limit = _more(mine_limit) + 1
    mine_limit = min(mine_limit, second + (second >> SLACK) + 1)
    if decides and their_limit < INFINITE:
        their_limit = min(INFINITE, _limit(_less(their_limit) + 1, others, total - their_best))
    frames[below, INDEX] = chosen
    frames[below, PROOF_LIMIT] = their_limit if owner else mine_limit
    frames[below, DISPROOF_LIMIT] = mine_limit if owner else their_limit
    return 0


@kernel
def prove(
    kids: Any, root: int, index: int, deal: Any, work: Any, table: Any, book: Any, frames: Any
) -> int:
    """Search below a node until it is solved or the nodes run out; its word."""
    depth, fresh = root, True
    frames[root, INDEX] = index
    frames[root, PROOF_LIMIT] = frames[root, DISPROOF_LIMIT] = INFINITE
    while True:
        depth = natural(depth)
        word = _open(kids, depth, deal, work, table, book, frames) if fresh else 0
        if word == 0:
            word = _weigh(kids, depth, book, frames)
        fresh = word == 0
        if fresh:
            depth += 1
            continue
        here = natural(frames[depth, INDEX])
        key, place = kids[depth, here, KEY] ^ book[SALT], kids[depth, here, PLACE]
        if not word >> FLEETING & 1:
            keep(table, key, place, word, book[NODES] - frames[depth, BEGUN] + 1)
        if depth == root:
            return word
        kids[depth, here, ENTRY] = word | 1 << KNOWN
        depth -= 1
        _learn(kids[depth, natural(frames[depth, INDEX]), REST], kids[depth + 1, here], word, book)

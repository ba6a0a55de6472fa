"""A glance at a position nobody has searched: what is decided at once, and how the rest looks.

The weights of the estimate were fitted to positions that the search had solved; they only steer
the search and prove nothing. What `glance` calls decided is exact.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

import numpy as np

from highnoon.engine.longhorn.jit import kernel
from highnoon.engine.longhorn.layout import (
    AMBUSHES,
    BAN,
    BOARD,
    DANGERS,
    DRAW,
    FLEEING,
    HERD,
    IRON,
    LEVEL,
    LYING,
    MOVE,
    NO_BAN,
    OIL,
    ONES,
    OUTLAW,
    PHASE,
    PURSE,
    PURSE_MASK,
    REACHED,
    SHERIFF,
    SHERIFF_AT,
    SIDE,
    STEAL,
    STOLEN,
    STRUCK,
)
from highnoon.engine.longhorn.moves import NONE, money, score, spread

_WEIGHTS: Final = tomllib.loads((files(__package__) / "weights.toml").read_text("utf-8"))


def _weights(name: str) -> Any:
    return np.array(_WEIGHTS[name], np.int64)


ONE: Final = 256
"""A weight of this size turns even odds into 2.7 to 1."""
BIAS: Final = _weights("bias")
SCORE: Final = _weights("score")
MONEY: Final = _weights("money")
TOKEN: Final = _weights("token")
COLOURS: Final = _weights("colours")
MOBILITY: Final = _weights("mobility")
GAIN: Final = _weights("gain")
WORST: Final = 1500
"""Prospects of a player who can be caught or beaten at once, unless a cow still comes between."""
MANY: Final = 11
"""The weight of a place that no single raid can empty, among those of the tokens."""


@kernel
def many(bits: int) -> int:
    """How many nibbles of a spread word are set."""
    return bits * ONES >> 32 & 15


@kernel
def glance(kids: Any, depth: int, index: int, deal: Any) -> tuple[int, int]:
    """How it ends for the player in turn, if that is plain (else `NONE`), and his prospects."""
    rest = kids[depth, index, 4]
    w0, w1, w2, w3 = (
        kids[depth, index, 0],
        kids[depth, index, 1],
        kids[depth, index, 2],
        kids[depth, index, 3],
    )
    phase = rest >> PHASE & 3
    if phase < MOVE:
        return _outlook(w0, w1, w2, w3, rest, deal)
    return NONE, _sending(w0, w1, w2, w3, rest, deal)


@kernel
def _settled(word: int, herd: int) -> int:
    """A colour without its cow that has yet to be placed: it is in nobody's herd any more."""
    return word - (1 << herd) - (1 << FLEEING) if word >> FLEEING & 1 else word


@kernel
def _sending(w0: int, w1: int, w2: int, w3: int, rest: int, deal: Any) -> int:
    """The prospects of a player who is about to send the other: by the best destination."""
    outlaw, side, lying = rest >> OUTLAW & 15, rest >> SIDE & 1, rest & LYING
    occupied = spread((w0 | w1 | w2 | w3) & BOARD)
    if (w0 | w1 | w2 | w3) >> FLEEING & 1:
        herd = HERD + 4 * side
        w0, w1 = _settled(w0, herd), _settled(w1, herd)
        w2, w3 = _settled(w2, herd), _settled(w3, herd)
    ends = REACHED[outlaw, rest >> STOLEN & 15] & occupied
    ban = outlaw if lying & deal[DANGERS] & (1 << outlaw) else NO_BAN
    other = rest & (LYING | PURSE_MASK << PURSE) | (1 - side) << SIDE | ban << BAN
    best = -WORST
    if ends == 0:
        end, view = _outlook(w0, w1, w2, w3, other | outlaw << OUTLAW, deal)
        return -view
    while ends:
        low = ends & -ends
        ends ^= low
        cell = 0
        while low > 1:
            low >>= 4
            cell += 1
        end, view = _outlook(w0, w1, w2, w3, other | cell << OUTLAW, deal)
        if end != NONE:
            view = end * WORST
        best = max(best, -view)
    return best


@kernel
def _outlook(w0: int, w1: int, w2: int, w3: int, rest: int, deal: Any) -> tuple[int, int]:
    """The same for a player who is about to steal."""
    lying, purse, side = rest & LYING, rest >> PURSE & PURSE_MASK, rest >> SIDE & 1
    phase = rest >> PHASE & 3
    counted = lying & deal[AMBUSHES] != 0 or phase == DRAW
    difference = money(purse) if counted else purse - LEVEL
    lead = score(w0, w1, w2, w3, difference)
    if side:
        lead, difference = -lead, -difference
    everything = (w0 & BOARD) + (w1 & BOARD) + (w2 & BOARD) + (w3 & BOARD)
    cows = ((everything & 0xF0F0F0F0F) + (everything >> 4 & 0xF0F0F0F0F)) * 0x101010101 >> 32 & 63
    stage = min(7, cows >> 2)
    view = BIAS[stage] + lead * SCORE[stage] + difference * MONEY[stage]
    if phase != STEAL:
        return NONE, view
    occupied = spread((w0 | w1 | w2 | w3) & BOARD)
    outlaw, ban = rest >> OUTLAW & 15, rest >> BAN & 15
    trap = 0
    sheriff = deal[SHERIFF_AT]
    if sheriff >= 0 and lying >> sheriff & 1 and ban != sheriff:
        there, kinds = 4 * sheriff, 0
        for word in (w0, w1, w2, w3):
            if word >> there & 15:
                kinds += 1
        trap = 1 << there if kinds == 1 else 0
    here, kinds = 4 * outlaw, 0
    for word in (w0, w1, w2, w3):
        if word >> here & 15:
            kinds += 1
    token = deal[outlaw] if kinds == 1 and lying >> outlaw & 1 else 0
    if token == SHERIFF:
        return -1, 0
    plain = token < IRON or token == OIL
    best, ways, undecided, gain = NONE, 0, False, -12
    for word in (w0, w1, w2, w3):
        stolen = word >> here & 15
        if stolen == 0:
            continue
        mine, his = word >> (HERD + 4 * side) & 15, word >> (HERD + 4 - 4 * side) & 15
        if mine + stolen == 9:
            return 1, 0
        more = 0
        if not word >> STRUCK & 1:
            price = 9 - mine - his
            more = (mine + stolen - his) * (price - stolen) - (mine - his) * price
        if 0 < token < IRON:
            more += token + 1
        ends = REACHED[outlaw, stolen] & occupied
        ways += many(ends)
        if ends == 0 and plain:
            end = 1 if lead + more > 0 else -1 if lead + more < 0 else 0
            best = max(best, end)
        else:
            undecided = True
            gain = max(gain, more)
            # A place that only the sheriff's victim can empty: he is caught on his turn.
            if ends & trap and token < IRON:
                return 1, 0
    if best == 1 or not undecided:
        return best, 0
    view += TOKEN[token if kinds == 1 else MANY] + COLOURS[kinds]
    view += MOBILITY[min(15, ways)] + GAIN[min(12, gain) + 12]
    return NONE, view

"""A glance at a position nobody has searched: what is decided at once, and how the rest looks.

The weights of the estimate were fitted to positions that the search had solved; they only steer
the search and prove nothing. What `glance` calls decided is exact.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

import numpy as np

from highnoon.engine.longhorn.jit import first_bit, inlined, kernel, times
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
NEVER: Final = -1000
"""Worse than any raid."""
MANY: Final = 11
"""The weight of a place that no single raid can empty, among those of the tokens."""


@inlined
def many(bits: int) -> int:
    """How many nibbles of a spread word are set."""
    return times(bits, ONES) >> 32 & 15


@kernel
def glance(kids: Any, depth: int, index: int, deal: Any) -> tuple[int, int]:
    """How it ends for the player in turn, if that is plain (else `NONE`), and his prospects."""
    node = kids[depth, index]
    lead, view, occupied, trap = whole(node, deal)
    return detail(node, deal, lead, view, occupied, trap)


@inlined
def whole(node: Any, deal: Any) -> tuple[int, int, int, int]:
    """What does not depend on the outlaw's place, so that children that are alike share it."""
    return _whole(node[0], node[1], node[2], node[3], node[4], deal)


@inlined
def detail(
    node: Any, deal: Any, lead: int, view: int, occupied: int, trap: int
) -> tuple[int, int]:
    """The glance, given what `whole` says."""
    w0, w1, w2, w3, rest = node[0], node[1], node[2], node[3], node[4]
    phase = rest >> PHASE & 3
    if phase == STEAL:
        return _outlook(w0, w1, w2, w3, rest, deal, lead, view, occupied, trap)
    if phase == DRAW:
        return NONE, view
    return NONE, _sending(w0, w1, w2, w3, rest, deal)


@inlined
def _settled(word: int, herd: int) -> int:
    """A colour without its cow that has yet to be placed: it is in nobody's herd any more."""
    return word - (1 << herd) - (1 << FLEEING) if word >> FLEEING & 1 else word


@kernel
def _sending(w0: int, w1: int, w2: int, w3: int, rest: int, deal: Any) -> int:
    """The prospects of a player who is about to send the other: by the best destination."""
    outlaw, side, lying = rest >> OUTLAW & 15, rest >> SIDE & 1, rest & LYING
    if (w0 | w1 | w2 | w3) >> FLEEING & 1:
        herd = HERD + 4 * side
        w0, w1 = _settled(w0, herd), _settled(w1, herd)
        w2, w3 = _settled(w2, herd), _settled(w3, herd)
    ban = outlaw if lying & deal[DANGERS] & (1 << outlaw) else NO_BAN
    other = rest & (LYING | PURSE_MASK << PURSE) | (1 - side) << SIDE | ban << BAN
    lead, view, occupied, trap = _whole(w0, w1, w2, w3, other, deal)
    ends = REACHED[outlaw, rest >> STOLEN & 15] & occupied
    best = -WORST
    if ends == 0:
        here = other | outlaw << OUTLAW
        end, prospects = _outlook(w0, w1, w2, w3, here, deal, lead, view, occupied, trap)
        return -prospects
    while ends:
        cell = first_bit(ends) >> 2
        ends &= ends - 1
        there = other | cell << OUTLAW
        end, prospects = _outlook(w0, w1, w2, w3, there, deal, lead, view, occupied, trap)
        if end != NONE:
            prospects = end * WORST
        best = max(best, -prospects)
    return best


@inlined
def _whole(w0: int, w1: int, w2: int, w3: int, rest: int, deal: Any) -> tuple[int, int, int, int]:
    """The lead, the prospects it gives, the places with cows, and where the sheriff waits."""
    lying, purse = rest & LYING, rest >> PURSE & PURSE_MASK
    counted = lying & deal[AMBUSHES] != 0 or rest >> PHASE & 3 == DRAW
    difference = money(purse) if counted else purse - LEVEL
    lead = score(w0, w1, w2, w3, difference)
    if rest >> SIDE & 1:
        lead, difference = -lead, -difference
    everything = (w0 & BOARD) + (w1 & BOARD) + (w2 & BOARD) + (w3 & BOARD)
    pairs = (everything & 0xF0F0F0F0F) + (everything >> 4 & 0xF0F0F0F0F)
    cows = times(pairs, 0x101010101) >> 32 & 63
    stage = min(7, cows >> 2)
    view = BIAS[stage] + lead * SCORE[stage] + difference * MONEY[stage]
    trap, sheriff = 0, deal[SHERIFF_AT]
    if sheriff >= 0 and lying >> sheriff & 1:
        there, kinds = 4 * sheriff, 0
        for word in (w0, w1, w2, w3):
            if word >> there & 15:
                kinds += 1
        trap = 1 << there if kinds == 1 else 0
    return lead, view, spread((w0 | w1 | w2 | w3) & BOARD), trap


@inlined
def _outlook(
    w0: int,
    w1: int,
    w2: int,
    w3: int,
    rest: int,
    deal: Any,
    lead: int,
    view: int,
    occupied: int,
    trap: int,
) -> tuple[int, int]:
    """The glance at a player who is about to steal."""
    lying, side = rest & LYING, rest >> SIDE & 1
    outlaw, ban = rest >> OUTLAW & 15, rest >> BAN & 15
    if ban != NO_BAN and trap >> 4 * ban & 1:
        trap = 0
    here, herd, kinds, nine = 4 * outlaw, HERD + 4 * side, 0, False
    for word in (w0, w1, w2, w3):
        stolen = word >> here & 15
        kinds += stolen != 0
        nine |= stolen + (word >> herd & 15) == 9
    token = deal[outlaw] if kinds == 1 and lying >> outlaw & 1 else 0
    if token == SHERIFF:
        return -1, 0
    if nine:
        return 1, 0
    plain = token < IRON or token == OIL
    nugget = token + 1 if 0 < token < IRON else 0
    # No branch in this loop: which colours are there is nothing a processor can foresee.
    ways, reached, last, gain = 0, 0, NEVER, NEVER
    for word in (w0, w1, w2, w3):
        stolen = word >> here & 15
        ends = REACHED[outlaw, stolen] & occupied
        reached |= ends
        ways += many(ends)
        # What the raid adds to the lead: cows times price after it, less those before.
        more = stolen * (9 - 2 * (word >> herd & 15) - stolen) & (word >> STRUCK & 1) - 1
        over = plain & (ends == 0)
        last = max(last, more if over & (stolen != 0) else NEVER)
        gain = max(gain, NEVER if over | (stolen == 0) else more)
    best = NONE
    if last != NEVER:
        total = lead + last + nugget
        best = 1 if total > 0 else -1 if total < 0 else 0
    # A place that only the sheriff's victim can empty: he is caught on his turn.
    if reached & trap and token < IRON:
        return 1, 0
    if best == 1 or gain == NEVER:
        return best, 0
    view += TOKEN[token if kinds == 1 else MANY] + COLOURS[kinds]
    view += MOBILITY[min(15, ways)] + GAIN[min(12, max(-12, gain + nugget)) + 12]
    return NONE, view

"""A glance at a position nobody has searched: what is decided, who is likely to win, what it takes.

The weights of the estimate were fitted to positions that the search had solved; they only steer
the search and prove nothing. What `glance` calls decided is exact.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from highnoon.engine.longhorn.kernels.jit import first_bit, inlined, kernel
from highnoon.engine.longhorn.kernels.lanes import (
    four,
    highest,
    holds,
    joined,
    ones,
    pick,
    summed,
    times,
    where,
)
from highnoon.engine.longhorn.kernels.layout import (
    AMBUSHES,
    BAN,
    BOARD,
    COLOUR,
    DANGERS,
    DRAW,
    FLEEING,
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
    REACHED,
    REST,
    SIDE,
    SNAKES,
    STEAL,
    STOLEN,
)
from highnoon.engine.longhorn.kernels.memory import constant
from highnoon.engine.longhorn.kernels.moves import NONE, money, score, spread
from highnoon.engine.longhorn.kernels.sight import NEVER, REACHES, gains, settled, trap, used

_WEIGHTS: Final = tomllib.loads((files(__package__) / "weights.toml").read_text("utf-8"))


def _weights(name: str) -> Any:
    return constant(_WEIGHTS[name])


ONE: Final = 256
"""A weight of this size turns even odds into 2.7 to 1."""
BIAS: Final = _weights("bias")
SCORE: Final = _weights("score")
MONEY: Final = _weights("money")
TOKEN: Final = _weights("token")
COLOURS: Final = _weights("colours")
MOBILITY: Final = _weights("mobility")
GAIN: Final = _weights("gain")
FAIR: Final = len(GAIN) // 2
"""Where among these weights a raid lies that gains nothing."""
WORST: Final = 1500
"""Prospects of a player who can be caught or beaten at once, unless a cow still comes between."""
MANY: Final = 11
"""The weight of a place that no single raid can empty, among those of the tokens."""
# What makes proofs long, in the same units: 2.7 times the nodes.
GROUP: Final = int(_WEIGHTS["group"])
"""For every colour at every place; `MIDDLE` of them weigh nothing."""
MIDDLE: Final = 12
SNAKY: Final = _weights("snakes")
ANSWERS: Final = _weights("answers")
"""For every destination that takes an answer when the player in turn loses."""


@kernel
def glance(kids: Any, depth: int, index: int, deal: Any) -> tuple[int, int]:
    """How it ends for the player in turn, if that is plain (else `NONE`), and their prospects."""
    node = kids[depth, index]
    end, view, _, _ = detail(node, deal, whole(node, deal))
    return end, view


@inlined
def whole(node: Any, deal: Any) -> tuple[int, int, int, int, int]:
    """What does not depend on the outlaw's place, so that children that are alike share it."""
    return _whole(four(node, COLOUR), node[REST], deal)


@inlined
def detail(node: Any, deal: Any, common: Any) -> tuple[int, int, int, int]:
    """The glance, given what `whole` says; and how much work a proof is likely to take.

    The work comes twice: if the player in turn wins, and if not.
    """
    words, rest = four(node, COLOUR), node[REST]
    phase = rest >> PHASE & 3
    if phase == STEAL:
        return _outlook(words, rest, deal, common)
    _, view, _, _, toil = common
    if phase == DRAW:
        return NONE, view, toil, toil
    return NONE, _sending(node, deal), toil, toil


@kernel
def _sending(node: Any, deal: Any) -> int:
    """The prospects of a player who is about to send the other: by the best destination."""
    words, rest = four(node, COLOUR), node[REST]
    outlaw, side, lying = rest >> OUTLAW & 15, rest >> SIDE & 1, rest & LYING
    # A cow that has yet to be placed is in nobody's herd any more.
    words = words - (words >> FLEEING & 1) * ((1 << HERD + 4 * side) + (1 << FLEEING))
    ban = outlaw if lying & deal[DANGERS] & (1 << outlaw) else NO_BAN
    other = rest & (LYING | PURSE_MASK << PURSE) | (1 - side) << SIDE | ban << BAN
    common = _whole(words, other, deal)
    _, _, occupied, _, _ = common
    ends = REACHED[outlaw, rest >> STOLEN & 15] & occupied
    stays = ends == 0
    if stays:
        ends = 1 << 4 * outlaw
    best = -WORST
    while ends:
        cell = first_bit(ends) >> 2
        ends &= ends - 1
        end, prospects, _, _ = _outlook(words, other | cell << OUTLAW, deal, common)
        if stays:
            return -prospects
        if end != NONE:
            prospects = end * WORST
        best = max(best, -prospects)
    return best


@inlined
def _whole(words: Any, rest: int, deal: Any) -> tuple[int, int, int, int, int]:
    """Lead, the prospects it gives, places with cows, where the sheriff waits, work to do."""
    lying, purse = rest & LYING, rest >> PURSE & PURSE_MASK
    counted = lying & deal[AMBUSHES] != 0 or rest >> PHASE & 3 == DRAW
    difference = money(purse) if counted else purse - LEVEL
    lead = score(words, difference)
    if rest >> SIDE & 1:
        lead, difference = -lead, -difference
    everything = summed(words & BOARD)
    pairs = (everything & 0xF0F0F0F0F) + (everything >> 4 & 0xF0F0F0F0F)
    cows = times(pairs, 0x101010101) >> 32 & 63
    stage = min(7, cows >> 2)
    view = BIAS[stage] + lead * SCORE[stage] + difference * MONEY[stage]
    groups = spread(words & BOARD)
    toil = GROUP * (summed(ones(groups)) - MIDDLE) + SNAKY[ones(lying & deal[SNAKES])]
    return lead, view, joined(groups), trap(words, lying, deal), toil


@inlined
def _outlook(words: Any, rest: int, deal: Any, common: Any) -> tuple[int, int, int, int]:
    """The glance at a player who is about to steal."""
    lead, view, occupied, waiting, toil = common
    end = settled(words, rest, deal, lead, occupied, waiting)
    outlaw = rest >> OUTLAW & 15
    stolen, mine = words >> 4 * outlaw & 15, words >> HERD + 4 * (rest >> SIDE & 1) & 15
    there = holds(stolen)
    if end != NONE or there == 0:
        return end, 0, 0, 0
    kinds, token = ones(there), used(there, rest, deal)
    nugget = token + 1 if 0 < token < IRON else 0
    ends = pick(REACHES, stolen + 10 * outlaw) & occupied
    goes_on = where(ends, stolen, 0) if token < IRON or token == OIL else stolen
    gain = highest(where(goes_on, gains(words, stolen, mine), NEVER))
    ways = min(15, summed(ones(ends)))
    view += TOKEN[token if kinds == 1 else MANY] + COLOURS[kinds]
    view += MOBILITY[ways] + GAIN[min(FAIR, max(-FAIR, gain + nugget)) + FAIR]
    return NONE, view, toil, toil + ANSWERS[ways]

"""Ends in sight: what a player about to steal comes to, where one turn decides it. All exact."""

from __future__ import annotations

from typing import Any, Final

from highnoon.engine.longhorn.kernels.jit import inlined
from highnoon.engine.longhorn.kernels.lanes import highest, holds, ones, pick, where
from highnoon.engine.longhorn.kernels.layout import (
    BAN,
    HERD,
    IRON,
    OIL,
    OUTLAW,
    REACHED,
    SHERIFF,
    SHERIFF_AT,
    SIDE,
    STRUCK,
)
from highnoon.engine.longhorn.kernels.memory import flat
from highnoon.engine.longhorn.kernels.moves import NONE

NEVER: Final = -1000
"""Worse than any raid."""
REACHES: Final = flat(REACHED)


@inlined
def trap(words: Any, lying: int, deal: Any) -> int:
    """The cell where the sheriff waits for whoever raids there, if any: one colour is left."""
    sheriff: int = deal[SHERIFF_AT]
    if sheriff >= 0 and lying >> sheriff & 1 and ones(holds(words >> 4 * sheriff & 15)) == 1:
        return 1 << 4 * sheriff
    return 0


@inlined
def used(there: int, rest: int, deal: Any) -> int:
    """The kind of the token that a raid uses, given which colours are there; 0 if none is used."""
    outlaw = rest >> OUTLAW & 15
    # No branch: whether a place can be emptied is nothing a processor can foresee.
    token: int = deal[outlaw] & -((ones(there) == 1) & rest >> outlaw)
    return token


@inlined
def gains(words: Any, stolen: Any, mine: Any) -> Any:
    """What a raid of each colour adds to the lead: cows times price after it, less those before."""
    return stolen * (9 - 2 * mine - stolen) & (words >> STRUCK & 1) - 1


@inlined
def settled(words: Any, rest: int, deal: Any, lead: int, occupied: int, waiting: int) -> int:
    """How it ends for the player in turn if that is plain, else `NONE`.

    Given their lead, the places with cows, and where the sheriff waits.
    """
    outlaw, ban = rest >> OUTLAW & 15, rest >> BAN & 15
    stolen, mine = words >> 4 * outlaw & 15, words >> HERD + 4 * (rest >> SIDE & 1) & 15
    there = holds(stolen)
    token = used(there, rest, deal)
    if token == SHERIFF:
        return -1
    if holds(stolen + mine == 9):
        return 1
    ends = pick(REACHES, stolen + 10 * outlaw) & occupied
    # A place that only the sheriff's victim can empty: they are caught on their turn.
    if waiting and token < IRON and not waiting >> 4 * ban & 1 and holds(ends & waiting):
        return 1
    over = (ends == 0) & (stolen != 0)
    last = holds(over)
    if last == 0 or (token >= IRON and token != OIL):
        return NONE
    nugget = token + 1 if 0 < token < IRON else 0
    scored = lead + highest(where(over, gains(words, stolen, mine), NEVER)) + nugget
    best = 1 if scored > 0 else -1 if scored < 0 else 0
    return best if best == 1 or last == there else NONE

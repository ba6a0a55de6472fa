"""Which parcel of the new column to stand on."""

from __future__ import annotations

from highnoon.engine.moon_river.layout import (
    PLAYERS,
    T_DENIAL,
    T_ORDER,
    TASTES,
    THERE,
    THERE_WHO,
    Row,
)
from highnoon.engine.moon_river.survey import survey
from highnoon.engine.moon_river.weighing import most


def find_place(w: Row, v: Row, seat: int) -> int:
    """The place worth most: the parcel's gain, the turn order, what others lose by it."""
    taste, best, found = TASTES * seat, -1e9, -1
    survey(w, v, seat)
    for place in range(4):
        if w[THERE_WHO + place] >= 0 or w[THERE + place] < 0:
            continue
        gain = most(w, v, seat, w[THERE + place]) + v[taste + T_ORDER] * (3 - place)
        if v[taste + T_DENIAL] > 0.0:
            for other in range(w[PLAYERS]):
                if other != seat:
                    survey(w, v, other)
                    share = v[taste + T_DENIAL] / (w[PLAYERS] - 1)
                    gain += share * most(w, v, other, w[THERE + place])
            survey(w, v, seat)
        if gain > best:
            best, found = gain, place
    return found

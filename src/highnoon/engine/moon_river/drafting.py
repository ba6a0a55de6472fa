"""Which parcel of the new column to stand on."""

from __future__ import annotations

from highnoon.engine.moon_river.layout import (
    NEVER,
    PLAYERS,
    T_DENIAL,
    T_ORDER,
    TASTES,
    THERE,
    THERE_WHO,
    WANTED,
    Row,
)
from highnoon.engine.moon_river.survey import survey
from highnoon.engine.moon_river.weighing import most


def find_place(w: Row, v: Row, seat: int) -> int:
    """The place worth most: the parcel's gain, the turn order, what others lose by it."""
    taste, best, found = TASTES * seat, NEVER, -1
    for place in range(4):
        v[WANTED + place] = v[taste + T_ORDER] * (3 - place)
    share = v[taste + T_DENIAL] / (w[PLAYERS] - 1)
    for who in range(w[PLAYERS]):
        if who != seat and share == 0.0:
            continue
        survey(w, v, who)
        for place in range(4):
            if w[THERE_WHO + place] < 0 and w[THERE + place] >= 0:
                gain = most(w, v, who, w[THERE + place])
                v[WANTED + place] += gain if who == seat else share * gain
    for place in range(4):
        if w[THERE_WHO + place] < 0 and w[THERE + place] >= 0 and v[WANTED + place] > best:
            best, found = v[WANTED + place], place
    return found

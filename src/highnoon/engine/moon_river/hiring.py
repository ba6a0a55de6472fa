"""Whom to hire on a circle, and how their help is used: drives, thefts, swaps."""

from __future__ import annotations

from highnoon.engine.moon_river.bands import band_gain
from highnoon.engine.moon_river.layout import (
    BEAVERS,
    BOX,
    CELLS,
    CORN,
    CORNFIELD,
    COWS,
    DISTANCE,
    FIRST_STEP,
    GUARDED,
    HERD,
    KINDS,
    LABEL,
    LAND,
    LOOSE,
    NEAR,
    NUGGETS,
    OUTLAWS,
    PLAYERS,
    QUEUE,
    RANCH,
    SALOON,
    SAVED,
    SCENARIO,
    SIZE,
    STORED,
    STORES,
    STRIDE,
    SYMBOLS,
    T_DENIAL,
    T_GROWTH,
    T_PARTNERS,
    TASTES,
    Row,
)
from highnoon.engine.moon_river.survey import part_of, survey, worth
from highnoon.engine.moon_river.weighing import most

# --- cows that come, go and walk ---


def with_cow(w: Row, v: Row, seat: int, cell: int, more: int) -> float:
    """What a cow more (or fewer) on a cell changes on a surveyed ranch."""
    ranch, taste, root = RANCH + seat * STRIDE, TASTES * seat, w[LABEL + cell]
    land = w[LAND + w[ranch + cell] - 1]
    size, herd, loose = w[SIZE + root], w[HERD + root], w[LOOSE + root]
    part = part_of(w, v, taste, land, root)
    before = worth(v, taste, land, size, herd, loose, part)
    cows = w[ranch + COWS + cell]
    if (more > 0 and cows == 0) or (more < 0 and cows == 1):
        herd += more
    else:
        loose += more
    return worth(v, taste, land, size, herd, loose, part) - before


def put_cow(w: Row, seat: int, cell: int, more: int) -> None:
    """A cow more or fewer on a surveyed ranch."""
    ranch, root = RANCH + seat * STRIDE, w[LABEL + cell]
    cows = w[ranch + COWS + cell]
    if (more > 0 and cows == 0) or (more < 0 and cows == 1):
        w[HERD + root] += more
    else:
        w[LOOSE + root] += more
    w[ranch + COWS + cell] = cows + more


def find_drive(w: Row, v: Row, seat: int, steps: int) -> tuple[int, int, float]:
    """The best next step of a cow on a surveyed ranch: cell, way, gain a step; -1 for none."""
    ranch, n = RANCH + seat * STRIDE, w[CELLS]
    best, found, first = 0.05, -1, 0
    for start in range(n):
        if not w[ranch + COWS + start]:
            continue
        leaving = with_cow(w, v, seat, start, -1)
        put_cow(w, seat, start, -1)
        for cell in range(n):
            w[DISTANCE + cell] = -1
        w[DISTANCE + start] = 0
        w[QUEUE] = start
        head, tail = 0, 1
        while head < tail:
            cell = w[QUEUE + head]
            head += 1
            far = w[DISTANCE + cell]
            if far:
                gain = (leaving + with_cow(w, v, seat, cell, 1)) / far
                if gain > best:
                    best, found, first = gain, start, w[FIRST_STEP + cell]
            if far == steps:
                continue
            for way in range(4):
                near = NEAR[4 * cell + way]
                if near < 0 or near >= n or w[LABEL + near] < 0 or w[DISTANCE + near] >= 0:
                    continue
                if w[LAND + w[ranch + near] - 1] == CORNFIELD:
                    continue
                w[DISTANCE + near] = far + 1
                w[FIRST_STEP + near] = way if far == 0 else w[FIRST_STEP + cell]
                w[QUEUE + tail] = near
                tail += 1
        put_cow(w, seat, start, 1)
    return found, first, best


def drive_worth(w: Row, v: Row, seat: int) -> float:
    """What three steps would bring; the cows stand as before afterwards."""
    ranch, total = RANCH + seat * STRIDE, 0.0
    for cell in range(w[CELLS]):
        w[SAVED + cell] = w[ranch + COWS + cell]
    for left in range(3):
        cell, way, _ = find_drive(w, v, seat, 3 - left)
        if cell < 0:
            break
        total += with_cow(w, v, seat, cell, -1)
        put_cow(w, seat, cell, -1)
        beside = NEAR[4 * cell + way]
        total += with_cow(w, v, seat, beside, 1)
        put_cow(w, seat, beside, 1)
    for cell in range(w[CELLS]):
        w[ranch + COWS + cell] = w[SAVED + cell]
    survey(w, v, seat)
    return total


# --- what is taken from others ---


def find_theft(w: Row, v: Row, seat: int) -> tuple[int, int, float]:
    """The cow whose loss hurts most: seat, cell and how much; -1 if all are guarded."""
    victim, found, best = -1, -1, -1.0
    for other in range(w[PLAYERS]):
        if other == seat:
            continue
        survey(w, v, other)
        ranch = RANCH + other * STRIDE
        for cell in range(w[CELLS]):
            if w[ranch + COWS + cell] and not w[GUARDED + w[LABEL + cell]]:
                loss = -with_cow(w, v, other, cell, -1)
                if loss > best:
                    victim, found, best = other, cell, loss
    survey(w, v, seat)
    return victim, found, best


def find_swap(w: Row, v: Row, seat: int) -> tuple[int, int, int, float]:
    """The best swap: own parcel, whose parcel, which, and the gain; -1 if none is good."""
    ranch = RANCH + seat * STRIDE
    give, least = -1, 1e9
    for slot in range(w[ranch + STORED]):
        here = most(w, v, seat, w[ranch + STORES + slot])
        if here < least:
            give, least = w[ranch + STORES + slot], here
    whose, what, best = -1, -1, 0.0
    if give < 0:
        return give, whose, what, best
    for other in range(w[PLAYERS]):
        theirs = RANCH + other * STRIDE
        if other == seat:
            continue
        for slot in range(w[theirs + STORED]):
            kind = w[theirs + STORES + slot]
            gain = most(w, v, seat, kind) - least
            if gain > best:
                whose, what, best = other, kind, gain
    return give, whose, what, best


# --- the choice ---


def specialist(w: Row, v: Row, seat: int, chip: int, cell: int) -> float:
    """What a chip's specialist is worth on a circle of a surveyed ranch."""
    taste, points = TASTES * seat, 0.0
    if w[SCENARIO] == OUTLAWS and chip <= 1:
        kind = w[RANCH + seat * STRIDE + cell] - 1
        points += band_gain(w, v, seat, kind, cell, -1, -1, True, 0)
        points -= band_gain(w, v, seat, kind, cell, -1, -1, False, 0)
    if chip >= 2:
        points += w[SYMBOLS + chip - 2]
        share = v[taste + T_GROWTH] / w[PLAYERS]
        for kind in range(w[KINDS]):
            symbol = NUGGETS if chip == 2 else BEAVERS if chip == 3 else CORN
            each = w[symbol + kind]
            points += share * w[BOX + kind] * each
    elif not v[taste + T_PARTNERS]:
        return points
    elif chip == 1:
        victim, _, loss = find_theft(w, v, seat)
        if victim >= 0:
            points += with_cow(w, v, seat, cell, 1)
            points += v[taste + T_DENIAL] * loss / (w[PLAYERS] - 1)
    else:
        _, whose, _, gain = find_swap(w, v, seat)
        if whose >= 0:
            points += gain
    return float(points)


def find_partner(w: Row, v: Row, seat: int, cell: int) -> int:
    """The chip to hire; with 5 added, for its cowboy's side."""
    survey(w, v, seat)
    best, found, spare, least = -1e9, 0, -1, 1e9
    for chip in range(5):
        if not w[SALOON + chip]:
            continue
        points = specialist(w, v, seat, chip, cell)
        if points > best:
            best, found = points, chip
        if points < least:
            spare, least = chip, points
    if v[TASTES * seat + T_PARTNERS] and drive_worth(w, v, seat) > best:
        return spare + 5
    return found

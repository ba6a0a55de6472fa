"""What a parcel would bring at a cell: points, growth, symbols, less what it blocks."""

from __future__ import annotations

from highnoon.engine.moon_river.bands import band_gain, bandit_near, member
from highnoon.engine.moon_river.layout import (
    BEAVERS,
    BRIDGES,
    CALF,
    CELLS,
    CIRCLE,
    CORN,
    CORNFIELD,
    CROWD,
    FREE_NEAR,
    HERD,
    LABEL,
    LAND,
    LOOSE,
    MAIN,
    NEAR,
    NEVER,
    NUGGETS,
    OPEN,
    RANCH,
    ROOTS,
    SALOON,
    SCENARIO,
    SIZE,
    SKULL,
    STRIDE,
    SUPPLY,
    SYMBOLS,
    T_CIRCLE,
    T_HOLE,
    T_SECOND,
    TASTES,
    Row,
)
from highnoon.engine.moon_river.survey import land_at, part_of, worth


def contact(w: Row, ranch: int, land: int, cell: int) -> bool:
    """Whether a parcel of this landscape has a valid contact there."""
    if w[ranch + BRIDGES] >> cell & 1:
        return True
    touching = 0
    for way in range(4):
        if land_at(w, ranch, NEAR[4 * cell + way]) == land:
            touching += 1
    return touching > 0


def _join_roots(w: Row, ranch: int, land: int, cell: int, count: int) -> int:
    """Add the territories that touch the cell to those already in `ROOTS`."""
    for way in range(4):
        beside = NEAR[4 * cell + way]
        if beside < 0 or beside >= w[CELLS] or w[LABEL + beside] < 0:
            continue
        if w[LAND + w[ranch + beside] - 1] != land:
            continue
        root, known = w[LABEL + beside], False
        for index in range(count):
            if w[ROOTS + index] == root:
                known = True
        if not known:
            w[ROOTS + count] = root
            count += 1
    return count


def ground(w: Row, v: Row, seat: int, kind: int, cell: int, other: int, beside: int) -> float:
    """What a territory gains by a parcel, or by two of one landscape side by side."""
    land, taste, ranch = w[LAND + kind], TASTES * seat, RANCH + seat * STRIDE
    if land == CORNFIELD:
        return 0.0
    count = _join_roots(w, ranch, land, cell, 0)
    size, calves, skulls = 1, min(w[CALF + kind], w[SUPPLY]), w[SKULL + kind]
    herd = 1 if calves else 0
    loose = calves - herd
    room = w[FREE_NEAR + cell]
    if beside >= 0:
        count = _join_roots(w, ranch, land, beside, count)
        size = 2
        more = min(w[CALF + other], w[SUPPLY] - calves)
        if more:
            herd += 1
            loose += more - 1
        skulls += w[SKULL + other]
        room += w[FREE_NEAR + beside] - 2
    before = 0.0
    leads = w[MAIN + land] < 0
    for index in range(count):
        root = w[ROOTS + index]
        before += worth(
            v,
            taste,
            land,
            w[SIZE + root],
            w[HERD + root],
            w[LOOSE + root],
            part_of(w, v, taste, land, root),
        )
        size += w[SIZE + root]
        herd += w[HERD + root]
        loose += w[LOOSE + root]
        room += w[OPEN + root] - 1
        leads = leads or w[MAIN + land] == root
    for _ in range(skulls):
        if loose:
            loose -= 1
        elif herd:
            herd -= 1
    part = 0.0
    if room > 0:
        part = 1.0 if leads else float(v[taste + T_SECOND])
    return worth(v, taste, land, size, herd, loose, part) - before


def riches(w: Row, v: Row, seat: int, kind: int, cell: int) -> float:
    """Symbols that count at the end or bring a partner, less the growth that is blocked."""
    taste, land = TASTES * seat, w[LAND + kind]
    ranch = RANCH + seat * STRIDE
    points = float(
        w[NUGGETS + kind] * (1 + w[SYMBOLS + 3])
        + w[BEAVERS + kind] * (1 + w[SYMBOLS + 4])
        + w[CORN + kind] * (1 + w[SYMBOLS + 5])
    )
    if w[CIRCLE + kind]:
        chips = 0
        for chip in range(5):
            chips += w[SALOON + chip]
        if chips:
            points += v[taste + T_CIRCLE]
    for way in range(4):
        beside = NEAR[4 * cell + way]
        if land_at(w, ranch, beside) not in (-1, land):
            points -= v[CROWD + w[LABEL + beside]]
    return points


def holes(w: Row, ranch: int, cell: int, beside: int) -> int:
    """How many free cells the domino would leave without a free neighbour."""
    count = 0
    for way in range(4):
        for half, other in ((cell, beside), (beside, cell)):
            if half < 0:
                continue
            near = NEAR[4 * half + way]
            if not 0 <= near < w[CELLS] or near == other or w[ranch + near]:
                continue
            if w[FREE_NEAR + near] == 1:
                count += 1
    return count


def alone(w: Row, v: Row, seat: int, kind: int, cell: int) -> float:
    """What one parcel would bring at a cell."""
    points = ground(w, v, seat, kind, cell, -1, -1) + riches(w, v, seat, kind, cell)
    if w[SCENARIO]:
        points += band_gain(w, v, seat, kind, cell, -1, -1, bandit_near(w), 0)
    return points


def together(w: Row, v: Row, seat: int, kind: int, cell: int, other: int, beside: int) -> float:
    """What a domino would bring beyond its two parcels alone."""
    points = -v[TASTES * seat + T_HOLE] * holes(w, RANCH + seat * STRIDE, cell, beside)
    if w[LAND + kind] == w[LAND + other]:
        points += ground(w, v, seat, kind, cell, other, beside)
        points -= ground(w, v, seat, kind, cell, -1, -1) + ground(w, v, seat, other, beside, -1, -1)
    if w[SCENARIO]:
        points += _in_bands(w, v, seat, kind, cell, other, beside)
    return float(points)


def _in_bands(w: Row, v: Row, seat: int, kind: int, cell: int, other: int, beside: int) -> float:
    """What two parcels are to a scenario's bands beyond what each of them is alone."""
    first, second = member(w, w[SCENARIO], kind) > 0, member(w, w[SCENARIO], other) > 0
    bandit = bandit_near(w)
    if first and second:
        whole = band_gain(w, v, seat, kind, cell, other, beside, bandit, 2)
        whole -= band_gain(w, v, seat, kind, cell, -1, -1, bandit, 0)
        return float(whole - band_gain(w, v, seat, other, beside, -1, -1, bandit, 0))
    if first or second:
        what, where = (kind, cell) if first else (other, beside)
        shut = band_gain(w, v, seat, what, where, -1, -1, bandit, 1)
        return float(shut - band_gain(w, v, seat, what, where, -1, -1, bandit, 0))
    return 0.0


def most(w: Row, v: Row, seat: int, kind: int) -> float:
    """The most that a parcel could bring on the ranch as it is."""
    best, ranch = NEVER, RANCH + seat * STRIDE
    for cell in range(w[CELLS]):
        if w[ranch + cell] or not w[FREE_NEAR + cell]:
            continue
        if contact(w, ranch, w[LAND + kind], cell):
            best = max(best, alone(w, v, seat, kind, cell))
    # Without a contact of its own it comes beside another parcel, for its symbols at least.
    if best == NEVER:
        best = 0.5 * (w[NUGGETS + kind] + w[BEAVERS + kind] + w[CORN + kind])
    return float(best)

"""Looking over one ranch: its territories, where they can grow, and what is still to come."""

from __future__ import annotations

from highnoon.engine.moon_river.bands import find, survey_bands
from highnoon.engine.moon_river.layout import (
    BEAVERS,
    BOX,
    CALF,
    CALVES,
    CELLS,
    CHIPS,
    CORN,
    CORNFIELD,
    COWS,
    CROWD,
    FREE_NEAR,
    GROWTH,
    GUARDED,
    HERD,
    HERE,
    KINDS,
    LABEL,
    LAND,
    LANDS,
    LOOSE,
    MAIN,
    NEAR,
    NUGGETS,
    OPEN,
    PLAYERS,
    RANCH,
    SCENARIO,
    SIZE,
    STRIDE,
    SYMBOLS,
    T_CALVES,
    T_CROWD,
    T_GROWTH,
    T_LOOSE,
    T_SECOND,
    TASTES,
    THERE,
    Row,
)


def land_at(w: Row, ranch: int, cell: int) -> int:
    """The landscape of a cell, or -1 where nothing lies."""
    kind = w[ranch + cell] if 0 <= cell < w[CELLS] else 0
    return int(w[LAND + kind - 1]) if kind > 0 else -1


def survey(w: Row, v: Row, seat: int) -> None:
    """Fill in all that is asked of a ranch when parcels are weighed."""
    ranch, n = RANCH + seat * STRIDE, w[CELLS]
    _label(w, ranch, n)
    _count(w, ranch, n)
    _foresee(w, v, seat)
    _choose_mains(w, v, seat, n)
    if w[SCENARIO]:
        survey_bands(w, v, seat)


def _label(w: Row, ranch: int, n: int) -> None:
    """Give every territory the name of its lowest cell."""
    for cell in range(n):
        w[LABEL + cell] = -1
        w[SIZE + cell] = 0
        w[HERD + cell] = 0
        w[LOOSE + cell] = 0
        w[GUARDED + cell] = 0
        w[OPEN + cell] = 0
        kind = w[ranch + cell]
        if kind <= 0:
            continue
        w[LABEL + cell] = cell
        root = cell
        for way in range(2, 4):
            beside = NEAR[4 * cell + way]
            if beside < 0 or w[ranch + beside] <= 0:
                continue
            if w[LAND + w[ranch + beside] - 1] == w[LAND + kind - 1]:
                other = find(w, LABEL, beside)
                if other < root:
                    w[LABEL + root] = other
                    root = other
                elif root < other:
                    w[LABEL + other] = root


def _count(w: Row, ranch: int, n: int) -> None:
    """Sizes, cows, guards and open edges of the territories; the ranch's symbols."""
    for index in range(6):
        w[SYMBOLS + index] = 0
    for cell in range(n):
        free = 0
        for way in range(4):
            beside = NEAR[4 * cell + way]
            if 0 <= beside < n and w[ranch + beside] == 0:
                free += 1
        w[FREE_NEAR + cell] = free
        if w[LABEL + cell] < 0:
            continue
        root = find(w, LABEL, cell)
        w[LABEL + cell] = root
        w[SIZE + root] += 1
        w[OPEN + root] += free
        cows = w[ranch + COWS + cell]
        if cows:
            w[HERD + root] += 1
            w[LOOSE + root] += cows - 1
        chip = w[ranch + CHIPS + cell]
        if chip:
            w[GUARDED + root] = 1
            if 3 <= chip <= 5:
                w[SYMBOLS + chip] += 1
        kind = w[ranch + cell] - 1
        w[SYMBOLS] += w[NUGGETS + kind]
        w[SYMBOLS + 1] += w[BEAVERS + kind]
        w[SYMBOLS + 2] += w[CORN + kind]


def _foresee(w: Row, v: Row, seat: int) -> None:
    """The player's share of the parcels and cows that nobody has taken yet."""
    for land in range(LANDS):
        v[GROWTH + land] = 0.0
        v[CALVES + land] = 0.0
    for kind in range(w[KINDS]):
        left = w[BOX + kind]
        if left:
            v[GROWTH + w[LAND + kind]] += left
            v[CALVES + w[LAND + kind]] += left * w[CALF + kind]
    for place in range(4):
        for column in (HERE, THERE):
            kind = w[column + place]
            if kind >= 0:
                v[GROWTH + w[LAND + kind]] += 1.0
                v[CALVES + w[LAND + kind]] += w[CALF + kind]
    taste = TASTES * seat
    for land in range(LANDS):
        v[GROWTH + land] *= v[taste + T_GROWTH] / w[PLAYERS]
        v[CALVES + land] *= v[taste + T_CALVES] / w[PLAYERS]


def worth(v: Row, taste: int, land: int, size: int, herd: int, loose: int, part: float) -> float:
    """A territory's points, and those it may come to; `part` of what is to come goes there."""
    if land == CORNFIELD:
        return 0.0
    more, cows = part * v[GROWTH + land], part * v[CALVES + land]
    points = (size + more) * (herd + cows) - more * cows
    return float(points + v[taste + T_LOOSE] * loose * (1.0 + 0.5 * size))


def part_of(w: Row, v: Row, taste: int, land: int, root: int) -> float:
    """How much of what is to come a territory gets."""
    if w[OPEN + root] <= 0:
        return 0.0
    return 1.0 if w[MAIN + land] == root else float(v[taste + T_SECOND])


def _choose_mains(w: Row, v: Row, seat: int, n: int) -> None:
    """The territory of each landscape that will grow, and what building in its way costs."""
    taste = TASTES * seat
    for land in range(LANDS):
        w[MAIN + land] = -1
    ranch = RANCH + seat * STRIDE
    for cell in range(n):
        v[CROWD + cell] = 0.0
        if w[LABEL + cell] != cell or w[OPEN + cell] == 0:
            continue
        land = w[LAND + w[ranch + cell] - 1]
        main = w[MAIN + land]
        if main < 0 or w[SIZE + cell] + w[HERD + cell] > w[SIZE + main] + w[HERD + main]:
            w[MAIN + land] = cell
    if v[taste + T_CROWD] == 0.0:
        return
    for land in range(CORNFIELD):
        main = w[MAIN + land]
        if main >= 0:
            pressure = min(1.0, v[GROWTH + land] / w[OPEN + main])
            v[CROWD + main] = v[taste + T_CROWD] * pressure * (w[HERD + main] + v[CALVES + land])

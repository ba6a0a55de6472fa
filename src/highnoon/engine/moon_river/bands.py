"""A scenario's groups, valued by what they can still become: size, river, bandits, room to grow.

One band of each ranch is to grow; it gets what is still to come of its kind, if it has room.
The more it lacks (parcels, the river, a bandit) and the less is to come, the less it is worth.
"""

from __future__ import annotations

from highnoon.engine.moon_river.layout import (
    BAND,
    BAND_COUNT,
    BAND_EACH,
    BAND_FAR,
    BAND_GOOD,
    BAND_GROWTH,
    BAND_MAIN,
    BAND_OPEN,
    BAND_PRESSURE,
    BAND_SIZE,
    BAND_STAKE,
    BOX,
    CELLS,
    CHIPS,
    CIRCLE,
    CITY,
    FAR_AWAY,
    FARM,
    FOREST,
    FREE_NEAR,
    GOLD,
    HERE,
    KINDS,
    LAND,
    NEAR,
    NUGGETS,
    OUTLAWS,
    PLAYERS,
    QUEUE,
    RANCH,
    RIVER_FAR,
    ROOTS,
    SALOON,
    SCENARIO,
    STOCK,
    STRIDE,
    T_PARTNERS,
    T_PLAN,
    TASTES,
    THERE,
    TIMBER,
    Row,
)

HURDLE = 0.75
"""What is left of a hope for every parcel that lacks to the river, or to a bandit."""


def member(w: Row, scenario: int, kind: int) -> int:
    """What a parcel counts in the scenario once it is laid and its circle filled; 0 for nothing."""
    if scenario == TIMBER:
        return 1 if w[LAND + kind] == FOREST else 0
    if scenario == GOLD:
        return int(w[NUGGETS + kind])
    if scenario == CITY:
        return 1 if w[LAND + kind] == FARM else 0
    return int(w[CIRCLE + kind])


def find(w: Row, labels: int, cell: int) -> int:
    """The lowest cell of a cell's group."""
    while w[labels + cell] != cell:
        cell = w[labels + cell]
    return cell


def survey_bands(w: Row, v: Row, seat: int) -> None:
    """Find a ranch's bands, how they stand, and what is still to come for them."""
    ranch, n = RANCH + seat * STRIDE, w[CELLS]
    _measure_river(w, ranch, n)
    _label_bands(w, ranch, n)
    _count_bands(w, ranch, n)
    _foresee_bands(w, v, seat)
    _choose_band(w, v, n)


def _measure_river(w: Row, ranch: int, n: int) -> None:
    """For every free cell, how many parcels a row of them needs from there to row 1."""
    head, tail = 0, 0
    for cell in range(n):
        w[RIVER_FAR + cell] = FAR_AWAY
        if cell < 5 and w[ranch + cell] == 0:
            w[RIVER_FAR + cell] = 1
            w[QUEUE + tail] = cell
            tail += 1
    while head < tail:
        cell = w[QUEUE + head]
        head += 1
        for way in range(4):
            near = NEAR[4 * cell + way]
            if 0 <= near < n and w[ranch + near] == 0 and w[RIVER_FAR + near] == FAR_AWAY:
                w[RIVER_FAR + near] = w[RIVER_FAR + cell] + 1
                w[QUEUE + tail] = near
                tail += 1


def _label_bands(w: Row, ranch: int, n: int) -> None:
    scenario = w[SCENARIO]
    for cell in range(n):
        w[BAND + cell] = -1
        w[BAND_SIZE + cell] = 0
        w[BAND_COUNT + cell] = 0
        w[BAND_GOOD + cell] = 0
        w[BAND_OPEN + cell] = 0
        w[BAND_FAR + cell] = 1 if scenario == OUTLAWS else FAR_AWAY
        if w[ranch + cell] <= 0:
            continue
        if scenario == OUTLAWS:
            if w[ranch + CHIPS + cell] == 0:
                continue
        elif member(w, scenario, w[ranch + cell] - 1) == 0:
            continue
        w[BAND + cell] = cell
        root = cell
        for way in range(2, 4):
            beside = NEAR[4 * cell + way]
            if beside >= 0 and w[BAND + beside] >= 0:
                other = find(w, BAND, beside)
                if other < root:
                    w[BAND + root] = other
                    root = other
                elif root < other:
                    w[BAND + other] = root


def _count_bands(w: Row, ranch: int, n: int) -> None:
    scenario = w[SCENARIO]
    for cell in range(n):
        if w[BAND + cell] < 0:
            continue
        root = find(w, BAND, cell)
        w[BAND + cell] = root
        w[BAND_SIZE + root] += 1
        w[BAND_OPEN + root] += w[FREE_NEAR + cell]
        if scenario == OUTLAWS:
            w[BAND_COUNT + root] += 1
            if w[ranch + CHIPS + cell] <= 2:
                w[BAND_GOOD + root] = 1
            continue
        w[BAND_COUNT + root] += member(w, scenario, w[ranch + cell] - 1)
        if scenario != TIMBER or cell < 5:
            w[BAND_GOOD + root] = 1
        for way in range(4):
            near = NEAR[4 * cell + way]
            if 0 <= near < n and w[ranch + near] == 0:
                w[BAND_FAR + root] = min(w[BAND_FAR + root], w[RIVER_FAR + near])


def _foresee_bands(w: Row, v: Row, seat: int) -> None:
    """The player's share of the members that nobody has taken yet, and what each of them counts."""
    scenario, taste = w[SCENARIO], TASTES * seat
    members, total = 0, 0
    for kind in range(w[KINDS]):
        counts = member(w, scenario, kind)
        if counts:
            members += w[BOX + kind]
            total += w[BOX + kind] * counts
    for place in range(4):
        for column in (HERE, THERE):
            if w[column + place] >= 0:
                counts = member(w, scenario, w[column + place])
                if counts:
                    members += 1
                    total += counts
    share = v[taste + T_PLAN] / w[PLAYERS]
    if scenario == OUTLAWS and not v[taste + T_PARTNERS]:
        share = 0.0
    v[BAND_GROWTH] = share * members
    v[BAND_EACH] = total / members if members else 1.0


def _choose_band(w: Row, v: Row, n: int) -> None:
    """The band that will grow, and what is at stake where others would be in its way."""
    main, best = -1, -1.0
    for cell in range(n):
        if w[BAND + cell] == cell and w[BAND_OPEN + cell]:
            hope = band_at(w, v, cell, 1.0, 0)
            if hope > best:
                main, best = cell, hope
    w[BAND_MAIN] = main
    v[BAND_STAKE] = 0.0
    v[BAND_PRESSURE] = 0.0
    if main >= 0:
        v[BAND_PRESSURE] = best - band_at(w, v, main, 1.0, 1)
    if w[SCENARIO] != TIMBER or (main >= 0 and w[BAND_GOOD + main]):
        return
    banks = 0
    for cell in range(5):
        if w[RIVER_FAR + cell] == 1:
            banks += 1
    if banks:
        v[BAND_STAKE] = (best if main >= 0 else nothing_yet(w, v)) / banks


def band_worth(
    v: Row, size: int, count: int, good: bool, far: int, room: int, part: float
) -> float:
    """What a band scores, and may come to when it gets `part` of the members to come."""
    now = 10.0 * (count - 2) if size >= 3 and good else 0.0
    if room <= 0 or part <= 0.0:
        return now
    more = part * v[BAND_GROWTH] * room / (room + 1.0)
    short = max(3 - size, 0 if good else far)
    if short <= 0:
        return float(now + 10.0 * v[BAND_EACH] * more)
    if short >= FAR_AWAY:
        return now
    sure = min(1.0, more / (1.0 + short))
    if not good:
        sure *= HURDLE**far
    return float(sure * 10.0 * max(1.0, count + v[BAND_EACH] * more - 2.0))


def band_at(w: Row, v: Row, root: int, part: float, taken: int) -> float:
    """What a band of a surveyed ranch is worth; or would be, were so much of its room taken."""
    size, count, good = w[BAND_SIZE + root], w[BAND_COUNT + root], w[BAND_GOOD + root] == 1
    room = w[BAND_OPEN + root] - taken
    return band_worth(v, size, count, good, w[BAND_FAR + root], room, part)


def nothing_yet(w: Row, v: Row) -> float:
    """What a ranch without a band that can grow may still come to."""
    return band_worth(v, 0, 0, w[SCENARIO] in (GOLD, CITY), 1, 3, 1.0)


def bands_worth(w: Row, v: Row, seat: int) -> float:
    """What all bands of a surveyed ranch are worth."""
    total = 0.0 if w[BAND_MAIN] >= 0 else nothing_yet(w, v)
    for cell in range(w[CELLS]):
        if w[BAND + cell] == cell:
            total += band_at(w, v, cell, 1.0 if cell == w[BAND_MAIN] else 0.0, 0)
    return total


def bandit_near(w: Row) -> bool:
    """Whether a bandit waits in the saloon."""
    return bool(w[SALOON] + w[SALOON + 1] > 0)


def bandit_to_come(w: Row) -> bool:
    """Whether there is a bandit to be hired, now or later."""
    return bool(bandit_near(w) or w[STOCK] + w[STOCK + 1] > 0)


def band_gain(
    w: Row,
    v: Row,
    seat: int,
    kind: int,
    cell: int,
    other: int,
    beside: int,
    bandit: bool,
    taken: int,
) -> float:
    """What the bands gain by a domino (or by one parcel, when `beside` is -1).

    `bandit` tells whether a circle that is filled gets a bandit, `taken` how much of the room is
    taken by the parcel's other half.
    """
    scenario, main = w[SCENARIO], w[BAND_MAIN]
    merged, counted, joined, room, far = 0, 0, 0, -taken, FAR_AWAY
    good = scenario in (GOLD, CITY) or (scenario == OUTLAWS and bandit)
    if scenario == OUTLAWS:
        far = 1 if bandit_to_come(w) else FAR_AWAY
    before, leads = 0.0, main < 0
    for half in range(2):
        what, where = (kind, cell) if half == 0 else (other, beside)
        if where < 0:
            continue
        counts = member(w, scenario, what)
        if scenario == OUTLAWS and not v[TASTES * seat + T_PARTNERS]:
            counts = 0
        if not counts:
            continue
        # The second half belongs to the first one's band: they lie side by side.
        merged += 1
        counted += counts
        room += w[FREE_NEAR + where]
        if scenario == TIMBER:
            good = good or where < 5
            far = min(far, w[RIVER_FAR + where] - 1)
        for way in range(4):
            near = NEAR[4 * where + way]
            if near < 0 or near >= w[CELLS] or w[BAND + near] < 0:
                continue
            root, known = w[BAND + near], False
            for index in range(joined):
                if w[ROOTS + index] == root:
                    known = True
            if known:
                continue
            w[ROOTS + joined] = root
            joined += 1
            before += band_at(w, v, root, 1.0 if root == main else 0.0, 0)
            leads = leads or root == main
            merged += w[BAND_SIZE + root]
            counted += w[BAND_COUNT + root]
            room += w[BAND_OPEN + root] - 1
            good = good or w[BAND_GOOD + root] == 1
            if scenario == TIMBER:
                far = min(far, w[BAND_FAR + root])
    if not merged:
        return _in_the_way(w, v, cell, beside)
    if main < 0:
        before += nothing_yet(w, v)
    alone_then = band_worth(v, merged, counted, good, far, room, 0.0)
    if leads:
        return band_worth(v, merged, counted, good, far, room, 1.0) - before
    # It may take the lead: then the band that was to grow stays as it is.
    stays, grows = band_at(w, v, main, 0.0, 0), band_at(w, v, main, 1.0, 0)
    leading = band_worth(v, merged, counted, good, far, room, 1.0) + stays - grows
    return float(max(alone_then, leading) - before)


def _in_the_way(w: Row, v: Row, cell: int, beside: int) -> float:
    """What it costs to build there what is of no use to the bands."""
    cost = 0.0
    for half in range(2):
        where = cell if half == 0 else beside
        if where < 0:
            continue
        if where < 5:
            cost += v[BAND_STAKE]
        for way in range(4):
            near = NEAR[4 * where + way]
            if 0 <= near < w[CELLS] and w[BAND + near] >= 0 and w[BAND + near] == w[BAND_MAIN]:
                cost += v[BAND_PRESSURE]
    return -cost

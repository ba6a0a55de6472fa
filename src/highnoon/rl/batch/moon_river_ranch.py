"""What happens on one ranch of a batch of Moon River: cells as masks, parcels, cows, its score."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from highnoon.games.moon_river.grid import (
    _ALL,
    _NOT_A,
    _NOT_E,
    AROUND,
    EAST,
    NORTH,
    RIVER,
    SOUTH,
    STEP,
    WIDTH,
)
from highnoon.games.moon_river.pieces import CORNFIELD as CORN_LAND
from highnoon.games.moon_river.pieces import (
    DESPERADO,
    FARM,
    FOREST,
    THIEF,
)
from highnoon.games.moon_river.scoring import _EACH, _SMALLEST
from highnoon.rl.batch.compiled import kernel
from highnoon.rl.batch.moon_river_layout import (
    CHANGED,
    CITY,
    COWS,
    EXPERTS,
    FACES,
    FREE,
    GOLD,
    GRID,
    GUARDS,
    HERD,
    KIND_BEAVERS,
    KIND_CORN,
    KIND_LAND,
    KIND_NUGGETS,
    LAND,
    LANDS,
    LARGEST,
    OUTLAWS,
    PARCELS,
    SCENARIO,
    SCORE,
    STALE,
    STORED,
    STORES,
    TIMBER,
    TOUCH,
)

ALL: Final = _ALL
NOT_A: Final = _NOT_A
NOT_E: Final = _NOT_E
EACH: Final = _EACH
SMALLEST: Final = _SMALLEST
CORNFIELD: Final = CORN_LAND
BESIDE: Final = np.array(AROUND, np.int64)
STEPS_OF: Final = np.array(STEP, np.int64)


@kernel
def count(cells: int) -> int:
    """How many cells a mask has."""
    cells -= (cells >> 1) & 0x5555555555555555
    cells = (cells & 0x3333333333333333) + ((cells >> 2) & 0x3333333333333333)
    cells = (cells + (cells >> 4)) & 0x0F0F0F0F0F0F0F0F
    cells += cells >> 8
    cells += cells >> 16
    return (cells + (cells >> 32)) & 0x7F


@kernel
def lowest(cells: int) -> int:
    """The lowest cell of a mask that has one."""
    return count((cells & -cells) - 1)


@kernel
def around(cells: int) -> int:
    """The cells that share an edge with any of these."""
    wide = (cells << WIDTH) | (cells >> WIDTH) | ((cells & NOT_E) << 1) | ((cells & NOT_A) >> 1)
    return wide & ALL


@kernel
def leading_into(cells: int, way: int) -> int:
    """The cells from which one step this way ends in these."""
    if way == NORTH:
        return cells >> WIDTH
    if way == EAST:
        return (cells & NOT_A) >> 1
    if way == SOUTH:
        return (cells << WIDTH) & ALL
    return (cells & NOT_E) << 1


@kernel
def flood(seeds: int, within: int) -> int:
    """All cells of `within` connected with the seeds."""
    reached = seeds & within
    while True:
        wider = (reached | around(reached)) & within
        if wider == reached:
            return reached
        reached = wider


@kernel
def territory(row: Any, ranch: int, cell: int) -> int:
    """The cells of the territory that a parcel belongs to."""
    for land in range(LANDS):
        cells = row[ranch + LAND + land]
        if cells >> cell & 1:
            return flood(1 << cell, cells)
    return 0


@kernel
def unguarded(row: Any, ranch: int) -> int:
    """The cells whose cows a thief may take."""
    cows, guards = row[ranch + HERD], row[ranch + GUARDS]
    for land in range(LANDS):
        cells = row[ranch + LAND + land]
        if cows & cells and guards & cells:
            cows &= ~flood(guards & cells, cells)
    return int(cows)


@kernel
def drives(row: Any, ranch: int, way: int) -> int:
    """The cells whose cows can make a step this way: to a parcel, not a cornfield."""
    grass = 0
    for land in range(LANDS):
        if land != CORNFIELD:
            grass |= row[ranch + LAND + land]
    return int(row[ranch + HERD] & leading_into(grass, way))


@kernel
def can_drive(row: Any, ranch: int) -> bool:
    """Whether any cow of the ranch can make a step."""
    found = 0
    for way in range(4):
        found |= drives(row, ranch, way)
    return found != 0


@kernel
def fits(row: Any, ranch: int, kind: int, table: Any) -> bool:
    """Whether a parcel has a valid contact beside a free cell."""
    free = row[ranch + FREE]
    return bool(row[ranch + TOUCH + table[KIND_LAND + kind]] & free & around(free))


@kernel
def placements(row: Any, ranch: int, first: int, second: int, way: int, table: Any) -> int:
    """Where the two may be laid as a domino this way."""
    free = row[ranch + FREE]
    mine = row[ranch + TOUCH + table[KIND_LAND + first]]
    other = row[ranch + TOUCH + table[KIND_LAND + second]]
    return int(free & leading_into(free, way) & (mine | leading_into(other, way)))


@kernel
def lay(row: Any, ranch: int, kind: int, cell: int, table: Any) -> None:
    """One more parcel; its symbols are not resolved here."""
    land = table[KIND_LAND + kind]
    row[ranch + LAND + land] |= 1 << cell
    row[ranch + TOUCH + land] |= BESIDE[cell]
    row[ranch + FREE] &= ~(1 << cell)
    row[ranch + PARCELS + cell] = kind + 1
    row[ranch + SCORE + LANDS] += table[KIND_NUGGETS + kind]
    row[ranch + SCORE + LANDS + 1] += table[KIND_BEAVERS + kind]
    row[ranch + SCORE + LANDS + 2] += table[KIND_CORN + kind]
    touch(row, ranch, cell, table)


@kernel
def touch(row: Any, ranch: int, cell: int, table: Any) -> None:
    """A cell has changed: it is to be shown, and its landscape to be rated."""
    row[ranch + CHANGED] |= 1 << cell
    row[ranch + STALE] |= 1 << table[KIND_LAND + row[ranch + PARCELS + cell] - 1]


@kernel
def add_cows(row: Any, ranch: int, cell: int, more: int, table: Any) -> None:
    """So many more cows on a parcel, or fewer."""
    row[ranch + COWS + cell] += more
    if row[ranch + COWS + cell]:
        row[ranch + HERD] |= 1 << cell
    else:
        row[ranch + HERD] &= ~(1 << cell)
    touch(row, ranch, cell, table)


@kernel
def store(row: Any, ranch: int, kind: int) -> None:
    """Put a parcel into the stores, which are kept in order."""
    slot = ranch + STORES + row[ranch + STORED]
    while slot > ranch + STORES and row[slot - 1] > kind:
        row[slot] = row[slot - 1]
        slot -= 1
    row[slot] = kind
    row[ranch + STORED] += 1


@kernel
def unstore(row: Any, ranch: int, kind: int) -> None:
    """Take a parcel out of the stores, where it is."""
    slot = ranch + STORES
    while row[slot] != kind:
        slot += 1
    row[ranch + STORED] -= 1
    for after in range(slot, ranch + STORES + row[ranch + STORED]):
        row[after] = row[after + 1]


# --- the score ---


@kernel
def rate(row: Any, ranch: int, table: Any) -> None:
    """What the ranch is worth if the game ended now; only what has changed is rated anew."""
    at, stale = ranch + SCORE, row[ranch + STALE]
    for land in range(LANDS):
        if stale >> land & 1 == 0:
            continue
        cells, points, largest = row[ranch + LAND + land], 0, 0
        while cells:
            group = flood(cells & -cells, cells)
            cells ^= group
            size = count(group)
            largest = max(largest, size)
            points += size * count(group & row[ranch + HERD])
        row[at + land] = points
        row[ranch + LARGEST + land] = largest
    row[ranch + STALE] = 0
    at += LANDS
    for symbol in range(3):
        row[at + 3 + symbol] = row[at + symbol] * row[ranch + EXPERTS + symbol]
    row[at + 6] = _scenario(row, ranch, table)
    row[at + 7] = count(row[ranch + HERD])
    total = 0
    for line in range(ranch + SCORE, at + 7):
        total += row[line]
    row[at + 8] = total


@kernel
def _scenario(row: Any, ranch: int, table: Any) -> int:
    """What the groups of the scenario bring; smaller ones than three bring nothing."""
    scenario, cells, wanted, points = row[SCENARIO], 0, -1, 0
    if scenario == TIMBER:
        cells, wanted = row[ranch + LAND + FOREST], RIVER
    elif scenario == CITY:
        cells = row[ranch + LAND + FARM]
    elif scenario == GOLD:
        for cell in range(table[GRID]):
            if _nuggets(row, ranch, cell, table):
                cells |= 1 << cell
    elif scenario == OUTLAWS:
        cells, wanted = row[ranch + GUARDS], 0
        for cell in range(table[GRID]):
            face = row[ranch + FACES + cell]
            if face in (DESPERADO + 1, THIEF + 1):
                wanted |= 1 << cell
    while cells:
        group = flood(cells & -cells, cells)
        cells ^= group
        size = count(group)
        if size < SMALLEST or not group & wanted:
            continue
        if scenario == GOLD:
            size = 0
            for cell in range(table[GRID]):
                if group >> cell & 1:
                    size += _nuggets(row, ranch, cell, table)
        points += EACH * (size - SMALLEST + 1)
    return points


@kernel
def _nuggets(row: Any, ranch: int, cell: int, table: Any) -> int:
    kind = row[ranch + PARCELS + cell]
    return int(table[KIND_NUGGETS + kind - 1]) if kind else 0

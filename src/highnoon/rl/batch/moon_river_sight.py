"""What whoever decides sees in a match of Moon River: the parts of docs/tensors.md.

A ranch is written again where it has changed or somebody else looks, what lies beside the ranches
where a column has come, and the rest each time.
"""

from __future__ import annotations

from typing import Any

from highnoon.games.moon_river.pieces import ALL_COWS, ALL_PARCELS
from highnoon.games.moon_river.pieces import SALOON as SALOON_SIZE
from highnoon.games.moon_river.state import NONE
from highnoon.rl.batch.compiled import clear, dot, kernel
from highnoon.rl.batch.moon_river_layout import (
    ALL_CHIPS,
    BOARD_CELLS,
    BOARD_OF,
    BOX,
    BOX_LEFT,
    CHANGED,
    CHIPS,
    CIRCLE,
    CIRCLES,
    COPIES,
    COWS,
    DOMINOES,
    FACES,
    GRID,
    HERE,
    HERE_LIES,
    INK,
    INK_CELLS,
    INKED,
    KINDS,
    LAND,
    LANDS,
    LOST,
    O_ASKED,
    O_BOARD,
    O_BOX,
    O_CIRCLE,
    O_CIRCLES,
    O_COWS,
    O_DOMINOES,
    O_HERD,
    O_HERE,
    O_LEGEND,
    O_OFFER,
    O_PAIR,
    O_PARCELS,
    O_PARTNERS,
    O_PHASE,
    O_PRIZE,
    O_ROUND,
    O_SALOON,
    O_SCENARIO,
    O_SCORE,
    O_SEAT,
    O_SKULLS,
    O_STEPS,
    O_STOCK,
    O_STORES,
    O_THERE,
    O_TILES,
    OFFER,
    PAIR,
    PARCELS,
    PHASE,
    PLACES,
    PLAYERS,
    POINTS,
    PRINTED,
    PRIZE,
    RANCHES,
    SALOON,
    SCENARIO,
    SCORE,
    SEAT,
    SKULLS,
    SLOTS_SEEN,
    STALE,
    STEPS,
    STOCK,
    STORED,
    STORES,
    STRIDE,
    SUPPLY,
    THERE,
    THERE_LIES,
    TILES,
    VIEWER,
)
from highnoon.rl.batch.moon_river_ranch import lowest, rate
from highnoon.rl.tensors.moon_river import MUCH, ROUNDS


@kernel
def observe(row: Any, seen: Any, places: Any, table: Any, shades: Any) -> None:
    """Write the observation anew; what is not in the ranches is noted in two lists of places."""
    viewer, players = row[SEAT], table[PLAYERS]
    moved = row[VIEWER] != viewer
    row[VIEWER] = viewer
    for turn in range(players):
        ranch = RANCHES + STRIDE * ((viewer + turn) % players)
        _see_ranch(row, ranch, turn, moved, seen, table, shades)
    season, steady = 2 * row[BOX_LEFT] + row[THERE_LIES], len(places) // 2
    if moved or places[0] != season:
        clear(seen, places, steady)
        places[steady] = _see_season(row, seen, places, steady + 1, table)
        places[0] = season
    clear(seen, places, 1)
    count = _see_table(row, seen, places, 2, table)
    count = _see_turn(row, seen, places, count, table, shades)
    count = _see_column(row, HERE, table[O_HERE], seen, places, count, table, shades)
    count = _see_column(row, THERE, table[O_THERE], seen, places, count, table, shades)
    places[1] = _see_stores(row, seen, places, count, table, shades)


@kernel
def _see_ranch(
    row: Any, ranch: int, turn: int, moved: bool, seen: Any, table: Any, shades: Any
) -> None:
    """The cells and the score of one ranch; `turn` counts from the observer on."""
    if not moved and row[ranch + CHANGED] == 0:
        return
    cells = row[ranch + CHANGED]
    if moved:
        laid = 0
        for land in range(LANDS):
            laid |= row[ranch + LAND + land]
        cells = laid | row[INKED + turn]
        row[INKED + turn] = laid
    else:
        row[INKED + turn] |= cells
    row[ranch + CHANGED] = 0
    while cells:
        _see_cell(row, ranch, turn, lowest(cells), seen, table, shades)
        cells &= cells - 1
    if row[ranch + STALE]:
        rate(row, ranch, table)
    begin = table[O_SCORE] + POINTS * turn
    for line in range(POINTS):
        seen[begin + line] = min(1.0, row[ranch + SCORE + line] / MUCH)


@kernel
def _see_cell(
    row: Any, ranch: int, turn: int, cell: int, seen: Any, table: Any, shades: Any
) -> None:
    """Its parcel, its cows, and who stands there."""
    place = table[GRID] * turn + cell
    begin, print_ = table[O_PARCELS] + PRINTED * place, PRINTED * row[ranch + PARCELS + cell]
    for one in range(PRINTED):
        seen[begin + one] = shades[print_ + one]
    seen[table[O_HERD] + place] = row[ranch + COWS + cell] / ALL_COWS
    begin, face = table[O_PARTNERS] + (CHIPS + 1) * place, row[ranch + FACES + cell]
    for one in range(CHIPS + 1):
        seen[begin + one] = 0.0
    if face:
        seen[begin + (face - 1) % CHIPS] = 1.0
        seen[begin + CHIPS] = face > CHIPS


@kernel
def _see_parcel(
    kind: int, begin: int, seen: Any, places: Any, count: int, table: Any, shades: Any
) -> int:
    """What is printed on a parcel."""
    ink = INK + INK_CELLS * kind
    for one in range(1, table[ink] + 1):
        at = table[ink + one]
        count = dot(seen, places, count, begin + at, shades[PRINTED * (kind + 1) + at])
    return count


@kernel
def _see_season(row: Any, seen: Any, places: Any, count: int, table: Any) -> int:
    """What stays as it is until the next column comes: the box, the stock, whose board is which."""
    viewer, players = row[SEAT], table[PLAYERS]
    count = dot(seen, places, count, table[O_SEAT] + viewer, 1.0)
    count = dot(seen, places, count, table[O_ASKED], 1.0)
    count = dot(seen, places, count, table[O_SCENARIO] + row[SCENARIO], 1.0)
    if row[RANCHES + BOARD_OF]:
        count = dot(seen, places, count, table[O_LEGEND], 1.0)
    columns = (ALL_PARCELS - row[BOX_LEFT]) // PLACES
    last = row[HERE_LIES] and not row[THERE_LIES] and row[BOX_LEFT] == 0
    turns = columns if last else max(0, columns - 1)
    count = dot(seen, places, count, table[O_ROUND], turns / ROUNDS)
    if last:
        count = dot(seen, places, count, table[O_ROUND] + 1, 1.0)
    for kind in range(table[KINDS]):
        if row[BOX + kind]:
            part = row[BOX + kind] / table[COPIES + kind]
            count = dot(seen, places, count, table[O_BOX] + kind, part)
    for chip in range(CHIPS):
        if row[STOCK + chip]:
            part = row[STOCK + chip] / max(1, table[ALL_CHIPS + chip])
            count = dot(seen, places, count, table[O_STOCK] + chip, part)
    for seat in range(players):
        board = row[RANCHES + STRIDE * seat + BOARD_OF]
        if board >= 0:
            at = BOARD_CELLS * ((seat - viewer) % players) + board
            count = dot(seen, places, count, table[O_BOARD] + at, 1.0)
    return count


@kernel
def _see_table(row: Any, seen: Any, places: Any, count: int, table: Any) -> int:
    """The phase, the cows beside the ranches, the saloon and the bonus tiles."""
    count = dot(seen, places, count, table[O_PHASE] + row[PHASE], 1.0)
    count = dot(seen, places, count, table[O_COWS], row[SUPPLY] / ALL_COWS)
    count = dot(seen, places, count, table[O_COWS] + 1, row[LOST] / ALL_COWS)
    for chip in range(CHIPS):
        if row[SALOON + chip]:
            part = row[SALOON + chip] / SALOON_SIZE
            count = dot(seen, places, count, table[O_SALOON] + chip, part)
    if table[PLAYERS] == 2:
        for tile in range(2):
            count = dot(seen, places, count, table[O_TILES] + 3 * tile + row[TILES + tile], 1.0)
    return count


@kernel
def _see_turn(row: Any, seen: Any, places: Any, count: int, table: Any, shades: Any) -> int:
    """What is unfinished in the turn."""
    count = dot(seen, places, count, table[O_DOMINOES], row[DOMINOES] / 2)
    count = dot(seen, places, count, table[O_STEPS], row[STEPS] / 8)
    count = dot(seen, places, count, table[O_PRIZE], row[PRIZE])
    for one in range(2):
        if row[PAIR + one] != NONE:
            begin = table[O_PAIR] + PRINTED * one
            count = _see_parcel(row[PAIR + one], begin, seen, places, count, table, shades)
    if row[OFFER] != NONE:
        count = _see_parcel(row[OFFER], table[O_OFFER], seen, places, count, table, shades)
    for one in range(row[SKULLS]):
        at = table[O_SKULLS] + row[SKULLS + 1 + one]
        count = dot(seen, places, count, at, seen[at] + 0.5)
    for one in range(row[CIRCLES]):
        count = dot(seen, places, count, table[O_CIRCLES] + row[CIRCLES + 1 + one], 0.5)
    if row[CIRCLE] != NONE:
        count = dot(seen, places, count, table[O_CIRCLE] + row[CIRCLE], 0.5)
    return count


@kernel
def _see_column(
    row: Any, column: int, begin: int, seen: Any, places: Any, count: int, table: Any, shades: Any
) -> int:
    """The parcels of a column, and who stands there."""
    viewer, players = row[SEAT], table[PLAYERS]
    for place in range(PLACES):
        if row[column + place] != NONE:
            count = _see_parcel(row[column + place], begin, seen, places, count, table, shades)
        who = row[column + PLACES + place]
        if who >= 0:
            count = dot(seen, places, count, begin + PRINTED + (who - viewer) % players, 1.0)
        begin += PRINTED + players
    return count


@kernel
def _see_stores(row: Any, seen: Any, places: Any, count: int, table: Any, shades: Any) -> int:
    viewer, players, slots = row[SEAT], table[PLAYERS], table[SLOTS_SEEN]
    for seat in range(players):
        ranch = RANCHES + STRIDE * seat
        begin = table[O_STORES] + PRINTED * slots * ((seat - viewer) % players)
        for slot in range(row[ranch + STORED]):
            kind = row[ranch + STORES + slot]
            at = begin + PRINTED * slot
            count = _see_parcel(kind, at, seen, places, count, table, shades)
    return count

"""A domino of Moon River and its symbols on rows of integers: skulls, circles, partners, tiles."""

from __future__ import annotations

from typing import Any

from highnoon.games.moon_river.grid import (
    LAST_ROW,
)
from highnoon.games.moon_river.partners import (
    MOST_STEPS,
)
from highnoon.games.moon_river.pieces import (
    DESPERADO,
    PROSPECTOR,
    THIEF,
)
from highnoon.games.moon_river.ranch import (
    COWBOY_SIDE,
)
from highnoon.games.moon_river.state import (
    BESIDE,
    GONE,
    NONE,
)
from highnoon.rl.batch.compiled import kernel
from highnoon.rl.batch.moon_river_layout import (
    ASKED,
    AT_BONUS,
    AT_CIRCLE,
    AT_DRIVE,
    AT_DROUGHT,
    AT_FORGO,
    AT_OFFER,
    AT_RECRUIT,
    AT_STEAL,
    CHIPS,
    CIRCLE,
    CIRCLES,
    DOMINOES,
    EXPAND,
    EXPERTS,
    FACES,
    FREE,
    GUARDS,
    HERD,
    KIND_CIRCLES,
    KIND_COWS,
    KIND_LAND,
    KIND_SKULLS,
    KINDS,
    LAND,
    OFFER,
    PAIR,
    PHASE,
    PLAYERS,
    PRIZE,
    RANCHES,
    RESOLVE,
    SALOON,
    SEAT,
    SKULLS,
    STEPS,
    STORED,
    STRIDE,
    SUPPLY,
    TILES,
    TO_COWBOY,
    TO_RECRUIT,
    TOUCH,
)
from highnoon.rl.batch.moon_river_ranch import (
    CORNFIELD,
    STEPS_OF,
    add_cows,
    can_drive,
    lay,
    lowest,
    territory,
    touch,
    unguarded,
)
from highnoon.rl.batch.moon_river_rounds import (
    clear_turn,
)


@kernel
def lay_domino(row: Any, ranch: int, cell: int, way: int, table: Any) -> int:
    """The domino lies; its cows come at once, its other symbols wait."""
    untouched = row[ranch + FREE] & LAST_ROW == LAST_ROW
    dominoes, first, second = max(0, row[DOMINOES] - 1), row[PAIR], row[PAIR + 1]
    clear_turn(row)
    row[DOMINOES] = dominoes
    for kind, where in ((first, cell), (second, cell + STEPS_OF[way])):
        lay(row, ranch, kind, where, table)
        cows = min(table[KIND_COWS + kind], row[SUPPLY])
        if cows:
            row[SUPPLY] -= cows
            add_cows(row, ranch, where, cows, table)
        for _ in range(table[KIND_SKULLS + kind]):
            row[SKULLS] += 1
            row[SKULLS + row[SKULLS]] = where
        if table[KIND_CIRCLES + kind]:
            row[CIRCLES] += 1
            row[CIRCLES + row[CIRCLES]] = where
    reached = row[ranch + FREE] & LAST_ROW != LAST_ROW
    row[PRIZE] = table[PLAYERS] == 2 and untouched and reached
    return RESOLVE


@kernel
def drought_cells(row: Any, ranch: int) -> int:
    """Where a cow of the first waiting skull's territory stands."""
    return int(territory(row, ranch, row[SKULLS + 1]) & row[ranch + HERD])


@kernel
def resolve(row: Any, ranch: int, table: Any) -> int:
    """Go on with what waits: skulls, circles, the bonus tile, the next domino."""
    while row[SKULLS]:
        cells = drought_cells(row, ranch)
        if cells & (cells - 1):
            row[PHASE] = AT_DROUGHT
            return ASKED
        if cells:
            dry_up(row, ranch, lowest(cells), table)
        else:
            _next_skull(row)
    if row[CIRCLES] and _chips(row):
        if row[CIRCLES] == 1:
            return hire(row, row[CIRCLES + 1])
        row[PHASE] = AT_CIRCLE
        return ASKED
    dominoes, prize = row[DOMINOES], row[PRIZE]
    clear_turn(row)
    row[DOMINOES] = dominoes
    if prize:
        row[PRIZE] = 1
        if _can_lay_tile(row, ranch, table):
            row[PHASE] = AT_BONUS
            return ASKED
        if row[TILES] == BESIDE and row[TILES + 1] == BESIDE:
            row[PHASE] = AT_FORGO
            return ASKED
        row[TILES if row[TILES] == BESIDE else TILES + 1] = GONE
        row[PRIZE] = 0
    return EXPAND


@kernel
def _chips(row: Any) -> int:
    inside = 0
    for chip in range(CHIPS):
        inside += row[SALOON + chip]
    return inside


@kernel
def _can_lay_tile(row: Any, ranch: int, table: Any) -> bool:
    for side in range(4):
        if row[TILES + side // 2] == BESIDE:
            land = table[KIND_LAND + table[KINDS] + side]
            if row[ranch + FREE] & row[ranch + TOUCH + land]:
                return True
    return False


@kernel
def _next_skull(row: Any) -> None:
    row[SKULLS] -= 1
    for skull in range(1, row[SKULLS] + 1):
        row[SKULLS + skull] = row[SKULLS + skull + 1]


@kernel
def dry_up(row: Any, ranch: int, cell: int, table: Any) -> None:
    """A drought takes a cow."""
    add_cows(row, ranch, cell, -1, table)
    row[SUPPLY] += 1
    _next_skull(row)


# --- partners ---


@kernel
def hire(row: Any, cell: int) -> int:
    """A partner is to come to this circle."""
    if row[CIRCLES + 1] == cell:
        row[CIRCLES + 1] = row[CIRCLES + 2]
    row[CIRCLES] -= 1
    row[CIRCLE] = cell
    row[PHASE] = AT_RECRUIT
    return ASKED


@kernel
def recruit(row: Any, ranch: int, action: int, table: Any) -> int:
    """A chip comes to the circle, and does what it can do at once."""
    cowboy = action >= table[TO_COWBOY]
    chip = action - table[TO_COWBOY if cowboy else TO_RECRUIT]
    row[ranch + FACES + row[CIRCLE]] = chip + 1 + (COWBOY_SIDE if cowboy else 0)
    row[ranch + GUARDS] |= 1 << row[CIRCLE]
    touch(row, ranch, row[CIRCLE], table)
    row[SALOON + chip] -= 1
    if not cowboy and chip >= PROSPECTOR:
        row[ranch + EXPERTS + chip - PROSPECTOR] += 1
    if cowboy:
        row[STEPS] = MOST_STEPS
        return drive_on(row, ranch)
    if chip == DESPERADO and row[ranch + STORED]:
        for other in range(table[PLAYERS]):
            if other != row[SEAT] and row[RANCHES + STRIDE * other + STORED]:
                row[PHASE] = AT_OFFER
                return ASKED
    if chip == THIEF and not row[ranch + LAND + CORNFIELD] >> row[CIRCLE] & 1:
        for other in range(table[PLAYERS]):
            if other != row[SEAT] and unguarded(row, RANCHES + STRIDE * other):
                row[PHASE] = AT_STEAL
                return ASKED
    return done(row)


@kernel
def drive_on(row: Any, ranch: int) -> int:
    """Ask for the cowboy's next step, if there is one."""
    if row[STEPS] and can_drive(row, ranch):
        row[PHASE] = AT_DRIVE
        return ASKED
    return done(row)


@kernel
def done(row: Any) -> int:
    """The partner's effect is over."""
    row[CIRCLE] = row[OFFER] = NONE
    row[STEPS] = 0
    return RESOLVE

"""What whoever decides may do in a match of Moon River."""

from __future__ import annotations

from typing import Any

from highnoon.games.moon_river.pieces import LEGENDS
from highnoon.games.moon_river.state import BESIDE, NOBODY
from highnoon.rl.batch.compiled import kernel
from highnoon.rl.batch.moon_river_layout import (
    AT_BOARD,
    AT_BONUS,
    AT_CIRCLE,
    AT_DISCARD,
    AT_DRIVE,
    AT_DROUGHT,
    AT_EXPAND,
    AT_FORGO,
    AT_OFFER,
    AT_PLACE,
    AT_RECRUIT,
    AT_STAND,
    AT_STEAL,
    AT_TAKE,
    CELLS,
    CHIPS,
    CIRCLES,
    FREE,
    KIND_LAND,
    KINDS,
    MASKED,
    PAIR,
    PHASE,
    PHASE_FIRST,
    PHASE_LAST,
    PLACES,
    PLAYERS,
    RANCHES,
    SALOON,
    SEAT,
    STORED,
    STORES,
    STRIDE,
    THERE_WHO,
    TILES,
    TO_BOARD,
    TO_BONUS,
    TO_CIRCLE,
    TO_COWBOY,
    TO_DEMAND,
    TO_DISCARD,
    TO_DRIVE,
    TO_DROUGHT,
    TO_ENOUGH,
    TO_FORGO,
    TO_JOIN,
    TO_KEEP,
    TO_OFFER,
    TO_PLACE,
    TO_RECRUIT,
    TO_STAND,
    TO_STEAL,
    TO_TAKE,
    TOUCH,
)
from highnoon.rl.batch.moon_river_ranch import drives, fits, placements, unguarded
from highnoon.rl.batch.moon_river_rounds import has_board
from highnoon.rl.batch.moon_river_symbols import drought_cells
from highnoon.rl.batch.moon_river_turns import must_expand


@kernel
def allow(row: Any, mask: Any, table: Any) -> None:
    """Mark what whoever decides may do."""
    shown = row[MASKED]
    for action in range(table[PHASE_FIRST + shown], table[PHASE_LAST + shown]):
        mask[action] = False
    row[MASKED] = row[PHASE]
    phase, ranch = row[PHASE], RANCHES + STRIDE * row[SEAT]
    if phase == AT_STAND:
        for place in range(PLACES):
            mask[table[TO_STAND] + place] = row[THERE_WHO + place] == NOBODY
    elif phase == AT_TAKE:
        mask[table[TO_TAKE]] = True
    elif phase == AT_EXPAND:
        mask[table[TO_KEEP]] = not must_expand(row, ranch)
        _allow_pairs(row, ranch, mask, True, table)
    elif phase == AT_PLACE:
        first, second = row[PAIR], row[PAIR + 1]
        # Two alike need only half of the directions.
        for way in range(2 if first == second else 4):
            cells = placements(row, ranch, first, second, way, table)
            _mark(mask, table[TO_PLACE] + CELLS * way, cells)
    elif phase == AT_DISCARD:
        _allow_pairs(row, ranch, mask, False, table)
    elif phase == AT_DROUGHT:
        _mark(mask, table[TO_DROUGHT], drought_cells(row, ranch))
    elif phase == AT_CIRCLE:
        for circle in range(row[CIRCLES]):
            mask[table[TO_CIRCLE] + row[CIRCLES + 1 + circle]] = True
    elif phase == AT_RECRUIT:
        for chip in range(CHIPS):
            mask[table[TO_RECRUIT] + chip] = row[SALOON + chip] > 0
            mask[table[TO_COWBOY] + chip] = row[SALOON + chip] > 0
    else:
        _allow_work(row, ranch, mask, table)


@kernel
def _allow_work(row: Any, ranch: int, mask: Any, table: Any) -> None:
    """What partners may do, where bonus tiles may lie, which boards are left."""
    phase = row[PHASE]
    if phase in (AT_DRIVE, AT_OFFER, AT_STEAL):
        mask[table[TO_ENOUGH]] = True
    if phase == AT_DRIVE:
        for way in range(4):
            _mark(mask, table[TO_DRIVE] + CELLS * way, drives(row, ranch, way))
    elif phase == AT_OFFER:
        for slot in range(row[ranch + STORED]):
            mask[table[TO_OFFER] + row[ranch + STORES + slot]] = True
    elif phase == AT_BONUS:
        for side in range(4):
            if row[TILES + side // 2] == BESIDE:
                touch = row[ranch + TOUCH + table[KIND_LAND + table[KINDS] + side]]
                _mark(mask, table[TO_BONUS] + CELLS * side, row[ranch + FREE] & touch)
    elif phase == AT_FORGO:
        for tile in range(2):
            mask[table[TO_FORGO] + tile] = row[TILES + tile] == BESIDE
    elif phase == AT_BOARD:
        for legend in range(len(LEGENDS)):
            mask[table[TO_BOARD] + legend] = not has_board(row, legend + 1, table)
    else:
        for other in range(table[PLAYERS]):
            theirs = RANCHES + STRIDE * other
            if other == row[SEAT]:
                continue
            if phase == AT_STEAL:
                _mark(mask, table[TO_STEAL] + CELLS * other, unguarded(row, theirs))
            else:
                for slot in range(row[theirs + STORED]):
                    kind = row[theirs + STORES + slot]
                    mask[table[TO_DEMAND] + table[KINDS] * other + kind] = True


@kernel
def _allow_pairs(row: Any, ranch: int, mask: Any, joined: bool, table: Any) -> None:
    """The pairs of the player's parcels: those that can be laid somewhere, or all."""
    stored, kinds = row[ranch + STORED], table[KINDS]
    begin = table[TO_JOIN if joined else TO_DISCARD]
    for slot in range(stored):
        one = row[ranch + STORES + slot]
        fitting = not joined or fits(row, ranch, one, table)
        # Pairs are numbered in order: first those with the first kind, then those with the next.
        number = begin + one * kinds - one * (one - 1) // 2 - one
        for later in range(slot + 1, stored):
            two = row[ranch + STORES + later]
            if fitting or fits(row, ranch, two, table):
                mask[number + two] = True


@kernel
def _mark(mask: Any, begin: int, cells: int) -> None:
    while cells:
        if cells & 1:
            mask[begin] = True
        cells >>= 1
        begin += 1

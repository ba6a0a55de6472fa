"""Every action of Moon River, in a fixed order: the tables behind choices, texts and numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from typing import Final

from highnoon.core.action import Action
from highnoon.games.moon_river.grid import DIRECTIONS, MOST_CELLS, MOST_ROWS, WIDTH, cells_in
from highnoon.games.moon_river.pieces import COLUMN, KINDS, PARTNERS, SCENARIOS, SEATS, SIDES

_CELLS: Final = range(MOST_CELLS)
_SEATS: Final = range(len(SEATS))
_WAYS: Final = range(len(DIRECTIONS))
_CHIPS: Final = range(len(PARTNERS))

STAND: Final = tuple(Action("stand", (place,)) for place in range(COLUMN))
TAKE: Final = Action("take")
KEEP: Final = Action("keep")
JOIN: Final = {pair: Action("join", pair) for pair in combinations_with_replacement(KINDS, 2)}
PLACE: Final = tuple(tuple(Action("place", (cell, way)) for cell in _CELLS) for way in _WAYS)
DISCARD: Final = {pair: Action("discard", pair) for pair in JOIN}
DROUGHT: Final = tuple(Action("drought", (cell,)) for cell in _CELLS)
CIRCLE: Final = tuple(Action("circle", (cell,)) for cell in _CELLS)
RECRUIT: Final = tuple(Action("recruit", (chip,)) for chip in _CHIPS)
COWBOY: Final = tuple(Action("cowboy", (chip,)) for chip in _CHIPS)
DRIVE: Final = tuple(tuple(Action("drive", (cell, way)) for cell in _CELLS) for way in _WAYS)
OFFER: Final = tuple(Action("offer", (kind,)) for kind in KINDS)
DEMAND: Final = tuple(tuple(Action("demand", (seat, kind)) for kind in KINDS) for seat in _SEATS)
STEAL: Final = tuple(tuple(Action("steal", (seat, cell)) for cell in _CELLS) for seat in _SEATS)
ENOUGH: Final = Action("enough")
BONUS: Final = {side: tuple(Action("bonus", (side, cell)) for cell in _CELLS) for side in SIDES}
FORGO: Final = tuple(Action("forgo", (tile,)) for tile in range(2))

CHIP: Final = tuple(Action("chip", (chip,)) for chip in _CHIPS)
DRAW: Final = tuple(Action("draw", (kind,)) for kind in KINDS)
RANCHERO: Final = tuple(Action("ranchero", (seat,)) for seat in _SEATS)
SCENARIO: Final = {key: Action("scenario", (key,)) for key in SCENARIOS}

PLAYED: Final = (
    *STAND,
    TAKE,
    KEEP,
    *JOIN.values(),
    *(action for row in PLACE for action in row),
    *DISCARD.values(),
    *DROUGHT,
    *CIRCLE,
    *RECRUIT,
    *COWBOY,
    *(action for row in DRIVE for action in row),
    *OFFER,
    *(action for row in DEMAND for action in row),
    *(action for row in STEAL for action in row),
    ENOUGH,
    *(action for row in BONUS.values() for action in row),
    *FORGO,
)
"""What players do; their numbers come first."""

DRAWN: Final = (*CHIP, *DRAW, *RANCHERO, *SCENARIO.values())
"""What chance does."""

ALL: Final = (*PLAYED, *DRAWN)
INDEX: Final = {action: number for number, action in enumerate(ALL)}


def _lookup(actions: Sequence[Action]) -> Callable[[int], tuple[Action, ...]]:
    """A function from a set of cells to their actions, which joins ready rows of five cells."""
    rows = tuple(
        tuple(
            tuple(actions[row * WIDTH + column] for column in cells_in(bits))
            for bits in range(1 << WIDTH)
        )
        for row in range(MOST_ROWS)
    )
    full = (1 << WIDTH) - 1

    def found(cells: int) -> tuple[Action, ...]:
        chosen: tuple[Action, ...] = ()
        for row in rows:
            if not cells:
                break
            if cells & full:
                chosen += row[cells & full]
            cells >>= WIDTH
        return chosen

    return found


PLACE_AT: Final = tuple(_lookup(row) for row in PLACE)
DRIVE_FROM: Final = tuple(_lookup(row) for row in DRIVE)
DROUGHT_AT: Final = _lookup(DROUGHT)
STEAL_FROM: Final = tuple(_lookup(row) for row in STEAL)
BONUS_AT: Final = {side: _lookup(row) for side, row in BONUS.items()}

RECRUITS: Final = tuple(
    tuple(action for chip in cells_in(chips) for action in (RECRUIT[chip], COWBOY[chip]))
    for chips in range(1 << len(PARTNERS))
)
"""For each set of chips in the saloon, the ways to recruit."""

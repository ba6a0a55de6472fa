"""Every action of Moon River, in a fixed order: the tables behind choices, texts and numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from typing import Final

from highnoon.core.action import Action
from highnoon.core.numbers import Numbers
from highnoon.games.moon_river.grid import DIRECTIONS, MOST_CELLS, MOST_ROWS, WIDTH, cells_in
from highnoon.games.moon_river.reading import COLUMN, LEGENDS, PARTNERS, SCENARIOS, SEATS

_CELLS: Final = range(MOST_CELLS)
_SEATS: Final = range(len(SEATS))
_WAYS: Final = range(len(DIRECTIONS))
_CHIPS: Final = range(len(PARTNERS))

STAND: Final = tuple(Action("stand", (place,)) for place in range(COLUMN))
TAKE: Final = Action("take")
KEEP: Final = Action("keep")
PLACE: Final = tuple(tuple(Action("place", (cell, way)) for cell in _CELLS) for way in _WAYS)
DROUGHT: Final = tuple(Action("drought", (cell,)) for cell in _CELLS)
CIRCLE: Final = tuple(Action("circle", (cell,)) for cell in _CELLS)
RECRUIT: Final = tuple(Action("recruit", (chip,)) for chip in _CHIPS)
COWBOY: Final = tuple(Action("cowboy", (chip,)) for chip in _CHIPS)
DRIVE: Final = tuple(tuple(Action("drive", (cell, way)) for cell in _CELLS) for way in _WAYS)
STEAL: Final = tuple(tuple(Action("steal", (seat, cell)) for cell in _CELLS) for seat in _SEATS)
ENOUGH: Final = Action("enough")
FORGO: Final = tuple(Action("forgo", (tile,)) for tile in range(2))

CHIP: Final = tuple(Action("chip", (chip,)) for chip in _CHIPS)
RANCHERO: Final = tuple(Action("ranchero", (seat,)) for seat in _SEATS)
BOARD: Final = {key: Action("board", (key,)) for key in LEGENDS}
"""A legend's board, chosen or drawn."""

SCENARIO: Final = {key: Action("scenario", (key,)) for key in SCENARIOS}


class Moves:
    """The actions that name parcels, by their codes, and the numbers of all actions with them.

    Kinds of parcel are the places of their codes, and sides of bonus tiles follow them.
    """

    def __init__(self, codes: Sequence[str], sides: Sequence[str]) -> None:
        kinds = range(len(codes))
        pairs = [(a, b) for a, b in combinations_with_replacement(kinds, 2)]
        self.join = {(a, b): Action("join", (codes[a], codes[b])) for a, b in pairs}
        self.discard = {(a, b): Action("discard", (codes[a], codes[b])) for a, b in pairs}
        self.offer = tuple(Action("offer", (code,)) for code in codes)
        self.demand = tuple(
            tuple(Action("demand", (seat, code)) for code in codes) for seat in _SEATS
        )
        self.bonus = {
            side: tuple(Action("bonus", (code, cell)) for cell in _CELLS)
            for side, code in enumerate(sides, start=len(codes))
        }
        self.bonus_at = {side: _lookup(row) for side, row in self.bonus.items()}
        self.draw = tuple(Action("draw", (code,)) for code in codes)
        self.all: tuple[Action, ...] = (
            *STAND,
            TAKE,
            KEEP,
            *self.join.values(),
            *(action for row in PLACE for action in row),
            *self.discard.values(),
            *DROUGHT,
            *CIRCLE,
            *RECRUIT,
            *COWBOY,
            *(action for row in DRIVE for action in row),
            *self.offer,
            *(action for row in self.demand for action in row),
            *(action for row in STEAL for action in row),
            ENOUGH,
            *(action for row in self.bonus.values() for action in row),
            *FORGO,
            # What players do comes first; what follows is drawn.
            *CHIP,
            *self.draw,
            *RANCHERO,
            *SCENARIO.values(),
            *BOARD.values(),
        )
        self.numbers = Numbers(self.all)


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

RECRUITS: Final = tuple(
    tuple(action for chip in cells_in(chips) for action in (RECRUIT[chip], COWBOY[chip]))
    for chips in range(1 << len(PARTNERS))
)
"""For each set of chips in the saloon, the ways to recruit."""

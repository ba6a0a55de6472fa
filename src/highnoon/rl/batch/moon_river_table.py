"""What kernels of Moon River are given to know: the pieces, the seats, and the actions' numbers."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from highnoon.games.moon_river import actions
from highnoon.games.moon_river.grid import WIDTH
from highnoon.games.moon_river.pieces import BOARDS, Kit
from highnoon.games.moon_river.state import rows
from highnoon.rl.batch.moon_river_layout import (
    ALL_CHIPS,
    BRIDGES,
    COPIES,
    DRAWS_BOARDS,
    DRAWS_SCENARIO,
    GRID,
    INK,
    INK_CELLS,
    KIND_BACK,
    KIND_BEAVERS,
    KIND_CIRCLES,
    KIND_CORN,
    KIND_COWS,
    KIND_LAND,
    KIND_NUGGETS,
    KIND_SKULLS,
    KINDS,
    OPENING,
    PARTS,
    PHASE_FIRST,
    PHASE_LAST,
    PHASES,
    PLAYERS,
    ROOMS,
    SCENARIO,
    SCENARIO_WORDS,
    SLOTS_SEEN,
    TO_STAND,
    WHERE,
)
from highnoon.rl.tensors.moon_river import layout, printed


def table_of(kit: Kit, players: int, masked: int, drawn: bool, opening: Any) -> tuple[Any, Any]:
    """What is true of these pieces and seats, and the numbers that parcels are observed by.

    `masked` is how many actions have their place in a mask, `drawn` whether boards are drawn.
    """
    table = np.zeros(OPENING + len(opening), np.int64)
    moves, number = kit.moves, kit.moves.numbers.index
    table[PLAYERS], table[KINDS] = players, len(kit.kinds)
    table[GRID] = WIDTH * rows(players)
    table[DRAWS_BOARDS] = drawn
    table[DRAWS_SCENARIO] = opening[SCENARIO] == SCENARIO_WORDS.index("draw")
    table[SLOTS_SEEN] = 1 + max(stores for stores, _ in kit.boards.values())
    first = (
        actions.STAND[0],
        actions.TAKE,
        actions.KEEP,
        moves.join[0, 0],
        actions.PLACE[0][0],
        moves.discard[0, 0],
        actions.DROUGHT[0],
        actions.CIRCLE[0],
        actions.RECRUIT[0],
        actions.COWBOY[0],
        actions.DRIVE[0][0],
        moves.offer[0],
        moves.demand[0][0],
        actions.STEAL[0][0],
        actions.ENOUGH,
        moves.bonus[kit.sides[0]][0],
        actions.FORGO[0],
        next(iter(actions.BOARD.values())),
    )
    ranges = _ranges(kit, masked)
    ink, shades = _ink(kit)
    parts = layout(kit, players).slices
    for begin, entries in (
        (TO_STAND, [number(action) for action in first]),
        (ROOMS, [kit.board(key)[0] for key in BOARDS]),
        (BRIDGES, [kit.board(key)[1] for key in BOARDS]),
        (ALL_CHIPS, kit.chips),
        (KIND_LAND, kit.land),
        (KIND_COWS, kit.cows),
        (KIND_SKULLS, kit.skulls),
        (KIND_CIRCLES, kit.circles),
        (KIND_NUGGETS, kit.nuggets),
        (KIND_BEAVERS, kit.beavers),
        (KIND_CORN, kit.corn),
        (KIND_BACK, kit.backs),
        (COPIES, kit.counts),
        (INK, ink),
        (WHERE, [parts[name].start for name in PARTS]),
        (PHASE_FIRST, [begin for begin, _ in ranges]),
        (PHASE_LAST, [end for _, end in ranges]),
        (OPENING, opening),
    ):
        table[begin : begin + len(entries)] = entries
    return table, shades


_KINDS_OF: Final = {
    "expand": ("keep", "join"),
    "recruit": ("recruit", "cowboy"),
    "drive": ("drive", "enough"),
    "offer": ("offer", "enough"),
    "steal": ("steal", "enough"),
}
"""The kinds of actions of a phase, where it has others than those of its own name."""


def _ranges(kit: Kit, masked: int) -> list[tuple[int, int]]:
    """For each phase between which numbers all its actions are."""
    ranges = []
    for phase in PHASES:
        kinds = _KINDS_OF.get(phase, (phase,))
        found = [n for n, action in enumerate(kit.moves.all[:masked]) if action.kind in kinds]
        ranges.append((found[0], found[-1] + 1) if found else (0, 0))
    return ranges


def _ink(kit: Kit) -> tuple[Any, Any]:
    """For each kind of parcel which numbers of it are not 0; and all, after those of no parcel."""
    ink = np.zeros((len(kit.parcels), INK_CELLS), np.int64)
    shown = printed(kit)
    for kind, code in enumerate(kit.codes):
        inked = [at for at, value in enumerate(shown[code]) if value]
        ink[kind, : len(inked) + 1] = (len(inked), *inked)
    shades = np.array([shown[code] for code in (None, *kit.codes)], np.float32)
    return ink.ravel(), shades.ravel()


def played_actions(kit: Kit, choose_boards: bool) -> int:
    """How many actions there are to be masked: boards have the last numbers of all."""
    return (
        len(kit.moves.numbers) if choose_boards else kit.moves.numbers.index(actions.FORGO[-1]) + 1
    )

"""Moon River in a row of integers: its columns, and what kernels need to know of the pieces.

The pieces are data that kernels are given, so that they are compiled once for all of them; every
number here is taken from the pieces, the rules, or the declared parts of an observation. Sets of
cells are masks, as in the rules.
"""

from __future__ import annotations

from typing import Final, get_args

from highnoon.games.moon_river.grid import MOST_CELLS
from highnoon.games.moon_river.pieces import (
    BOARDS,
    COLUMN,
    LANDSCAPES,
    PARTNERS,
    SCENARIOS,
    SEATS,
)
from highnoon.games.moon_river.reading import MOST_KINDS
from highnoon.games.moon_river.state import Phase
from highnoon.rl.tensors.moon_river import SYMBOLS

CELLS: Final = MOST_CELLS
LANDS: Final = len(LANDSCAPES)
CHIPS: Final = len(PARTNERS)
PLACES: Final = COLUMN

# --- the columns of a row ---

PHASE: Final = 0
SEAT: Final = 1
SCENARIO: Final = 2
"""Its number among `SCENARIO_WORDS`."""
SUPPLY: Final = 3
LOST: Final = 4
BOX_LEFT: Final = 5
DOMINOES: Final = 6
PAIR: Final = 7
SKULLS: Final = 9
"""How many skulls wait, and where."""
CIRCLES: Final = SKULLS + 5
CIRCLE: Final = CIRCLES + 3
STEPS: Final = CIRCLE + 1
OFFER: Final = STEPS + 1
PRIZE: Final = OFFER + 1
HERE_LIES: Final = PRIZE + 1
"""Whether there is a column; then its parcels, and who stands there."""
HERE: Final = HERE_LIES + 1
HERE_WHO: Final = HERE + PLACES
THERE_LIES: Final = HERE_WHO + PLACES
THERE: Final = THERE_LIES + 1
THERE_WHO: Final = THERE + PLACES
SALOON: Final = THERE_WHO + PLACES
STOCK: Final = SALOON + CHIPS
TILES: Final = STOCK + CHIPS
MASKED: Final = TILES + 2
"""The phase whose actions are marked in the mask, or -1."""
VIEWER: Final = MASKED + 1
"""Who was shown the ranches last, or -1."""
INKED: Final = VIEWER + 1
"""For each ranch from the observer on, the cells whose numbers may not be 0."""
BOX: Final = INKED + len(SEATS)
OUT: Final = BOX + MOST_KINDS
RANCHES: Final = OUT + MOST_KINDS

# --- the columns of a ranch ---

BOARD_OF: Final = 0
"""The number of its board, or -1."""
ROOM: Final = 1
FREE: Final = 2
HERD: Final = 3
GUARDS: Final = 4
CHANGED: Final = 5
"""Cells that have changed since they were last shown."""
STALE: Final = 6
"""Landscapes that have changed since they were last rated, a mask."""
STORED: Final = 7
STORES: Final = 8
SLOTS: Final = 8
"""More parcels than any board stores; in order."""
LAND: Final = STORES + SLOTS
TOUCH: Final = LAND + LANDS
SCORE: Final = TOUCH + LANDS
"""Lands, resources, partners, scenario, herd and total, as they are observed."""
POINTS: Final = LANDS + 3 + 3 + 3
LARGEST: Final = SCORE + POINTS
"""For each landscape the parcels of its largest territory."""
EXPERTS: Final = LARGEST + LANDS
"""Prospectors, trappers and farmers."""
PARCELS: Final = EXPERTS + 3
"""The kind of parcel + 1 for each cell; then cows, then chips as in the rules."""
COWS: Final = PARCELS + CELLS
FACES: Final = COWS + CELLS
STRIDE: Final = FACES + CELLS

# --- the table: what is true of the pieces and the seats, in one array ---

PLAYERS: Final = 0
KINDS: Final = 1
GRID: Final = 2
"""How many cells a ranch has."""
DRAWS_BOARDS: Final = 3
DRAWS_SCENARIO: Final = 4
SLOTS_SEEN: Final = 5
"""How many parcels in store an observation has room for."""
TO_STAND: Final = 6
TO_TAKE: Final = 7
TO_KEEP: Final = 8
TO_JOIN: Final = 9
TO_PLACE: Final = 10
TO_DISCARD: Final = 11
TO_DROUGHT: Final = 12
TO_CIRCLE: Final = 13
TO_RECRUIT: Final = 14
TO_COWBOY: Final = 15
TO_DRIVE: Final = 16
TO_OFFER: Final = 17
TO_DEMAND: Final = 18
TO_STEAL: Final = 19
TO_ENOUGH: Final = 20
TO_BONUS: Final = 21
TO_FORGO: Final = 22
TO_BOARD: Final = 23
ROOMS: Final = 24
BRIDGES: Final = ROOMS + len(BOARDS)
ALL_CHIPS: Final = BRIDGES + len(BOARDS)
KIND_LAND: Final = ALL_CHIPS + CHIPS
_FACES: Final = MOST_KINDS + 4
"""Every kind of parcel, and the sides of the bonus tiles."""
KIND_COWS: Final = KIND_LAND + _FACES
KIND_SKULLS: Final = KIND_COWS + _FACES
KIND_CIRCLES: Final = KIND_SKULLS + _FACES
KIND_NUGGETS: Final = KIND_CIRCLES + _FACES
KIND_BEAVERS: Final = KIND_NUGGETS + _FACES
KIND_CORN: Final = KIND_BEAVERS + _FACES
KIND_BACK: Final = KIND_CORN + _FACES
COPIES: Final = KIND_BACK + _FACES
INK: Final = COPIES + _FACES
"""For each kind how many numbers of its observation are not 0, and which."""
INK_CELLS: Final = 1 + 1 + len(SYMBOLS)
WHERE: Final = INK + INK_CELLS * _FACES
BOARD_CELLS: Final = len(BOARDS)
PRINTED: Final = LANDS + len(SYMBOLS)

PARTS: Final = (
    "phase",
    "seat",
    "asked",
    "scenario",
    "legend",
    "round",
    "dominoes",
    "pair",
    "skulls",
    "circles",
    "circle",
    "steps",
    "offer",
    "prize",
    "here",
    "there",
    "box",
    "cows",
    "saloon",
    "stock",
    "tiles",
    "board",
    "stores",
    "parcels",
    "herd",
    "partners",
    "score",
)
(
    O_PHASE,
    O_SEAT,
    O_ASKED,
    O_SCENARIO,
    O_LEGEND,
    O_ROUND,
    O_DOMINOES,
    O_PAIR,
    O_SKULLS,
    O_CIRCLES,
    O_CIRCLE,
    O_STEPS,
    O_OFFER,
    O_PRIZE,
    O_HERE,
    O_THERE,
    O_BOX,
    O_COWS,
    O_SALOON,
    O_STOCK,
    O_TILES,
    O_BOARD,
    O_STORES,
    O_PARCELS,
    O_HERD,
    O_PARTNERS,
    O_SCORE,
) = range(WHERE, WHERE + len(PARTS))
PHASE_FIRST: Final = WHERE + len(PARTS)
"""For each phase the first of its actions, and the one behind its last."""
PHASE_LAST: Final = PHASE_FIRST + len(get_args(Phase))
OPENING: Final = PHASE_LAST + len(get_args(Phase))
"""Where the row begins from which every match is dealt."""

# --- names of the rules ---

PHASES: Final = get_args(Phase)
AT_BOARD: Final = PHASES.index("board")
AT_STAND: Final = PHASES.index("stand")
AT_TAKE: Final = PHASES.index("take")
AT_EXPAND: Final = PHASES.index("expand")
AT_PLACE: Final = PHASES.index("place")
AT_DISCARD: Final = PHASES.index("discard")
AT_DROUGHT: Final = PHASES.index("drought")
AT_CIRCLE: Final = PHASES.index("circle")
AT_RECRUIT: Final = PHASES.index("recruit")
AT_DRIVE: Final = PHASES.index("drive")
AT_OFFER: Final = PHASES.index("offer")
AT_DEMAND: Final = PHASES.index("demand")
AT_STEAL: Final = PHASES.index("steal")
AT_BONUS: Final = PHASES.index("bonus")
AT_FORGO: Final = PHASES.index("forgo")
OVER: Final = PHASES.index("over")
SCENARIO_WORDS: Final = ("none", "draw", *SCENARIOS)
TIMBER: Final = SCENARIO_WORDS.index("timber")
GOLD: Final = SCENARIO_WORDS.index("gold")
OUTLAWS: Final = SCENARIO_WORDS.index("outlaws")
CITY: Final = SCENARIO_WORDS.index("city")


ALL_LANDS: Final = (1 << LANDS) - 1
ASKED, NEXT, FINISH, EXPAND, RESOLVE = range(5)
"""What comes after an action: a question, the next turn, the end of this one, and so on."""


def width_of(players: int) -> int:
    """How long a row is."""
    return RANCHES + STRIDE * players

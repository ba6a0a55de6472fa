"""A table of Moon River as one row of integers, and what a player likes as one row of numbers.

The functions of this package work on such rows: on plain lists as they stand, and on arrays once
compiled. Both do the same.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from highnoon.games.moon_river.grid import HOMESTEAD, MOST_CELLS, STEP, WIDTH
from highnoon.games.moon_river.pieces import COLUMN, LANDSCAPES, PARTNERS, SEATS
from highnoon.games.moon_river.reading import MOST_KINDS

Row: TypeAlias = Any
"""A list in Python, an array when compiled."""

# --- the table ---

PLAYERS: Final = 0
CELLS: Final = 1
SCENARIO: Final = 2
"""0 for none, else its number."""
SUPPLY: Final = 3
DICE: Final = 4
"""Two streams: parcels, and chips after them."""
LOGGING: Final = 6
"""Whether moves are written down, and where the next one goes."""
LOGGED: Final = 7
BOX: Final = 8
STOCK: Final = BOX + MOST_KINDS
SALOON: Final = STOCK + len(PARTNERS)
HERE: Final = SALOON + len(PARTNERS)
HERE_WHO: Final = HERE + COLUMN
THERE: Final = HERE_WHO + COLUMN
THERE_WHO: Final = THERE + COLUMN
TILES: Final = THERE_WHO + COLUMN
BOX_LEFT: Final = TILES + 2

RANCH: Final = BOX_LEFT + 1
"""Where the ranches begin, each as long as `STRIDE`."""
COWS: Final = MOST_CELLS
CHIPS: Final = COWS + MOST_CELLS
STORED: Final = CHIPS + MOST_CELLS
STORES: Final = STORED + 1
SLOTS: Final = 8
"""More parcels than any board stores."""
ROOM: Final = STORES + SLOTS
BRIDGES: Final = ROOM + 1
STRIDE: Final = BRIDGES + 1
"""A ranch: the kind of parcel + 1 for each cell (0 free, -1 the homestead), then these."""

# --- what a survey of one ranch finds ---

LABEL: Final = RANCH + STRIDE * len(SEATS)
"""For each cell the lowest cell of its territory, or -1."""
SIZE: Final = LABEL + MOST_CELLS
HERD: Final = SIZE + MOST_CELLS
"""The territory's parcels with a cow."""
LOOSE: Final = HERD + MOST_CELLS
"""Its cows beyond the first of a parcel."""
GUARDED: Final = LOOSE + MOST_CELLS
OPEN: Final = GUARDED + MOST_CELLS
"""The edges at which it can grow."""
FREE_NEAR: Final = OPEN + MOST_CELLS
BAND: Final = FREE_NEAR + MOST_CELLS
"""The groups the scenario counts, as `LABEL`."""
BAND_SIZE: Final = BAND + MOST_CELLS
BAND_COUNT: Final = BAND_SIZE + MOST_CELLS
BAND_GOOD: Final = BAND_COUNT + MOST_CELLS
"""Whether it has what the scenario asks for besides: the river, a bandit."""
BAND_OPEN: Final = BAND_GOOD + MOST_CELLS
BAND_FAR: Final = BAND_OPEN + MOST_CELLS
"""How many parcels it needs to have that."""
RIVER_FAR: Final = BAND_FAR + MOST_CELLS
"""For each free cell, how many parcels lead from there to the river."""
BAND_MAIN: Final = RIVER_FAR + MOST_CELLS
"""The band that will grow, or -1."""
MAIN: Final = BAND_MAIN + 1
"""For each landscape the territory that will grow, or -1."""
SYMBOLS: Final = MAIN + len(LANDSCAPES)
"""Nuggets, beavers, corn of the ranch; then its prospectors, trappers, farmers."""
ROOTS: Final = SYMBOLS + 6
"""Up to eight territories that a parcel would join."""
SAVED: Final = ROOTS + 8
DISTANCE: Final = SAVED + MOST_CELLS
FIRST_STEP: Final = DISTANCE + MOST_CELLS
QUEUE: Final = FIRST_STEP + MOST_CELLS
CONTACT: Final = QUEUE + MOST_CELLS
"""For each stored parcel and cell, whether it would have a valid contact."""
FOUND: Final = CONTACT + SLOTS * MOST_CELLS
"""The domino found: two kinds, cell, way."""

# --- the pieces: for each kind of parcel, and after them for the sides of the bonus tiles ---

LAND: Final = FOUND + 4
FACES: Final = MOST_KINDS + 4
CALF: Final = LAND + FACES
SKULL: Final = CALF + FACES
CIRCLE: Final = SKULL + FACES
NUGGETS: Final = CIRCLE + FACES
BEAVERS: Final = NUGGETS + FACES
CORN: Final = BEAVERS + FACES
BACK: Final = CORN + FACES
KINDS: Final = BACK + FACES
"""How many kinds there are."""

LOG: Final = KINDS + 1
TABLE: Final = LOG
"""How long a row is; one that logs is longer by its log."""
LONGEST_LOG: Final = 2000


class Taste(NamedTuple):
    """What a player sees in a ranch; at 0 they are blind to it."""

    growth: float = 0.0
    """How much of the player's share of the parcels to come a territory will get."""
    calves: float = 0.0
    """The same for cows to come."""
    second: float = 0.0
    """How much of that a territory beside a larger one of its landscape gets."""
    loose: float = 0.0
    """A second cow on a parcel, waiting for a cowboy."""
    crowd: float = 0.0
    """What it costs to build in a growing territory's way."""
    hole: float = 0.0
    """What a cell costs into which no domino fits any more."""
    circle: float = 0.0
    """A partner to come."""
    partners: float = 0.0
    """Whether partners are used at all."""
    order: float = 0.0
    """A place nearer the box."""
    denial: float = 0.0
    """What is taken from others."""
    patience: float = 0.0
    """How much of its best place's worth a parcel must get to be laid before it has to."""
    west: float = 0.0
    """Coming to row 10."""
    plan: float = 0.0
    """How much of the player's share of the parcels to come a scenario's band will get."""


TASTES: Final = len(Taste._fields)
(
    T_GROWTH,
    T_CALVES,
    T_SECOND,
    T_LOOSE,
    T_CROWD,
    T_HOLE,
    T_CIRCLE,
    T_PARTNERS,
    T_ORDER,
    T_DENIAL,
    T_PATIENCE,
    T_WEST,
    T_PLAN,
) = range(TASTES)

GROWTH: Final = TASTES * len(SEATS)
"""In the row of numbers, after the tastes: by landscape, parcels and cows still to come."""
CALVES: Final = GROWTH + len(LANDSCAPES)
CROWD: Final = CALVES + len(LANDSCAPES)
"""What it costs to build beside a cell's territory."""
SINGLE: Final = CROWD + MOST_CELLS
"""For each stored parcel and cell, what it would bring."""
BEST: Final = SINGLE + SLOTS * MOST_CELLS
"""For each stored parcel, the most it would bring anywhere."""
WORTH: Final = BEST + SLOTS
"""The worth of the domino found."""
PLACED: Final = WORTH + 1
"""For each way and cell, the worth of a domino laid there, or `NEVER`."""
WANTED: Final = PLACED + 4 * MOST_CELLS
"""For each place of the new column, what it is worth."""
BAND_GROWTH: Final = WANTED + COLUMN
"""How many members a scenario's band may still get, what each counts, and what is at stake."""
BAND_EACH: Final = BAND_GROWTH + 1
BAND_STAKE: Final = BAND_EACH + 1
BAND_PRESSURE: Final = BAND_STAKE + 1
NUMBERS: Final = BAND_PRESSURE + 1
NEVER: Final = -1e9
FAR_AWAY: Final = 99
"""More parcels than any way takes: there is none."""

# --- names ---

CORNFIELD: Final = LANDSCAPES.index("cornfield")
FOREST: Final = LANDSCAPES.index("forest")
FARM: Final = LANDSCAPES.index("farm")
LANDS: Final = len(LANDSCAPES)
TIMBER, GOLD, OUTLAWS, CITY = 1, 2, 3, 4


def _near(cell: int, way: int) -> int:
    beside = cell + STEP[way]
    wraps = way in (1, 3) and beside // WIDTH != cell // WIDTH
    return -1 if wraps or not 0 <= beside < MOST_CELLS or beside == HOMESTEAD else beside


NEAR: Final = tuple(_near(cell, way) for cell in range(MOST_CELLS) for way in range(4))
"""For each cell, the cells north, east, south and west of it, or -1."""

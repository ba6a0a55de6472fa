"""The pieces of Moon River as tables: a kind of parcel is a number, its symbols are looked up."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from typing import Final

from highnoon.games.moon_river.grid import AROUND, HOMESTEAD
from highnoon.games.moon_river.reading import (
    ALL_CHIPS,
    ALL_PARCELS,
    BOARDS,
    LANDSCAPES,
    LETTERS,
    PARTNERS,
    SEATS,
    Parcel,
    read_pieces,
)

__all__ = [
    "ALL_CHIPS",
    "ALL_PARCELS",
    "BOARDS",
    "LANDSCAPES",
    "LETTERS",
    "PARTNERS",
    "SEATS",
    "Parcel",
]

_PIECES: Final = read_pieces((files(__package__) / "parcels.toml").read_text("utf-8"))
FINGERPRINT: Final = sha256(repr(_PIECES).encode()).hexdigest()[:12]
"""Names the pieces, not the file: a comment may change."""

COUNTS: Final = tuple(parcel.copies for parcel in _PIECES.parcels)
KINDS: Final = range(len(COUNTS))
"""The kinds of parcel."""

SIDES: Final = range(len(COUNTS), len(COUNTS) + 4)
"""The sides of the bonus tiles: kinds after the kinds, those of a tile together."""

PARCELS: Final = (*_PIECES.parcels, *(side for tile in _PIECES.tiles for side in tile))
LAND: Final = tuple(parcel.landscape for parcel in PARCELS)
COWS: Final = tuple(parcel.cows for parcel in PARCELS)
SKULLS: Final = tuple(parcel.skulls for parcel in PARCELS)
CIRCLES: Final = tuple(parcel.circles for parcel in PARCELS)
BACKS: Final = tuple(parcel.back for parcel in PARCELS)
CODES: Final = tuple(parcel.code for parcel in PARCELS)
KIND_OF: Final = {code: kind for kind, code in enumerate(CODES)}

FOREST: Final = LANDSCAPES.index("forest")
FARM: Final = LANDSCAPES.index("farm")
CORNFIELD: Final = LANDSCAPES.index("cornfield")

CHIPS: Final = _PIECES.chips
DESPERADO, THIEF, PROSPECTOR, TRAPPER, FARMER = range(len(PARTNERS))
ALL_COWS: Final = 32
SALOON: Final = 5
"""So many chips lie in the saloon when a round begins."""

COLUMN: Final = 4
"""So many parcels make a column."""

SCENARIOS: Final = ("timber", "gold", "outlaws", "city")


def tile_of(side: int) -> int:
    """The bonus tile that a side belongs to."""
    return (side - SIDES[0]) // 2


def bridges(key: str) -> tuple[int, ...]:
    """The columns at which a board has bridges."""
    return _PIECES.boards[key].bridges


def board(key: str) -> tuple[int, int]:
    """A board's stores, and the cells that its bridges touch."""
    cells = 0
    for column in bridges(key):
        cells |= AROUND[HOMESTEAD] if column == HOMESTEAD else 1 << column
    return _PIECES.boards[key].stores, cells

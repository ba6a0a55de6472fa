"""The pieces of Moon River as tables: a kind of parcel is a number, its symbols are looked up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from highnoon.core.description import OptionFile
from highnoon.games.moon_river.actions import Moves
from highnoon.games.moon_river.grid import AROUND, HOMESTEAD
from highnoon.games.moon_river.line import pieces_line, pieces_of_line
from highnoon.games.moon_river.reading import (
    ALL_CHIPS,
    ALL_PARCELS,
    BOARDS,
    COLUMN,
    LANDSCAPES,
    LEGENDS,
    LETTERS,
    PARTNERS,
    SCENARIOS,
    SEATS,
    Parcel,
    Pieces,
    read,
)

__all__ = [
    "ALL_CHIPS",
    "ALL_PARCELS",
    "BOARDS",
    "COLUMN",
    "LANDSCAPES",
    "LEGENDS",
    "LETTERS",
    "PARTNERS",
    "SCENARIOS",
    "SEATS",
    "Parcel",
]

FOREST: Final = LANDSCAPES.index("forest")
FARM: Final = LANDSCAPES.index("farm")
CORNFIELD: Final = LANDSCAPES.index("cornfield")

DESPERADO, THIEF, PROSPECTOR, TRAPPER, FARMER = range(len(PARTNERS))
NO_BOARD: Final = "-"
"""Whoever has none yet."""

ALL_COWS: Final = 32
SALOON: Final = 5
"""So many chips lie in the saloon when a round begins."""


@dataclass(frozen=True)
class Kit:
    """The pieces that a table plays with. The sides of bonus tiles are kinds after the kinds."""

    line: str
    """All that is printed on them in one line; kits with the same line are equal."""
    fingerprint: str = field(compare=False)
    """Names the pieces, not the file: a comment may change."""
    counts: tuple[int, ...] = field(compare=False)
    parcels: tuple[Parcel, ...] = field(compare=False)
    chips: tuple[int, ...] = field(compare=False)
    boards: dict[str, tuple[int, tuple[int, ...]]] = field(compare=False)
    """For each board its stores, and the columns at which it has bridges."""
    kinds: range = field(compare=False)
    sides: range = field(compare=False)
    """Those of a tile together."""
    land: tuple[int, ...] = field(compare=False)
    cows: tuple[int, ...] = field(compare=False)
    skulls: tuple[int, ...] = field(compare=False)
    circles: tuple[int, ...] = field(compare=False)
    nuggets: tuple[int, ...] = field(compare=False)
    beavers: tuple[int, ...] = field(compare=False)
    corn: tuple[int, ...] = field(compare=False)
    backs: tuple[int, ...] = field(compare=False)
    codes: tuple[str, ...] = field(compare=False)
    kind_of: dict[str, int] = field(compare=False)
    moves: Moves = field(compare=False)

    def __reduce__(self) -> tuple[Callable[[str], Kit], tuple[str]]:
        """A copy, in another process too, is made from the line."""
        return kit_of_line, (self.line,)

    def tile_of(self, side: int) -> int:
        """The bonus tile that a side belongs to."""
        return (side - self.sides[0]) // 2

    def bridges(self, key: str) -> tuple[int, ...]:
        """The columns at which a board has bridges."""
        return () if key == NO_BOARD else self.boards[key][1]

    def board(self, key: str) -> tuple[int, int]:
        """A board's stores, and the cells that its bridges touch; nothing without a board."""
        if key == NO_BOARD:
            return 0, 0
        cells = 0
        for column in self.bridges(key):
            cells |= AROUND[HOMESTEAD] if column == HOMESTEAD else 1 << column
        return self.boards[key][0], cells


def _kit(pieces: Pieces) -> Kit:
    counts = tuple(parcel.copies for parcel in pieces.parcels)
    parcels = (*pieces.parcels, *(side for tile in pieces.tiles for side in tile))
    codes = tuple(parcel.code for parcel in parcels)
    return Kit(
        line=pieces_line(pieces),
        fingerprint=sha256(repr(pieces).encode()).hexdigest()[:12],
        counts=counts,
        parcels=parcels,
        chips=pieces.chips,
        boards={key: (board.stores, board.bridges) for key, board in pieces.boards.items()},
        kinds=range(len(counts)),
        sides=range(len(counts), len(parcels)),
        land=tuple(parcel.landscape for parcel in parcels),
        cows=tuple(parcel.cows for parcel in parcels),
        skulls=tuple(parcel.skulls for parcel in parcels),
        circles=tuple(parcel.circles for parcel in parcels),
        nuggets=tuple(parcel.nuggets for parcel in parcels),
        beavers=tuple(parcel.beavers for parcel in parcels),
        corn=tuple(parcel.corn for parcel in parcels),
        backs=tuple(parcel.back for parcel in parcels),
        codes=codes,
        kind_of={code: kind for kind, code in enumerate(codes)},
        moves=Moves(codes[: len(counts)], codes[len(counts) :]),
    )


OUR_TEXT: Final = (files(__package__) / "parcels.toml").read_text("utf-8")
OUR_KIT: Final = _kit(read(OUR_TEXT))
"""The pieces this package brings, as they were reconstructed first."""


@lru_cache(maxsize=16)
def kit_of_text(text: str) -> Kit:
    """The pieces of a TOML text, or `InvalidData` with all that is wrong."""
    return _own_kit(read(text))


PIECES_FILE: Final = OptionFile(lambda: OUR_TEXT, kit_of_text)


EDITIONS: Final = {"first": "parcels.toml", "second": "parcels-2.toml"}
"""Our reconstructions of the pieces, by the values of the option `parcels`."""


@cache
def kit_of_edition(name: str) -> Kit:
    """The pieces as they were reconstructed first, or again."""
    return kit_of_text((files(__package__) / EDITIONS[name]).read_text("utf-8"))


@lru_cache(maxsize=16)
def kit_of_line(line: str) -> Kit:
    """The pieces of the line that a position carries, or `InvalidData`."""
    return _own_kit(pieces_of_line(line))


def _own_kit(pieces: Pieces) -> Kit:
    """Kinds in the order in which a pair is named, whatever their order in the file."""
    parcels = sorted(pieces.parcels, key=lambda parcel: code_order(parcel.code))
    kit = _kit(pieces._replace(parcels=tuple(parcels)))
    return OUR_KIT if kit == OUR_KIT else kit


def code_order(code: str) -> tuple[int, int, str]:
    """Which parcel of a pair is named first: by landscape, our own kinds in their order."""
    return LETTERS.index(code[0]), OUR_KIT.kind_of.get(code, len(OUR_KIT.parcels)), code

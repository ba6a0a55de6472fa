"""Reading pieces, ours or a player's own: all that is wrong with the file is told at once."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from highnoon.core.data_file import Check, DataReader, Said, is_rows, load, one_of, some_of, whole
from highnoon.games.moon_river.grid import COLUMNS

LANDSCAPES: Final = ("desert", "canyon", "meadow", "forest", "farm", "cornfield")
LETTERS: Final = "DCMFRK"
"""The landscapes' letters in notation."""

PARTNERS: Final = ("desperado", "thief", "prospector", "trapper", "farmer")
SEATS: Final = ("purple", "white", "orange", "green")
"""The colours of the rancheros, which are the names of the seats."""

LEGENDS: Final = ("mary", "wesley", "calamity", "jo")
"""The boards' legend sides; in the first version of the rules the seats were named like them."""

BOARDS: Final = ("camp", *LEGENDS)
ALL_PARCELS: Final = 96
ALL_CHIPS: Final = 20
ALL_TILES: Final = 2
COLUMN: Final = 4
"""So many parcels make a column."""

SCENARIOS: Final = ("timber", "gold", "outlaws", "city")
MOST_REASONS: Final = 40
"""So many are told at once."""

MOST_KINDS: Final = 48
"""More kinds of parcel would only be slower to weigh."""
_BACKS: Final = range(1, 10)
_STORES: Final = range(1, 7)
SYMBOLS: Final = ("cows", "skulls", "circles", "nuggets", "beavers", "corn")
MARKS: Final = "csonb"
"""The symbols' letters in notation; corn is a number."""
_HOMES: Final = {
    "cows": {"desert", "canyon", "meadow", "forest", "farm"},
    "nuggets": {"desert", "canyon", "meadow"},
    "beavers": {"forest"},
    "corn": {"cornfield"},
}
"""Where the rulebook says a symbol is found; the others may be anywhere."""


class Parcel(NamedTuple):
    """One kind of parcel (or side of a bonus tile): its landscape, symbols, back and code."""

    landscape: int
    copies: int
    back: int
    cows: int
    skulls: int
    circles: int
    nuggets: int
    beavers: int
    corn: int
    code: str


class Board(NamedTuple):
    """A player board: how many stores it has and at which columns its bridges stand."""

    stores: int
    bridges: tuple[int, ...]


class Pieces(NamedTuple):
    """All that is printed on the pieces."""

    parcels: tuple[Parcel, ...]
    chips: tuple[int, ...]
    tiles: tuple[tuple[Parcel, Parcel], ...]
    boards: dict[str, Board]


_PARCEL: Final[dict[str, Check]] = {
    "landscape": one_of(LANDSCAPES),
    "count": whole(1, ALL_PARCELS),
    "back": whole(_BACKS[0], _BACKS[-1]),
    "cows": whole(0, 3),
    "skulls": whole(0, 2),
    "circles": whole(0, 1),
    "nuggets": whole(0, 5),
    "beavers": whole(0, 5),
    "corn": whole(0, 9),
}
_CHIP: Final[dict[str, Check]] = {
    "partner": one_of(PARTNERS),
    "count": whole(1, ALL_CHIPS),
}
_TILE: Final[dict[str, Check]] = {"sides": some_of(LANDSCAPES, range(2, 3))}
_BOARD: Final[dict[str, Check]] = {
    "key": one_of(BOARDS),
    "stores": whole(_STORES[0], _STORES[-1]),
    "bridges": some_of(tuple(COLUMNS), range(1, 6)),
}
_TABLES: Final = ("parcel", "chip", "tile", "board")
_SAID: Final = Said(
    toml="error-data-toml", empty="moon-river-data-empty", large="moon-river-data-large"
)


def read(text: str) -> Pieces:
    """The pieces of a TOML text, or `InvalidData` with all that is wrong."""
    return pieces_of(load(text, _SAID))


def pieces_of(data: dict[str, Any]) -> Pieces:
    """The pieces of a file's data, or `InvalidData` with all that is wrong."""
    reader = DataReader("moon-river-data-", MOST_REASONS)
    for name, found in data.items():
        if name not in _TABLES or not is_rows(found):
            reader.note("table", table=name[:40])
    parcels = _parcels(reader, reader.rows(data, "parcel", _PARCEL, dict.fromkeys(SYMBOLS, 0)))
    chips = _by_name(reader, "chip", "partner", reader.rows(data, "chip", _CHIP))
    tiles = tuple(
        _tile(number, row["sides"])
        for number, row in enumerate(reader.rows(data, "tile", _TILE), start=1)
    )
    boards = _by_name(reader, "board", "key", reader.rows(data, "board", _BOARD))
    if len(parcels) > MOST_KINDS:
        reader.note("kinds", found=len(parcels), most=MOST_KINDS)
    for table, count, expected in (
        ("parcel", sum(parcel.copies for parcel in parcels), ALL_PARCELS),
        ("chip", sum(chip["count"] for chip in chips.values()), ALL_CHIPS),
        ("tile", len(tiles), ALL_TILES),
    ):
        if count != expected:
            reader.note("sum", table=table, found=count, expected=expected)
    for table, names, rows in (("chip", PARTNERS, chips), ("board", BOARDS, boards)):
        for name in names:
            if name not in rows:
                reader.note("missing", table=table, name=name)
    reader.refuse_if_wrong()
    return Pieces(
        parcels,
        tuple(chips[name]["count"] for name in PARTNERS),
        tiles,
        {key: _board(boards[key]) for key in BOARDS},
    )


def _by_name(
    reader: DataReader, table: str, field: str, rows: list[dict[str, Any]]
) -> dict[str, dict[str, Any]]:
    """Rows by their name, which no other row of the table has."""
    for name, times in Counter(row[field] for row in rows).items():
        if times > 1:
            reader.note("twice", table=table, name=name)
    return {row[field]: row for row in rows}


def _board(row: dict[str, Any]) -> Board:
    return Board(row["stores"], tuple(sorted(map(COLUMNS.index, row["bridges"]))))


def _parcels(reader: DataReader, rows: list[dict[str, Any]]) -> tuple[Parcel, ...]:
    faces = [_face(row) for row in rows]
    for number, row in enumerate(rows, start=1):
        for symbol, homes in _HOMES.items():
            if row[symbol] and row["landscape"] not in homes:
                reader.note("symbol", row=number, symbol=symbol, landscape=row["landscape"])
    codes = [
        face if faces.count(face) == 1 else f"{face}:{row['back']}"
        for face, row in zip(faces, rows, strict=True)
    ]
    for code, times in Counter(codes).items():
        if times > 1:
            reader.note("twice", table="parcel", name=code)
    return tuple(
        Parcel(
            landscape=LANDSCAPES.index(row["landscape"]),
            copies=row["count"],
            back=row["back"],
            code=code,
            **{symbol: row[symbol] for symbol in SYMBOLS},
        )
        for row, code in zip(rows, codes, strict=True)
    )


def _face(row: dict[str, Any]) -> str:
    """What is seen of a parcel: its landscape's letter and its symbols', corn as a number."""
    marks = "".join(mark * row[symbol] for mark, symbol in zip(MARKS, SYMBOLS[:-1], strict=True))
    return f"{LETTERS[LANDSCAPES.index(row['landscape'])]}{marks}{row['corn'] or ''}"


def _tile(number: int, sides: list[str]) -> tuple[Parcel, Parcel]:
    first, second = (
        Parcel(
            landscape=LANDSCAPES.index(side),
            copies=0,
            back=0,
            code=f"{LETTERS[LANDSCAPES.index(side)]}+{number}",
            **{symbol: int(symbol == "circles") for symbol in SYMBOLS},
        )
        for side in sides
    )
    return first, second

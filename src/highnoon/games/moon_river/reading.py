"""Reading pieces, ours or a player's own: all that is wrong with the file is told at once."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidData
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
LARGEST: Final = 64 * 1024
"""Longer texts are not pieces (characters)."""

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


_Check = Callable[[Any], bool]


def read(text: str) -> Pieces:
    """The pieces of a TOML text, or `InvalidData` with all that is wrong."""
    if not text.strip("\ufeff \t\r\n"):
        raise InvalidData(Phrase("moon-river-data-empty"))
    if len(text) > LARGEST:
        raise InvalidData(Phrase("moon-river-data-large", {"limit": LARGEST}))
    try:
        text.encode()
        data = tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        raise InvalidData(Phrase("error-data-toml", {"reason": str(error)[:120]})) from None
    except (RecursionError, ValueError) as error:
        # Nested too deep, a number too long, or half of a pair of surrogates.
        raise InvalidData(Phrase("error-data-toml", {"reason": type(error).__name__})) from None
    return pieces_of(data)


def pieces_of(data: dict[str, Any]) -> Pieces:
    """The pieces of a file's data, or `InvalidData` with all that is wrong."""
    wrong = [
        Phrase("moon-river-data-table", {"table": name[:40]})
        for name in data
        if name not in ("parcel", "chip", "tile", "board")
    ]
    parcels = _parcels(_rows(data, "parcel", _PARCEL, wrong, dict.fromkeys(SYMBOLS, 0)), wrong)
    chips = {row["partner"]: row["count"] for row in _rows(data, "chip", _CHIP, wrong)}
    tiles = tuple(
        _tile(number, row["sides"])
        for number, row in enumerate(_rows(data, "tile", _TILE, wrong), start=1)
    )
    boards = {
        row["key"]: Board(row["stores"], tuple(sorted(map(COLUMNS.index, row["bridges"]))))
        for row in _rows(data, "board", _BOARD, wrong)
    }
    if len(parcels) > MOST_KINDS:
        many = {"found": len(parcels), "most": MOST_KINDS}
        wrong.append(Phrase("moon-river-data-kinds", many))
    _sum("parcel", sum(parcel.copies for parcel in parcels), ALL_PARCELS, wrong)
    _sum("chip", sum(chips.values()), ALL_CHIPS, wrong)
    _sum("tile", len(tiles), ALL_TILES, wrong)
    wrong += [
        Phrase("moon-river-data-missing", {"table": table, "name": name})
        for table, names, found in (("chip", PARTNERS, chips), ("board", BOARDS, boards))
        for name in names
        if name not in found
    ]
    if wrong:
        raise InvalidData(*wrong[:MOST_REASONS])
    in_order = {key: boards[key] for key in BOARDS}
    return Pieces(parcels, tuple(chips[name] for name in PARTNERS), tiles, in_order)


# --- one row ---


def _whole(least: int, most: int) -> _Check:
    return lambda value: type(value) is int and least <= value <= most


def _one_of(names: tuple[str, ...]) -> _Check:
    return lambda value: isinstance(value, str) and value in names


def _list_of(names: tuple[str, ...], sizes: range) -> _Check:
    def check(value: Any) -> bool:
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            return False
        return len(set(value)) == len(value) in sizes and set(value) <= set(names)

    return check


_PARCEL: Final[dict[str, _Check]] = {
    "landscape": _one_of(LANDSCAPES),
    "count": _whole(1, ALL_PARCELS),
    "back": _whole(_BACKS[0], _BACKS[-1]),
    "cows": _whole(0, 3),
    "skulls": _whole(0, 2),
    "circles": _whole(0, 1),
    "nuggets": _whole(0, 5),
    "beavers": _whole(0, 5),
    "corn": _whole(0, 9),
}
_CHIP: Final[dict[str, _Check]] = {
    "partner": _one_of(PARTNERS),
    "count": _whole(1, ALL_CHIPS),
}
_TILE: Final[dict[str, _Check]] = {"sides": _list_of(LANDSCAPES, range(2, 3))}
_BOARD: Final[dict[str, _Check]] = {
    "key": _one_of(BOARDS),
    "stores": _whole(_STORES[0], _STORES[-1]),
    "bridges": _list_of(tuple(COLUMNS), range(1, 6)),
}


def _rows(
    data: dict[str, Any],
    table: str,
    fields: dict[str, _Check],
    wrong: list[Phrase],
    missing: dict[str, Any] | None = None,
) -> list[dict[str, Any]]:
    """The sound rows of a table; what is wrong with the others is noted."""
    found = data.get(table, [])
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        wrong.append(Phrase("moon-river-data-table", {"table": table}))
        return []
    rows = []
    for number, row in enumerate(found, start=1):
        full = {**(missing or {}), **row}
        bad = [name for name, sound in fields.items() if not sound(full.get(name))]
        bad += [name[:40] for name in row if name not in fields]
        wrong += [
            Phrase("error-data-field", {"table": table, "row": number, "field": name})
            for name in bad
        ]
        if not bad:
            rows.append(full)
    first = next(iter(fields))
    if table in ("chip", "board"):
        wrong += [
            Phrase("moon-river-data-twice", {"table": table, "name": name})
            for name, times in Counter(row[first] for row in rows).items()
            if times > 1
        ]
    return rows


# --- what holds between the rows ---


def _sum(table: str, found: int, expected: int, wrong: list[Phrase]) -> None:
    if found != expected:
        wrong.append(
            Phrase("moon-river-data-sum", {"table": table, "found": found, "expected": expected})
        )


def _parcels(rows: list[dict[str, Any]], wrong: list[Phrase]) -> tuple[Parcel, ...]:
    faces = [_face(row) for row in rows]
    for number, row in enumerate(rows, start=1):
        wrong += [
            Phrase(
                "moon-river-data-symbol",
                {"row": number, "symbol": symbol, "landscape": row["landscape"]},
            )
            for symbol, homes in _HOMES.items()
            if row[symbol] and row["landscape"] not in homes
        ]
    codes = [
        face if faces.count(face) == 1 else f"{face}:{row['back']}"
        for face, row in zip(faces, rows, strict=True)
    ]
    wrong += [
        Phrase("moon-river-data-twice", {"table": "parcel", "name": code})
        for code, times in Counter(codes).items()
        if times > 1
    ]
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

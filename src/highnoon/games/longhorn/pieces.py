"""The pieces of Longhorn, read from `pieces.toml`, and the square they lie on."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, NamedTuple

from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidData

COLOURS: Final = "wogb"
COLOUR_KEYS: Final = ("white", "orange", "grey", "black")
EACH_COLOUR: Final = 9
SEATS: Final = ("eagle", "jessie")
CELLS: Final = range(9)
KINDS: Final = ("nugget", "iron", "epidemic", "sheriff", "oil", "ambush", "rattlesnake")
START_COWS: Final = 4
"""The game starts on a place that began with this many cows."""


class Place(NamedTuple):
    """One of the nine locations."""

    letter: str
    key: str
    cows: int


@dataclass(frozen=True, slots=True)
class Token:
    """One kind of action token."""

    letter: str
    key: str
    count: int
    dollars: int
    dangerous: bool


class Pieces(NamedTuple):
    """All that is printed on the pieces."""

    places: tuple[Place, ...]
    tokens: dict[str, Token]


def read_pieces(text: str) -> Pieces:
    """The pieces of a TOML text, or `InvalidData` with all that is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidData(Phrase("error-data-toml", {"reason": str(error)})) from None
    wrong: list[Phrase] = []
    places = tuple(
        Place(*row) for row in _rows(data, "place", {"letter": str, "key": str, "cows": int}, wrong)
    )
    kinds = {"letter": str, "key": str, "count": int, "dollars": int, "dangerous": bool}
    missing: dict[str, Any] = {"dollars": 0, "dangerous": False}
    tokens = tuple(Token(*row) for row in _rows(data, "token", kinds, wrong, missing))
    for rows in (places, tokens):
        letters = [row.letter for row in rows]
        if len(set(letters)) != len(letters) or any(len(letter) != 1 for letter in letters):
            wrong.append(Phrase("longhorn-data-letters", {"found": " ".join(letters)}))
    if len(places) != len(CELLS):
        wrong.append(Phrase("longhorn-data-places", {"found": len(places)}))
    cows = sum(place.cows for place in places)
    if cows != EACH_COLOUR * len(COLOURS):
        wrong.append(Phrase("longhorn-data-cows", {"found": cows}))
    if sum(token.count for token in tokens) < len(CELLS):
        wrong.append(Phrase("longhorn-data-tokens"))
    if wrong:
        raise InvalidData(*wrong)
    return Pieces(places, {token.letter: token for token in tokens})


def _rows(
    data: dict[str, Any],
    table: str,
    fields: dict[str, type],
    wrong: list[Phrase],
    missing: dict[str, Any] | None = None,
) -> list[list[Any]]:
    rows = []
    found = data.get(table)
    for number, given in enumerate(found if isinstance(found, list) else [], start=1):
        row = given if isinstance(given, dict) else {}
        full = {**(missing or {}), **row}
        bad = [name for name, kind in fields.items() if type(full.get(name)) is not kind]
        if table == "token" and "key" not in bad and full["key"] not in KINDS:
            bad.append("key")
        bad += [name for name in row if name not in fields]
        wrong += [
            Phrase("error-data-field", {"table": table, "row": number, "field": name})
            for name in bad
        ]
        if not bad:
            rows.append([full[name] for name in fields])
    return rows


_TEXT = (files(__package__) / "pieces.toml").read_text("utf-8")
_PIECES = read_pieces(_TEXT)

PLACES: Final = _PIECES.places
TOKENS: Final = _PIECES.tokens
FINGERPRINT: Final = sha256(_TEXT.encode()).hexdigest()[:12]
LETTERS: Final = "".join(place.letter for place in PLACES)
NUGGETS: Final = tuple(letter for letter, token in TOKENS.items() if token.dollars)
DANGEROUS: Final = frozenset(letter for letter, token in TOKENS.items() if token.dangerous)
HILL: Final = next(n for n, place in enumerate(PLACES) if place.key == "nugget-hill")


def _neighbours(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, 3)
    return tuple(other for other in CELLS if abs(other // 3 - row) + abs(other % 3 - column) == 1)


NEIGHBOURS: Final = tuple(_neighbours(cell) for cell in CELLS)


def _walks(start: int) -> list[dict[int, tuple[int, ...]]]:
    """For each number of steps: where a walk that never steps straight back can end, and one way.

    Walks are told apart by their last step only, since nothing else limits the next one.
    """
    ends: dict[tuple[int, int], tuple[int, ...]] = {(-1, start): (start,)}
    reached: list[dict[int, tuple[int, ...]]] = [{}]
    for _ in range(EACH_COLOUR):
        longer: dict[tuple[int, int], tuple[int, ...]] = {}
        for (before, here), walk in ends.items():
            for there in NEIGHBOURS[here]:
                if there != before:
                    longer.setdefault((here, there), (*walk, there))
        ends = longer
        reached.append(
            {
                end: next(walk for (_, here), walk in sorted(ends.items()) if here == end)
                for end in sorted({here for _, here in ends})
                if end != start
            }
        )
    return reached


_WALKS: Final = tuple(tuple(_walks(cell)) for cell in CELLS)
REACH: Final = tuple(tuple(tuple(ends) for ends in walks) for walks in _WALKS)
"""REACH[cell][steps]: the other cells where the outlaw's walk may end."""


def walk(start: int, steps: int, end: int) -> tuple[int, ...]:
    """One way of so many steps, both ends included."""
    return _WALKS[start][steps][end]

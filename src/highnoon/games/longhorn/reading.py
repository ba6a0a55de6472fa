"""Reading the pieces of Longhorn: all that is wrong with the file is told at once."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidData

COLOURS: Final = "wogb"
EACH_COLOUR: Final = 9
CELLS: Final = range(9)
KINDS: Final = ("nugget", "iron", "epidemic", "sheriff", "oil", "ambush", "rattlesnake")


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


def read(text: str) -> Pieces:
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

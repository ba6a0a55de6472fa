"""Reading the pieces of Longhorn: all that is wrong with the file is told at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from highnoon.core.data_file import Check, DataReader, Said, load, of, one_of

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


_PLACE: Final[dict[str, Check]] = {"letter": of(str), "key": of(str), "cows": of(int)}
_TOKEN: Final[dict[str, Check]] = {
    "letter": of(str),
    "key": one_of(KINDS),
    "count": of(int),
    "dollars": of(int),
    "dangerous": of(bool),
}


def read(text: str) -> Pieces:
    """The pieces of a TOML text, or `InvalidData` with all that is wrong."""
    data = load(text, Said(toml="error-data-toml"))
    reader = DataReader("longhorn-data-")
    places = tuple(Place(**row) for row in reader.rows(data, "place", _PLACE))
    plain = {"dollars": 0, "dangerous": False}
    tokens = tuple(Token(**row) for row in reader.rows(data, "token", _TOKEN, plain))
    for letters in ([row.letter for row in places], [row.letter for row in tokens]):
        if len(set(letters)) != len(letters) or any(len(letter) != 1 for letter in letters):
            reader.note("letters", found=" ".join(letters))
    if len(places) != len(CELLS):
        reader.note("places", found=len(places))
    cows = sum(place.cows for place in places)
    if cows != EACH_COLOUR * len(COLOURS):
        reader.note("cows", found=cows)
    if sum(token.count for token in tokens) < len(CELLS):
        reader.note("tokens")
    reader.refuse_if_wrong()
    return Pieces(places, {token.letter: token for token in tokens})

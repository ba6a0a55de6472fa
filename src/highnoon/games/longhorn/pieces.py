"""The pieces of Longhorn as tables, and the square they lie on."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from typing import Final

from highnoon.games.longhorn.reading import CELLS, COLOURS, EACH_COLOUR, KINDS, Place, Token, read

__all__ = ["CELLS", "COLOURS", "EACH_COLOUR", "KINDS", "Place", "Token"]

COLOUR_KEYS: Final = ("white", "orange", "grey", "black")
SEATS: Final = ("eagle", "jessie")
START_COWS: Final = 4
"""The game starts on a place that began with this many cows."""

_TEXT = (files(__package__) / "pieces.toml").read_text("utf-8")
_PIECES = read(_TEXT)

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

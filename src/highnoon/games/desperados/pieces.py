"""The map of Desperados: towns, roads, travel plans and tiles, with the tables made from them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, TypedDict

PLANS: Final = 5
STOPS: Final = 6
"""A plan is a start and five steps, one for each move."""

_AFTER: Final = re.compile(r"^.|(?<=^[^\W\d_]['’]).")
"""Where a word's capitals stand: in front, and behind the apostrophe of O'Fallon."""

COACH_HEISTS: Final = 9
"""At most this many coaches can be held up: one in round 1, two in each of the others."""


class TownView(TypedDict):
    """A town as data."""

    key: str
    name: str
    at: list[float]
    bank: bool


class TilesView(TypedDict):
    """What was printed on the tiles, and how many bank tiles of each kind begin on the board."""

    low: list[int]
    low_laid: int
    high: list[int]
    high_laid: int
    bottom: list[int]
    poker: list[int]
    coach: list[int]


class MapView(TypedDict):
    """The whole map as data: all that a board needs to draw it and a bot to think about it."""

    name: str
    fingerprint: str
    saloon_cards: int
    towns: list[TownView]
    roads: list[list[str]]
    plans: list[list[str]]
    tiles: TilesView


@dataclass(frozen=True, slots=True)
class Town:
    """One town: its key in notation, its name, where it is drawn, and whether it has a bank."""

    key: str
    name: str
    at: tuple[float, float]
    bank: bool


@dataclass(frozen=True, slots=True)
class Tiles:
    """The values of all tiles."""

    low: tuple[int, ...]
    low_laid: int
    high: tuple[int, ...]
    high_laid: int
    bottom: tuple[int, ...]
    poker: tuple[int, ...]
    coach: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Map:
    """A valid map. Towns are numbered in the order of the file; sets of towns are bit masks."""

    name: str
    fingerprint: str
    saloon_cards: int
    towns: tuple[Town, ...] = field(repr=False)
    roads: tuple[tuple[int, int], ...] = field(repr=False)
    plans: tuple[tuple[int, ...], ...] = field(repr=False)
    tiles: Tiles = field(repr=False)
    number: dict[str, int] = field(init=False, repr=False)
    neighbours: tuple[tuple[int, ...], ...] = field(init=False, repr=False)
    names: tuple[str, ...] = field(init=False, repr=False)
    """The towns' keys."""
    near: tuple[int, ...] = field(init=False, repr=False)
    """The neighbours of each town as a mask."""
    banks: tuple[int, ...] = field(init=False, repr=False)
    bank_at: dict[int, int] = field(init=False, repr=False)
    """Which of `banks` a town is."""
    poker_towns: int = field(init=False, repr=False)
    view: MapView = field(init=False, repr=False)

    def __post_init__(self) -> None:
        towns = range(len(self.towns))
        neighbours = tuple(
            tuple(sorted(a + b - town for a, b in self.roads if town in (a, b))) for town in towns
        )
        banks = tuple(town for town in towns if self.towns[town].bank)
        names = tuple(town.key for town in self.towns)
        object.__setattr__(self, "names", names)
        derived: dict[str, object] = {
            "number": {name: number for number, name in enumerate(names)},
            "neighbours": neighbours,
            "near": tuple(mask(around) for around in neighbours),
            "banks": banks,
            "bank_at": {town: bank for bank, town in enumerate(banks)},
            "poker_towns": mask(town for town in towns if town not in banks),
            "view": self._view(),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Map) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def key(self, town: int) -> str:
        """The town's key."""
        return self.names[town]

    def keys(self, towns: Iterable[int]) -> list[str]:
        """The keys of several towns."""
        names = self.names
        return [names[town] for town in towns]

    def _view(self) -> MapView:
        tiles = self.tiles
        return {
            "name": self.name,
            "fingerprint": self.fingerprint,
            "saloon_cards": self.saloon_cards,
            "towns": [
                {"key": town.key, "name": town.name, "at": list(town.at), "bank": town.bank}
                for town in self.towns
            ],
            "roads": [self.keys(road) for road in self.roads],
            "plans": [self.keys(plan) for plan in self.plans],
            "tiles": {
                "low": list(tiles.low),
                "low_laid": tiles.low_laid,
                "high": list(tiles.high),
                "high_laid": tiles.high_laid,
                "bottom": list(tiles.bottom),
                "poker": list(tiles.poker),
                "coach": list(tiles.coach),
            },
        }


def town_name(key: str) -> str:
    """A town's name from its key; they differ only in hyphens and capitals.

    >>> town_name("silver-city")
    'Silver City'
    >>> town_name("o'fallon")
    "O'Fallon"
    """
    return " ".join(_AFTER.sub(lambda found: found[0].upper(), word) for word in key.split("-"))


def mask(towns: Iterable[int]) -> int:
    """A set of towns as a bit mask."""
    bits = 0
    for town in towns:
        bits |= 1 << town
    return bits


def members(bits: int) -> list[int]:
    """The towns of a mask, in order.

    >>> members(mask([4, 1]))
    [1, 4]
    """
    return [town for town in range(bits.bit_length()) if bits >> town & 1]

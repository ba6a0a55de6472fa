"""Deals with proven values as they are sent; values are those of whoever begins, from -1 to 1."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from highnoon.core.action import PlainPhrase
from highnoon.server.wire.of_games import AnyView


class DealStart(TypedDict):
    """One way to begin: its value is settled where `low` is `high`."""

    place: str
    phrase: PlainPhrase
    low: float
    high: float
    turns: int | None
    end: PlainPhrase | None


class DealPlayed(TypedDict):
    """How games of this house ended that began at a place, for whoever began.

    `level` is the computer's that began, null a person's.
    """

    place: str
    phrase: PlainPhrase
    level: int | None
    won: int
    drawn: int
    lost: int


class DealState(TypedDict):
    """A deal as it lies, what each start is worth, and what it is worth where the other chooses.

    `position` is its text; `played` how it went in this house, null on a device.
    """

    game: str
    number: int
    options: dict[str, Any]
    position: str
    view: AnyView
    played: list[DealPlayed] | None
    starts: list[DealStart]
    low: float
    high: float


class DealShare(TypedDict):
    """How starts with something in common are worth to whoever begins."""

    what: Literal["chosen", "every", "place", "token", "sheriff"]
    which: str
    phrase: PlainPhrase | None
    won: int
    drawn: int
    lost: int
    unknown: int


class DealShelf(TypedDict):
    """All deals of a game that are solved, and what they have in common."""

    game: str
    options: dict[str, Any]
    numbers: list[int]
    shares: list[DealShare]

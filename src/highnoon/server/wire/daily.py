"""The deal of the day as it is sent; the deal itself is seen at a table alone."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from highnoon.server.wire.answers import SeatKey


class DailyPar(TypedDict):
    """What the deal is worth at the player's seat: proven, or as the strongest level played it.

    Scores are those of all seats, where they are known.
    """

    by: Literal["proof", "level"]
    outcome: Literal["won", "drawn", "lost"]
    scores: list[int]


class DailyDeal(TypedDict):
    """The deal of a day in one game: the seat to play, and the levels to play against."""

    game: str
    day: str
    code: str
    options: dict[str, Any]
    seat: int
    seats: list[SeatKey]
    level: int
    levels: list[int]
    par: DailyPar | None

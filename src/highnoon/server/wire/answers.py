"""What is answered to requests, but for a table itself: that is in `tables`.

The shapes that are sent need nothing but the standard library. Whoever makes an answer returns one
of these types, so that it is checked where it is written, and published from here.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from highnoon.core.action import PlainPhrase


class ErrorReasons(PlainPhrase):
    """What is wrong: the first reason, and all of them."""

    reasons: list[PlainPhrase]


class ErrorAnswer(TypedDict):
    """Every refusal looks like this."""

    error: ErrorReasons


class GameOption(TypedDict):
    """A choice before the game."""

    key: str
    default: Any
    values: list[Any] | None


class SeatKey(TypedDict):
    """A seat of a game."""

    key: str
    phrase: PlainPhrase
    side: int


class Program(TypedDict):
    """A program that the operator offers as an opponent."""

    level: int
    name: str


class HouseGame(TypedDict):
    """A game of the house; whether it has a first game, and written rules."""

    key: str
    rules: int
    players: list[int]
    options: list[GameOption]
    hidden: bool
    seats: dict[str, list[SeatKey]]
    levels: list[int]
    styles: list[int]
    """Levels with a style, by number: 13 is level 3, cautious, and 23 the same, bold."""
    programs: list[Program]
    lesson: bool
    rulebook: bool


class NewTable(TypedDict):
    """A new table and the secrets of this device's seats."""

    id: str
    code: str | None
    tokens: dict[str, str]


class Seated(TypedDict):
    """A seat and its secret."""

    id: str
    seat: int
    token: str


class UndoAnswer(TypedDict):
    """Whether it was taken back at once, or who must agree."""

    done: bool
    needs: list[int]


class Done(TypedDict):
    """Whether it is done, or waits for others."""

    done: bool


class Noted(TypedDict):
    """It is done, and there is nothing to tell."""


class SealedTable(TypedDict):
    """A table as one sealed text, secrets included, for the device of the only person at it."""

    text: str


class TableLink(TypedDict):
    """A table."""

    id: str


class Hint(TypedDict):
    """A good choice and why: `value` is its worth, 0 to 1, `exact` if the reason is proven."""

    version: int
    action: str
    index: int
    phrase: PlainPhrase
    value: float | None
    reason: PlainPhrase | None
    exact: bool


class Health(TypedDict):
    """How the server is doing; `trouble` names background tasks that fail, and the store."""

    status: Literal["ok", "trouble"]
    version: str
    trouble: list[str]

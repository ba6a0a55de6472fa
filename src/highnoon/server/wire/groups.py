"""What is told of a group: who is in it, what they play, and how it ended."""

from __future__ import annotations

from typing import Literal, TypedDict

from highnoon.core.action import PlainPhrase
from highnoon.server.wire.tables import PublicTable


class Membership(TypedDict):
    """Somebody's number in a group, and their secret there."""

    id: str
    member: int
    token: str


class MemberState(TypedDict):
    """Somebody in a group."""

    member: int
    name: str


class EndedSeatState(TypedDict):
    """Who sat on a seat when a game ended; places count from 1 and may be shared."""

    key: str
    phrase: PlainPhrase
    name: str | None
    kind: Literal["person", "bot", "open", "record"]
    level: int | None
    member: int | None
    place: int
    score: int


class EndedGame(TypedDict):
    """How a game of the group ended; `there`: its table can still be looked at."""

    table: str
    game: str
    at: float
    there: bool
    seats: list[EndedSeatState]


class StandingLine(TypedDict):
    """How often somebody has played and won; guests have no number."""

    member: int | None
    name: str
    played: int
    won: int


class GroupState(TypedDict):
    """A group as whoever has its link sees it; `me` is the asker's number, if they are in it.

    `hook` is the host of the address that is told of its turns, never the address itself.
    """

    id: str
    name: str
    created: float
    me: int | None
    members: list[MemberState]
    tables: list[PublicTable]
    results: list[EndedGame]
    standing: list[StandingLine]
    hook: str | None

"""What the server says over a table's WebSocket; what it hears there is in `asks`."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from highnoon.core.action import PlainPhrase
from highnoon.server.wire.answers import ErrorAnswer
from highnoon.server.wire.tables import TableState


class StateMessage(TypedDict):
    """The whole table, when the socket opens; `now` is the server's time, for the clocks.

    After `patience` seconds nobody need wait for somebody who is away.
    """

    type: Literal["state"]
    state: TableState
    now: float
    patience: float


class ChangeMessage(TypedDict):
    """The table after a change; its log holds only the lines from `log_from` on."""

    type: Literal["change"]
    state: TableState


class PresenceMessage(TypedDict):
    """Who is here."""

    type: Literal["presence"]
    present: list[bool]
    watching: int


class ComputersMessage(TypedDict):
    """The table waits for computers that cannot think now, or waits no longer."""

    type: Literal["computers"]
    away: bool


class WeighedIdea(TypedDict):
    """A way to go on, by its first action, and what it seems to be worth: 0 to 1."""

    action: str
    phrase: PlainPhrase
    worth: float


class WeighingMessage(TypedDict):
    """What the computer weighs that thinks for this seat; only where nothing is secret."""

    type: Literal["weighing"]
    seat: int
    ideas: list[WeighedIdea]


class DoneMessage(TypedDict):
    """A decision was carried out and is stored."""

    type: Literal["done"]
    request: str
    version: int


class ErrorMessage(ErrorAnswer):
    """A message was refused."""

    type: Literal["error"]
    request: str | None


class PongMessage(TypedDict):
    """Yes."""

    type: Literal["pong"]


LiveMessage: TypeAlias = (
    StateMessage
    | ChangeMessage
    | PresenceMessage
    | ComputersMessage
    | WeighingMessage
    | DoneMessage
    | ErrorMessage
    | PongMessage
)
"""What the server says."""

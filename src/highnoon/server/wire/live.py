"""What is said over a table's WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, RootModel, StringConstraints

from highnoon.server.wire.answers import ErrorModel
from highnoon.server.wire.asks import ActAsk, Asked, SeatNumber
from highnoon.server.wire.tables import TableState

Token = Annotated[str, StringConstraints(max_length=200)]


class Hello(Asked):
    """The first message: the secrets of the seats at this device, if any.

    Without `acks` there is no `done` after a decision: the change itself tells.
    """

    tokens: Annotated[list[Token], Field(max_length=8, default_factory=list)]
    acks: bool = True


class ActMessage(ActAsk):
    """A decision for one of the seats that said hello."""

    type: Literal["act"]
    seat: SeatNumber


class PingMessage(Asked):
    """Ask whether anybody is there."""

    type: Literal["ping"]


class ClientMessage(RootModel[Annotated[ActMessage | PingMessage, Field(discriminator="type")]]):
    """What a page may say after hello."""


class StateMessage(BaseModel):
    """The whole table, when the socket opens; `now` is the server's time, for the clocks."""

    type: Literal["state"]
    state: TableState
    now: float


class ChangeMessage(BaseModel):
    """The table after a change; its log holds only the lines from `log_from` on."""

    type: Literal["change"]
    state: TableState


class PresenceMessage(BaseModel):
    """Who is here."""

    type: Literal["presence"]
    present: list[bool]
    watching: int


class ComputersMessage(BaseModel):
    """The table waits for computers that cannot think now, or waits no longer."""

    type: Literal["computers"]
    away: bool


class DoneMessage(BaseModel):
    """A decision was carried out and is stored."""

    type: Literal["done"]
    request: str
    version: int


class ErrorMessage(BaseModel):
    """A message was refused."""

    type: Literal["error"]
    request: str | None
    error: ErrorModel


class PongMessage(BaseModel):
    """Yes."""

    type: Literal["pong"]


class LiveMessage(
    RootModel[
        Annotated[
            StateMessage
            | ChangeMessage
            | PresenceMessage
            | ComputersMessage
            | DoneMessage
            | ErrorMessage
            | PongMessage,
            Field(discriminator="type"),
        ]
    ]
):
    """What the server says."""

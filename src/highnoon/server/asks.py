"""What may be asked: the bodies of requests, validated strictly."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(max_length=200)]
RequestId = Annotated[str, StringConstraints(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class Asked(BaseModel):
    """A request's body: nothing unknown, nothing guessed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatAsk(Asked):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "local", "open", "bot"]
    level: Annotated[int, Field(ge=1, le=199)] | None = None
    name: Name | None = None


class TableAsk(Asked):
    """A new table. `hints` is on by default when no seat waits for somebody else."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[str, Any] | None = None
    seats: Annotated[list[SeatAsk], Field(min_length=1, max_length=8)]
    public: bool = False
    hints: bool | None = None


class JoinAsk(Asked):
    """Sit down by short code."""

    code: Annotated[str, StringConstraints(max_length=40)]
    name: Name | None = None


class ClaimAsk(Asked):
    """Sit down at a table whose link one has."""

    name: Name | None = None
    seat: SeatNumber | None = None


class NameAsk(Asked):
    """A new name for one's seat."""

    name: Name | None


class ActAsk(Asked):
    """A decision: the action in notation, the version it was made for, and an id of this click."""

    action: Annotated[str, StringConstraints(max_length=400)]
    version: int
    request: RequestId


class RequestAsk(Asked):
    """A command that is carried out once per request id."""

    request: RequestId | None = None


class UndoAnswerAsk(Asked):
    """Agree to a take-back or not."""

    agree: bool


class PencilAsk(Asked):
    """A plan for the own side's eyes; an empty one wipes it away."""

    text: Annotated[str, StringConstraints(max_length=500)]


class SayAsk(Asked):
    """A message."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=500)]
    to: Literal["all", "side"] = "all"

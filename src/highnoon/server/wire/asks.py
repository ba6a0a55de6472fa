"""What may be asked, in requests and over a table's WebSocket: validated strictly."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    RootModel,
    StringConstraints,
)

from highnoon.server.settings import DAY

Name = Annotated[str, StringConstraints(max_length=200)]
RequestId = Annotated[str, StringConstraints(min_length=1, max_length=64)]
NewRequest = Annotated[
    str, StringConstraints(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")
]
"""The id of a request by somebody without a seat: as secret as a key, since it brings one."""
Token = Annotated[str, StringConstraints(max_length=200)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


DEEPEST: Final = 8
LARGEST: Final = 2**53
"""Options lie no deeper than this, and numbers in them are no larger."""


def plain(value: Any, depth: int = 0) -> Any:
    """Data that can be kept and sent again: no lone surrogates, no endless numbers."""
    if depth > DEEPEST:
        raise ValueError("too deep")
    if isinstance(value, str):
        value.encode()
        if "\0" in value:
            raise ValueError("a zero byte")
    elif isinstance(value, dict):
        for key, one in value.items():
            plain(key, depth + 1)
            plain(one, depth + 1)
    elif isinstance(value, list):
        for one in value:
            plain(one, depth + 1)
    elif isinstance(value, (int, float)) and not -LARGEST <= value <= LARGEST:
        raise ValueError("not a number of ours")
    return value


class Asked(BaseModel):
    """A request's body: nothing unknown, nothing guessed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatAsk(Asked):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "local", "open", "bot"]
    level: Annotated[int, Field(ge=1, le=199)] | None = None
    name: Name | None = None


class ClockAsk(Asked):
    """Time for the whole game, with an increment for each turn, or for each move (seconds)."""

    kind: Literal["game", "move"]
    seconds: Annotated[float, Field(ge=5, le=30 * DAY)]
    increment: Annotated[float, Field(ge=0, le=600)] = 0.0


class PaceAsk(Asked):
    """Clocks, what happens at zero, and when the computer plays for somebody absent."""

    clock: ClockAsk | None = None
    zero: Literal["computer", "resign"] = "computer"
    absence: Annotated[float, Field(ge=5, le=7 * DAY)] | None = None
    level: Annotated[int, Field(ge=1, le=9)] | None = None


class TableAsk(Asked):
    """A new table. `hints` is on by default when no seat waits for somebody else."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[str, Any], AfterValidator(plain)] | None = None
    seats: Annotated[list[SeatAsk], Field(min_length=1, max_length=8)]
    public: bool = False
    hints: bool | None = None
    pace: PaceAsk | None = None
    request: NewRequest | None = None


class MapAsk(Asked):
    """A map file to be checked and drawn."""

    text: Annotated[str, StringConstraints(max_length=64 * 1024)]


class JoinAsk(Asked):
    """Sit down by short code."""

    code: Annotated[str, StringConstraints(max_length=40)]
    name: Name | None = None
    request: NewRequest | None = None


class ClaimAsk(Asked):
    """Sit down at a table whose link one has."""

    name: Name | None = None
    seat: SeatNumber | None = None
    request: NewRequest | None = None


class LessonAsk(Asked):
    """A first game, and the player's name in it."""

    name: Name | None
    request: NewRequest | None = None


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
    """A plan for the seat's own side to read; an empty one wipes it away."""

    text: Annotated[str, StringConstraints(max_length=500)]


class SayAsk(Asked):
    """A message, or the key of a quick phrase with the place it is about, if it is about one."""

    text: Annotated[str, StringConstraints(max_length=500)] = ""
    quick: Annotated[str, StringConstraints(max_length=20)] | None = None
    to: Literal["all", "side"] = "all"
    request: RequestId | None = None


class RematchAsk(Asked):
    """Who sits where in the next game: as before, each one seat on, or listed seat by seat."""

    seats: Literal["same", "rotate"] | Annotated[list[SeatNumber], Field(max_length=8)] = "same"


class VoteAsk(Asked):
    """Whether the computer should take somebody's seat; the first to agree begins the vote."""

    against: SeatNumber
    agree: bool


class KeptSeat(Asked):
    """A seat somebody has: its table and its secret."""

    table: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    token: Token


class MineAsk(Asked):
    """Ask how one's own tables stand."""

    seats: Annotated[list[KeptSeat], Field(max_length=20)]


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

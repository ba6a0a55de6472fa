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
Portrait = Annotated[str, StringConstraints(max_length=40)]
Token = Annotated[str, StringConstraints(max_length=200)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
GroupId = Annotated[str, StringConstraints(min_length=1, max_length=40)]


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
    portrait: Portrait | None = None


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


class KeptMember(Asked):
    """Somebody's place in a group: the group, and their secret there."""

    id: GroupId
    token: Token


class TableAsk(Asked):
    """A new table. `hints` is on by default when no seat waits for somebody else.

    `seats_open`: whether an open seat is for whoever is invited, or for the whole house.
    `group`: it is a table of this group, whose members need no code.
    """

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[dict[str, Any], AfterValidator(plain)] | None = None
    seats: Annotated[list[SeatAsk], Field(min_length=1, max_length=8)]
    public: bool = False
    seats_open: Literal["invited", "house"] = "invited"
    hints: bool | None = None
    pace: PaceAsk | None = None
    group: KeptMember | None = None
    request: NewRequest | None = None


class MapAsk(Asked):
    """A map file to be checked and drawn."""

    text: Annotated[str, StringConstraints(max_length=64 * 1024)]


Position = Annotated[str, StringConstraints(min_length=1, max_length=4000)]


class PositionAsk(Asked):
    """A position to study, or what an action makes of it; `picture`: with a drawing."""

    position: Position
    action: Annotated[str, StringConstraints(max_length=400)] | None = None
    picture: bool = False


class DealAsk(Asked):
    """A deal to study, by the number it is dealt from."""

    code: Annotated[int, Field(ge=0, le=LARGEST)]
    options: Annotated[dict[str, Any], AfterValidator(plain)] | None = None
    picture: bool = False


class LineAsk(Asked):
    """A record file to study."""

    text: Annotated[str, StringConstraints(max_length=256 * 1024)]


class ValuesAsk(Asked):
    """What every choice of a position is worth; with `wait`, once more is known than at `since`."""

    position: Position
    since: Annotated[int, Field(ge=-1, le=1_000_000)] = 0
    wait: Annotated[float, Field(ge=0, le=25)] = 0.0


class JoinAsk(Asked):
    """Sit down by short code."""

    code: Annotated[str, StringConstraints(max_length=40)]
    name: Name | None = None
    portrait: Portrait | None = None
    request: NewRequest | None = None


class ClaimAsk(Asked):
    """Sit down at a table; where people are invited, the code is the invitation."""

    code: Annotated[str, StringConstraints(max_length=40)] | None = None
    name: Name | None = None
    portrait: Portrait | None = None
    seat: SeatNumber | None = None
    request: NewRequest | None = None


class LessonAsk(Asked):
    """A first game, and the player's name and portrait in it."""

    name: Name | None
    portrait: Portrait | None = None
    request: NewRequest | None = None


class NameAsk(Asked):
    """A new name for one's seat; its portrait stays as it is unless there is one here, too."""

    name: Name | None
    portrait: Portrait | None = None


class ActAsk(Asked):
    """A decision: the action in notation, the version it was made for, and an id of this click.

    With `beat` it waits, where seats keep secrets, for the beat of the computers' decisions.
    """

    action: Annotated[str, StringConstraints(max_length=400)]
    version: int
    request: RequestId
    beat: bool = False


class RequestAsk(Asked):
    """A command that is carried out once per request id."""

    request: RequestId | None = None


class UndoAnswerAsk(Asked):
    """Agree to a take-back or not."""

    agree: bool


class PencilAsk(Asked):
    """A plan for the seat's own side to read; an empty one wipes it away."""

    text: Annotated[str, StringConstraints(max_length=500)]


class BackAsk(Asked):
    """A table as its owner's device kept it; without one it goes on from where it left."""

    text: Annotated[str, StringConstraints(max_length=4_000_000)] | None = None


class SayAsk(Asked):
    """A message, or the key of a quick phrase with the place it is about, if it is about one."""

    text: Annotated[str, StringConstraints(max_length=500)] = ""
    quick: Annotated[str, StringConstraints(max_length=20)] | None = None
    to: Literal["all", "side"] = "all"
    request: RequestId | None = None


class RematchAsk(Asked):
    """Who sits where in the next game: as before, each one seat on, or listed seat by seat.

    `level` is what its computers shall be, `deal` whether it is dealt anew or as this one was.
    """

    seats: Literal["same", "rotate"] | Annotated[list[SeatNumber], Field(max_length=8)] = "same"
    level: Annotated[int, Field(ge=1, le=199)] | None = None
    deal: Literal["new", "same"] = "new"


class AbsentAsk(Asked):
    """Wait no longer for somebody: the computer plays for them, or the game ends."""

    seat: SeatNumber
    end: bool


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


class BellKeys(Asked):
    """The keys of a subscription, as the browser made them."""

    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{86,88}={0,2}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,32}={0,2}$")]


Minute = Annotated[int, Field(ge=0, lt=24 * 60)]
Address = Annotated[str, StringConstraints(min_length=8, max_length=1000)]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]


class QuietHours(Asked):
    """When nobody is to be woken: minutes of the day, in the device's own time zone."""

    begin: Minute
    end: Minute


class BellAsk(Asked):
    """Ask to be told of one's turns on a device that may be asleep; replaces what was asked."""

    endpoint: Address
    keys: BellKeys
    seats: Annotated[list[KeptSeat], Field(max_length=60)]
    language: Language = "en"
    zone: Annotated[str, StringConstraints(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"
    quiet: QuietHours | None = None


class BellStopAsk(Asked):
    """Tell this device nothing any more."""

    endpoint: Address


class GroupAsk(Asked):
    """A new group, and the name of whoever founds it."""

    name: Name
    member: Name
    request: NewRequest | None = None


class EnterAsk(Asked):
    """Come into a group under a name."""

    name: Name
    request: NewRequest | None = None


class CallAsk(Asked):
    """Another name, for a group or for oneself in it."""

    name: Name


class GroupSeatAsk(Asked):
    """Sit down at a table of one's group, under the name one has there."""

    portrait: Portrait | None = None
    seat: SeatNumber | None = None
    request: NewRequest | None = None


class HookAsk(Asked):
    """An address to tell of a table's turns."""

    url: Address
    language: Language = "en"


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

"""How a table looks to a viewer.

A `TableState` is sent as JSON that is put together from its parts: each is made as seldom as can
be, and each field stands in one part.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from highnoon.core.action import PlainPhrase
from highnoon.core.game import PlainResult
from highnoon.server.wire.answers import SeatKey
from highnoon.server.wire.of_games import AnyOutlook, AnyPlan, AnySuspect, AnyView


class SeenEvent(TypedDict):
    """One small thing that happened; without a phrase it is only for the film."""

    kind: str
    data: dict[str, Any]
    phrase: PlainPhrase | None


class LogLine(TypedDict):
    """One action as the viewer saw it; `by` is -1 for chance, null for one of several unknown.

    `only` says of the viewer's own actions that there was no other choice. Where seats keep
    secrets, lines have a `moment` only once the game is over.
    """

    n: int
    moment: int | None
    by: int | None
    events: list[SeenEvent]
    only: bool


class LogPart(TypedDict):
    """The log from line number `log_from` on."""

    log_from: int
    log: list[LogLine]


class ActHead(TypedDict):
    """Which decision was carried out, and the version it led to."""

    request: str | None
    version: int


class ActAnswer(ActHead, LogPart):
    """What came of a decision."""


class StandInState(TypedDict):
    """The computer that plays for a person; `back`: the person can take the seat back."""

    level: int
    why: Literal["absent", "left", "clock"]
    back: bool


class SeatState(SeatKey):
    """A seat, and who sits there. Seats of one `device` share a screen.

    `along`: they have the table on their device now (`gone`), or played a part of it there.
    """

    seat: int
    name: str | None
    portrait: str | None
    kind: Literal["person", "bot", "open", "record"]
    level: int | None
    present: bool
    device: int | None
    stand_in: StandInState | None
    along: Literal["gone", "back"] | None


class LegalChoice(TypedDict):
    """A legal action: its notation (to send back), its number, its words and its parts."""

    action: str
    index: int
    phrase: PlainPhrase
    kind: str
    args: list[int | str]


class TalkLine(TypedDict):
    """Message number `n`; of a quick phrase its key, and in `text` the place it is about."""

    n: int
    by: int
    text: str
    quick: str | None
    to: Literal["all", "side"]


class PencilLine(TypedDict):
    """A seat's plan as its own side last saw it."""

    by: int
    text: str


class UndoState(TypedDict):
    """Whether this seat may take back or ask for it, and who must agree."""

    can: bool
    needs: list[int]
    asked_by: int | None
    answered: list[int]


class PlainClock(TypedDict):
    """The time a player has, for the whole game or for a move."""

    kind: Literal["game", "move"]
    seconds: float
    increment: float


class PlainPace(TypedDict):
    """What a table agreed on about time and absence (seconds)."""

    clock: PlainClock | None
    zero: Literal["computer", "resign"]
    absence: float | None
    level: int


class ClocksState(TypedDict):
    """What was left for each seat at a moment of the server's time, and whose has run since."""

    left: list[float]
    at: float
    running: list[int]


class VoteState(TypedDict):
    """An open vote to let the computer take somebody's seat."""

    against: int
    by: int
    agreed: list[int]
    needs: list[int]


class FixedPart(TypedDict):
    """What never changes about a table; `seats_open`: an open seat needs the code, or does not."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    public: bool
    seats_open: Literal["invited", "house"]
    hints: bool
    lesson: bool
    pace: PlainPace
    created: float


class LivePart(TypedDict):
    """What is true only at this moment, and who sits where."""

    seats: list[SeatState]
    computers_away: bool
    watching: int


class CommonPart(TypedDict):
    """What a change brings to all viewers of an open game alike."""

    version: int
    waiting_for: list[int]
    thinking: list[int]
    result: PlainResult | None
    belief: list[AnySuspect]
    moments: int | None
    rematch: str | None
    clocks: ClocksState | None
    vote: VoteState | None
    finished: float | None


class OwnPart(TypedDict):
    """What only this viewer gets; `viewer` is a seat, or -2 for the public."""

    code: str | None
    viewer: int
    mine: list[int]
    prompt: PlainPhrase
    choices: list[LegalChoice]
    talk: list[TalkLine]
    pencils: list[PencilLine]
    plans: list[AnyPlan]
    undo: UndoState
    resign: bool


class ViewPart(TypedDict):
    """The game as the viewer sees it."""

    view: AnyView


class TableState(FixedPart, LivePart, CommonPart, OwnPart, ViewPart, LogPart):
    """All that one viewer may know of a table. `viewer` is a seat, or -2 for the public."""


class MomentState(ViewPart):
    """The table as it was after so many actions, and the action that led there."""

    moment: int
    by: int | None
    prompt: PlainPhrase
    log: list[LogLine]
    result: PlainResult | None
    belief: list[AnySuspect]


class RefusedChoice(TypedDict):
    """A choice that looks possible but is not, and why."""

    kind: str
    args: list[int | str]
    why: PlainPhrase


class AidsState(TypedDict):
    """Help for the seat that decides: outlooks by the choice's notation, and refusals."""

    version: int
    outlooks: dict[str, AnyOutlook]
    refusals: list[RefusedChoice]


class PublicTable(TypedDict):
    """A running table that anybody may watch, or where the house may sit down."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    seats_open: Literal["invited", "house"]
    seats: list[SeatState]
    waiting_for: list[int] | None
    watching: int
    created: float


class MyTable(TypedDict):
    """How a table stands for somebody with a seat there; `gone` when there is no such seat."""

    id: str
    gone: bool
    game: str | None
    seat: int | None
    seats: list[SeatState]
    waiting_for: list[int]
    moves: int
    over: bool
    created: float | None
    finished: float | None
    result: PlainResult | None
    clocks: ClocksState | None
    rematch: str | None

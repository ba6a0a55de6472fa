"""How a table looks to a viewer: models for the schema."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from highnoon.games.desperados.aids import DesperadosOutlook, SuspectView
from highnoon.games.longhorn.aids import LonghornOutlook
from highnoon.games.moon_river.aids import MoonRiverOutlook
from highnoon.server.wire.answers import PhraseModel
from highnoon.server.wire.published import any_view, model_of

AnyView: Any = any_view()
Outlook: Any = model_of(LonghornOutlook) | model_of(MoonRiverOutlook) | model_of(DesperadosOutlook)
Suspect: Any = model_of(SuspectView)


class EventModel(BaseModel):
    """One small thing that happened; without a phrase it is only for the film."""

    kind: str
    data: dict[str, Any]
    phrase: PhraseModel | None


class LogLine(BaseModel):
    """One action as the viewer saw it; `by` is -1 for chance, null for one of several unknown."""

    n: int
    moment: int | None
    by: int | None
    events: list[EventModel]


class ActAnswer(BaseModel):
    """What came of a decision."""

    request: str | None
    version: int
    log_from: int
    log: list[LogLine]


class ScoreLineModel(BaseModel):
    """One line of a score."""

    what: PhraseModel
    amount: int


class ResultModel(BaseModel):
    """How the game ended."""

    reason: PhraseModel
    places: list[int]
    scores: list[int]
    breakdown: list[list[ScoreLineModel]]


class StandInState(BaseModel):
    """The computer that plays for a person; `back`: the person can take the seat back."""

    level: int
    why: Literal["absent", "left", "clock"]
    back: bool


class SeatState(BaseModel):
    """A seat, and who sits there. Seats of one `device` share a screen."""

    seat: int
    key: str
    phrase: PhraseModel
    name: str | None
    kind: Literal["person", "bot", "open", "record"]
    level: int | None
    side: int
    present: bool
    device: int | None
    stand_in: StandInState | None


class ChoiceModel(BaseModel):
    """A legal action: its notation (to send back), its number, its words and its parts."""

    action: str
    index: int
    phrase: PhraseModel
    kind: str
    args: list[int | str]


class TalkLine(BaseModel):
    """Message number `n`; of a quick phrase its key, and in `text` the place it is about."""

    n: int
    by: int
    text: str
    quick: str | None
    to: Literal["all", "side"]


class PencilLine(BaseModel):
    """A seat's plan as its own side last saw it."""

    by: int
    text: str


class UndoState(BaseModel):
    """Whether this seat may take back or ask for it, and who must agree."""

    can: bool
    needs: list[int]
    asked_by: int | None
    answered: list[int]


class PublicTable(BaseModel):
    """A running table that anybody may watch."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatState]
    waiting_for: list[int] | None
    watching: int
    created: float


class MyTable(BaseModel):
    """How a table stands for one who has a seat there; `gone` when there is no such seat."""

    id: str
    gone: bool
    game: str | None = None
    seat: int | None = None
    seats: list[SeatState] = []
    waiting_for: list[int] = []
    moves: int = 0
    over: bool = False
    rematch: str | None = None


class ClockModel(BaseModel):
    """The time a player has, for the whole game or for a move."""

    kind: Literal["game", "move"]
    seconds: float
    increment: float


class PaceModel(BaseModel):
    """What a table agreed on about time and absence (seconds)."""

    clock: ClockModel | None
    zero: Literal["computer", "resign"]
    absence: float | None
    level: int


class ClocksState(BaseModel):
    """What was left for each seat at a moment of the server's time, and for whom it runs since."""

    left: list[float]
    at: float
    running: list[int]


class VoteState(BaseModel):
    """An open vote to let the computer take somebody's seat."""

    against: int
    by: int
    agreed: list[int]
    needs: list[int]


class TableState(BaseModel):
    """All that one viewer may know of a table. `viewer` is a seat, or -2 for the public."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    public: bool
    hints: bool
    lesson: bool
    code: str | None
    seats: list[SeatState]
    viewer: int
    mine: list[int]
    version: int
    waiting_for: list[int]
    prompt: PhraseModel
    choices: list[ChoiceModel]
    view: AnyView
    result: ResultModel | None
    log: list[LogLine]
    log_from: int
    talk: list[TalkLine]
    pencils: list[PencilLine]
    belief: list[Suspect]
    undo: UndoState
    moments: int | None
    thinking: list[int]
    computers_away: bool
    watching: int
    rematch: str | None
    resign: bool
    pace: PaceModel
    clocks: ClocksState | None
    vote: VoteState | None
    created: float
    finished: float | None


class MomentState(BaseModel):
    """The table as it was after so many actions, and the action that led there."""

    moment: int
    by: int | None
    view: AnyView
    prompt: PhraseModel
    log: list[LogLine]
    result: ResultModel | None
    belief: list[Suspect]


class RefusalModel(BaseModel):
    """A choice that looks possible but is not, and why."""

    kind: str
    args: list[int | str]
    why: PhraseModel


class AidsState(BaseModel):
    """Help for the seat that decides: outlooks by the choice's notation, and refusals."""

    version: int
    outlooks: dict[str, Outlook]
    refusals: list[RefusalModel]

"""What is told of evaluations and analyses."""

from __future__ import annotations

from typing import Literal, TypedDict

from highnoon.core.action import PlainPhrase
from highnoon.core.game import PlainResult
from highnoon.server.wire.of_games import AnyView
from highnoon.server.wire.tables import LegalChoice, SeenEvent


class PointState(TypedDict):
    """How one moment stands: the first seat's winning chances, 0 to 1, where a draw counts a half.

    `low` and `high` are proven; where they meet, `exact` is true. Else `value` is an estimate.
    """

    moment: int
    value: float | None
    low: float
    high: float
    exact: bool
    phrase: PlainPhrase | None


class EvaluationState(PointState):
    """How a table stands at `moment`, for the table's `version`; `done` when it gets no better."""

    version: int
    step: int
    done: bool


class WorthState(TypedDict):
    """What both herds were worth at a moment."""

    moment: int
    worth: list[int]


class TurningState(TypedDict):
    """A moment that teaches something: what was done and what was better.

    Either the value changed for certain, or it stayed and dollars were lost (`dollars`), a win
    became harder to find or a loss easier to refute, or the only good choice was found (`only`).
    `moment` is the one before it happened, `position` its text; `by` is -1 for chance.
    """

    moment: int
    turn: int
    by: int
    kind: Literal[
        "win", "loss", "draw", "odds", "luck", "resigned", "dollars", "harder", "easier", "only"
    ]
    position: str
    phrase: PlainPhrase
    played: LegalChoice | None
    better: LegalChoice | None


class AnalysisState(TypedDict):
    """The analysis of a finished match as far as it has come; `share` of the work is done."""

    version: int
    state: Literal["none", "running", "paused", "done", "failed"]
    step: int
    proven: int
    total: int
    share: float
    summary: PlainPhrase | None
    worth: list[WorthState]
    points: list[PointState]
    turnings: list[TurningState]


class StudyState(TypedDict):
    """A position to study: what it shows, who decides (-1 is chance, null nobody) and how.

    `events` are those of the action that led here. `picture` is a drawing (SVG), if asked for.
    """

    game: str
    position: str
    view: AnyView
    prompt: PlainPhrase
    by: int | None
    choices: list[LegalChoice]
    events: list[SeenEvent]
    result: PlainResult | None
    solver: bool
    picture: str | None


class StudyStep(TypedDict):
    """An action of a record, in notation, and the position it led to."""

    action: str
    position: str


class StudyLine(TypedDict):
    """A record to study: everything that was done from its moment `first` on."""

    game: str
    first: int
    position: str
    steps: list[StudyStep]


class MarginState(TypedDict):
    """Dollars more than the other side, proven; `outright` wins whatever the purses hold."""

    least: int | None
    most: int | None
    outright: int | None


class ChoiceValue(TypedDict):
    """What is proven of a choice, as whoever decides sees it: 0 lost, 1 won."""

    action: str
    low: float
    high: float
    exact: bool
    margin: MarginState | None
    phrase: PlainPhrase


class ValuesState(TypedDict):
    """What every choice of a position is worth, as far as is known after so many steps.

    `line` is best play in notation, `reason` why; `done` when it gets no better.
    """

    position: str
    step: int
    done: bool
    phrase: PlainPhrase | None
    exact: bool
    choices: list[ChoiceValue]
    line: list[str]
    reason: PlainPhrase | None

"""What is told of evaluations and analyses."""

from __future__ import annotations

from typing import Literal, TypedDict

from highnoon.core.action import PlainPhrase
from highnoon.server.wire.tables import LegalChoice


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
    """Where the value of a match changed for certain: what was done and what was better.

    `moment` is the one before it happened; `by` is -1 for chance.
    """

    moment: int
    turn: int
    by: int
    kind: Literal["win", "loss", "draw", "odds", "luck", "resigned"]
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

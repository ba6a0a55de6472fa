"""The shapes of evaluations and analyses, for the schema."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from highnoon.server.wire.answers import PhraseModel
from highnoon.server.wire.tables import ChoiceModel


class PointModel(BaseModel):
    """How one moment stands: the first seat's part of the point, 0 to 1.

    `low` and `high` are proven; where they meet, `exact` is true. Else `value` is an estimate.
    """

    moment: int
    value: float | None
    low: float
    high: float
    exact: bool
    phrase: PhraseModel | None


class EvaluationModel(PointModel):
    """How a table stands at `moment`, for the table's `version`; `done` when it gets no better."""

    version: int
    step: int
    done: bool


class WorthModel(BaseModel):
    """What both herds were worth at a moment."""

    moment: int
    worth: list[int]


class TurningModel(BaseModel):
    """Where the value of a match changed for certain: what was done and what was better.

    `moment` is the one before it happened; `by` is -1 for chance.
    """

    moment: int
    turn: int
    by: int
    kind: Literal["win", "loss", "draw", "odds", "luck", "resigned"]
    phrase: PhraseModel
    played: ChoiceModel | None
    better: ChoiceModel | None


class AnalysisModel(BaseModel):
    """The analysis of a finished match as far as it has come; `share` of the work is done."""

    version: int
    state: Literal["none", "running", "paused", "done", "failed"]
    step: int
    proven: int
    total: int
    share: float
    summary: PhraseModel | None
    worth: list[WorthModel]
    points: list[PointModel]
    turnings: list[TurningModel]

"""Longhorn's part in studies: when there is something to tell, and how a finished game stands."""

from __future__ import annotations

from typing import Any

from highnoon.core.action import Plain
from highnoon.core.match import Match
from highnoon.engine.longhorn.advice import Evaluation
from highnoon.engine.longhorn.analysis import Analysis
from highnoon.engine.longhorn.bounds import Bounds
from highnoon.games.longhorn import scoring
from highnoon.games.longhorn.state import DEALING, State


def begun(state: State) -> bool:
    """Whether the deal is done."""
    return state.phase not in DEALING


def ended(state: State) -> Evaluation | None:
    """How a finished game stands; None while it goes on."""
    found = scoring.result(state)
    if found is None:
        return None
    return Evaluation(Bounds.known(found.places[1] - found.places[0]), over=True)


def worth(state: State) -> tuple[int, int]:
    """What both herds are worth."""
    return scoring.worth(state)


def analysis(match: Match) -> Analysis:
    """A new analysis of a match."""
    return Analysis(match)


def plain(found: Evaluation) -> Plain:
    """An evaluation, as JSON can carry it to another process."""
    return found.plain()


def evaluation_of(plain: Any) -> Evaluation:
    """The evaluation that `plain` told."""
    return Evaluation.of(plain)

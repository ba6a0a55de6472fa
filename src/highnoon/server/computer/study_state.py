"""What is told of evaluations and analyses, made from what the solver found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from highnoon.core.action import Action
from highnoon.core.game import AnyGame
from highnoon.core.match import Entry, Match
from highnoon.engine.study import Evaluation, Margin, Turning, Weighed
from highnoon.engine.study import Study as GameStudy
from highnoon.server.table.state import choices
from highnoon.server.wire.studies import (
    AnalysisState,
    EvaluationState,
    MarginState,
    PointState,
    TurningState,
    ValuesState,
    WorthState,
)
from highnoon.server.wire.tables import LegalChoice

if TYPE_CHECKING:
    from highnoon.server.computer.studies import MatchStudy


class Past(NamedTuple):
    """A match as it was when somebody asked: what is sent later must not change with it."""

    game: AnyGame
    history: tuple[Entry, ...]
    last: Any
    told: GameStudy
    """What the game has to tell of its matches."""

    @staticmethod
    def of(match: Match, told: GameStudy) -> Past:
        """All that has happened in a match."""
        return Past(match.game, tuple(match.history), match.state, told)


def evaluation_state(
    version: int, moment: int, found: Evaluation | None, step: int, done: bool
) -> EvaluationState:
    """How a position stands, as far as it is known after so many steps."""
    return {"version": version, "step": step, "done": done, **point(moment, found)}


def point(moment: int, found: Evaluation | None) -> PointState:
    """One moment; values are the first seat's winning chances, from 0 to 1."""
    if found is None:
        return {
            "moment": moment,
            "value": None,
            "low": 0.0,
            "high": 1.0,
            "exact": False,
            "phrase": None,
        }
    return {
        "moment": moment,
        "value": (1 + found.value) / 2,
        "low": float(1 + found.bounds.low) / 2,
        "high": float(1 + found.bounds.high) / 2,
        "exact": found.exact,
        "phrase": found.phrase.plain(),
    }


def no_analysis(version: int, past: Past) -> AnalysisState:
    """Nobody has asked for an analysis yet."""
    return {
        "version": version,
        "state": "none",
        "step": 0,
        "proven": 0,
        "total": 0,
        "share": 0.0,
        "summary": None,
        "worth": worths(past),
        "points": [],
        "turnings": [],
    }


def analysis_state(version: int, past: Past, study: MatchStudy) -> AnalysisState:
    """What an analysis has found by now."""
    analysis = study.analysis
    turnings = analysis.turnings()
    return {
        "version": version,
        "state": _doing(study),
        "step": study.step,
        "proven": analysis.proven,
        "total": analysis.total,
        "share": 1.0 if study.done else analysis.share,
        "summary": analysis.summary.plain(),
        "worth": worths(past),
        "points": [
            point(moment, survey.before) for moment, survey in sorted(analysis.surveys.items())
        ],
        "turnings": [_turning(past, one) for one in turnings],
    }


def _doing(study: MatchStudy) -> Literal["running", "paused", "done", "failed"]:
    if study.done:
        return "done"
    return "running" if study.running else "failed" if study.failed else "paused"


def worths(past: Past) -> list[WorthState]:
    """What each seat's things were worth at every moment, for the chart."""
    states = [*(entry.before for entry in past.history), past.last]
    return [
        {"moment": moment, "worth": list(past.told.worth(state))}
        for moment, state in enumerate(states)
        if past.told.begun(state)
    ]


def _turning(past: Past, one: Turning) -> TurningState:
    decided = one.moment < len(past.history)
    return {
        "moment": one.moment,
        "turn": one.turn,
        "by": one.by,
        "kind": one.kind,
        "position": past.game.position_text(
            past.history[one.moment].before if decided else past.last
        ),
        "phrase": one.phrase.plain(),
        "played": _choice(past, one.moment, past.history[one.moment].action) if decided else None,
        "better": None if one.better is None else _choice(past, one.moment, one.better),
    }


def _choice(past: Past, moment: int, action: Action) -> LegalChoice:
    """An action of an earlier moment, as the choices of a table are sent."""
    game, entry = past.game, past.history[moment]
    seen = game.view(entry.before, entry.by)
    return choices(game, entry.before, seen, [action])[0]


def ended_values(text: str, ended: Evaluation) -> ValuesState:
    """A game that is over leaves no choice."""
    return {**_values(text, 0, True), "phrase": ended.phrase.plain(), "exact": True}


def values_state(
    game: AnyGame, text: str, found: Weighed | None, step: int, done: bool
) -> ValuesState:
    """What every choice of a position is worth, as far as it is known after so many steps."""
    told = _values(text, step, done)
    if found is None:
        return told
    before = found.before
    return {
        **told,
        "phrase": before.phrase.plain() if before.exact else None,
        "exact": before.exact,
        "choices": [
            {
                "action": game.action_text(action),
                "low": float(1 + one.bounds.low) / 2,
                "high": float(1 + one.bounds.high) / 2,
                "exact": one.bounds.low == one.bounds.high,
                "margin": None if one.margin is None else _margin(one.margin),
                "phrase": one.phrase.plain(),
            }
            for action, one in found.choices.items()
        ],
        "line": [game.action_text(action) for action in found.line],
        "reason": None if found.reason is None else found.reason.plain(),
    }


def _values(text: str, step: int, done: bool) -> ValuesState:
    return {
        "position": text,
        "step": step,
        "done": done,
        "phrase": None,
        "exact": False,
        "choices": [],
        "line": [],
        "reason": None,
    }


def _margin(lead: Margin) -> MarginState:
    return {"least": lead.least, "most": lead.most, "outright": lead.outright}

"""What is sent of evaluations and analyses: plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from highnoon.core.action import Action
from highnoon.core.game import AnyGame
from highnoon.core.match import Entry, Match
from highnoon.engine.longhorn.advice import Evaluation, Turning
from highnoon.games.longhorn.scoring import worth
from highnoon.games.longhorn.state import DEALING

if TYPE_CHECKING:
    from highnoon.server.computer.studies import MatchStudy


class Past(NamedTuple):
    """A match as it was when somebody asked: what is sent later must not change with it."""

    game: AnyGame
    history: tuple[Entry, ...]
    last: Any

    @staticmethod
    def of(match: Match) -> Past:
        """All that has happened in a match."""
        return Past(match.game, tuple(match.history), match.state)


def evaluation_state(
    version: int, moment: int, found: Evaluation | None, step: int, done: bool
) -> dict[str, Any]:
    """How a position stands, as far as it is known after so many steps."""
    return {"version": version, "step": step, "done": done, **point(moment, found)}


def point(moment: int, found: Evaluation | None) -> dict[str, Any]:
    """One moment; values are the first seat's part of the point, from 0 to 1."""
    if found is None:
        nothing = {"value": None, "low": 0.0, "high": 1.0, "exact": False, "phrase": None}
        return {"moment": moment, **nothing}
    return {
        "moment": moment,
        "value": (1 + found.value) / 2,
        "low": float(1 + found.bounds.low) / 2,
        "high": float(1 + found.bounds.high) / 2,
        "exact": found.exact,
        "phrase": found.phrase.plain(),
    }


def no_analysis(version: int, past: Past) -> dict[str, Any]:
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


def analysis_state(version: int, past: Past, study: MatchStudy) -> dict[str, Any]:
    """What an analysis has found by now."""
    analysis = study.analysis
    doing = "running" if study.running else "failed" if study.failed else "paused"
    turnings = analysis.turnings()
    return {
        "version": version,
        "state": "done" if study.done else doing,
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


def worths(past: Past) -> list[dict[str, Any]]:
    """What both herds were worth at every moment, for the chart."""
    states = [*(entry.before for entry in past.history), past.last]
    return [
        {"moment": moment, "worth": list(worth(state))}
        for moment, state in enumerate(states)
        if state.phase not in DEALING
    ]


def _turning(past: Past, one: Turning) -> dict[str, Any]:
    decided = one.moment < len(past.history)
    return {
        "moment": one.moment,
        "turn": one.turn,
        "by": one.by,
        "kind": one.kind,
        "phrase": one.phrase.plain(),
        "played": _choice(past, one.moment, past.history[one.moment].action) if decided else None,
        "better": one.better and _choice(past, one.moment, one.better),
    }


def _choice(past: Past, moment: int, action: Action) -> dict[str, Any]:
    """An action of an earlier moment, as the choices of a table are sent."""
    game, entry = past.game, past.history[moment]
    seen = game.view(entry.before, entry.by)
    return {
        "action": game.action_text(action),
        "index": game.numbers(entry.before).index(action),
        "phrase": game.describe_action(seen, action).plain(),
        "kind": action.kind,
        "args": list(action.args),
    }

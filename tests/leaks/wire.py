"""Everything that leaves a match for one viewer, as bytes."""

from __future__ import annotations

import copy
import json
from dataclasses import asdict
from typing import Any

from highnoon import PUBLIC, HighNoonError, Match, record
from highnoon.core.action import Action


def twin(match: Match, state: Any) -> Match:
    """The same match in another world: the same past, another present."""
    other = copy.copy(match)
    other.history, other.log = list(match.history), list(match.log)
    other._versions = dict(match._versions)
    other.state = state
    return other


def answer(match: Match, seat: int, action: Action) -> list[Any] | None:
    """The refusal a seat would get for an action; None if it is possible."""
    try:
        match.game.apply(match.state, seat, action)
    except HighNoonError as error:
        return [type(error).__name__, *(reason.plain() for reason in error.reasons)]
    return None


def undo_answer(match: Match, seat: int) -> list[Any]:
    """What a seat hears when it asks whether it may take back."""
    try:
        return [sorted(match.undo_needs(seat)), match.can_undo(seat)]
    except HighNoonError as error:
        return [type(error).__name__, *(reason.plain() for reason in error.reasons)]


def wire(match: Match, viewer: int, whole: bool = True) -> dict[str, Any]:
    """All answers of a match to one viewer; `whole` with the long ones."""
    game, table = match.game, match.view(viewer)
    found: dict[str, Any] = {
        "table": asdict(table),
        "prompt": game.prompt(table.view).plain(),
        "choices": [game.describe_action(table.view, a).plain() for a in table.choices],
    }
    if viewer != PUBLIC:
        wrong = game.numbers(match.state).actions[::5]
        found["refusals"] = [answer(match, viewer, action) for action in wrong]
        found["undo"] = undo_answer(match, viewer)
    if whole:
        events = match.events(viewer)
        told = [game.describe_event(event) for event in events]
        found["events"] = [[event.kind, event.data] for event in events]
        found["log"] = [phrase.plain() for phrase in told if phrase is not None]
        found["talk"] = match.talk(viewer)
        found["record"] = record(match, viewer).dumps()
    return found


def sent(match: Match, viewer: int, whole: bool = True) -> bytes:
    """The answers as they would go over a wire."""
    return json.dumps(wire(match, viewer, whole)).encode()

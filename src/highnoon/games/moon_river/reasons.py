"""Why an action is refused, in words that help."""

from __future__ import annotations

from typing import Final

from highnoon.core.action import CHANCE, Action, Phrase, Seat
from highnoon.games.moon_river.grid import STEP, WIDTH
from highnoon.games.moon_river.legal import pairs
from highnoon.games.moon_river.state import State

_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "expand": ("join", "keep"),
    "recruit": ("recruit", "cowboy"),
    "drive": ("drive", "enough"),
    "offer": ("offer", "enough"),
    "steal": ("steal", "enough"),
}
"""The kinds of action of a phase, where they are not named like it."""

_OF_PARCELS: Final = ("join", "discard", "offer", "demand")
"""Of a parcel that no box of this table ever held, it is enough to say that it is not there."""


def why_not(state: State, seat: Seat, action: Action) -> Phrase:
    """The first reason why this seat cannot do this now."""
    if state.phase == "over":
        return Phrase("error-over")
    if seat != state.seat:
        return Phrase("error-not-your-turn", {"seat": seat})
    if seat == CHANCE:
        return Phrase("moon-river-error-draw", {"phase": state.phase})
    moves = state.kit.moves
    if action not in moves.numbers and action.kind not in _OF_PARCELS:
        return Phrase("error-action-unknown", {"action": str(action)[:60]})
    if action.kind not in _KINDS.get(state.phase, (state.phase,)):
        return Phrase("moon-river-error-now", {"task": Phrase(f"moon-river-task-{state.phase}")})
    if action.kind == "place":
        return Phrase(f"moon-river-error-place-{_misfit(state, action)}")
    if action.kind == "join":
        owned = any(action == moves.join[pair] for pair in pairs(state))
        return Phrase("moon-river-error-join-misfit" if owned else "moon-river-error-not-yours")
    if action.kind in ("discard", "offer", "demand"):
        return Phrase("moon-river-error-not-yours")
    return Phrase(f"moon-river-error-{action.kind}")


def _misfit(state: State, action: Action) -> str:
    """Why a domino cannot lie there."""
    cell, way = (int(arg) for arg in action.args)
    beside = cell + STEP[way]
    size = len(state.ranches[state.seat].parcels)
    straight = cell % WIDTH == beside % WIDTH or cell // WIDTH == beside // WIDTH
    if not straight or cell >= size or not 0 <= beside < size:
        return "outside"
    free = state.ranches[state.seat].free
    if not free >> cell & 1 or not free >> beside & 1:
        return "taken"
    return "contact"

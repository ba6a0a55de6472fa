"""Why something cannot be done in Longhorn, in words that help."""

from __future__ import annotations

from typing import Final

from highnoon.core.action import CHANCE, Action, Phrase, Seat
from highnoon.games.longhorn.legal import legal
from highnoon.games.longhorn.pieces import REACH
from highnoon.games.longhorn.state import DEALING, ENDED, NO_COWS, State


def why_not(state: State, seat: Seat, action: Action) -> Phrase:
    """The first reason why this seat cannot do this now."""
    if state.phase in ENDED:
        return Phrase("error-over")
    if seat == CHANCE and (state.phase in DEALING or state.phase == "draw"):
        return Phrase("longhorn-error-draw", {"phase": state.phase})
    if not legal(state, seat):
        return Phrase("error-not-your-turn", {"seat": seat})
    if action.kind not in _WANTED.get(state.phase, ()):
        return Phrase("longhorn-error-phase", {"phase": Phrase(f"longhorn-phase-{state.phase}")})
    if action.kind == "move":
        return _why_not_there(state, int(action.args[0]))
    return Phrase(f"longhorn-error-{action.kind}")


def _why_not_there(state: State, place: int) -> Phrase:
    cell = state.places.index(place)
    if cell not in REACH[state.outlaw][state.stolen]:
        return Phrase("longhorn-error-move-far", {"steps": state.stolen})
    if state.cows[cell] == NO_COWS:
        return Phrase("longhorn-error-move-empty")
    return Phrase("longhorn-error-move-danger")


_WANTED: Final[dict[str, tuple[str, ...]]] = {
    "start": ("start",),
    "steal": ("steal",),
    "brand": ("brand",),
    "epidemic": ("epidemic",),
    "ambush": ("ambush", "nugget"),
    "snake": ("snake",),
    "move": ("move",),
}

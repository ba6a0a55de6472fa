"""The rules of Desperados behind one door: who acts, and what an action does."""

from __future__ import annotations

from typing import Final

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.core.errors import IllegalAction
from highnoon.core.game import Step
from highnoon.games.desperados import chance, turn
from highnoon.games.desperados.legal import legal
from highnoon.games.desperados.pieces import members
from highnoon.games.desperados.reasons import why_not
from highnoon.games.desperados.state import CHANCE_PHASES, NOWHERE, SHERIFF, UNDECIDED, State

_CHANCE: Final = frozenset({CHANCE})
_NOBODY: Final[frozenset[Seat]] = frozenset()
_SHERIFF: Final = frozenset({SHERIFF})
_GANGS: Final = tuple(frozenset(members(mask)) for mask in range(64))
"""Sets of seats by their mask."""


def actors(state: State) -> frozenset[Seat]:
    """Whom the game waits for: of the gang, all who have not chosen yet."""
    phase = state.phase
    if phase in ("sheriff", "muster"):
        return _SHERIFF
    waiting = 0
    if phase == "cards":
        for seat in range(1, state.players):
            if len(state.rows[seat]) < state.move:
                waiting |= 1 << seat
    elif phase == "heists":
        for seat in range(1, state.players):
            if state.decisions[seat] == UNDECIDED:
                waiting |= 1 << seat
    elif phase == "hideout":
        for seat in range(1, state.players):
            if state.starts[seat] == NOWHERE:
                waiting |= 1 << seat
    else:
        return _CHANCE if phase in CHANCE_PHASES else _NOBODY
    return _GANGS[waiting]


_DRAW: Final = {"plan": chance.plan, "bank": chance.bank, "tile": chance.tile}


def apply(state: State, seat: Seat, action: Action) -> Step:
    """What an action does, or `IllegalAction` with the reason."""
    drawn = seat == CHANCE and chance.possible(state, action)
    if not drawn and action not in legal(state, seat):
        raise IllegalAction(why_not(state, seat, action))
    kind = action.kind
    if drawn:
        return _DRAW[kind](state, action)
    if kind in ("card", "no-card"):
        return turn.lay(state, seat, action)
    if kind == "ride":
        return turn.ride(state, action)
    if kind == "place":
        return turn.place(state, seat, action)
    return turn.decide(state, seat, action)

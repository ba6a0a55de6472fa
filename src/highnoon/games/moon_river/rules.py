"""The rules of Moon River behind one door: who acts, and what an action does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.core.errors import IllegalAction
from highnoon.core.game import Step
from highnoon.games.moon_river import boards, chance, expanding, partners, rounds, symbols
from highnoon.games.moon_river.legal import legal
from highnoon.games.moon_river.reasons import why_not
from highnoon.games.moon_river.state import State

_ACTORS: Final[tuple[frozenset[Seat], ...]] = (
    *(frozenset({seat}) for seat in range(4)),
    frozenset(),
    frozenset({CHANCE}),
)
"""By seat; nobody is -2 and chance -1, counted from the end."""


def actors(state: State) -> frozenset[Seat]:
    """Whom the game waits for."""
    return _ACTORS[state.seat]


def apply(state: State, seat: Seat, action: Action) -> Step:
    """What an action does, or `IllegalAction` with the reason."""
    drawn = seat == CHANCE == state.seat and chance.possible(state, action)
    if not drawn and action not in legal(state, seat):
        raise IllegalAction(why_not(state, seat, action))
    return _DO[action.kind](state, action)


_DO: Final[dict[str, Callable[[State, Action], Step]]] = {
    "board": boards.take_board,
    "scenario": rounds.scenario,
    "chip": rounds.chip,
    "draw": rounds.draw,
    "ranchero": rounds.ranchero,
    "stand": rounds.stand,
    "take": expanding.take,
    "keep": expanding.keep,
    "join": expanding.join,
    "discard": expanding.discard,
    "place": symbols.place,
    "drought": symbols.drought,
    "circle": symbols.circle,
    "recruit": partners.recruit,
    "cowboy": partners.cowboy,
    "drive": partners.drive,
    "offer": partners.offer,
    "demand": partners.demand,
    "steal": partners.steal,
    "enough": partners.enough,
    "bonus": symbols.lay_tile,
    "forgo": symbols.forgo,
}

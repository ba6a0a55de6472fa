"""What a player may do in each phase of Longhorn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from highnoon.core.action import Action, Seat
from highnoon.games.longhorn.actions import (
    AMBUSH_ANY,
    AMBUSH_COWS,
    AMBUSH_NUGGET,
    BRAND,
    EPIDEMIC,
    INDEX,
    MOVE,
    SNAKE,
    START,
    STEAL,
)
from highnoon.games.longhorn.pieces import (
    COLOURS,
    DANGEROUS,
    NEIGHBOURS,
    PLACES,
    REACH,
    START_COWS,
)
from highnoon.games.longhorn.state import NO_COWS, State, on_board

_COLOURS: Final = range(len(COLOURS))
_STARTS: Final = tuple(
    START[place] for place, printed in enumerate(PLACES) if printed.cows == START_COWS
)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """What a seat may do now: the state keeps the choices of whoever is asked."""
    asked = 1 - state.side if state.phase == "start" else state.side
    return state.choices if seat == asked else ()


def with_choices(state: State) -> State:
    """The state with its legal choices filled in."""
    return state._replace(choices=_CHOICES.get(state.phase, _none)(state))


def destinations(state: State) -> list[int]:
    """The cells the outlaw may go to: with cows, at the right distance, danger respected."""
    cows = state.cows
    reach = [cell for cell in REACH[state.outlaw][state.stolen] if cows[cell] != NO_COWS]
    if len(reach) > 1:
        banned = state.last[state.side if state.again else 1 - state.side]
        if banned in reach and state.tokens[banned] in DANGEROUS:
            reach.remove(banned)
    return reach


def _none(state: State) -> tuple[Action, ...]:
    return ()


def _start(state: State) -> tuple[Action, ...]:
    return _STARTS


def _steal(state: State) -> tuple[Action, ...]:
    here = state.cows[state.outlaw]
    return tuple(STEAL[colour] for colour in _COLOURS if here[colour])


def _brand(state: State) -> tuple[Action, ...]:
    found = [
        BRAND[state.places[cell]][colour]
        for cell in NEIGHBOURS[state.outlaw]
        for colour in _COLOURS
        if state.cows[cell][colour]
    ]
    return tuple(sorted(found, key=INDEX.__getitem__))


def _epidemic(state: State) -> tuple[Action, ...]:
    left = on_board(state)
    if not any(left):
        return EPIDEMIC if state.strikes == "former" else ()
    if state.strikes == "any":
        return EPIDEMIC
    return tuple(EPIDEMIC[colour] for colour in _COLOURS if left[colour])


def _ambush(state: State) -> tuple[Action, ...]:
    herd, purse = state.herds[1 - state.side], state.nuggets[1 - state.side]
    cows = tuple(AMBUSH_COWS[c] for c in _COLOURS if herd[c] >= 2)
    if not purse:
        return cows
    if state.choose_nugget:
        return (*cows, *(AMBUSH_NUGGET[letter] for letter in sorted(set(purse))))
    return (*cows, AMBUSH_ANY)


def _snake(state: State) -> tuple[Action, ...]:
    row = SNAKE[state.to_place[0]]
    return tuple(row[place] for place in sorted(state.places[c] for c in NEIGHBOURS[state.outlaw]))


def _move(state: State) -> tuple[Action, ...]:
    return tuple(MOVE[place] for place in sorted(state.places[c] for c in destinations(state)))


_CHOICES: Final[dict[str, Callable[[State], tuple[Action, ...]]]] = {
    "start": _start,
    "steal": _steal,
    "brand": _brand,
    "epidemic": _epidemic,
    "ambush": _ambush,
    "snake": _snake,
    "move": _move,
}

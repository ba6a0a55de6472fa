"""What a player may do in each phase of Longhorn, and why not something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from highnoon.core.action import Action, Phrase, Seat
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
from highnoon.games.longhorn.state import ENDED, NO_COWS, State, on_board

_COLOURS: Final = range(len(COLOURS))
_STARTS: Final = tuple(
    START[place] for place, printed in enumerate(PLACES) if printed.cows == START_COWS
)


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


def not_your_turn(state: State, seat: Seat) -> Phrase:
    """Why a seat the game does not wait for may not act."""
    if state.phase in ENDED:
        return Phrase("error-over")
    return Phrase("error-not-your-turn", {"seat": seat})


def why_not(state: State, action: Action) -> Phrase:
    """Why a player may not do this now."""
    wanted = _WANTED.get(state.phase, ())
    if action.kind not in wanted:
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


_CHOICES: Final[dict[str, Callable[[State], tuple[Action, ...]]]] = {
    "start": _start,
    "steal": _steal,
    "brand": _brand,
    "epidemic": _epidemic,
    "ambush": _ambush,
    "snake": _snake,
    "move": _move,
}

_WANTED: Final[dict[str, tuple[str, ...]]] = {
    "start": ("start",),
    "steal": ("steal",),
    "brand": ("brand",),
    "epidemic": ("epidemic",),
    "ambush": ("ambush", "nugget"),
    "snake": ("snake",),
    "move": ("move",),
}

"""What the token of an emptied place does, and the decisions it asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from highnoon.core.action import Action
from highnoon.core.game import Event, Step
from highnoon.games.longhorn.actions import AMBUSH_ANY
from highnoon.games.longhorn.legal import with_choices
from highnoon.games.longhorn.pieces import COLOURS, EACH_COLOUR, TOKENS
from highnoon.games.longhorn.state import NO_COWS, NO_TOKEN, Phase, State, on_board, without
from highnoon.games.longhorn.turn import drop_token, herds_with, nine, to_move


def use(state: State, token: str, events: tuple[Event, ...]) -> Step:
    """Apply a token that was just taken off the board."""
    return _USE[TOKENS[token].key](state, token, events)


def _use_nugget(state: State, token: str, events: tuple[Event, ...]) -> Step:
    mine = "".join(sorted(state.nuggets[state.side] + token))
    purse = (mine, state.nuggets[1]) if state.side == 0 else (state.nuggets[0], mine)
    return to_move(state._replace(nuggets=purse), events)


def _use_oil(state: State, token: str, events: tuple[Event, ...]) -> Step:
    return to_move(state._replace(again=True), events)


def _use_choice(state: State, token: str, events: tuple[Event, ...]) -> Step:
    """Iron, epidemic and ambush ask for a decision, if there is anything to decide."""
    phase: Phase = _PHASE[TOKENS[token].key]
    asked = with_choices(state._replace(phase=phase))
    return Step(asked, events) if asked.choices else to_move(state, events)


def _use_rattlesnake(state: State, token: str, events: tuple[Event, ...]) -> Step:
    herd = state.herds[state.side]
    fleeing = tuple(colour for colour in range(len(COLOURS)) if herd[colour])
    return Step(with_choices(state._replace(phase="snake", to_place=fleeing)), events)


def brand(state: State, action: Action) -> Step:
    """All cows of one colour from a neighbouring place."""
    place, colour = int(action.args[0]), int(action.args[1])
    cell = state.places.index(place)
    count = state.cows[cell][colour]
    left = without(state.cows[cell], colour, count)
    data = {"seat": state.side, "place": place, "colour": colour, "count": count}
    events: tuple[Event, ...] = (Event("branded", data),)
    after = state._replace(
        cows=(*state.cows[:cell], left, *state.cows[cell + 1 :]),
        herds=herds_with(state, colour, count),
    )
    if left == NO_COWS:
        after, lost = _lose_tokens(after, (cell,))
        events += lost
    if after.herds[state.side][colour] == EACH_COLOUR:
        return nine(after, colour, events)
    return to_move(after, events)


def epidemic(state: State, action: Action) -> Step:
    """All cows of a colour leave the board, and the colour loses its worth."""
    colour = int(action.args[0])
    cows = tuple(without(here, colour, here[colour]) for here in state.cows)
    emptied = tuple(cell for cell, here in enumerate(cows) if here == NO_COWS != state.cows[cell])
    count = on_board(state)[colour]
    event = Event("epidemic", {"seat": state.side, "colour": colour, "count": count})
    after, lost = _lose_tokens(state._replace(cows=cows, struck=colour), emptied)
    return to_move(after, (event, *lost))


def _lose_tokens(state: State, emptied: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    """Tokens of places emptied by iron or epidemic go back to the box without effect."""
    lost = []
    for cell in emptied:
        if state.tokens[cell] != NO_TOKEN:
            data = {"place": state.places[cell], "token": state.tokens[cell]}
            lost.append(Event("token-lost", data))
            state = drop_token(state, cell)
    return state, tuple(lost)


def ambush(state: State, action: Action) -> Step:
    """Two cows of a colour from the opponent."""
    colour, seat = int(action.args[0]), state.side
    theirs = without(state.herds[1 - seat], colour, 2)
    mine = without(state.herds[seat], colour, -2)
    after = state._replace(herds=(mine, theirs) if seat == 0 else (theirs, mine))
    event = Event("ambushed-cows", {"seat": seat, "colour": colour, "count": 2})
    if mine[colour] == EACH_COLOUR:
        return nine(after, colour, (event,))
    return to_move(after, (event,))


def nugget(state: State, action: Action) -> Step:
    """A nugget from the opponent: a chosen one, or one to be drawn."""
    if action == AMBUSH_ANY:
        return Step(state._replace(phase="draw", choices=()), ())
    return _take_nugget(state, str(action.args[0]))


def draw(state: State, action: Action) -> Step:
    """Chance has drawn the nugget."""
    return _take_nugget(state, str(action.args[0]))._replace(reveals=True)


def _take_nugget(state: State, letter: str) -> Step:
    seat = state.side
    theirs = state.nuggets[1 - seat].replace(letter, "", 1)
    mine = "".join(sorted(state.nuggets[seat] + letter))
    after = state._replace(nuggets=(mine, theirs) if seat == 0 else (theirs, mine))
    return to_move(after, (Event("ambushed-nugget", {"seat": seat, "token": letter}),))


def snake(state: State, action: Action) -> Step:
    """One frightened cow runs to a neighbouring place."""
    colour, place = int(action.args[0]), int(action.args[1])
    cell = state.places.index(place)
    there = without(state.cows[cell], colour, -1)
    after = state._replace(
        cows=(*state.cows[:cell], there, *state.cows[cell + 1 :]),
        herds=herds_with(state, colour, -1),
        to_place=state.to_place[1:],
    )
    event = Event("fled", {"seat": state.side, "colour": colour, "place": place})
    if after.to_place:
        return Step(with_choices(after), (event,))
    return to_move(after, (event,))


_USE: Final[dict[str, Callable[[State, str, tuple[Event, ...]], Step]]] = {
    "nugget": _use_nugget,
    "iron": _use_choice,
    "epidemic": _use_choice,
    "oil": _use_oil,
    "ambush": _use_choice,
    "rattlesnake": _use_rattlesnake,
}

_PHASE: Final[dict[str, Phase]] = {"iron": "brand", "epidemic": "epidemic", "ambush": "ambush"}

"""Steps that every turn of Longhorn is made of: gaining cows, dropping tokens, going on."""

from __future__ import annotations

from highnoon.core.game import Event, Step
from highnoon.games.longhorn.actions import MOVE
from highnoon.games.longhorn.legal import destinations
from highnoon.games.longhorn.state import NO_TOKEN, Cows, State, without


def nine(state: State, colour: int, events: tuple[Event, ...]) -> Step:
    """Nine cows of one colour win at once."""
    event = Event("nine", {"seat": state.side, "colour": colour})
    return Step(state._replace(phase="nine", choices=()), (*events, event))


def herds_with(state: State, colour: int, count: int) -> tuple[Cows, Cows]:
    """Both herds after the player in turn has got so many cows of a colour."""
    mine = without(state.herds[state.side], colour, -count)
    return (mine, state.herds[1]) if state.side == 0 else (state.herds[0], mine)


def drop_token(state: State, cell: int) -> State:
    """The state without the token of this cell."""
    return state._replace(tokens=(*state.tokens[:cell], NO_TOKEN, *state.tokens[cell + 1 :]))


def to_move(state: State, events: tuple[Event, ...]) -> Step:
    """Ask for the outlaw's destination, or end the game if there is none."""
    cells = destinations(state)
    if not cells:
        return Step(state._replace(phase="scored", choices=()), (*events, Event("scored", {})))
    places = sorted(state.places[cell] for cell in cells)
    return Step(
        state._replace(phase="move", choices=tuple(MOVE[place] for place in places)), events
    )

"""Who plays on which board: the camp sides, or the legends, chosen, drawn or by colour."""

from __future__ import annotations

from typing import Final

from highnoon.core.action import CHANCE, Action, Seat
from highnoon.core.game import Event, Step
from highnoon.games.moon_river.legal import ask, boards_left
from highnoon.games.moon_river.pieces import LEGENDS, NO_BOARD, Kit
from highnoon.games.moon_river.state import State, empty_ranch, first_draw, put, start

CAMP: Final = "camp"
CHOSEN: Final = "legend"
DRAWN: Final = "legend-drawn"
BY_COLOUR: Final = "legend-colours"
BOARDS: Final = (CAMP, CHOSEN, DRAWN, BY_COLOUR)
"""The values of the option `boards`."""


def seated(kit: Kit, players: int, boards: str, scenario: str) -> State:
    """The table at the very beginning: boards are chosen or drawn before anything else."""
    if boards in (CAMP, BY_COLOUR):
        keys = [CAMP] * players if boards == CAMP else LEGENDS[:players]
        return start(kit, keys, scenario)
    bare = start(kit, [NO_BOARD] * players, scenario)
    return bare._replace(phase="board") if boards == DRAWN else _asks(bare, 0)


def take_board(state: State, action: Action) -> Step:
    """The next seat without a board gets this one; the last board of all needs no decision."""
    drawn = state.seat == CHANCE
    after, events = _with(state, str(action.args[0]), drawn)
    left = boards_left(after)
    if len(left) == 1 and _without(after) < len(after.ranches):
        after, last = _with(after, left[0], drawn)
        events += last
    seat = _without(after)
    if seat < len(after.ranches):
        return Step(after if drawn else _asks(after, seat), events, reveals=drawn)
    ready = after._replace(phase=first_draw(after.scenario), seat=CHANCE, choices=())
    return Step(ready, events, reveals=drawn)


def _asks(state: State, seat: Seat) -> State:
    return ask(state._replace(seat=seat), "board")


def _without(state: State) -> Seat:
    """The first seat that has no board yet."""
    boards = [ranch.board for ranch in state.ranches]
    return boards.index(NO_BOARD) if NO_BOARD in boards else len(boards)


def _with(state: State, key: str, drawn: bool) -> tuple[State, tuple[Event, ...]]:
    seat = _without(state)
    ranch = empty_ranch(state.kit, key, len(state.ranches))
    event = Event("board-drawn" if drawn else "board-chosen", {"seat": seat, "board": key})
    return state._replace(ranches=put(state.ranches, seat, ranch)), (event,)

"""Positions for the tests of Longhorn: a board, and sensible herds around it."""

from __future__ import annotations

from highnoon import Action, Event, game
from highnoon.games.longhorn.pieces import COLOURS
from highnoon.games.longhorn.state import State

LONGHORN = game("longhorn")


def position(
    board: str,
    outlaw: str,
    *,
    side: str = "E",
    phase: str = "steal",
    eagle: str | None = None,
    jessie: str | None = None,
    last: str = "--",
    struck: str = "-",
    ambush: str = "random",
    strikes: str = "any",
) -> State:
    """The position of this board (spaces ignored). Herds not given share what is left.

    With empty `strikes` it is a position of rules version 1.
    """
    board = "".join(board.split())
    cows = [cell.partition(".")[0][1:] for row in board.split("/") for cell in row.split(",")]
    given = [(herd or "").partition("$")[0] for herd in (eagle, jessie)]
    shares = ["", ""]
    for colour in COLOURS:
        left = 9 - sum(text.count(colour) for text in (*cows, *given))
        if colour != struck and eagle is None:
            shares[0] += colour * (left if jessie is not None else left - left // 2)
        if colour != struck and jessie is None:
            shares[1] += colour * (left if eagle is not None else left // 2)
    first = (shares[0] or "-") if eagle is None else eagle
    second = (shares[1] or "-") if jessie is None else jessie
    text = f"{board} {side} {phase} {outlaw} {first} {second} {last} {struck} {ambush} {strikes}"
    state: State = LONGHORN.parse_position(text)
    return state


def act(state: State, *texts: str) -> State:
    """The state after these actions, each by whoever is due."""
    for text in texts:
        seat = min(LONGHORN.actors(state))
        state = LONGHORN.apply(state, seat, LONGHORN.parse_action(text)).state
    return state


def events(state: State, text: str) -> list[Event]:
    """What happens when this is done."""
    seat = min(LONGHORN.actors(state))
    return list(LONGHORN.apply(state, seat, LONGHORN.parse_action(text)).events)


def choices(state: State) -> list[str]:
    """The legal actions in notation."""
    actions: list[Action] = [
        action for seat in LONGHORN.actors(state) for action in LONGHORN.legal_actions(state, seat)
    ]
    return [LONGHORN.action_text(action) for action in actions]


def herd(state: State, seat: int) -> str:
    """A herd as letters."""
    return "".join(letter * count for letter, count in zip(COLOURS, state.herds[seat], strict=True))


def cell(state: State, letter: str) -> str:
    """What lies on a place now, as in the position text."""
    board = LONGHORN.position_text(state).split()[0]
    return next(cell for row in board.split("/") for cell in row.split(",") if cell[0] == letter)

"""A table for the rules' tests: a position from a few fields, and words to act with."""

from __future__ import annotations

from highnoon import CHANCE, Event, IllegalAction
from highnoon.games.desperados.game import DESPERADOS
from highnoon.games.desperados.state import SEATS, State

BASE = {
    "players": "3",
    "phase": "cards",
    "round": "1",
    "move": "1",
    "plan": "1",
    "sheriff": "taos:fort-sumner",
    "green": "yuma",
    "red": "prescott",
    "deputies": "taos,taos",
    "banks": "500.0,800.0,1100.0,2300.0,2600.0",
}
"""Banks are those of Prescott, Tucson, Silver City, Santa Fe and El Paso."""

USED_UP = (
    "bank.500.0,bank.800.0,bank.1400.1,bank.1700.1,bank.2000.2,bank.2900.2,bank.3200.3,bank.2000.3"
)
"""Four rounds in which the banks of Prescott and Tucson were robbed: one tile is left for them."""


def table(**fields: str) -> State:
    """The base position with some fields changed; an underscore in a name stands for a hyphen."""
    changed = {name.replace("_", "-"): value for name, value in fields.items()}
    merged = {**BASE, **changed}
    text = " ".join(f"{name}={value}" for name, value in merged.items() if value)
    return DESPERADOS.parse_position(text)


def act(state: State, *lines: str) -> State:
    """Do what the lines say, each `seat: action`; `chance` is a seat too."""
    return film(state, *lines)[0]


def film(state: State, *lines: str) -> tuple[State, list[Event]]:
    """The state after the lines, and all events on the way."""
    events: list[Event] = []
    for line in lines:
        who, _, text = line.partition(": ")
        seat = CHANCE if who == "chance" else SEATS.index(who)
        step = DESPERADOS.apply(state, seat, DESPERADOS.parse_action(text))
        assert not DESPERADOS.check(step.state), (line, DESPERADOS.check(step.state))
        state, events = step.state, [*events, *step.events]
    return state, events


def may(state: State, seat: str) -> list[str]:
    """The actions a seat may take, as texts."""
    actions = DESPERADOS.legal_actions(state, SEATS.index(seat))
    return [DESPERADOS.action_text(action) for action in actions]


def refusal(state: State, line: str) -> str:
    """The key of the reason why this cannot be done, without the game's name."""
    try:
        act(state, line)
    except IllegalAction as error:
        return error.reason.key.removeprefix("desperados-error-")
    raise AssertionError(f"{line} was possible")


def of_kind(events: list[Event], kind: str) -> list[dict[str, object]]:
    """The data of all events of one kind."""
    return [event.data for event in events if event.kind == kind]


def idle(state: State, *seats: str) -> State:
    """These desperados do nothing."""
    return act(state, *(f"{seat}: nothing" for seat in seats))

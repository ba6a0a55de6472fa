"""A line of play of Longhorn, told turn by turn: its number, who plays, what is done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from highnoon.cli.screen import Screen
from highnoon.core.action import CHANCE, Action, Seat
from highnoon.games.longhorn import rules
from highnoon.games.longhorn.game import LONGHORN
from highnoon.games.longhorn.state import State
from highnoon.games.longhorn.words import seat as seat_name


class Turn(NamedTuple):
    """One player's actions until the other plays; numbered like the turns of a record."""

    number: int
    seat: Seat
    actions: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        """The turn as JSON data."""
        seat = LONGHORN.seat_key(self.seat)
        return {"turn": self.number, "seat": seat, "actions": list(self.actions)}


def turns(state: State, line: Iterable[Action], first: int = 1) -> list[Turn]:
    """The turns of a line that begins in this position, whose turn has the number `first`."""
    found: list[Turn] = []
    for action in line:
        (seat,) = rules.actors(state)
        text = LONGHORN.action_text(action)
        state = rules.apply(state, seat, action).state
        if found and seat in (found[-1].seat, CHANCE):
            found[-1] = found[-1]._replace(actions=(*found[-1].actions, text))
        else:
            found.append(Turn(first + len(found), seat, (text,)))
    return found


def table(screen: Screen, told: Iterable[Turn]) -> Table:
    """The turns below each other."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(justify="right")
    for turn in told:
        name = screen.say(seat_name(turn.seat))
        rows.add_row(f"  {turn.number}.", f"{name}:", Text("; ".join(turn.actions)))
    return rows

"""What a seat does in the game: it decides, gives up, speaks and plans."""

from __future__ import annotations

from highnoon.core.action import Seat
from highnoon.core.lines import Hearers
from highnoon.server.table.changes import Outcome
from highnoon.server.table.log import log_part
from highnoon.server.table.requests import Click
from highnoon.server.table.table import Table
from highnoon.server.wire.answers import Done, Noted
from highnoon.server.wire.encoding import Encoded, joined, members
from highnoon.server.wire.tables import ActAnswer, ActHead


def act(table: Table, seat: Seat, action: str, version: int, click: Click) -> Outcome:
    """A person decides for their seat; the answer tells what came of it."""
    table.check_person(seat)
    table.capacity.check_decision(seat)
    table.log(seat).tell()
    table.match.play(seat, action, version)
    told: ActHead = {"request": click.id, "version": table.match.version(seat)}
    answer: Encoded[ActAnswer] = joined(members(told), log_part(*table.log(seat).news()))
    return table.changed(table.without_undo(), seat, click, answer, acted=seat)


def act_for(table: Table, seat: Seat, action: str, version: int) -> Outcome:
    """The computer decides for a seat; it needs no answer, and no log in words."""
    table.match.play(seat, action, version)
    return table.changed(table.without_undo(), acted=seat)


def resign(table: Table, seat: Seat, click: Click | None) -> Outcome:
    """A person gives up."""
    table.check_person(seat)
    return lose(table, seat, click)


def lose(table: Table, seat: Seat, click: Click | None = None) -> Outcome:
    """A seat has lost, whoever sits there."""
    table.match.resign(seat)
    return table.changed(table.without_undo(), seat, click, Done(done=True))


def say(table: Table, seat: Seat, text: str, to: Hearers, click: Click | None) -> Outcome:
    """A message to all, or to the speaker's own side."""
    table.capacity.check_talk(seat, text)
    table.match.say(seat, text, to)
    return table.changed(table.meta, seat, click, Noted())


def pencil(table: Table, seat: Seat, text: str) -> Outcome:
    """A plan that only the seat's own side can read."""
    table.capacity.check_plan(seat, text)
    table.match.pencil(seat, text)
    return table.changed(table.meta)

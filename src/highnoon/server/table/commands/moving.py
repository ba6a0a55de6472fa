"""A table that moves to the device of the only person at it, and back.

Wherever it is not, it rests: nobody decides there, and no clock runs. What its owner's device has
held, secrets included, only that device can vouch for, so the seats keep the mark.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from highnoon.core.action import Seat
from highnoon.core.errors import HighNoonError
from highnoon.core.lines import Line
from highnoon.core.record import written
from highnoon.core.replay import go_on
from highnoon.server.table.changes import Meta, Nothing, Outcome, Stored
from highnoon.server.table.seats import Along, seats_of
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused


def take_along(table: Table, seat: Seat) -> Outcome:
    """The person on this seat takes the table along; asked again, it is along already."""
    seats = table.meta.seats
    if table.meta.along:
        return Nothing()
    mine = seats_of(seats, seat)
    others = [one for n, one in enumerate(seats) if n not in mine and one.kind != "bot"]
    if others or table.settled or table.head.group is not None or table.lesson is not None:
        raise Refused(409, "along-error-stays")
    table.capacity.check_change()
    return table.changed(_marked(table.without_undo(), "gone"))


def come_along(table: Table) -> Outcome:
    """The table has come to the device: it plays on there."""
    return table.changed(_marked(table.meta, "back"))


def go_home(table: Table, seat: Seat) -> Outcome:
    """What was played on the device has been brought back: here it rests from now on."""
    return Nothing() if table.meta.along else table.changed(_marked(table.without_undo(), "gone"))


def bring_back(table: Table, seat: Seat, played: Sequence[Line]) -> Outcome:
    """The table comes back with all that was played: it must follow what is known here."""
    if not table.meta.along:
        raise Refused(409, "along-error-home")
    known = len(table.match.log)
    if list(played[:known]) != list(table.match.log):
        raise Refused(409, "along-error-strayed")
    try:
        # Tried out first: what is refused leaves no trace.
        Table.load(Stored(table.head, table.meta, table.seq, written(played)))
    except HighNoonError as error:
        raise Refused(409, "along-error-strayed") from error
    go_on(table.match, played[known:], known + 2)
    return table.changed(_marked(table.meta, "back"))


def fetch_back(table: Table, seat: Seat) -> Outcome:
    """The table goes on from where it left, without what was played elsewhere since."""
    return table.changed(_marked(table.meta, "back")) if table.meta.along else Nothing()


def _marked(meta: Meta, along: Along) -> Meta:
    return replace(
        meta,
        seats=tuple(
            replace(info, along=along) if info.kind == "person" else info for info in meta.seats
        ),
    )

"""The company at a table: people who leave, are replaced by the computer, and come back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from highnoon.core.action import Seat
from highnoon.server.table.changes import Nothing, Outcome
from highnoon.server.table.seats import SeatInfo, Why, seats_of
from highnoon.server.table.table import Table
from highnoon.server.table.votes import carried, voted
from highnoon.server.wire.answers import Done
from highnoon.server.wire.refusals import Refused


def leave(table: Table, seat: Seat) -> Outcome:
    """A person leaves a running table; the computer plays on."""
    if table.match.over:
        raise Refused(409, "error-over")
    if table.meta.seats[seat].stand_in:
        return Nothing()
    table.capacity.check_change()
    return _stand_in(table, seats_of(table.meta.seats, seat), "left")


def come_back(table: Table, seat: Seat) -> Outcome:
    """A person takes their seats back from the computer."""
    meta = table.meta
    if meta.seats[seat].stand_in is None:
        return Nothing()
    if not table.may_come_back(seat):
        raise Refused(409, "error-clock-over")
    table.capacity.check_change()
    own = [one for one in seats_of(meta.seats, seat) if table.may_come_back(one)]
    fresh = tuple(
        replace(info, stand_in=None, why=None) if n in own else info
        for n, info in enumerate(meta.seats)
    )
    return table.changed(replace(meta, seats=fresh))


def absent(table: Table, seat: Seat) -> Outcome:
    """A person has been away too long; the computer plays on all their seats."""
    return _stand_in(table, seats_of(table.meta.seats, seat), "absent")


def wait_no_longer(table: Table, seat: Seat, away: Seat, end: bool) -> Outcome:
    """Whoever waits for somebody lets the computer play for them, or ends it without a winner."""
    table.check_person(seat)
    table.check_person(away)
    table.capacity.check_change()
    if not end:
        return absent(table, away)
    table.match.abandon(away)
    return table.changed(table.without_undo())


def out_of_time(table: Table, seats: Collection[Seat]) -> Outcome:
    """The time of these seats is over: what the table agreed on for that comes true."""
    if table.head.pace.zero == "computer" or not table.two_sides:
        return _stand_in(table, seats, "clock")
    table.match.resign(min(seats), late=True)
    return table.changed(table.without_undo())


def vote(table: Table, seat: Seat, against: Seat, agree: bool) -> Outcome:
    """A person votes on letting the computer take another person's seats for good."""
    if table.match.over:
        raise Refused(409, "error-over")
    table.check_person(seat)
    table.capacity.check_change()
    meta = table.meta
    after = voted(meta.vote, meta.seats, seat, against, agree, table.now())
    if not carried(after, meta.seats):
        return table.changed(replace(meta, vote=after), answer=Done(done=False))
    lost = seats_of(meta.seats, against)
    bot = SeatInfo("bot", table.head.pace.level)
    fresh = tuple(bot if n in lost else info for n, info in enumerate(meta.seats))
    meta = replace(meta, seats=fresh, vote=None, undo=None)
    return table.changed(meta, answer=Done(done=True))


def _stand_in(table: Table, seats: Collection[Seat], why: Why) -> Outcome:
    """The computer plays on these seats from now on."""
    level, meta = table.head.pace.level, table.meta
    fresh = tuple(
        replace(info, stand_in=level, why=why) if seat in seats and info.stand_in is None else info
        for seat, info in enumerate(meta.seats)
    )
    return table.changed(replace(meta, seats=fresh, undo=None, vote=None))

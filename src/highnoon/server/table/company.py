"""The company at a table: people who leave, are replaced by the computer, and come back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from highnoon.core.action import Seat
from highnoon.server.table.changes import Change
from highnoon.server.table.seats import SeatInfo, Why
from highnoon.server.table.table import Table, put
from highnoon.server.table.votes import carried, seats_of, voted
from highnoon.server.wire.refusals import Refused

OPENER: Final = 0
"""The device from which a table was opened."""


def stand_in(table: Table, seats: Collection[Seat], why: Why) -> Change:
    """The computer plays on these seats from now on."""
    level, meta = table.head.pace.level, table.meta
    fresh = tuple(
        replace(info, stand_in=level, why=why) if seat in seats and info.stand_in is None else info
        for seat, info in enumerate(meta.seats)
    )
    return table.changed(replace(meta, seats=fresh, undo=None, vote=None))


def leave(table: Table, seat: Seat) -> Change | str:
    """A person leaves a running table; the computer plays on."""
    if table.match.over:
        raise Refused(409, "error-over")
    if table.meta.seats[seat].stand_in:
        return "{}"
    table.room.change()
    return stand_in(table, seats_of(table.meta.seats, seat), "left")


def absent(table: Table, seat: Seat) -> Change:
    """A person has been away too long; the computer plays on all his seats."""
    return stand_in(table, seats_of(table.meta.seats, seat), "absent")


def come_back(table: Table, seat: Seat) -> Change | str:
    """A person takes the seat back from the computer."""
    meta = table.meta
    if meta.seats[seat].stand_in is None:
        return "{}"
    if not may_come_back(table, seat):
        raise Refused(409, "error-clock-over")
    table.room.change()
    own = [one for one in seats_of(meta.seats, seat) if may_come_back(table, one)]
    fresh = tuple(
        replace(info, stand_in=None, why=None) if n in own else info
        for n, info in enumerate(meta.seats)
    )
    return table.changed(replace(meta, seats=fresh))


def may_come_back(table: Table, seat: Seat) -> bool:
    """Whether somebody can take the seat back: not when the time for the whole game is over."""
    clock = table.head.pace.clock
    return table.meta.seats[seat].why != "clock" or clock is None or clock.kind == "move"


def offer(table: Table, seat: Seat, of: Seat, code: str) -> Change:
    """Whoever opened the table gives the seat of somebody who never decided anything free again.

    Only what the asker has seen counts: a refusal must not tell of decisions made in secret.
    """
    meta = table.meta
    if table.match.over:
        raise Refused(409, "error-over")
    table.own(seat)
    if meta.seats[seat].device != OPENER:
        raise Refused(403, "error-offer-opener")
    other = of < len(meta.seats) and meta.seats[of].kind == "person"
    if not other or meta.seats[of].device == OPENER:
        raise Refused(409, "error-offer-seat")
    if of in table.log(seat).by:
        raise Refused(409, "error-offer-decided")
    table.room.change()
    seats = put(meta.seats, of, SeatInfo("open"))
    return table.changed(replace(meta, seats=seats, code=meta.code or code, undo=None, vote=None))


def vote(table: Table, seat: Seat, against: Seat, agree: bool) -> Change:
    """A person votes to let the computer take another one's seats for good."""
    if table.match.over:
        raise Refused(409, "error-over")
    table.own(seat)
    table.room.change()
    meta = table.meta
    after = voted(meta.vote, meta.seats, seat, against, agree, table.now())
    if not carried(after, meta.seats):
        return table.changed(replace(meta, vote=after), answer={"done": False})
    lost = seats_of(meta.seats, against)
    bot = SeatInfo("bot", table.head.pace.level)
    fresh = tuple(bot if n in lost else info for n, info in enumerate(meta.seats))
    meta = replace(meta, seats=fresh, vote=None, undo=None)
    return table.changed(meta, answer={"done": True})


def late(table: Table) -> list[Seat]:
    """Seats whose time is over."""
    clocks = table.meta.clocks
    return [] if clocks is None else clocks.late(table.now())


def out_of_time(table: Table, seats: Collection[Seat]) -> Change:
    """What the table agreed on for when somebody's time is over."""
    if table.head.pace.zero == "computer" or not table.two_sides:
        return stand_in(table, seats, "clock")
    table.match.resign(min(seats), late=True)
    return table.changed(table.unasked())

"""Who sits where: people sit down and are named, seats are offered again, bots sit in."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

from highnoon.core.action import Seat
from highnoon.server.table.changes import Nothing, Outcome
from highnoon.server.table.requests import NOBODY, Click, token_for
from highnoon.server.table.seats import Look, SeatInfo, read_code, token_hash, with_seat
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused

OPENER: Final = 0
"""The device from which a table was opened."""


def claim(
    table: Table,
    wanted: Seat | None,
    look: Look,
    code: str | None,
    member: int | None,
    secret: str,
    click: Click,
) -> Outcome:
    """Somebody sits down on an open seat; the answer tells which. The invited have its code.

    A `member` of the table's group is invited without one.

    They have no seat yet, so the repeated request is recognised here; it counts only while the
    seat it brought is still theirs.
    """
    seats, repeated = table.meta.seats, table.repeated(NOBODY, click)
    if repeated is not None:
        seat: Seat = json.loads(repeated.reply)["seat"]
        if seats[seat].token != token_hash(token_for(secret, table.head.id, seat)):
            raise Refused(409, "error-seat-taken")
        return repeated
    free = [seat for seat, info in enumerate(seats) if info.kind == "open"]
    if not free or (wanted is not None and wanted not in free):
        raise Refused(409, "error-table-full" if not free else "error-seat-taken")
    invited = member is not None or read_code(code or "") == table.meta.code
    if table.head.seats_open == "invited" and not invited:
        raise Refused(403, "error-not-invited")
    seat = free[0] if wanted is None else wanted
    device = 1 + max((info.device for info in seats if info.device is not None), default=-1)
    token = token_hash(token_for(secret, table.head.id, seat))
    taken = replace(seats[seat].claimed(look, device, token), member=member)
    code = table.meta.code if len(free) > 1 else None
    meta = replace(table.meta, seats=with_seat(seats, seat, taken), code=code)
    return table.changed(meta, NOBODY, click, {"seat": seat})


def rename(table: Table, seat: Seat, look: Look) -> Outcome:
    """A seat's new name and portrait."""
    table.capacity.check_change()
    named = replace(table.meta.seats[seat], name=look.name, portrait=look.portrait)
    return table.changed(replace(table.meta, seats=with_seat(table.meta.seats, seat, named)))


def offer(table: Table, seat: Seat, of: Seat, code: str) -> Outcome:
    """Whoever opened the table offers the seat of somebody who never decided anything again.

    Only what the asker has seen counts: a refusal must not tell of decisions made in secret.
    """
    meta = table.meta
    if table.match.over:
        raise Refused(409, "error-over")
    table.check_person(seat)
    if meta.seats[seat].device != OPENER:
        raise Refused(403, "error-offer-opener")
    other = of < len(meta.seats) and meta.seats[of].kind == "person"
    if not other or meta.seats[of].device == OPENER:
        raise Refused(409, "error-offer-seat")
    if of in table.log(seat).by:
        raise Refused(409, "error-offer-decided")
    table.capacity.check_change()
    seats = with_seat(meta.seats, of, SeatInfo("open"))
    return table.changed(replace(meta, seats=seats, code=meta.code or code, undo=None, vote=None))


def seat_bot(table: Table, seat: Seat, level: int) -> Outcome:
    """A bot of this level plays on for a seat."""
    info = replace(table.meta.seats[seat], kind="bot", level=level)
    return table.changed(replace(table.meta, seats=with_seat(table.meta.seats, seat, info)))


def follow_with(table: Table, rematch: str) -> Outcome:
    """The next game is at another table; the first to be named stays."""
    if table.meta.rematch is not None:
        return Nothing()
    return table.changed(replace(table.meta, rematch=rematch))

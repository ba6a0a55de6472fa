"""Votes: the people at a table may let the computer take somebody's seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from highnoon.core.action import Seat
from highnoon.server.table.changes import Vote
from highnoon.server.table.seats import SeatInfo, seats_of
from highnoon.server.wire.refusals import Refused

FEWEST: Final = 2
"""At least so many others must agree; where two people play there is no vote."""

PAUSE: Final = 120.0
"""Seconds between a refused vote and the next."""


def voters(seats: Sequence[SeatInfo], against: Seat) -> list[Seat]:
    """The other people, by the first seat of each."""
    found: dict[int | None, Seat] = {}
    for seat, info in enumerate(seats):
        here = info.kind == "person" and info.stand_in is None
        if here and info.device != seats[against].device:
            found.setdefault(info.device, seat)
    return sorted(found.values())


def voted(
    vote: Vote | None,
    seats: Sequence[SeatInfo],
    seat: Seat,
    against: Seat,
    agree: bool,
    now: float,
) -> Vote | None:
    """The vote after a seat has spoken; None when whoever asked for it withdraws it."""
    if against >= len(seats) or seats[against].kind != "person":
        raise Refused(409, "error-vote-nobody")
    needed = voters(seats, against)
    own = next((one for one in needed if one in seats_of(seats, seat)), None)
    if own is None:
        raise Refused(409, "error-vote-own")
    if len(needed) < FEWEST:
        raise Refused(409, "error-vote-few")
    if vote is None or vote.refused is not None:
        wait = 0.0 if vote is None or vote.refused is None else vote.refused + PAUSE - now
        if not agree:
            raise Refused(409, "error-vote-none")
        if wait > 0:
            raise Refused(429, "error-too-many", retry_after=wait)
        return Vote(against, own, (own,))
    if vote.against != against:
        raise Refused(409, "error-vote-open")
    if not agree:
        return None if own == vote.by else replace(vote, refused=now)
    return replace(vote, agreed=tuple(sorted({*vote.agreed, own})))


def carried(vote: Vote | None, seats: Sequence[SeatInfo]) -> bool:
    """Whether all others have agreed."""
    return (
        vote is not None
        and vote.refused is None
        and set(voters(seats, vote.against)) <= set(vote.agreed)
    )

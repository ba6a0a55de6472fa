"""Groups: the same friends find their tables, their results and the next game behind one link.

Whoever has the link may look and come in, as at a table; a member is known by a secret, of which
only a hash is kept.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from highnoon.core.clean import clean_name
from highnoon.server.house.reception import Plan
from highnoon.server.settings import DAY
from highnoon.server.store import ChangedElsewhere, Entered, Group, Member, Store
from highnoon.server.table.requests import Click, new_request, token_for
from highnoon.server.table.seats import SeatInfo, new_id, token_hash
from highnoon.server.wire.groups import Membership
from highnoon.server.wire.refusals import Refused

MOST_MEMBERS: Final = 40
MOST_EVER: Final = 200
"""Numbers of a group, those of members who left included."""
MOST_TABLES: Final = 24
"""Tables of a group that are not over."""
FULL_FOR: Final = 3600.0
TRIES: Final = 5


class Groups:
    """Founds groups, lets people in and out, and says who may do what."""

    def __init__(self, store: Store, most: int, clock: Callable[[], float] = time.time) -> None:
        self._kept = store.groups
        self._most = most
        self._clock = clock

    # --- coming in ---

    async def found(self, name: str, member: str, request: str | None) -> Membership:
        """A new group with its first member; asked again, it is the same group."""
        secret = request or new_request()
        click = Click.secret(secret, "found", name, member)
        before = await self._before(click)
        if before is None:
            if self._most and await self._kept.count() >= self._most:
                raise Refused(429, "error-groups-full", retry_after=FULL_FOR)
            group_id, now = new_id(), self._clock()
            first = Member(0, _named(member), token_hash(token_for(secret, group_id, 0)))
            group = Group(group_id, _named(name), now, now, (first,))
            try:
                await self._kept.found(group, click.id, click.asked)
            except ChangedElsewhere:  # the request came twice at once
                before = await self._before(click)
                if before is None:
                    raise
            else:
                before = Entered(group_id, 0, click.asked)
        return _membership(before, secret)

    async def enter(self, group_id: str, name: str, request: str | None) -> Membership:
        """Come in under a name that nobody else has there."""
        secret = request or new_request()
        click = Click.secret(secret, "enter", group_id, name)
        for _ in range(TRIES):
            before = await self._before(click) or await self._enter(group_id, name, secret, click)
            if before is not None:
                return _membership(before, secret)
        raise ChangedElsewhere

    async def _enter(self, group_id: str, name: str, secret: str, click: Click) -> Entered | None:
        """Under the next number; None where the request or the number was just taken."""
        group = await self.at(group_id)
        self._check_name(group, name)
        if len(group.present) >= MOST_MEMBERS or len(group.members) >= MOST_EVER:
            raise Refused(409, "error-group-full")
        entered = Entered(group_id, len(group.members), click.asked)
        token = token_hash(token_for(secret, group_id, entered.number))
        member = Member(entered.number, _named(name), token)
        try:
            await self._kept.enter(group_id, member, click.id, click.asked)
        except ChangedElsewhere:
            return None
        return entered

    async def _before(self, click: Click) -> Entered | None:
        """What a request brought when it came before; refused where it asked for something else."""
        found = await self._kept.entered(click.id)
        if found is not None and found.asked != click.asked:
            raise Refused(409, "error-request-reused")
        return found

    # --- being in it ---

    async def at(self, group_id: str) -> Group:
        """A group that there is."""
        group = await self._kept.load(group_id)
        if group is None:
            raise Refused(404, "error-group-unknown")
        return group

    async def member(self, group_id: str, token: str | None) -> tuple[Group, Member]:
        """A group and who of it is asking."""
        group = await self.at(group_id)
        found = who(group, token)
        if found is None:
            raise Refused(401, "error-group-token")
        return group, found

    async def look(self, group_id: str, token: str | None) -> tuple[Group, Member | None]:
        """A group as somebody looks at it; a member's look keeps it from being swept."""
        group = await self.at(group_id)
        found, now = who(group, token), self._clock()
        if found is not None and group.seen < now - DAY:
            await self._kept.seen(group_id, now)
        return group, found

    async def rename(self, group_id: str, token: str | None, name: str) -> None:
        """Any member may name the group."""
        await self.member(group_id, token)
        await self._kept.rename(group_id, _named(name))

    async def call(self, group_id: str, token: str | None, name: str) -> None:
        """Another name for oneself."""
        group, member = await self.member(group_id, token)
        self._check_name(group, name, member)
        await self._kept.call(group_id, member._replace(name=_named(name)))

    async def leave(self, group_id: str, token: str | None) -> None:
        """Leave a group; the last one out closes it for good."""
        group, member = await self.member(group_id, token)
        if len(group.present) == 1:
            await self._kept.close(group_id)
        else:
            await self._kept.call(group_id, member._replace(gone=True, token=""))

    def _check_name(self, group: Group, name: str, own: Member | None = None) -> None:
        wanted = _named(name).casefold()
        others = (one for one in group.present if own is None or one.number != own.number)
        if any(one.name.casefold() == wanted for one in others):
            raise Refused(409, "error-group-name-taken")

    # --- its tables ---

    async def plan(self, plan: Plan, group_id: str, token: str, again: bool) -> Plan:
        """A table as one of the group's: its opener sits there as the member they are.

        What is asked for `again` is there already, and needs no more room.
        """
        group, member = await self.member(group_id, token)
        if not again and len(await self._kept.running(group.id)) >= MOST_TABLES:
            raise Refused(409, "error-group-tables", most=MOST_TABLES)
        await self._kept.seen(group.id, self._clock())
        return replace(plan, group=group.id, seats=_as_member(plan.seats, member))


def who(group: Group, token: str | None) -> Member | None:
    """Whose secret this is."""
    hashed = None if token is None else token_hash(token)
    return next((one for one in group.present if one.token == hashed), None)


def _as_member(seats: Sequence[SeatInfo], member: Member) -> list[SeatInfo]:
    """The first person's seat is the opener's own; others at their device are guests."""
    mine = next((n for n, one in enumerate(seats) if one.kind == "person"), None)
    return [
        replace(one, member=member.number, name=one.name or member.name) if n == mine else one
        for n, one in enumerate(seats)
    ]


def _named(name: str) -> str:
    cleaned = clean_name(name)
    if not cleaned:
        raise Refused(400, "error-group-nameless")
    return cleaned


def _membership(entered: Entered, secret: str) -> Membership:
    token = token_for(secret, entered.group, entered.number)
    return {"id": entered.group, "member": entered.number, "token": token}

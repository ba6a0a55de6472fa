"""The reception: it opens tables and seats people, and does nothing twice."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Final, NamedTuple

from highnoon.core import registry
from highnoon.core.action import CHANCE, Seat
from highnoon.core.match import Match
from highnoon.core.record import Record, written
from highnoon.core.replay import replay, save
from highnoon.server.house.house import House
from highnoon.server.store import ChangedElsewhere
from highnoon.server.table.changes import Head, Meta, Outcome, Stored
from highnoon.server.table.commands import claim, follow_with, offer
from highnoon.server.table.pace import USUAL, Pace, started
from highnoon.server.table.requests import NOBODY, Click, new_request, token_for
from highnoon.server.table.seats import (
    Look,
    SeatInfo,
    SeatsOpen,
    new_code,
    new_id,
    people_asked,
    read_code,
    token_hash,
)
from highnoon.server.table.table import Table
from highnoon.server.wire.answers import NewTable, Seated
from highnoon.server.wire.refusals import Refused

CODE_TRIES: Final = 5
FULL_FOR: Final = 3600.0
"""Seconds after which there may be room for records again."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A table as it was asked for; people who have no token yet sit at the asker's device."""

    game: str
    options: Mapping[str, Any] | None
    seats: Sequence[SeatInfo]
    public: bool = False
    hints: bool = False
    pace: Pace = USUAL
    seed: int | None = None
    seats_open: SeatsOpen = "invited"
    group: str | None = None


class Again(NamedTuple):
    """How the next game is to be: the `same` seats, `rotate` by one, or who takes each seat.

    `level` is that of its computers if it is to be another, `program` its name if it has one.
    """

    seats: str | Sequence[Seat] = "same"
    level: int | None = None
    program: str | None = None
    same_deal: bool = False


class Made(NamedTuple):
    """What a request brought: a table, its code, and the seats of whoever asked."""

    id: str
    code: str | None
    mine: Sequence[Seat]


class Reception:
    """Where everybody comes in."""

    def __init__(
        self,
        house: House,
        clock: Callable[[], float] = time.time,
        name: Callable[[], str] = new_id,
    ) -> None:
        """`name` gives each new table its id."""
        self._house = house
        self._clock = clock
        self._name = name

    async def open(self, plan: Plan, request: str | None, asked: object) -> NewTable:
        """A new table: its id, its code and the secrets of this device's seats."""
        secret = request or new_request()
        click = Click.secret(secret, "open", asked)
        made = await self.before(click) if request else None
        if made is None:
            match = Match.new(registry.game(plan.game), plan.options, plan.seed)
            found, expected = len(plan.seats), len(match.seats)
            if found != expected:
                raise Refused(400, "error-seat-count", found=found, expected=expected)
            made = await self._keep(match, plan, secret, click)
        tokens = {str(seat): token_for(secret, made.id, seat) for seat in made.mine}
        return {"id": made.id, "code": made.code, "tokens": tokens}

    async def keep_record(self, record: Record, click: Click, space: int) -> str:
        """A table made from an uploaded record: to look at, not to play.

        All such tables together take no more than `space` bytes; 0 for no limit.
        """
        match = await asyncio.to_thread(replay, record)
        return await self.keep_match(match, click, space)

    async def keep_match(self, match: Match, click: Click, space: int = 0) -> str:
        """The same, of a record that has been played again."""
        size = len(save(match).dumps().encode())
        if space and await self._house.store.uploaded() + size > space:
            raise Refused(429, "error-records-full", retry_after=FULL_FOR)
        seats = [SeatInfo("record", name=name) for name in match.names]
        plan = Plan(match.game.info.key, None, seats)
        return (await self._keep(match, plan, "", click, size)).id

    async def before(self, click: Click) -> Made | None:
        """What a request brought when it came before."""
        table_id = await self._house.store.by_request(click.id)
        if table_id is None:
            return None
        async with self._house.at(table_id) as table:
            known = table.repeated(NOBODY, click)
        return None if known is None else Made(table_id, **json.loads(known.reply))

    async def _keep(
        self, match: Match, plan: Plan, secret: str, click: Click, uploaded: int | None = None
    ) -> Made:
        """Store a new table: there is one in the end, however often it is asked for."""
        now, table_id, info = self._clock(), self._name(), match.game.info
        head = Head(
            id=table_id,
            game=info.key,
            rules=info.rules,
            data=match.game.fingerprint(match.options),
            options=dict(match.options),
            seed=match.seed,
            public=plan.public,
            hints=plan.hints,
            created=now,
            pace=plan.pace,
            uploaded=uploaded,
            seats_open=plan.seats_open,
            group=plan.group,
        )
        mine = [n for n, one in enumerate(plan.seats) if one.kind == "person" and not one.token]
        seats = tuple(
            replace(one, token=token_hash(token_for(secret, table_id, n))) if n in mine else one
            for n, one in enumerate(plan.seats)
        )
        meta = Meta(seats, finished=now if match.over else None)
        if plan.pace.clock is not None:
            asked = people_asked(match.actors(), seats)
            meta = replace(meta, clocks=started(plan.pace.clock, len(seats), now, asked))
        for attempt in range(CODE_TRIES):
            code = new_code() if any(one.kind == "open" for one in seats) else None
            meta = replace(meta, code=code)
            answers = ((NOBODY, click.id, click.kept(json.dumps({"code": code, "mine": mine}))),)
            stored = Stored(head, meta, lines=written(match.log), answers=answers)
            try:
                due = any(seats[seat].kind == "bot" for seat in match.actors())
                await self._house.store.create(stored, due)
                break
            except ChangedElsewhere:  # the request came twice at once, or the code is in use
                first = await self.before(click)
                if first is not None:
                    return first
                if attempt == CODE_TRIES - 1:
                    raise
        self._house.add(Table(head, meta, match, clock=self._clock, answers=answers))
        return Made(table_id, code, mine)

    async def by_code(self, code: str) -> str:
        """The table that waits for somebody with this code."""
        table_id = await self._house.store.by_code(read_code(code))
        if table_id is None:
            raise Refused(404, "error-code-unknown")
        return table_id

    async def joined(self, request: str | None) -> str | None:
        """The table at which this request brought a seat before."""
        if request is None:
            return None
        return await self._house.store.by_request(Click.secret(request).id)

    async def claim(
        self,
        table_id: str,
        wanted: Seat | None,
        look: Look,
        code: str | None,
        request: str | None,
        member: int | None = None,
    ) -> Seated:
        """Sit down on an open seat of a table: the seat and its secret."""
        secret = request or new_request()
        face = () if look.portrait is None else (look.portrait,)
        click = Click.secret(secret, "sit", wanted, look.name, code, *face)

        def sit(table: Table) -> Outcome:
            return claim(table, wanted, look, code, member, secret, click)

        try:
            outcome = await self._house.change(table_id, sit)
        except ChangedElsewhere:
            if await self._house.store.by_request(click.id) not in (None, table_id):
                raise Refused(409, "error-request-reused") from None
            raise
        seat: Seat = json.loads(outcome.reply)["seat"]
        return {"id": table_id, "seat": seat, "token": token_for(secret, table_id, seat)}

    async def offer(self, table_id: str, token: str, seat: Seat) -> None:
        """Let somebody else have the seat of a person who never decided anything."""
        code = ""

        def free(table: Table) -> Outcome:
            return offer(table, table.seat_of(token), seat, code)

        for attempt in range(CODE_TRIES):
            code = new_code()
            try:
                await self._house.change(table_id, free)
                break
            except ChangedElsewhere:  # the code is in use
                if attempt == CODE_TRIES - 1:
                    raise
        self._house.hub.drop(table_id, frozenset({seat}))

    async def rematch(self, table_id: str, token: str, again: Again) -> str:
        """The table of the next game: opened by the first who asks; all tokens stay valid."""
        async with self._house.at(table_id) as table:
            table.seat_of(token)
            if table.meta.rematch is not None:
                return table.meta.rematch
            if not table.match.over:
                raise Refused(409, "error-not-over")
            head, seats = table.head, _seats_again(table.meta.seats, again)
            match = _match_again(table.match, again)
        plan = Plan(
            head.game,
            head.options,
            seats,
            head.public,
            head.hints,
            head.pace,
            seats_open=head.seats_open,
            group=head.group,
        )
        # Named by the table it follows: asked for again after a fault, it is the same next table.
        click = Click.secret(f"rematch of {table_id}")
        fresh = (await self._keep(match, plan, "", click)).id
        await self._house.change(table_id, lambda table: follow_with(table, fresh))
        return fresh


def _match_again(last: Match, again: Again) -> Match:
    """The next match: dealt anew, or as the last was, with all later chance drawn afresh.

    A deal that hides something is never used again: somebody at the table has seen it.
    """
    if not again.same_deal:
        return Match.new(registry.game(last.game.info.key), last.options)
    if last.game.info.hidden:
        raise Refused(409, "error-deal-hidden")
    match = Match(last.game, last.options)
    for entry in takewhile(lambda entry: entry.by == CHANCE, last.history):
        match.do(CHANCE, entry.action)
    match.settle()
    return match


def _seats_again(seats: Sequence[SeatInfo], again: Again) -> list[SeatInfo]:
    """The people for the next game on their new seats; those whose time was over may play again."""
    count, how = len(seats), again.seats
    order = (
        how if not isinstance(how, str) else [(n - (how == "rotate")) % count for n in range(count)]
    )
    if sorted(order) != list(range(count)):
        raise Refused(400, "error-places")
    found = [seats[seat] for seat in order]
    if again.level is not None:
        bot = SeatInfo("bot", again.level, again.program)
        found = [bot if one.kind == "bot" else one for one in found]
    return [replace(one, stand_in=None, why=None) if one.why == "clock" else one for one in found]

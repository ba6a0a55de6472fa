"""Groups in SQL: who is in them, which tables are theirs, and how their games ended."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, exists, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from highnoon.server.store import Entered, Group, Member
from highnoon.server.store.rows import ENDINGS, GROUPS, MEMBERS, TABLES
from highnoon.server.table.changes import EndedSeat, Ending, Head, Meta
from highnoon.server.wire.encoding import dumps

REMEMBERED: Final = 300
"""So many endings a group remembers; the oldest are forgotten first."""
MOST_LISTED: Final = 100


class SqlGroups:
    """The groups of a store."""

    def __init__(
        self,
        reading: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        write: Callable[[Callable[[Connection], None]], Awaitable[None]],
        heads: Callable[[Select[Any]], Awaitable[Sequence[tuple[Head, Meta]]]],
    ) -> None:
        self._reading = reading
        self._write = write
        self._heads = heads

    async def count(self) -> int:
        async with self._reading() as connection:
            return (await connection.execute(select(func.count()).select_from(GROUPS))).scalar_one()

    async def found(self, group: Group, request: str, asked: str) -> None:
        def note(connection: Connection) -> None:
            row = {"id": group.id, "name": group.name, "created": group.created, "seen": group.seen}
            connection.execute(insert(GROUPS), row)
            for member in group.members:
                connection.execute(insert(MEMBERS), _row(group.id, member, request, asked))

        await self._write(note)

    async def load(self, group: str) -> Group | None:
        people = select(MEMBERS).where(MEMBERS.c.group_id == group).order_by(MEMBERS.c.number)
        async with self._reading() as connection:
            await connection.exec_driver_sql("BEGIN")  # both read the same moment
            found = (await connection.execute(select(GROUPS).where(GROUPS.c.id == group))).first()
            rows = (await connection.execute(people)).all()
        if found is None:
            return None
        members = tuple(Member(row.number, row.name, row.token, row.gone) for row in rows)
        return Group(found.id, found.name, found.created, found.seen, members)

    async def enter(self, group: str, member: Member, request: str, asked: str) -> None:
        def note(connection: Connection) -> None:
            connection.execute(insert(MEMBERS), _row(group, member, request, asked))

        await self._write(note)

    async def entered(self, request: str) -> Entered | None:
        query = select(MEMBERS.c.group_id, MEMBERS.c.number, MEMBERS.c.asked)
        async with self._reading() as connection:
            row = (await connection.execute(query.where(MEMBERS.c.request == request))).first()
        return None if row is None else Entered(*row)

    async def rename(self, group: str, name: str) -> None:
        await self._change(update(GROUPS).where(GROUPS.c.id == group).values(name=name))

    async def call(self, group: str, member: Member) -> None:
        one = (MEMBERS.c.group_id == group) & (MEMBERS.c.number == member.number)
        change = {"name": member.name, "token": member.token, "gone": member.gone}
        await self._change(update(MEMBERS).where(one).values(change))

    async def seen(self, group: str, now: float) -> None:
        await self._change(update(GROUPS).where(GROUPS.c.id == group).values(seen=now))

    async def close(self, group: str) -> None:
        await self._change(delete(GROUPS).where(GROUPS.c.id == group))

    async def running(self, group: str) -> Sequence[tuple[Head, Meta]]:
        on = TABLES.c.finished.is_(None) & TABLES.c.closed.is_(None)
        theirs = select(TABLES).where(TABLES.c.group_id == group, on)
        # Ordered by the last change, secret ones would show.
        return await self._heads(
            theirs.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(MOST_LISTED)
        )

    async def endings(self, group: str) -> Sequence[tuple[Ending, bool]]:
        still = (TABLES.c.id == ENDINGS.c.table_id) & TABLES.c.closed.is_(None)
        there = exists().where(still).label("there")
        query = select(ENDINGS, there).where(ENDINGS.c.group_id == group)
        async with self._reading() as connection:
            rows = (await connection.execute(query.order_by(ENDINGS.c.at.desc()))).all()
        return [
            (Ending(group, row.table_id, row.game, row.at, seats), bool(row.there))
            for row in rows
            for seats in _seats(row.seats)
        ]

    async def _change(self, statement: Any) -> None:
        def note(connection: Connection) -> None:
            connection.execute(statement)

        await self._write(note)


def remember(connection: Connection, ending: Ending) -> None:
    """Keep how a group's game ended, with the change that ended it; a group that is gone does not.

    The oldest endings make room.
    """
    seats = dumps([asdict(seat) for seat in ending.seats])
    row = (ending.table, ending.game, ending.at, seats)
    there = select(GROUPS.c.id, *map(literal, row)).where(GROUPS.c.id == ending.group)
    names = ["group_id", "table_id", "game", "at", "seats"]
    connection.execute(insert(ENDINGS).from_select(names, there))
    newest = (
        select(ENDINGS.c.table_id)
        .where(ENDINGS.c.group_id == ending.group)
        .order_by(ENDINGS.c.at.desc())
        .limit(REMEMBERED)
    )
    older = ENDINGS.c.table_id.not_in(newest)
    connection.execute(delete(ENDINGS).where(ENDINGS.c.group_id == ending.group, older))


def tidy_groups(connection: Connection, unseen_since: float) -> None:
    """Forget groups that nobody has looked after for long, and that have no table any more."""
    tables = exists().where(TABLES.c.group_id == GROUPS.c.id)
    connection.execute(delete(GROUPS).where(GROUPS.c.seen < unseen_since, ~tables))


def _row(group: str, member: Member, request: str, asked: str) -> dict[str, Any]:
    return {**member._asdict(), "group_id": group, "request": request, "asked": asked}


def _seats(text: str) -> list[tuple[EndedSeat, ...]]:
    """Who sat there; nothing where a row is damaged, so that the others are still told."""
    try:
        return [tuple(EndedSeat(**seat) for seat in json.loads(text))]
    except (ValueError, TypeError):
        return []

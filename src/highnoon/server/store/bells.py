"""Who wants to be told of their turn, in SQL; a turn is claimed in one statement."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, exists, func, insert, literal, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from highnoon.server.store import Bell, Hook, Listener
from highnoon.server.store.rows import BELLS, ENTRIES, GROUPS, HOOKS, LISTENS, RUNG, TABLES
from highnoon.server.store.writing import Note

AT_ONCE: Final = 500
"""So many tables are asked for in one statement."""
DECIDED: Final = '%"do":%'
"""What an entry with a decision contains; talk is no decision."""


class SqlBells:
    """The bells of a store."""

    def __init__(
        self,
        reading: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        write: Callable[[Note], Awaitable[None]],
    ) -> None:
        self._reading = reading
        self._write = write

    async def ring(self, bell: Bell, seats: Sequence[tuple[str, str]], now: float) -> None:
        row = {**asdict(bell), "seen": now}
        changed = {name: value for name, value in row.items() if name != "id"}

        def note(connection: Connection) -> None:
            upsert = insert_for(connection)(BELLS).values(row)
            connection.execute(upsert.on_conflict_do_update(index_elements=["id"], set_=changed))
            connection.execute(delete(LISTENS).where(LISTENS.c.bell == bell.id))
            for table, token in dict.fromkeys(seats):
                there = select(literal(bell.id), TABLES.c.id, literal(token)).where(
                    TABLES.c.id == table
                )
                connection.execute(
                    insert(LISTENS).from_select(["bell", "table_id", "token"], there)
                )

        await self._write(note)

    async def count(self) -> int:
        async with self._reading() as connection:
            return (await connection.execute(select(func.count()).select_from(BELLS))).scalar_one()

    async def stop(self, bell: str) -> None:
        def note(connection: Connection) -> None:
            connection.execute(delete(BELLS).where(BELLS.c.id == bell))
            connection.execute(delete(RUNG).where(RUNG.c.who == bell))

        await self._write(note)

    async def listening(self, tables: Sequence[str]) -> Sequence[Listener]:
        names = [column for column in BELLS.c if column.name != "seen"]
        query = select(LISTENS.c.table_id, LISTENS.c.token, *names).join(BELLS)
        return [
            Listener(row.table_id, row.token, Bell(*row[2:]))
            for part in _parts(tables)
            for row in await self._rows(query.where(LISTENS.c.table_id.in_(part)))
        ]

    async def lately(self, since: float) -> Sequence[str]:
        heard = or_(
            exists().where(LISTENS.c.table_id == TABLES.c.id),
            exists().where(HOOKS.c.place == literal("t/").concat(TABLES.c.id)),
            exists().where(HOOKS.c.place == literal("g/").concat(TABLES.c.group_id)),
        )
        on = TABLES.c.finished.is_(None) & TABLES.c.closed.is_(None)
        query = select(TABLES.c.id).where(on, TABLES.c.touched > since)
        return [str(row.id) for row in await self._rows(query.where(heard))]

    async def claim(self, who: str, table: str, seats: Sequence[int], seq: int) -> bool:
        claimed = 0

        def note(connection: Connection) -> None:
            nonlocal claimed
            claimed = 0
            for seat in seats:
                decided = (
                    select(func.max(ENTRIES.c.seq))
                    .where(ENTRIES.c.table_id == table, ENTRIES.c.seat == seat)
                    .where(ENTRIES.c.lines.like(DECIDED))
                    .scalar_subquery()
                )
                told = insert_for(connection)(RUNG).values(
                    who=who, table_id=table, seat=seat, seq=seq
                )
                since = told.on_conflict_do_update(
                    index_elements=["who", "table_id", "seat"],
                    set_={"seq": seq},
                    where=RUNG.c.seq < decided,
                )
                # Counted by what comes back: not every driver tells how many were written.
                claimed += len(connection.execute(since.returning(RUNG.c.seat)).all())

        await self._write(note)
        return claimed > 0

    async def hook(self, place: str) -> Hook | None:
        rows = await self._rows(select(HOOKS).where(HOOKS.c.place == place))
        return Hook(rows[0].url, rows[0].language) if rows else None

    async def set_hook(self, place: str, hook: Hook | None) -> None:
        def note(connection: Connection) -> None:
            connection.execute(delete(HOOKS).where(HOOKS.c.place == place))
            if hook is not None:
                connection.execute(insert(HOOKS), {"place": place, **hook._asdict()})

        await self._write(note)

    async def hooks(self, tables: Sequence[str]) -> Mapping[str, Mapping[str, Hook]]:
        found: dict[str, dict[str, Hook]] = {}
        for mark, place in (("t", TABLES.c.id), ("g", TABLES.c.group_id)):
            query = select(TABLES.c.id, HOOKS.c.url, HOOKS.c.language).join(
                HOOKS, HOOKS.c.place == literal(f"{mark}/").concat(place)
            )
            for part in _parts(tables):
                for row in await self._rows(query.where(TABLES.c.id.in_(part))):
                    found.setdefault(row.id, {})[mark] = Hook(row.url, row.language)
        return found

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        async with self._reading() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
        return rows


def tidy(connection: Connection, unseen_since: float) -> None:
    """Forget devices that were not heard of for long, and the hooks of places that are gone."""
    connection.execute(delete(BELLS).where(BELLS.c.seen < unseen_since))
    for mark, place in (("t/", TABLES.c.id), ("g/", GROUPS.c.id)):
        there = exists().where(HOOKS.c.place == literal(mark).concat(place))
        connection.execute(delete(HOOKS).where(HOOKS.c.place.startswith(mark), ~there))


def insert_for(connection: Connection) -> Any:
    """An insert that may meet a row that is there, as this database writes it."""
    return postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert


def _parts(names: Sequence[str]) -> list[Sequence[str]]:
    return [names[begin : begin + AT_ONCE] for begin in range(0, len(names), AT_ONCE)]

"""The store in a SQL database, through SQLAlchemy Core."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Select,
    and_,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from highnoon.server.keepers import Keepers
from highnoon.server.store import Damaged
from highnoon.server.store.pen import Pen
from highnoon.server.store.rows import (
    ENTRIES,
    OPENINGS,
    TABLES,
    checked_entries,
    head_and_meta,
)
from highnoon.server.store.trouble import explained, of_the_house
from highnoon.server.store.writer import Writer
from highnoon.server.store.writing import Work, entry, new_table, same_version, write
from highnoon.server.table.changes import Change, Head, Meta, Stored

log = logging.getLogger("highnoon.store")

MOST_TOLD: Final = 1000
"""At most this many damaged tables are named in the log; all are counted."""

REMEMBERED: Final = 366 * 24 * 60 * 60
"""Seconds after which it no longer matters when the house was open."""


class SqlStore:
    """Tables and entries in a database; the version check is part of each transaction."""

    def __init__(
        self, engine: AsyncEngine, pen: Pen, released: Callable[[], None], keepers: Keepers
    ) -> None:
        self._engine = engine
        self._released = released
        self._pen = pen
        self._place = engine.url.database or ""
        self._writer = Writer(self._commit, keepers)
        self.failures: Counter[str] = Counter()
        self._damaged: set[str] = set()

    async def create(self, table: Stored) -> None:
        await self._writer.write(new_table(table))

    async def load(self, table: str) -> Stored | None:
        entries = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
        async with self._reading() as connection:
            await connection.exec_driver_sql("BEGIN")  # both read the same moment
            tables = await connection.execute(select(TABLES).where(TABLES.c.id == table))
            found = tables.one_or_none()
            if found is None:
                return None
            rows = (await connection.execute(entries)).all()
        try:
            head, meta = head_and_meta(found)
            checked_entries(table, found.seq, rows)
        except Damaged as error:
            self._tell_damage(table, error)
            raise
        return Stored(
            head=head,
            meta=meta,
            seq=found.seq,
            lines="".join(row.lines for row in rows),
            answers=tuple((r.seat, r.request, r.answer) for r in rows if r.request is not None),
        )

    async def append(self, change: Change) -> None:
        await self._writer.write(entry(change))

    async def by_code(self, code: str) -> str | None:
        query = select(TABLES.c.id).where(TABLES.c.code == code)
        async with self._reading() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    async def by_request(self, request: str) -> str | None:
        # Written out, so that the index of such requests is used.
        nobody = ENTRIES.c.seat == literal_column("-1")
        query = select(ENTRIES.c.table_id).where(nobody, ENTRIES.c.request == request)
        async with self._reading() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    async def uploaded(self) -> int:
        query = select(func.sum(TABLES.c.uploaded)).where(TABLES.c.uploaded.is_not(None))
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar_one() or 0

    async def public(self, limit: int) -> Sequence[tuple[Head, Meta]]:
        query = (
            select(TABLES)
            .where(TABLES.c.public, TABLES.c.finished.is_(None))
            .order_by(TABLES.c.created.desc())  # ordered by the last change, secret ones would show
            .limit(limit)
        )
        return await self._heads(query)

    async def clocked(self) -> Sequence[tuple[Head, Meta]]:
        found = select(TABLES).where(TABLES.c.clocks.is_not(None), TABLES.c.finished.is_(None))
        return await self._heads(found)

    async def _heads(self, query: Select[Any]) -> Sequence[tuple[Head, Meta]]:
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
        sound = []
        for row in rows:
            try:
                sound.append(head_and_meta(row))
            except Damaged as error:
                self._tell_damage(str(row.id), error)
        return sound

    def _tell_damage(self, table: str, error: Damaged) -> None:
        """Count it each time, and log it once."""
        self.failures[error.reason.key] += 1
        if table not in self._damaged and len(self._damaged) < MOST_TOLD:
            self._damaged.add(table)
            log.error("a table is damaged: %s", error.what, extra={"table": table})

    async def open_house(self, now: float) -> Sequence[tuple[float, float]]:
        async with self._reading() as connection:
            rows = (await connection.execute(select(OPENINGS).order_by(OPENINGS.c.id))).all()

        def note(connection: Connection) -> None:
            connection.execute(delete(OPENINGS).where(OPENINGS.c.until < now - REMEMBERED))
            connection.execute(insert(OPENINGS), {"opened": now, "until": now})

        await self._writer.write(note)
        return [(row.opened, row.until) for row in rows]

    async def still_open(self, now: float) -> None:
        latest = select(func.max(OPENINGS.c.id)).scalar_subquery()
        change = update(OPENINGS).where(OPENINGS.c.id == latest).values(until=now)

        def note(connection: Connection) -> None:
            connection.execute(change)

        await self._writer.write(note)

    async def sweep(
        self, finished_before: float, idle_before: float, uploaded_before: float = 0.0
    ) -> int:
        old = delete(TABLES).where(
            or_(
                TABLES.c.finished < finished_before,
                TABLES.c.touched < idle_before,
                and_(TABLES.c.uploaded.is_not(None), TABLES.c.created < uploaded_before),
            )
        )
        gone = 0

        def clear(connection: Connection) -> None:
            nonlocal gone
            gone = connection.execute(old).rowcount

        await self._writer.write(clear)
        return gone

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; what goes wrong is told in our words."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, UnicodeError, MemoryError) as error:
            raise explained(error, self._place) from error

    async def close(self) -> None:
        await self._writer.close()
        await self._pen.close()
        await self._engine.dispose()
        self._released()

    async def _commit(self, group: Sequence[Work]) -> list[Exception | None]:
        """Store a group at once; where one part of it is wrong, that part fails alone."""
        try:
            await self._pen.write(lambda connection: write(connection, group))
        except Exception as error:  # noqa: BLE001  (whatever it is, those who wait are told)
            if of_the_house(error):
                await self._cover()
            elif len(group) > 1:
                middle = len(group) // 2
                halves = group[:middle], group[middle:]
                return [outcome for half in halves for outcome in await self._commit(half)]
            outcomes = [explained(error, self._place) for _ in group]
            self.failures.update(one.reason.key for one in outcomes)
            return [*outcomes]
        return [None] * len(group)

    async def _cover(self) -> None:
        """Write over what a failed commit has left in the log, or a crash could bring it back."""
        with suppress(Exception):
            await self._pen.write(same_version)

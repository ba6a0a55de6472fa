"""The store in a SQL database, through SQLAlchemy Core."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from highnoon.server.keepers import Keepers
from highnoon.server.store import Damaged, News, TableClosed
from highnoon.server.store.bells import SqlBells, tidy
from highnoon.server.store.groups import SqlGroups, tidy_groups
from highnoon.server.store.pen import Pen
from highnoon.server.store.rows import (
    ENTRIES,
    OPENINGS,
    PROCESSES,
    TABLES,
    checked_entries,
    head_and_meta,
    sound_entry,
)
from highnoon.server.store.sql_ledger import SqlLedger, tidy_ledger
from highnoon.server.store.trouble import explained, of_the_house
from highnoon.server.store.writer import Writer
from highnoon.server.store.writing import (
    Entry,
    Note,
    Work,
    entry,
    fits_at_once,
    new_table,
    note_due,
    same_version,
    write,
)
from highnoon.server.table.changes import Change, Head, Meta, Stored
from highnoon.server.table.pace import Openings

if TYPE_CHECKING:
    from highnoon.server.store.at_once import Keeping
    from highnoon.server.store.noticeboard import Noticeboard

log = logging.getLogger("highnoon.store")

NUL: Final = "\0"
"""No name in the store holds it: PostgreSQL has no letter for it."""

HOUSE_LOCK: Final = 0x4869_676E_6F70
SWEEPING_LOCK: Final = 0x4869_676E_6F71

MOST_TOLD: Final = 1000
"""At most this many damaged tables are named in the log; all are counted."""

Outcomes: TypeAlias = list[Exception | None]
"""How each part of a group went."""

GATHER: Final = 0.02
"""Seconds: each group costs a database what seven changes do, so under load they go together."""

REMEMBERED: Final = 366 * 24 * 60 * 60
"""Seconds after which it no longer matters when the house was open."""


class SqlStore:
    """Tables and entries in a database; the version check is part of each transaction."""

    def __init__(
        self,
        engine: AsyncEngine,
        pen: Pen,
        released: Callable[[], None],
        keepers: Keepers,
        place: str = "",
    ) -> None:
        self._engine = engine
        self._released = released
        self._pen = pen
        self._place = place or engine.url.database or ""
        self._sqlite = engine.dialect.name == "sqlite"
        self._writer = Writer(self._commit, keepers)
        self.bells = SqlBells(self.reading, self.write)
        self.groups = SqlGroups(self.reading, self.write, self._heads)
        self.ledger = SqlLedger(self.reading, self.write, self._tell)
        self.board: Noticeboard | None = None
        self.keeping: Keeping | None = None
        self.clock: Callable[[], float] = time.time
        self.failures: Counter[str] = Counter()
        self._damaged: set[str] = set()

    def keep_with(self, keeping: Keeping, keepers: Keepers) -> None:
        """Keep changes of tables in one statement each group, where the database can."""
        self.keeping, self._writer = keeping, Writer(self._commit_apart, keepers, GATHER)

    async def create(self, table: Stored, due: bool = False) -> None:
        await self._writer.write(new_table(table, due))

    async def load(self, table: str) -> Stored | None:
        if NUL in table:
            return None
        read = await self._read(table)
        if read is None:
            return None
        found, rows = read
        if found.closed is not None:
            raise TableClosed
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

    async def seq(self, table: str) -> int | None:
        if self.board is not None:
            return await self.board.seq(table)
        query = select(TABLES.c.seq).where(TABLES.c.id == table)
        async with self.reading() as connection:
            found: int | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    async def since(self, table: str, seq: int) -> News | None:
        read = await self._read(table, seq)
        if read is None:
            return None
        found, rows = read
        if found.closed is not None:
            raise TableClosed
        _, meta = head_and_meta(found)
        told = [sound_entry(table, row.seq, row[-5:]) for row in rows]
        return News(
            found.seq,
            found.touched,
            "".join(lines for lines, *_ in told),
            tuple((row.seat, row.request, row.answer) for row in rows if row.request is not None),
            meta,
        )

    async def _read(self, table: str, after: int = -1) -> tuple[Any, Sequence[Any]] | None:
        """A table's row and its entries after a number, both of the same moment."""
        if self.board is not None:
            return await self.board.read(table, after)
        later = and_(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        async with self.reading() as connection:
            await connection.exec_driver_sql("BEGIN")
            tables = await connection.execute(select(TABLES).where(TABLES.c.id == table))
            found = tables.one_or_none()
            if found is None:
                return None
            entries = select(ENTRIES).where(later).order_by(ENTRIES.c.seq)
            return found, (await connection.execute(entries)).all()

    async def append(self, change: Change) -> None:
        await self._writer.write(entry(change))

    async def by_code(self, code: str) -> str | None:
        if NUL in code:
            return None
        query = select(TABLES.c.id).where(TABLES.c.code == code, TABLES.c.closed.is_(None))
        async with self.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    async def by_request(self, request: str) -> str | None:
        # Written out, so that the index of such requests is used.
        nobody = ENTRIES.c.seat == literal_column("-1")
        query = select(ENTRIES.c.table_id).where(nobody, ENTRIES.c.request == request)
        async with self.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    async def uploaded(self) -> int:
        query = select(func.sum(TABLES.c.uploaded)).where(TABLES.c.uploaded.is_not(None))
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar_one() or 0

    async def public(self, limit: int) -> Sequence[tuple[Head, Meta]]:
        query = (
            select(TABLES)
            .where(TABLES.c.public | (TABLES.c.seats_open == "house"), _goes_on())
            # Ordered by the last change, secret ones would show; so they would among equals.
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(limit)
        )
        return await self._heads(query)

    async def dealt(self, game: str, seed: int, limit: int) -> Sequence[str]:
        query = (
            select(TABLES.c.id)
            .where(
                TABLES.c.game == game,
                TABLES.c.seed == str(seed),
                TABLES.c.finished.is_not(None),
                TABLES.c.closed.is_(None),
                TABLES.c.uploaded.is_(None),
            )
            .order_by(TABLES.c.finished.desc(), TABLES.c.id)
            .limit(limit)
        )
        async with self.reading() as connection:
            return (await connection.execute(query)).scalars().all()

    async def clocked(self) -> Sequence[tuple[Head, Meta]]:
        return await self._heads(select(TABLES).where(TABLES.c.clocks.is_not(None), _goes_on()))

    async def _heads(self, query: Select[Any]) -> Sequence[tuple[Head, Meta]]:
        async with self.reading() as connection:
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

    async def open_house(self, now: float) -> Openings:
        found: list[Openings] = []

        def note(connection: Connection) -> None:
            found.clear()
            if not self._sqlite:  # of several that open at once, one is the first
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (HOUSE_LOCK,))
            rows = connection.execute(select(OPENINGS).order_by(OPENINGS.c.id)).all()
            times = [(row.opened, row.until) for row in rows]
            open_now = self.board is not None and _somebody_works(connection)
            if self.board is not None:
                self.board.enter(connection)
            if rows and open_now:
                found.append(Openings(tuple(times[:-1]), times[-1][0]))  # open all the while
                return
            connection.execute(delete(OPENINGS).where(OPENINGS.c.until < now - REMEMBERED))
            connection.execute(insert(OPENINGS), {"opened": now, "until": now})
            found.append(Openings(tuple(times), now))

        await self._writer.write(note)
        return found[0]

    async def openings(self) -> Openings:
        async with self.reading() as connection:
            rows = (await connection.execute(select(OPENINGS).order_by(OPENINGS.c.id))).all()
        times = [(row.opened, row.until) for row in rows]
        return Openings(tuple(times[:-1]), times[-1][0] if times else 0.0)

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
                TABLES.c.closed < finished_before,
                TABLES.c.touched < idle_before,
                and_(TABLES.c.uploaded.is_not(None), TABLES.c.created < uploaded_before),
            )
        )
        gone = 0

        def clear(connection: Connection) -> None:
            nonlocal gone
            if not self._sqlite:  # of several processes one at a time
                lock = connection.exec_driver_sql(
                    "SELECT pg_try_advisory_xact_lock(%s)", (SWEEPING_LOCK,)
                )
                if not lock.scalar_one():
                    return
            gone = connection.execute(old).rowcount
            tidy_groups(connection, idle_before)
            tidy(connection, idle_before)
            tidy_ledger(connection, self.clock(), idle_before)

        await self._writer.write(clear)
        return gone

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; what goes wrong is told in our words."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, UnicodeError, MemoryError) as error:
            raise explained(error, self._place) from error

    async def write(self, note: Note) -> None:
        """Write something beside the changes of tables."""
        await self._writer.write(note)

    async def close(self) -> None:
        if self.board is not None:
            await self.board.close()
        await self._writer.close()
        if self.keeping is not None:
            await self.keeping.close()
        await self._pen.close()
        await self._engine.dispose()
        self._released()

    async def _commit(self, group: Sequence[Work], at_once: bool = False) -> Outcomes:
        """Store a group at once; where one part of it is wrong, that part fails alone."""
        try:
            if at_once and self.keeping is not None:
                await self.keeping.keep([work for work in group if isinstance(work, Entry)])
            else:
                await self._pen.write(lambda connection: self._write(connection, group))
        except Exception as error:  # noqa: BLE001  (whatever it is, those who wait are told)
            if of_the_house(error):
                await self._cover()
            elif len(group) > 1:
                middle = len(group) // 2
                halves = group[:middle], group[middle:]
                return [one for half in halves for one in await self._commit(half, at_once)]
            outcomes = [explained(error, self._place) for _ in group]
            self.failures.update(one.reason.key for one in outcomes)
            return [*outcomes]
        return [None] * len(group)

    async def _commit_apart(self, group: Sequence[Work]) -> Outcomes:
        """Store what can be kept in one statement so, and the rest in a transaction."""
        found: dict[int, Exception | None] = {}
        for at_once in (True, False):
            part = [n for n, work in enumerate(group) if fits_at_once(work) == at_once]
            if part:
                outcomes = await self._commit([group[n] for n in part], at_once)
                found.update(zip(part, outcomes, strict=True))
        return [found[n] for n in range(len(group))]

    def _write(self, connection: Connection, group: Sequence[Work]) -> None:
        write(connection, group)
        if self.board is not None:
            note_due(connection, group)
            self.board.tell(connection, group)

    def _tell(self, connection: Connection, kind: str, items: Sequence[object]) -> None:
        if self.board is not None:
            self.board.tell_of(connection, kind, items)

    async def _cover(self) -> None:
        """Write over what a failed commit has left in SQLite's log, or a crash brings it back."""
        if not self._sqlite:
            return
        with suppress(Exception):
            await self._pen.write(same_version)


def _goes_on() -> ColumnElement[bool]:
    """Whether a table is neither finished nor closed."""
    return TABLES.c.finished.is_(None) & TABLES.c.closed.is_(None)


def _somebody_works(connection: Connection) -> bool:
    """Whether another process of the house has given a sign of life of late."""
    query = select(PROCESSES.c.id).where(
        PROCESSES.c.kind == "serve",
        PROCESSES.c.seen > text("extract(epoch FROM clock_timestamp()) - 6"),
    )
    return connection.execute(query.limit(1)).first() is not None

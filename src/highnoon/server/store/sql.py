"""The store in a SQL database, through SQLAlchemy Core."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from itertools import chain
from typing import Any, Final

from sqlalchemy import (
    Connection,
    CursorResult,
    Select,
    and_,
    bindparam,
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
from highnoon.server.store import Change, ChangedElsewhere, Head, Meta, Stored
from highnoon.server.store.pen import Pen
from highnoon.server.store.tables import (
    ENTRIES,
    OPENINGS,
    TABLES,
    head_of,
    head_row,
    meta_of,
    meta_row,
)
from highnoon.server.store.trouble import explained, of_the_house
from highnoon.server.store.writer import Work, Writer

REMEMBERED: Final = 366 * 24 * 60 * 60
"""Seconds after which it does not matter any more when the house was open."""

_ON_TOP = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.seq == bindparam("on"))
    .values(
        {
            "seq": TABLES.c.seq + 1,
            "touched": bindparam("at"),
            **{
                name: bindparam(f"new_{name}")
                for name in ("code", "seats", "undo", "rematch", "finished", "clocks", "vote")
            },
        }
    )
)
_COLUMNS = ("table_id", "seq", "lines", "seat", "request", "answer")


# A driver gives up Python's lock for each row of an `executemany`, and must wait for it each time
# while the tables are busy; so groups go as one statement, whatever their size. They go straight to
# the driver: SQLAlchemy would look at every parameter of every group.


@cache
def _insert_entries(count: int, mark: str) -> str:
    row = "(" + ", ".join([mark] * len(_COLUMNS)) + ")"
    rows = ", ".join([row] * count)
    return f"INSERT INTO entries ({', '.join(_COLUMNS)}) VALUES {rows}"  # noqa: S608  (names)


@cache
def _step_tables(count: int, mark: str) -> str:
    pairs = ", ".join([f"({mark}, {mark})"] * count)
    change = f"UPDATE tables SET seq = seq + 1, touched = {mark}"  # noqa: S608  (marks)
    return f"{change} WHERE (id, seq) IN (VALUES {pairs})"


def _mark(connection: Connection) -> str:
    """How the driver marks a parameter."""
    return "?" if connection.dialect.paramstyle == "qmark" else "%s"


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

    async def create(self, table: Stored) -> None:
        _can_be_written(table.lines, *head_row(table.head).values(), *meta_row(table.meta).values())
        await self._writer.write(table)

    async def load(self, table: str) -> Stored | None:
        entries = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.seq <= bindparam("seq"))
            .order_by(ENTRIES.c.seq)
        )
        async with self._reading() as connection:
            tables = await connection.execute(select(TABLES).where(TABLES.c.id == table))
            found = tables.one_or_none()
            if found is None:
                return None
            rows = (await connection.execute(entries, {"seq": found.seq})).all()
        return Stored(
            head=head_of(found),
            meta=meta_of(found),
            seq=found.seq,
            lines="".join(row.lines for row in rows),
            answers=tuple((r.seat, r.request, r.answer) for r in rows if r.request is not None),
        )

    async def append(self, change: Change) -> None:
        fresh = () if change.meta is None else meta_row(change.meta).values()
        _can_be_written(change.lines, change.request, change.answer, *fresh)
        await self._writer.write(change)

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
            .order_by(TABLES.c.touched.desc())
            .limit(limit)
        )
        return await self._heads(query)

    async def clocked(self) -> Sequence[tuple[Head, Meta]]:
        found = select(TABLES).where(TABLES.c.clocks.is_not(None), TABLES.c.finished.is_(None))
        return await self._heads(found)

    async def _heads(self, query: Select[Any]) -> Sequence[tuple[Head, Meta]]:
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
        return [(head_of(row), meta_of(row)) for row in rows]

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
        """A connection to read with; what goes wrong is said in our words."""
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
            await self._pen.write(lambda connection: _write(connection, group))
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


def same_version(connection: Connection) -> None:
    """The smallest real change there is."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")


def _can_be_written(*texts: object) -> None:
    """Refuse what would fail at the driver, before it stands in a group with others."""
    for text in texts:
        if isinstance(text, str) and not text.isascii():
            try:
                text.encode()
            except UnicodeEncodeError as error:
                raise explained(error) from None


def _write(connection: Connection, group: Sequence[Work]) -> None:
    """Write a group; `ChangedElsewhere` if a table does not stand where its change expects it."""
    new = [one for one in group if isinstance(one, Stored)]
    changes = [one for one in group if isinstance(one, Change)]
    for one in group:
        if callable(one):
            one(connection)
    if new:
        connection.execute(insert(TABLES), [_table(table) for table in new])
        connection.execute(insert(ENTRIES), [_first(table) for table in new])
    plain = [change for change in changes if change.meta is None]
    fuller = [
        {
            "table": change.table,
            "on": change.seq,
            "at": change.at,
            **{f"new_{name}": value for name, value in meta_row(change.meta).items()},
        }
        for change in changes
        if change.meta is not None
    ]
    mark = _mark(connection)
    if plain:
        stepped = connection.exec_driver_sql(_step_tables(len(plain), mark), _steps(plain))
        _all_stood(stepped, len(plain))
    if fuller:
        _all_stood(connection.execute(_ON_TOP, fuller), len(fuller))
    if changes:
        connection.exec_driver_sql(_insert_entries(len(changes), mark), _entries(changes))


def _all_stood(result: CursorResult[object], count: int) -> None:
    if result.rowcount != count:
        raise ChangedElsewhere


def _table(table: Stored) -> dict[str, object]:
    now = {"touched": time.time(), "seq": table.seq}
    return {**head_row(table.head), **meta_row(table.meta), **now}


def _first(table: Stored) -> dict[str, object]:
    row = {"table_id": table.head.id, "seq": table.seq, "lines": table.lines}
    seat, request, answer = table.answers[0] if table.answers else (None, None, None)
    return {**row, "seat": seat, "request": request, "answer": answer}


def _steps(changes: Sequence[Change]) -> tuple[object, ...]:
    where = chain.from_iterable((change.table, change.seq) for change in changes)
    return (max(change.at for change in changes), *where)


def _entries(changes: Sequence[Change]) -> tuple[object, ...]:
    """The parameters in the order of the columns, row by row."""
    rows = (
        (one.table, one.seq + 1, one.lines, one.seat, one.request, one.answer) for one in changes
    )
    return tuple(chain.from_iterable(rows))

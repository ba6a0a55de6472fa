"""The store in a SQL database, through SQLAlchemy Core."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from sqlalchemy import Connection, CursorResult, bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.server.store import (
    Change,
    ChangedElsewhere,
    Head,
    Meta,
    Stored,
    StoreError,
    StoreFull,
)
from highnoon.server.store.pen import Pen
from highnoon.server.store.tables import ENTRIES, TABLES, head_of, head_row, meta_of, meta_row
from highnoon.server.store.writer import Work, Writer

_ON_TOP = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.seq == bindparam("on"))
    .values(seq=bindparam("next"), touched=bindparam("at"))
)
_ON_TOP_META = _ON_TOP.values(
    {name: bindparam(f"new_{name}") for name in ("code", "seats", "undo", "rematch", "finished")}
)
_ENTRY = insert(ENTRIES)


class SqlStore:
    """Tables and entries in a database; the version check is part of each transaction."""

    def __init__(self, engine: AsyncEngine, pen: Pen, released: Callable[[], None]) -> None:
        self._engine = engine
        self._released = released
        self._pen = pen
        self._writer = Writer(self._commit)

    async def create(self, table: Stored) -> None:
        await self._writer.write(table)

    async def load(self, table: str) -> Stored | None:
        try:
            async with self._engine.connect() as connection:
                found = (
                    await connection.execute(select(TABLES).where(TABLES.c.id == table))
                ).one_or_none()
                if found is None:
                    return None
                rows = (
                    await connection.execute(
                        select(ENTRIES)
                        .where(ENTRIES.c.table_id == table, ENTRIES.c.seq <= found.seq)
                        .order_by(ENTRIES.c.seq)
                    )
                ).all()
        except SQLAlchemyError as error:
            raise explained(error) from error
        return Stored(
            head=head_of(found),
            meta=meta_of(found),
            seq=found.seq,
            lines="".join(row.lines for row in rows),
            answers=tuple((r.seat, r.request, r.answer) for r in rows if r.request is not None),
        )

    async def append(self, change: Change) -> None:
        await self._writer.write(change)

    async def by_code(self, code: str) -> str | None:
        async with self._engine.connect() as connection:
            query = select(TABLES.c.id).where(TABLES.c.code == code)
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    async def public(self, limit: int) -> Sequence[tuple[Head, Meta]]:
        query = (
            select(TABLES)
            .where(TABLES.c.public, TABLES.c.finished.is_(None))
            .order_by(TABLES.c.touched.desc())
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [(head_of(row), meta_of(row)) for row in rows]

    async def sweep(self, finished_before: float, idle_before: float) -> int:
        old = delete(TABLES).where(
            or_(TABLES.c.finished < finished_before, TABLES.c.touched < idle_before)
        )
        async with self._engine.begin() as connection:
            result = await connection.execute(old)
        return result.rowcount

    async def close(self) -> None:
        await self._writer.close()
        await self._pen.close()
        await self._engine.dispose()
        self._released()

    async def _commit(self, group: Sequence[Work]) -> list[Exception | None]:
        """Store a group at once; if any of it fails, each part by itself."""
        try:
            await self._pen.write(lambda connection: _write(connection, group))
        except (SQLAlchemyError, ChangedElsewhere) as error:
            if len(group) > 1:
                return [outcome for one in group for outcome in await self._commit([one])]
            return [explained(error) if isinstance(error, SQLAlchemyError) else error]
        return [None] * len(group)


def _write(connection: Connection, group: Sequence[Work]) -> None:
    """Write a group; `ChangedElsewhere` if a table does not stand where its change expects it."""
    new = [one for one in group if isinstance(one, Stored)]
    changes = [one for one in group if isinstance(one, Change)]
    if new:
        connection.execute(insert(TABLES), [_table(table) for table in new])
        connection.execute(insert(ENTRIES), [_first(table) for table in new])
    plain = [_bump(change) for change in changes if change.meta is None]
    fuller = [
        {**_bump(change), **{f"new_{k}": v for k, v in meta_row(change.meta).items()}}
        for change in changes
        if change.meta is not None
    ]
    for statement, rows in ((_ON_TOP, plain), (_ON_TOP_META, fuller)):
        if rows:
            result: CursorResult[object] = connection.execute(statement, rows)
            if result.rowcount != len(rows):
                raise ChangedElsewhere
    if changes:
        connection.execute(_ENTRY, [_entry(change) for change in changes])


def _table(table: Stored) -> dict[str, object]:
    now = {"touched": time.time(), "seq": table.seq}
    return {**head_row(table.head), **meta_row(table.meta), **now}


def _first(table: Stored) -> dict[str, object]:
    return {"table_id": table.head.id, "seq": table.seq, "lines": table.lines}


def _bump(change: Change) -> dict[str, object]:
    return {"table": change.table, "on": change.seq, "next": change.seq + 1, "at": change.at}


def _entry(change: Change) -> dict[str, object]:
    return {
        "table_id": change.table,
        "seq": change.seq + 1,
        "lines": change.lines,
        "seat": change.seat,
        "request": change.request,
        "answer": change.answer,
    }


def explained(error: SQLAlchemyError) -> HighNoonError:
    """A database error as one sentence of ours."""
    if isinstance(error, IntegrityError):
        return ChangedElsewhere()
    text = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    if "full" in text:
        return StoreFull(Phrase("error-disk-full"))
    return StoreError(Phrase("error-store", {"detail": text[:200]}))

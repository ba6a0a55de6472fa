"""The operator's ledger in SQL: each act and its line in the audit are one transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Select, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from highnoon.server.store import Damaged
from highnoon.server.store.bells import insert_for
from highnoon.server.store.forgetting import forget, step_on
from highnoon.server.store.ledger import (
    Act,
    Block,
    Forgetting,
    Kept,
    Listed,
    Report,
    Verdict,
    Which,
)
from highnoon.server.store.operator_rows import AUDIT, BLOCKS, REPORTS
from highnoon.server.store.rows import DUE, HOUSE, TABLES, head_and_meta, meta_row
from highnoon.server.store.writing import Note
from highnoon.server.table.pace import paused

MOST_REPORTS: Final = 10_000
"""Reports that are kept; the oldest make room."""
KEPT_AS: Final = "operator"
"""The name under which the hash of the operator's secret is kept for the whole house."""

Tell: TypeAlias = Callable[[Connection, str, Sequence[object]], None]
"""Tells the other processes of the house something, in the transaction that makes it true."""


class SqlLedger:
    """The ledger of a store."""

    def __init__(
        self,
        reading: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        write: Callable[[Note], Awaitable[None]],
        tell: Tell,
    ) -> None:
        self._reading = reading
        self._write = write
        self._tell = tell

    # --- tables ---

    async def close_table(self, table: str, act: Act) -> bool:
        is_open = (TABLES.c.id == table) & TABLES.c.closed.is_(None)

        def work(connection: Connection) -> bool:
            if not connection.execute(update(TABLES).where(is_open).values(closed=act.at)).rowcount:
                return False
            step_on(connection, table, act.at)
            connection.execute(delete(DUE).where(DUE.c.table_id == table))
            self._done(connection, act, "table", table)
            return True

        return await self._whether(work)

    async def reopen_table(self, table: str, act: Act) -> bool:
        is_closed = (TABLES.c.id == table) & TABLES.c.closed.is_not(None)

        def work(connection: Connection) -> bool:
            row = connection.execute(select(TABLES).where(is_closed)).first()
            if row is None:
                return False
            step_on(connection, table, act.at)
            change: dict[str, object] = {"closed": None}
            _, meta = head_and_meta(row)
            if meta.clocks is not None:  # nobody could decide meanwhile
                clocks = paused(meta.clocks, act.at - row.closed)
                change |= meta_row(table, replace(meta, clocks=clocks))
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(change))
            self._done(connection, act, "table", table)
            return True

        return await self._whether(work)

    async def forget(self, table: str, what: Forgetting, act: Act) -> bool:
        def work(connection: Connection) -> bool:
            if not forget(connection, table, what, act.at):
                return False
            self._done(connection, act, "table", table)
            return True

        return await self._whether(work)

    async def tables(self, which: Which, before: float | None, limit: int) -> Sequence[Listed]:
        # Among equals, too, the order of changes would show.
        latest = TABLES.c.created.desc(), TABLES.c.id
        query = select(TABLES).where(_kind() == which).order_by(*latest)
        if before is not None:
            query = query.where(TABLES.c.created < before)
        found = []
        for row in await self._rows(query.limit(limit)):
            try:
                found.append(Listed(*head_and_meta(row), row.closed))
            except Damaged:  # it is told of elsewhere
                continue
        return found

    async def counts(self) -> Mapping[str, int]:
        kind = _kind()
        query = select(kind.label("kind"), func.count().label("many")).group_by(kind)
        waiting = select(func.count()).where(REPORTS.c.settled.is_(None))
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
            reports = (await connection.execute(waiting)).scalar_one()
        return {row.kind: row.many for row in rows} | {"reports": reports}

    # --- reports ---

    async def report(self, report: Report) -> None:
        row = {name: value for name, value in report._asdict().items() if name != "table"}
        row["table_id"] = report.table

        def note(connection: Connection) -> None:
            fresh = insert_for(connection)(REPORTS).values(row).on_conflict_do_nothing()
            made = connection.execute(fresh.returning(REPORTS.c.id)).scalar()
            if made is None:
                return
            kept = select(REPORTS.c.id).order_by(REPORTS.c.id.desc()).limit(MOST_REPORTS)
            connection.execute(delete(REPORTS).where(REPORTS.c.id.not_in(kept)))
            if report.network is None:  # some other process may know
                self._tell(connection, "r", [[made, report.table, report.seat]])

        await self._write(note)

    async def place(self, report: int, network: str) -> None:
        unknown = (REPORTS.c.id == report) & REPORTS.c.network.is_(None)
        await self._change(update(REPORTS).where(unknown).values(network=network))

    async def reports(self, all_of_them: bool, limit: int) -> Sequence[Kept]:
        query = _reported().order_by(REPORTS.c.id.desc()).limit(limit)
        if not all_of_them:
            query = query.where(REPORTS.c.settled.is_(None))
        return [_kept(row) for row in await self._rows(query)]

    async def find_report(self, report: int) -> Kept | None:
        rows = await self._rows(_reported().where(REPORTS.c.id == report))
        return _kept(rows[0]) if rows else None

    async def settle(self, report: int, verdict: Verdict, act: Act) -> None:
        about = select(REPORTS.c.table_id, REPORTS.c.line).where(REPORTS.c.id == report)

        def note(connection: Connection) -> None:
            row = connection.execute(about).one()
            same = (REPORTS.c.table_id == row.table_id) & (REPORTS.c.line == row.line)
            settled = {"settled": act.at, "verdict": verdict}
            connection.execute(update(REPORTS).where(same).values(settled))
            self._done(connection, act, "report", str(report))

        await self._write(note)

    # --- blocks ---

    async def block(self, block: Block, act: Act) -> None:
        row = block._asdict()

        def note(connection: Connection) -> None:
            connection.execute(delete(BLOCKS).where(BLOCKS.c.network == block.network))
            connection.execute(insert(BLOCKS), row)
            self._done(connection, act, "blocks", "")

        await self._write(note)

    async def lift(self, network: str, act: Act) -> bool:
        def work(connection: Connection) -> bool:
            gone = connection.execute(delete(BLOCKS).where(BLOCKS.c.network == network))
            if gone.rowcount:
                self._done(connection, act, "blocks", "")
            return bool(gone.rowcount)

        return await self._whether(work)

    async def blocks(self) -> Sequence[Block]:
        return [Block(*row) for row in await self._rows(select(BLOCKS).order_by(BLOCKS.c.made))]

    # --- the audit ---

    async def audit(self, before: int | None, limit: int) -> Sequence[tuple[int, Act]]:
        query = select(AUDIT).order_by(AUDIT.c.id.desc()).limit(limit)
        if before is not None:
            query = query.where(AUDIT.c.id < before)
        return [(row.id, Act(*row[1:])) for row in await self._rows(query)]

    async def acts_since(self, last: int) -> Sequence[tuple[int, Act]]:
        query = select(AUDIT).where(AUDIT.c.id > last).order_by(AUDIT.c.id)
        return [(row.id, Act(*row[1:])) for row in await self._rows(query)]

    async def secret_hash(self) -> str | None:
        rows = await self._rows(select(HOUSE.c.value).where(HOUSE.c.name == KEPT_AS))
        return str(rows[0].value) if rows else None

    def _done(self, connection: Connection, act: Act, what: str, name: str) -> None:
        """Write an act down, and tell the others what they must look at again."""
        connection.execute(insert(AUDIT), act._asdict())
        self._tell(connection, "o", [[what, name]])

    # --- reading and writing ---

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        async with self._reading() as connection:
            rows: Sequence[Any] = (await connection.execute(query)).all()
        return rows

    async def _change(self, statement: Any) -> None:
        def note(connection: Connection) -> None:
            connection.execute(statement)

        await self._write(note)

    async def _whether(self, work: Callable[[Connection], bool]) -> bool:
        found = False

        def note(connection: Connection) -> None:
            nonlocal found
            found = work(connection)

        await self._write(note)
        return found


def tidy_ledger(connection: Connection, now: float, old: float) -> None:
    """Forget blocks whose time is over, and reports that are old. The audit is kept."""
    connection.execute(delete(BLOCKS).where(BLOCKS.c.until < now))
    connection.execute(delete(REPORTS).where(REPORTS.c.at < old))


def _kind() -> Any:
    """Which list a table stands in."""
    over = TABLES.c.finished.is_not(None)
    return case((TABLES.c.closed.is_not(None), "closed"), (over, "finished"), else_="running")


def _reported() -> Select[Any]:
    """Reports, and whether the game they are about is still on."""
    on = (TABLES.c.id.is_not(None)) & TABLES.c.finished.is_(None)
    return select(REPORTS, on.label("running")).outerjoin(TABLES, TABLES.c.id == REPORTS.c.table_id)


def _kept(row: Any) -> Kept:
    names = {name: getattr(row, name) for name in Report._fields if name != "table"}
    # What a side says among itself is a secret of the game until that is over.
    held = bool(row.running) and row.hearers == "side"
    report = Report(table=row.table_id, **names)
    return Kept(row.id, report._replace(text="") if held else report, held)

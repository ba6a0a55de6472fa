"""The noticeboard: what processes of one house tell each other, by PostgreSQL's LISTEN and NOTIFY.

A change is told in its own transaction, so that nobody hears of what is not stored, to the
processes at which somebody follows the table, and with all that it brought, so that they need not
ask. Who thinks for a table holds an advisory lock: the database lets go of it at the moment a
process dies.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import psycopg
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from highnoon.server.store.line import BY_INDEX, Connect, Ear, Line, QuickLine
from highnoon.server.store.patience import Patience
from highnoon.server.store.questions import PREPARED, Questions
from highnoon.server.store.rows import HERE, HOUSE, PROCESSES
from highnoon.server.store.trouble import explained
from highnoon.server.store.writing import Entry, NewTable, Note, Work
from highnoon.server.table.pace import Clocks
from highnoon.server.wire.encoding import dumps

logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of every line that is closed

CHANNEL: Final = "highnoon"
"""What all hear; what is for one process goes to this name, an underscore and its own."""
LARGEST: Final = 7900
"""Bytes: PostgreSQL takes notices of less than 8,000."""
LOST: Final = 6.0
"""Seconds without a sign of life after which a process is no longer part of the house."""
NOTE_HERE: Final = f"""
WITH noted AS (
    INSERT INTO here (process, table_id, viewers)
        SELECT processes.id, new.table_id, new.viewers
        FROM json_to_recordset(%s::text::json) AS new(table_id varchar, viewers text), processes
        WHERE processes.id = %s
        ON CONFLICT (process, table_id) DO UPDATE SET viewers = excluded.viewers
)
SELECT pg_notify('{CHANNEL}', %s)
"""  # noqa: S608  (a name of our own)
NOW: Final = "extract(epoch FROM clock_timestamp())"


class Beat(NamedTuple):
    """What a process learns when it gives its sign of life."""

    others: frozenset[str]
    again: bool
    """Whether the house had given this process up."""
    opening: int


class Kept(NamedTuple):
    """An entry as it lies in the database."""

    seq: int
    lines: str
    seat: int | None
    request: str | None
    answer: str | None
    seal: int | None


class Noticeboard:
    """One process's place at the noticeboard."""

    def __init__(
        self,
        connect: Connect,
        patience: Patience,
        reading: Callable[[], AbstractAsyncContextManager[AsyncConnection]],
        write: Callable[[Note], Awaitable[None]],
    ) -> None:
        self.me = secrets.token_hex(8)
        self.kind = "serve"
        self._connect = connect
        self._reading = reading
        self.write = self._write = write
        self.followed: Callable[[str], bool] = lambda _: True
        """Whether a table is known to be followed elsewhere: else no more than a number is told."""
        self._claims = Line(connect, patience)
        # What is said here need not outlive the machine.
        brief = "SET synchronous_commit = off", "SET lock_timeout = '2s'"
        self._asking = Line(connect, patience, *brief)
        quick = QuickLine(connect, patience, *brief, BY_INDEX, *PREPARED)
        self._questions = Questions(quick, patience)
        self._beaten = False

    # --- telling and hearing ---

    def notices(self, group: Sequence[Work]) -> list[tuple[str, str | None]]:
        """What those who follow the table are told of each change, and all of a clock."""
        return [self._notice(work) for work in group]

    def _notice(self, work: Work) -> tuple[str, str | None]:
        short, whole = _told(work)
        clock = None if short[3] is None else self._said("c", [dumps(short)])[0]
        if whole is not None and self.followed(str(whole[0])):
            item = dumps(whole)
            if len(item.encode()) < LARGEST - 100:
                return self._said("c", [item])[0], clock
        return clock or self._said("c", [dumps(short)])[0], clock

    def tell(self, connection: Connection, group: Sequence[Work]) -> None:
        """Tell of changes in the transaction that stores them."""
        for work in group:
            if not isinstance(work, (Entry, NewTable)):
                continue
            notice, clock = self._notice(work)
            if isinstance(work, Entry):
                connection.exec_driver_sql(
                    f"SELECT pg_notify('{CHANNEL}_' || process, %s) FROM here"  # noqa: S608  (a name)
                    " WHERE table_id = %s AND process <> %s",
                    (notice, work.table, self.me),
                )
            if clock is not None:
                connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', %s)", (clock,))

    def _said(self, kind: str, items: Sequence[str]) -> list[str]:
        """Items as notices, as many in each as it may hold."""
        found: list[list[str]] = []
        size = LARGEST
        for item in items:
            length = len(item.encode()) + 1
            if size + length > LARGEST - 60:
                found.append([])
                size = 0
            found[-1].append(item)
            size += length
        return [f'{{"f":"{self.me}","{kind}":[{",".join(one)}]}}' for one in found]

    def tell_of(self, connection: Connection, kind: str, items: Sequence[object]) -> None:
        """Tell something else in the transaction that makes it true."""
        for payload in self._said(kind, [dumps(item) for item in items]):
            connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', %s)", (payload,))

    async def ask(self, statement: str, *args: object) -> Any:
        """The first row that a statement gives which need not outlive the machine."""
        return await self._asking.ask(statement, *args)

    async def say(self, kind: str, items: Sequence[object]) -> None:
        """Tell all something that need not be kept."""
        for payload in self._said(kind, [dumps(item) for item in items]):
            await self._asking.ask(f"SELECT pg_notify('{CHANNEL}', %s)", payload)

    async def listen(self) -> AsyncIterator[dict[str, Any] | None]:
        """What others tell; None first, when nothing is missed from now on. Ends with an error."""
        try:
            async with await self._connect() as line:
                await line.execute(f"LISTEN {CHANNEL}")
                await line.execute(f"LISTEN {CHANNEL}_{self.me}".encode())
                yield None
                async for notice in heard(line):
                    said = json.loads(notice)
                    if said["f"] != self.me:
                        yield said
        except psycopg.Error as error:
            raise explained(error) from error

    async def keep_once(self, name: str, value: str) -> str:
        """Keep something of the whole house unless it is kept already; what is kept."""
        found: list[str] = []

        def note(connection: Connection) -> None:
            row = postgresql.insert(HOUSE).values(name=name, value=value)
            connection.execute(row.on_conflict_do_nothing())
            kept = connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == name))
            found[:] = [kept.scalar_one()]

        await self._write(note)
        return found[0]

    async def close(self) -> None:
        """Leave the house: nobody need wait until this process is given up."""
        with suppress(Exception):
            await self._write(
                lambda connection: _none(
                    connection.execute(PROCESSES.delete().where(PROCESSES.c.id == self.me))
                )
            )
        await self._claims.close()
        await self._asking.close()
        await self._questions.close()

    # --- who is at work, and who is where ---

    def enter(self, connection: Connection) -> None:
        """Be part of the house, in the transaction that opens it."""
        connection.exec_driver_sql(
            f"INSERT INTO processes (id, kind, seen, about) VALUES (%s, %s, {NOW}, '{{}}')"  # noqa: S608  (a constant)
            f" ON CONFLICT (id) DO UPDATE SET seen = {NOW}",
            (self.me, self.kind),
        )
        self._beaten = True

    async def beat(self, about: Mapping[str, object], now: float) -> Beat:
        """A sign of life; whoever has given none for a while is given up."""
        found: list[Beat] = []

        def note(connection: Connection) -> None:
            found.clear()
            row = (self.me, self.kind, dumps(about))
            new = connection.exec_driver_sql(
                f"INSERT INTO processes (id, kind, seen, about) VALUES (%s, %s, {NOW}, %s)"  # noqa: S608  (a constant)
                " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, about = excluded.about"
                " RETURNING xmax = 0",
                row,
            ).scalar_one()
            connection.exec_driver_sql(
                f"DELETE FROM processes WHERE seen < {NOW} - %s",  # noqa: S608  (a constant)
                (LOST,),
            )
            ids = connection.execute(select(PROCESSES.c.id)).scalars()
            opening = connection.exec_driver_sql(
                # Where only thinkers are left the house is closed: nobody could play.
                "UPDATE openings SET until = greatest(until, %s)"
                " WHERE id = (SELECT max(id) FROM openings) RETURNING id",
                (now if self.kind == "serve" else 0.0,),
            ).scalar_one_or_none()
            found.append(Beat(frozenset(ids) - {self.me}, bool(new), opening or 0))

        await self._write(note)
        again, self._beaten = found[0].again and self._beaten, True
        return found[0]._replace(again=again)

    async def here(self, table: str) -> dict[str, dict[str, int]]:
        """Who follows a table at which other process."""
        found = await self._questions.ask("elsewhere", table, self.me)
        return {} if found is None else found[0] or {}

    async def read(self, table: str, after: int = -1) -> tuple[SimpleNamespace, list[Kept]] | None:
        """A table's row and its entries after a number, both of the same moment."""
        found = await self._questions.ask("whole", table, str(after))
        if found is None:
            return None
        row, entries = found
        return SimpleNamespace(**row, _mapping=row), [Kept(*entry) for entry in entries or ()]

    async def note_here(
        self, tables: Mapping[str, Mapping[str, int]], new: Iterable[str] = ()
    ) -> dict[str, int]:
        """Who follows these tables at this process, told to all; where the `new` ones are now.

        From now on this process is told of changes there. Each row is waited for: whoever is
        about to change it may have looked around before we were here.
        """
        items = [dumps([table, viewers]) for table, viewers in tables.items()]
        rows = [{"table_id": name, "viewers": dumps(who)} for name, who in tables.items()]
        for number, payload in enumerate(self._said("h", items)):
            await self._asking.ask(NOTE_HERE, dumps([] if number else rows), self.me, payload)
        found = {}
        for table in new:
            if (row := await self._questions.ask("settled", table)) is not None:
                found[table] = int(row[0])
        return found

    async def not_here(self, tables: Sequence[str]) -> None:
        """Nobody follows these tables at this process any more."""
        gone = "DELETE FROM here WHERE process = %s AND table_id = ANY(%s) RETURNING 1"
        await self._asking.ask(gone, self.me, list(tables))

    async def seq(self, table: str) -> int | None:
        """The number of a table's last change."""
        row = await self._questions.ask("seq", table)
        return None if row is None else int(row[0])

    async def processes(self) -> list[tuple[str, str, float, dict[str, Any]]]:
        """All processes of the house: id, kind, when they last gave a sign, and about them."""
        query = select(PROCESSES).order_by(PROCESSES.c.kind, PROCESSES.c.id)
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
        return [(row.id, row.kind, row.seen, json.loads(row.about)) for row in rows]

    async def lines(self, tables: Sequence[str]) -> dict[str, int]:
        """How many lines are open at these tables at the other processes of the house."""
        query = select(HERE).where(HERE.c.table_id.in_(tables), HERE.c.process != self.me)
        found: dict[str, int] = {}
        async with self._reading() as connection:
            for row in (await connection.execute(query)).all():
                count = sum(json.loads(row.viewers).values())
                found[row.table_id] = found.get(row.table_id, 0) + count
        return found

    # --- who thinks for which table ---

    async def claim(self, table: str) -> bool:
        """Whether this process may think for a table now; until it lets go, or dies."""
        row = await self._claims.ask("SELECT pg_try_advisory_lock(hashtextextended(%s, 0))", table)
        return bool(row[0])

    async def let_go(self, table: str) -> None:
        """Let another process think for a table."""
        await self._claims.ask("SELECT pg_advisory_unlock(hashtextextended(%s, 0))", table)

    async def due(self, before: float, limit: int) -> list[str]:
        """Tables that have waited for a computer since before a moment, the oldest first."""
        found = await self._asking.ask(
            "SELECT coalesce(json_agg(table_id ORDER BY since), '[]') FROM"
            " (SELECT table_id, since FROM due WHERE since < %s ORDER BY since LIMIT %s) AS oldest",
            before,
            limit,
        )
        return list(found[0])


def _none(_: object) -> None:
    return None


async def heard(line: psycopg.AsyncConnection[Any]) -> AsyncIterator[str]:
    """What is told on a line that listens; psycopg's own generator costs three times as much."""
    arrived, lost = asyncio.Event(), list[psycopg.Error]()

    def read() -> None:
        try:
            line.pgconn.consume_input()
        except psycopg.Error as error:
            lost.append(error)
            ear.close()
        arrived.set()

    ear = Ear(line, read)
    try:
        while not lost:
            await arrived.wait()
            arrived.clear()
            while (notice := line.pgconn.notifies()) is not None:
                yield notice.extra.decode()
        raise lost[0]
    finally:
        ear.close()


def _told(work: Work) -> tuple[list[object], list[object] | None]:
    """A change as others hear of it: where, which, when, when a time is over; and all of it."""
    if isinstance(work, NewTable):
        return [work.row["id"], work.row["seq"], 0, _zero(work.row), None, None], None
    assert isinstance(work, Entry)
    short: list[object] = [work.table, work.on + 1, work.at, _zero(work.meta), None, None]
    return short, [*short[:4], work.row[2:], work.meta]


def _zero(row: Mapping[str, Any] | None) -> float | None:
    """When a running clock comes to its end."""
    if row is None or row["clocks"] is None or row["finished"] is not None:
        return None
    clocks = Clocks.of(json.loads(row["clocks"]))
    return None if clocks is None else clocks.zero_at()

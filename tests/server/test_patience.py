"""A database that falls silent, or says good-bye in the middle of a word, is a lost line."""

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
import uvloop

from highnoon.server.store import StoreError, patience
from highnoon.server.store.line import Ear, Line, QuickLine
from highnoon.server.store.opening import open_store
from highnoon.server.store.patience import Exchange
from highnoon.server.store.questions import Questions
from tests.chaos.network import Network
from tests.chaos.together import at_port
from tests.databases import needs_postgres, postgres_of, quick_cluster
from tests.server.test_store import a_table

pytestmark = needs_postgres

LONG = 30.0
"""Seconds that a machine may take for what takes none; waiting for the answer takes longer."""
SLEEP = "PREPARE sleep (float8) AS SELECT pg_sleep($1)"


async def failed(asking: Awaitable[object]) -> float:
    """How long it took until it failed."""
    begun = time.monotonic()
    with pytest.raises((StoreError, psycopg.OperationalError)):
        await asking
    return time.monotonic() - begun


def test_a_silent_database_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = Network(quick_cluster().port)

    async def silent() -> None:
        store = await open_store(tmp_path, database=at_port(postgres_of(tmp_path), network.port))
        table = a_table()
        await store.create(table)
        assert await store.load(table.head.id) == table
        monkeypatch.setattr(patience, "ANSWERED", 2.0)
        monkeypatch.setattr(patience, "PAUSE", 60.0)
        network.deafen()
        behind = [asyncio.create_task(failed(store.load(table.head.id))) for _ in range(5)]
        assert max(await asyncio.gather(*behind)) < 2 * patience.ANSWERED, "all are told together"
        assert await failed(store.load(table.head.id)) < patience.ANSWERED, "and then at once"
        network.heal()
        monkeypatch.setattr(patience, "PAUSE", 0.0)
        assert await store.load(table.head.id) == table
        await store.close()

    asyncio.run(silent())
    network.close()


def test_what_the_pen_writes_is_not_waited_for_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = Network(quick_cluster().port)

    async def silent() -> None:
        store = await open_store(tmp_path, database=at_port(postgres_of(tmp_path), network.port))
        await store.create(a_table("first"))
        monkeypatch.setattr(patience, "WRITTEN", 0.5)
        network.deafen()
        assert await failed(store.create(a_table("second"))) < LONG
        network.heal()
        await store.close()

    asyncio.run(silent())
    network.close()


def on_uvloop(test: Callable[[], Awaitable[None]]) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_awaited(test()))


async def _awaited(test: Awaitable[None]) -> None:
    await test


async def sentenced(url: str, pid: int) -> None:
    """End a line from the other side, a moment from now."""
    await asyncio.sleep(0.1)
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as other:
        await other.execute("SELECT pg_terminate_backend(%s)", (pid,))


BROKEN = (
    "CREATE TEMP TABLE kept (one int UNIQUE DEFERRABLE INITIALLY DEFERRED)",
    "PREPARE keep (int, int) AS INSERT INTO kept VALUES ($1), ($2)",
)
ENDED = (
    "CREATE TEMP TABLE kept (one int)",
    """CREATE FUNCTION pg_temp.die() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'""",
    """CREATE CONSTRAINT TRIGGER dying AFTER INSERT ON kept DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION pg_temp.die()""",
    "PREPARE keep (int, int) AS INSERT INTO kept VALUES ($1), ($2)",
)


@pytest.mark.parametrize("settings", [BROKEN, ENDED], ids=["refused", "ended"])
def test_what_fails_in_its_commit_was_not_done(tmp_path: Path, settings: tuple[str, ...]) -> None:
    """The database answers a statement first, and commits it then."""
    url = postgres_of(tmp_path)

    async def connect() -> psycopg.AsyncConnection[Any]:
        return await Exchange().line(url, autocommit=True)

    async def committed() -> None:
        line = QuickLine(connect, Exchange().patience, *settings)
        with pytest.raises((psycopg.errors.UniqueViolation, psycopg.OperationalError)):
            await line.ask("keep", [b"1", b"1"])
        if settings == BROKEN:
            await line.ask("keep", [b"1", b"2"])
        await line.close()

    on_uvloop(committed)


def test_the_number_of_a_line_that_ended_may_belong_to_somebody_else(tmp_path: Path) -> None:
    """libpq closes a dead line's number by itself; a visitor's socket may have it next."""
    url = postgres_of(tmp_path)
    pids: list[int] = []

    async def connect() -> psycopg.AsyncConnection[Any]:
        made = await Exchange().line(url, autocommit=True)
        pids.append(made.info.backend_pid)
        return made

    async def ended() -> None:
        line = QuickLine(connect, Exchange().patience, SLEEP)
        await line.ask("sleep", [b"0"])
        ending = asyncio.create_task(sentenced(url, pids[0]))
        assert await failed(line.ask("sleep", [b"60"])) < LONG
        await ending
        visitors = [socket.socketpair() for _ in range(20)]
        for here, there in visitors:
            reader, writer = await asyncio.open_connection(sock=here)
            there.sendall(b"hello\n")
            assert await reader.readline() == b"hello\n"
            writer.close()
            there.close()
        await line.ask("sleep", [b"0"])
        assert len(pids) == 2, "a line of its own"
        await line.close()

    on_uvloop(ended)


def test_an_ear_keeps_its_number_when_libpq_has_let_go(tmp_path: Path) -> None:
    url = postgres_of(tmp_path)

    async def ended() -> None:
        heard = asyncio.Event()
        made = await Exchange().line(url, autocommit=True)
        ear = Ear(made, heard.set)
        made.pgconn.finish()
        taken = [socket.socket() for _ in range(5)]
        assert ear.number not in [one.fileno() for one in taken]
        ear.close()
        ear.close()
        for one in taken:
            one.close()

    on_uvloop(ended)


def test_an_answer_that_has_come_is_read_however_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where this process was too busy to read it, the database is not to blame."""
    url = postgres_of(tmp_path)

    async def busy() -> None:
        exchange = Exchange()
        line = QuickLine(lambda: exchange.line(url, autocommit=True), exchange.patience, SLEEP)
        await line.ask("sleep", [b"0"])
        here, there = socket.socketpair()

        def handle() -> None:  # as any visitor's request
            loop.remove_reader(here)
            time.sleep(1.0)  # the answer comes now, and so does the end of our patience

        loop = asyncio.get_running_loop()
        loop.add_reader(here, handle)
        monkeypatch.setattr(patience, "ANSWERED", 0.5)
        asking = asyncio.create_task(line.ask("sleep", [b"0.1"]))
        await asyncio.sleep(0)
        there.send(b"?")
        await asking
        await line.ask("sleep", [b"0"])
        await line.close()
        here.close()
        there.close()

    on_uvloop(busy)


def test_a_line_asks_again_on_a_new_one(tmp_path: Path) -> None:
    url = postgres_of(tmp_path)

    async def ended() -> None:
        exchange = Exchange()
        line = Line(lambda: exchange.line(url, autocommit=True), exchange.patience)
        (pid,) = await line.ask("SELECT pg_backend_pid()")
        await sentenced(url, pid)
        (other,) = await line.ask("SELECT pg_backend_pid()")
        assert other != pid
        await line.close()

    on_uvloop(ended)


def test_a_question_whose_line_ends_is_asked_again_on_a_new_one(tmp_path: Path) -> None:
    """Between two questions, and in the middle of one."""
    url = postgres_of(tmp_path)
    who = "PREPARE who (float8) AS SELECT pg_backend_pid() FROM pg_sleep($1)"

    async def ended() -> None:
        exchange = Exchange()
        line = QuickLine(lambda: exchange.line(url, autocommit=True), exchange.patience, who)
        questions = Questions(line, exchange.patience)
        found = [await questions.ask("who", "0")]
        await sentenced(url, found[0][0])  # type: ignore[index]
        found.append(await questions.ask("who", "0"))
        asking = asyncio.create_task(questions.ask("who", "1"))
        await sentenced(url, found[1][0])  # type: ignore[index]
        found.append(await asking)
        assert len({pid for (pid,) in filter(None, found)}) == 3
        await questions.close()

    on_uvloop(ended)

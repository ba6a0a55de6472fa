"""A house in PostgreSQL: opened with care, and at work again after whatever happens to it."""

import asyncio
from pathlib import Path

import psycopg
import pytest

from highnoon.server.store import StoreError, Unstorable
from highnoon.server.store.opening import open_store
from highnoon.server.store.sql import SqlStore
from highnoon.server.table.changes import Change
from tests.databases import needs_postgres, postgres_of, quick_cluster
from tests.server.test_process import run_serve
from tests.server.test_store import a_table
from tools.cluster import QUICK, cluster

pytestmark = needs_postgres


async def opened(database: str) -> SqlStore:
    return await open_store(Path("unused"), database=database)


def refusal(database: str) -> StoreError:
    with pytest.raises(StoreError) as refused:
        asyncio.run(opened(database))
    return refused.value


@pytest.mark.parametrize(
    "address",
    ["", "x", "mysql://me@there/house", "postgresql://me@there", "postgresql://me:1@there:port/x"],
)
def test_an_address_that_is_none(address: str) -> None:
    assert refusal(address or "/").reason.key == "error-database-address"


def test_why_a_database_cannot_be_opened() -> None:
    here = quick_cluster()
    assert refusal(here.url("nowhere")).reason.key == "error-database-missing"
    secret = here.url("postgres").replace("highnoon@", "stranger:hidden@")
    refused = refusal(secret)
    assert refused.reason.key == "error-database-forbidden"
    assert "hidden" not in str(refused.reason.args)
    away = "postgresql://me:hidden@127.0.0.1:1/house?sslmode=disable"
    refused = refusal(away)
    assert refused.reason.key == "error-database-unreachable"
    assert refused.reason.args["path"] == "postgresql://me@127.0.0.1:1/house"
    assert "hidden" not in str(refused.reason.args)


def test_the_command_tells_no_password() -> None:
    outcome = run_serve("--port", "0", "--database", "postgresql://me:hidden@127.0.0.1:1/house")
    assert (outcome.returncode, outcome.stderr.count("\n")) == (2, 1)
    assert "The database postgresql://me@127.0.0.1:1/house cannot be reached" in outcome.stderr
    assert "hidden" not in outcome.stderr


def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    url = postgres_of(tmp_path, empty=True)
    with psycopg.connect(url) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    assert refusal(url).reason.key == "error-store-not-ours"
    with psycopg.connect(url) as other:
        found = other.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        assert found.fetchall() == [("recipes",)]


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    url = postgres_of(tmp_path, empty=True)

    async def once() -> None:
        await (await opened(url)).close()

    asyncio.run(once())
    with psycopg.connect(url) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refusal(url).reason.key == "error-store-newer"


def test_a_database_of_another_encoding(tmp_path: Path) -> None:
    with psycopg.connect(quick_cluster().url(), autocommit=True) as connection:
        connection.execute("CREATE DATABASE plain ENCODING 'SQL_ASCII' TEMPLATE template0")
    assert refusal(quick_cluster().url("plain")).reason.key == "error-database-encoding"


def test_several_that_open_a_new_database_at_once(tmp_path: Path) -> None:
    url = postgres_of(tmp_path, empty=True)

    async def all_at_once() -> None:
        stores = await asyncio.gather(*(opened(url) for _ in range(4)))
        await stores[0].create(a_table())
        for store in stores:
            assert await store.load("t") == a_table()
            await store.close()

    asyncio.run(all_at_once())


def test_commits_are_on_the_disk_whatever_the_server_is_set_to(tmp_path: Path) -> None:
    async def work() -> None:
        store = await opened(postgres_of(tmp_path))
        found: list[str] = []
        await store._pen.write(
            lambda connection: found.append(
                connection.exec_driver_sql("SHOW synchronous_commit").scalar_one()
            )
        )
        assert found == ["on"]  # the cluster of the tests is set to off
        await store.close()

    asyncio.run(work())


def test_a_letter_that_cannot_be_kept_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        store = await opened(postgres_of(tmp_path))
        await store.create(a_table())
        for change in (
            Change("t", 0, 1.0, seat=0, request="\0", answer="{}"),
            Change("t", 0, 1.0, lines="\0\n"),
        ):
            with pytest.raises(Unstorable):
                await store.append(change)
        assert await store.load("\0") is None
        assert await store.by_code("\0") is None
        await store.append(Change("t", 0, 1.0, lines="\n"))
        await store.close()

    asyncio.run(work())


def test_the_database_restarts_and_the_store_goes_on() -> None:
    async def work() -> None:
        store = await opened(here.make("house"))
        await store.create(a_table())
        for number in range(3):
            await store.append(Change("t", 2 * number, 1.0, lines="{}\n"))
            await asyncio.to_thread(here.stop)
            with pytest.raises(StoreError) as refused:
                await store.append(Change("t", 2 * number + 1, 1.0, lines="{}\n"))
            assert refused.value.reason.key == "error-database-unreachable"
            with pytest.raises(StoreError):
                await store.load("t")
            await asyncio.to_thread(here.start)
            await store.append(Change("t", 2 * number + 1, 1.0, lines="{}\n"))
            kept = await store.load("t")
            assert kept is not None
            assert kept.seq == 2 * number + 2
            here.stop()  # idle lines are dead now: nobody meets them
            here.start()
        await store.close()

    with cluster(QUICK) as here:
        asyncio.run(work())

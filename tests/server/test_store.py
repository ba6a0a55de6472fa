"""The store: what it took it never loses, and it says clearly what is wrong."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, event, inspect, make_url
from starlette.testclient import TestClient

from highnoon import Match
from highnoon.core.record import written
from highnoon.server.app import create_app
from highnoon.server.settings import DAY, Settings
from highnoon.server.store import ChangedElsewhere, StoreError, StoreFull
from highnoon.server.store.opening import FILE, open_store
from highnoon.server.store.rows import METADATA
from highnoon.server.store.sql import SqlStore
from highnoon.server.table.changes import Change, Head, Meta, Stored
from highnoon.server.table.seats import SeatInfo
from highnoon.server.table.table import Table
from tests.databases import ON_POSTGRES, database_of, sqlite_only
from tests.server.guests import Guest, in_house, services


def a_table(name: str = "t", code: str | None = None) -> Stored:
    match = Match.new("longhorn", seed=1)
    head = Head(
        name,
        "longhorn",
        match.game.info.rules,
        match.game.fingerprint(match.options),
        dict(match.options),
        1,
        public=False,
        hints=True,
        created=1.0,
    )
    seats = (SeatInfo("person", device=0, token="hash"), SeatInfo("open"))
    return Stored(head, Meta(seats, code), lines=written(match.log))


def with_store(folder: Path, work: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(folder, database=database_of(folder))
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def nothing(store: SqlStore) -> None:
    await store.by_code("")


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        stored = a_table(code="ABCDEF")
        await store.create(stored)
        assert await store.load("t") == stored
        assert await store.load("other") is None
        assert await store.by_code("ABCDEF") == "t"
        assert await store.by_code("ZZZZZZ") is None

    with_store(tmp_path, work)


def test_a_change_is_stored_only_on_top_of_what_it_saw(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(a_table())
        first = Change("t", 0, 2.0, lines='{"by":"eagle","say":"a","to":"all"}\n')
        await store.append(first)
        with pytest.raises(ChangedElsewhere):
            await store.append(replace(first, lines="other\n"))
        with pytest.raises(ChangedElsewhere):
            await store.append(Change("missing", 0, 2.0))
        kept = await store.load("t")
        assert kept is not None
        assert kept.seq == 1
        assert kept.lines.endswith(first.lines)

    with_store(tmp_path, work)


def test_a_group_is_stored_but_for_what_is_wrong_in_it(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        for number in range(20):
            await store.create(a_table(f"t{number}"))
        changes = [
            Change(f"t{number}", number % 2, 2.0, seat=0, request="r", answer="{}")
            for number in range(20)
        ]
        answers = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
        for number, answer in enumerate(answers):
            assert isinstance(answer, ChangedElsewhere) == bool(number % 2)
            kept = await store.load(f"t{number}")
            assert kept is not None
            assert kept.answers == (() if number % 2 else ((0, "r", "{}"),))

    with_store(tmp_path, work)


def test_a_code_in_use_is_refused(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(a_table("a", "ABCDEF"))
        with pytest.raises(ChangedElsewhere):
            await store.create(a_table("b", "ABCDEF"))

    with_store(tmp_path, work)


def test_old_tables_are_removed(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        now = time.time()
        for name in ("running", "fresh", "old"):
            await store.create(a_table(name))
        for name, finished in (("fresh", now - 5 * DAY), ("old", now - 40 * DAY)):
            meta = replace(a_table().meta, finished=finished)
            await store.append(Change(name, 0, now, meta=meta))
        assert await store.sweep(now - 30 * DAY, now - 180 * DAY) == 1
        assert await store.load("old") is None
        assert await store.load("fresh") is not None
        assert await store.sweep(now - 30 * DAY, now + 1) == 2

    with_store(tmp_path, work)


@sqlite_only
def test_a_full_disk_is_said_and_nothing_changes(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        table = Guest.open(client)
        table.play(3)
        before = table.state(0)
        pages = limit_pages(client)
        pages[0] = 1
        answers = [table.post("/say", {"text": "x" * 500}, 0) for _ in range(30)]
        full = answers[-1]
        assert (full.status_code, full.json()["error"]["key"]) == (507, "error-disk-full")
        said = sum(answer.status_code == 200 for answer in answers)
        after = table.state(0)
        assert after["version"] == before["version"]
        assert len(after["talk"]) == said
        pages[0] = 1_000_000
        assert table.play(2) == 2


def limit_pages(client: TestClient) -> list[int]:
    """How many pages the database may have, in a list: to be changed at will."""
    store = services(client).house.store
    assert isinstance(store, SqlStore)
    pages = [1_000_000]

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages[0]}")

    event.listen(store._pen._engine, "begin", begin)
    return pages


def refusal(folder: Path) -> str:
    with pytest.raises(StoreError) as refused:
        with_store(folder, nothing)
    return refused.value.reason.key


@sqlite_only
def test_files_that_are_no_database_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_bytes(b"my diary, volume two" * 50)
    assert refusal(tmp_path) == "error-store-not-ours"
    assert file.read_bytes() == b"my diary, volume two" * 50


@sqlite_only
def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / FILE
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    before = file.read_bytes()
    assert refusal(tmp_path) == "error-store-not-ours"
    assert file.read_bytes() == before


@sqlite_only
def test_a_damaged_database_is_left_alone(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        for number in range(50):
            await store.create(a_table(f"t{number}"))

    with_store(tmp_path, work)
    file = tmp_path / FILE
    content = bytearray(file.read_bytes())
    content[4096 * 3 : 4096 * 6] = b"\xa5" * 4096 * 3
    file.write_bytes(content)
    assert refusal(tmp_path) == "error-store-corrupt"
    assert file.read_bytes() == content


@sqlite_only
def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    with_store(tmp_path, nothing)
    file = tmp_path / FILE
    with sqlite3.connect(file) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    before = file.read_bytes()
    assert refusal(tmp_path) == "error-store-newer"
    assert file.read_bytes() == before


@sqlite_only
def test_one_server_per_folder(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        with pytest.raises(StoreError) as refused:
            await open_store(tmp_path)
        assert refused.value.reason.key == "error-store-in-use"

    with_store(tmp_path, work)
    with_store(tmp_path, nothing)


@sqlite_only
def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refusal(tmp_path / "file" / "data") == "error-store-folder"


def kind_of(type_: object) -> str:
    """The databases have names of their own for some types."""
    return str(type_).replace("DOUBLE PRECISION", "FLOAT")


def test_the_migrations_lead_to_the_tables_the_code_uses(tmp_path: Path) -> None:
    with_store(tmp_path, nothing)
    url = make_url(database_of(tmp_path) or f"sqlite:///{tmp_path / FILE}")
    driver = "sqlite" if url.drivername == "sqlite" else "postgresql+psycopg"
    engine = create_engine(url.set(drivername=driver))
    try:
        found = inspect(engine)
        for table in METADATA.sorted_tables:
            columns = {
                c["name"]: (kind_of(c["type"]), c["nullable"])
                for c in found.get_columns(table.name)
            }
            assert columns == {c.name: (kind_of(c.type), c.nullable) for c in table.columns}
            indexes = {
                (i["name"], tuple(i["column_names"]))
                for i in found.get_indexes(table.name)
                if "duplicates_constraint" not in i
            }
            assert indexes == {(i.name, tuple(i.columns.keys())) for i in table.indexes}
    finally:
        engine.dispose()


@sqlite_only
def test_commits_are_on_the_disk(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        pragmas = {}

        def look(connection: Connection) -> None:
            for name in ("journal_mode", "synchronous", "foreign_keys"):
                found = connection.exec_driver_sql(f"PRAGMA {name}")
                pragmas[name] = found.scalar()

        await store._pen.write(look)
        assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    with_store(tmp_path, work)


def test_when_the_store_is_ahead_the_table_is_read_again(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        table = Guest.open(client)
        store = services(client).house.store
        line = '{"by":"eagle","say":"from elsewhere","to":"all"}\n'
        in_house(client, store.append, Change(table.table, 0, time.time(), lines=line))
        late = table.post("/say", {"text": "from here"}, 0)
        if ON_POSTGRES:  # where there may be others, it is tried again on what they stored
            assert late.status_code == 200
            said = [line["text"] for line in table.state()["talk"]]
            assert said == ["from elsewhere", "from here"]
            return
        assert (late.status_code, late.json()["error"]["key"]) == (409, "error-changed-elsewhere")
        assert [line["text"] for line in table.state()["talk"]] == ["from elsewhere"]
        assert table.post("/say", {"text": "from here"}, 0).status_code == 200


def test_a_stored_table_that_cannot_be_replayed_is_said(tmp_path: Path, settings: Settings) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(replace(a_table(), lines='{"by":"eagle","do":"nonsense"}\n'))

    with_store(settings.data, work)
    with TestClient(create_app(settings)) as client:
        broken = client.get("/api/tables/t")
        assert (broken.status_code, broken.json()["error"]["key"]) == (500, "error-table-broken")


def test_a_full_store_error_is_a_store_error() -> None:
    assert issubclass(StoreFull, StoreError)
    assert Table.load(a_table()).match.version(0) == 28

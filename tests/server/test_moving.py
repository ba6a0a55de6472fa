"""A house carried from SQLite to PostgreSQL and back, backed up and restored: all of it arrives."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from highnoon.core.errors import HighNoonError
from highnoon.server.app import create_app
from highnoon.server.settings import Settings
from highnoon.server.store import moving, places
from highnoon.server.store.opening import FILE, open_store
from highnoon.server.store.places import back_up, move, restore
from tests.databases import needs_postgres, postgres_of
from tests.server.guests import Guest, connect, in_house, services
from tests.server.test_store import a_table

pytestmark = needs_postgres


def quiet(table: str, done: int, total: int) -> None:
    return None


def house(folder: Path, database: str = "") -> Settings:
    return Settings(data=folder, database=database, workers=1, rate=0, join_rate=0, beat=0)


def filled(settings: Settings) -> list[Guest]:
    """Tables in all states: running with clocks, finished, with talk and open seats."""
    with TestClient(create_app(settings)) as client:
        clock = {"clock": {"kind": "game", "seconds": 600, "increment": 5}}
        tables = [
            Guest.open(client, "me", "local", pace=clock),
            Guest.open(client, "me", "open"),
            Guest.open(client, "me", "bot:1", "me", "me", game="desperados"),
        ]
        tables[0].play(9)
        tables[0].post("/say", {"text": "Zoë 🐎"}, 0)
        finished = Guest.open(client, "me", "local")
        finished.play(500)
        operated(client, tables[1])
        (settings.data / places.KEY_FILE).parent.mkdir(parents=True, exist_ok=True)
        (settings.data / places.KEY_FILE).write_text("the key of this house")
    return [*tables, finished]


def operated(client: TestClient, table: Guest) -> None:
    """What is a group's and the operator's: results, reports, blocks, and the audit."""
    group = client.post("/api/groups", json={"name": "Posse", "member": "Ann"}).json()
    mine = {"id": group["id"], "token": group["token"]}
    Guest.open(client, "me", "local", group=mine).post("/resign", {}, 0)
    table.join("Ben")
    table.post("/say", {"text": "a rude word"}, 1)
    table.post("/report", {"n": 0}, 0)
    operator = services(client).operator
    in_house(client, operator.block, "203.0.113.0/24", "127.0.0.1", 3600.0, "flood")


def rows_of(place: str) -> dict[str, int]:
    """How many rows each table of a house holds."""
    with places._snapshot(place) as connection:
        return {table.name: moving.digest(connection, table)[0] for table in moving.carried()}


def test_there_and_back_again(tmp_path: Path) -> None:
    first, last = tmp_path / "first", tmp_path / "last"
    database = postgres_of(tmp_path)
    tables = filled(house(first))
    with TestClient(create_app(house(first))) as client:
        before = {t.table: Guest(client, t.table, t.tokens).state(0) for t in tables}
    held = rows_of(str(first))
    assert all(
        held[name] for name in ("groups", "members", "endings", "reports", "blocks", "audit")
    )
    rows = move(str(first), database, quiet)
    assert rows > 20
    assert rows_of(database) == {**held, "house": held["house"] + 1}  # the key lies there now
    assert move(database, str(last), quiet) == rows + 1  # the key lies in the database now
    assert (last / places.KEY_FILE).read_text() == "the key of this house"
    assert (last / places.KEY_FILE).stat().st_mode & 0o777 == 0o600
    for settings in (house(tmp_path / "other", database), house(last)):
        with TestClient(create_app(settings)) as client:
            operator = services(client).operator
            blocks = in_house(client, operator.ledger.blocks)
            assert [(block.network, block.why) for block in blocks] == [("203.0.113.0/24", "flood")]
            (kept,) = in_house(client, operator.ledger.reports, False, 9)
            assert kept.report.text == "a rude word"
            in_house(client, operator.lift, "203.0.113.0/24", "127.0.0.1")
            acts = in_house(client, operator.ledger.audit, None, 9)
            assert [act.act for _, act in acts] == ["unblock", "block"], "and it goes on counting"
            for one in tables:
                there = Guest(client, one.table, one.tokens)
                found = there.state(0)
                for changing in ("clocks", "now", "seats"):
                    found.pop(changing, None)
                    before[one.table].pop(changing, None)
                assert found == before[one.table]
            Guest(client, tables[0].table, tables[0].tokens).play(1)
            before[tables[0].table] = Guest(client, tables[0].table, tables[0].tokens).state(0)
            with connect(Guest(client, tables[0].table, tables[0].tokens), 0):
                pass
        if settings.database:
            break  # played on there, the copy in the folder is another house now


class Cut(Exception):
    pass


def cut_after(count: int) -> Callable[[str, int, int], None]:
    left = [count]

    def told(table: str, done: int, total: int) -> None:
        left[0] -= 1
        if not left[0]:
            raise Cut

    return told


def fill_store(folder: Path, count: int) -> None:
    async def work() -> None:
        store = await open_store(folder)
        await asyncio.gather(*(store.create(a_table(f"t{n}")) for n in range(count)))
        await store.close()

    asyncio.run(work())


def test_a_move_that_is_cut_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 7)
    fill_store(tmp_path / "from", 60)
    target = postgres_of(tmp_path)
    batches: list[str] = []
    for _ in range(5):
        with pytest.raises(Cut):
            move(str(tmp_path / "from"), target, cut_after(3))
    rows = move(str(tmp_path / "from"), target, lambda name, *_: batches.append(name))
    assert rows == 120
    assert len(batches) < 5, "what was carried is not carried again"


def refused(work: Callable[[], int]) -> str:
    with pytest.raises(HighNoonError) as found:
        work()
    return found.value.reason.key


def test_what_is_refused(tmp_path: Path) -> None:
    one, two, target = tmp_path / "one", tmp_path / "two", postgres_of(tmp_path)
    fill_store(one, 3)
    fill_store(two, 3)
    assert refused(lambda: move(str(one), str(two), quiet)) == "error-move-not-empty"
    assert refused(lambda: move(str(tmp_path / "no"), target, quiet)) == "error-move-nothing"
    with pytest.raises(Cut):
        move(str(one), target, cut_after(1))
    assert refused(lambda: move(str(two), target, quiet)) == "error-move-other"
    with TestClient(create_app(house(one))):
        assert refused(lambda: move(str(one), target, quiet)) == "error-store-in-use"
    assert move(str(one), target, quiet) == 7  # three tables, their entries, one opening
    with TestClient(create_app(house(tmp_path / "x", target))):
        served = refused(lambda: move(target, str(tmp_path / "out"), quiet))
        assert served == "error-move-served"


def test_a_copy_that_differs_is_not_taken_for_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill_store(tmp_path / "from", 5)
    target = postgres_of(tmp_path)
    carry_table = moving._carry_table

    def lossy(source: object, there: object, table: object, told: object) -> None:
        carry_table(source, there, table, told)  # type: ignore[arg-type]
        with there.begin() as connection:  # type: ignore[attr-defined]
            connection.exec_driver_sql("UPDATE entries SET lines = 'x' WHERE table_id = 't3'")

    monkeypatch.setattr(moving, "_carry_table", lossy)
    assert refused(lambda: move(str(tmp_path / "from"), target, quiet)) == "error-move-differs"


@pytest.mark.parametrize("on_postgres", [False, True])
def test_a_backup_of_a_house_that_is_served(tmp_path: Path, on_postgres: bool) -> None:
    settings = house(tmp_path / "house", postgres_of(tmp_path) if on_postgres else "")
    place = settings.database or str(settings.data)
    tables = filled(settings)
    file = tmp_path / "copy.sqlite3"
    with TestClient(create_app(settings)) as client:
        table = Guest(client, tables[0].table, tables[0].tokens)
        rows = back_up(place, file, quiet)
        at_backup = table.state(0)["version"]
        table.play(2)  # not in the copy
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.glob("copy*")] == [file.name]
    assert refused(lambda: back_up(place, file, quiet)) == "error-backup-exists"
    targets = [house(tmp_path / "new"), house(tmp_path / "n", postgres_of(tmp_path / "again"))]
    for target in targets:
        assert restore(file, target.database or str(target.data), quiet) == rows
        with TestClient(create_app(replace(target))) as client:
            again = Guest(client, tables[0].table, tables[0].tokens)
            assert again.state(0)["version"] == at_backup
            again.play(1)
    assert refused(lambda: restore(file, place, quiet)) == "error-move-not-empty"
    assert refused(lambda: restore(tmp_path / FILE, place, quiet)) in (
        "error-move-nothing",
        "error-store-folder",
    )

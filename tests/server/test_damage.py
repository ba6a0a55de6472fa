"""Damage is found where it is: one damaged row harms its own table alone."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.settings import Settings
from highnoon.server.store.opening import FILE
from highnoon.server.store.rows import ENTRIES, TABLES
from highnoon.server.table.changes import Stored
from tests.databases import sqlite_only
from tests.server.guests import friends, in_house, key, measured, services
from tests.server.timed import Time, move_clock

pytestmark = sqlite_only

HARMLESS = {"touched", "head_seal", "meta_seal", "seal"}
"""Seals are damaged in a test of their own: without one a row counts as an older version's."""
NOT_UTF_8 = b"\xf0\xff\xfe"
VALUES: dict[str, Any] = {"other": "x", "bytes": NOT_UTF_8, "number": 10**15, "null": None}
COLUMNS = [
    (table.name, column.name)
    for table in (TABLES, ENTRIES)
    for column in table.columns
    if column.name not in HARMLESS and not column.primary_key
]

DAMAGED = (500, "error-table-damaged")
FOUND = {("tables", "closed"): (410, "error-table-closed")}
"""A mark is on the table, whatever it says: it stays closed."""

WRONG = [
    "DELETE FROM entries WHERE table_id = ? AND seq = 0",
    "UPDATE tables SET seq = seq - 1 WHERE id = ?",
    "UPDATE tables SET seq = seq + 1 WHERE id = ?",
    "UPDATE tables SET head_seal = head_seal + 1 WHERE id = ?",
    "UPDATE tables SET meta_seal = meta_seal + 1 WHERE id = ?",
    "UPDATE entries SET seal = seal + 1 WHERE table_id = ? AND seq = 0",
]


def damage(settings: Settings, command: str, *values: Any) -> bool:
    """Change the database behind the server's back; False where it allows no such value."""
    with closing(sqlite3.connect(settings.data / FILE)) as connection:
        done = connection.execute(command, values).rowcount == 1
        connection.commit()
        return done


def spoil(settings: Settings, table: str, column: str, kind: str, name: str) -> bool:
    where = "id = ?" if table == "tables" else "table_id = ? AND seq = 0"
    new = "CAST(? AS TEXT)" if kind == "bytes" else "?"
    command = f"UPDATE OR IGNORE {table} SET {column} = {new} WHERE {where}"
    return damage(settings, command, VALUES[kind], name)


def copies(client: TestClient, table: str, names: list[str]) -> None:
    """More tables like this one, all in one entry."""
    store = services(client).house.store

    async def make() -> None:
        found = await store.load(table)
        assert found is not None
        for name in names:
            head = replace(found.head, id=name)
            await store.create(Stored(head, found.meta, lines=found.lines))

    in_house(client, make)


def test_a_damaged_row_harms_its_own_table_alone(settings: Settings) -> None:
    wounds = [(*column, kind) for column in COLUMNS for kind in VALUES]
    with TestClient(create_app(settings)) as client:
        well = friends(client, public=True, pace=move_clock(1000))
        well.play(4)
        names = [f"t{number}" for number in range(len(wounds) + len(WRONG))]
        copies(client, well.table, names)
    ill = [
        (name, *wound)
        for name, wound in zip(names, wounds, strict=False)
        if spoil(settings, *wound, name)
    ]
    for name, command in zip(names[len(wounds) :], WRONG, strict=True):
        assert damage(settings, command, name)
        ill.append((name, command, "", ""))
    with TestClient(create_app(settings)) as client:
        well.client = client
        for name, table, column, kind in ill:
            answer = client.get(f"/api/tables/{name}")
            # Most columns are null in these tables, and whatever is not nothing means yes.
            if answer.status_code != 200 or not (kind == "null" or column == "public"):
                assert key(answer) == FOUND.get((table, column), DAMAGED), (table, column, kind)
        listed = client.get("/api/tables")
        assert listed.status_code == 200
        assert well.play(1) == 1
        mine = {"seats": [{"table": ill[0][0], "token": well.tokens[0]}]}
        assert client.post("/api/mine", json=mine).status_code == 200
        assert client.get("/healthz").json()["status"] == "ok"
        assert 'store_failures{key="error-table-damaged"}' in measured(client)
        assert len(ill) > 60


def test_rows_of_an_older_version_have_no_seal(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        old = friends(client, public=True)
        old.play(3)
    command = "UPDATE tables SET head_seal = NULL, meta_seal = NULL WHERE id = ?"
    assert damage(settings, command, old.table)
    command = "UPDATE entries SET seal = NULL WHERE table_id = ? AND seq = 2"
    assert damage(settings, command, old.table)
    with TestClient(create_app(settings)) as client:
        old.client = client
        assert old.play(1) == 1
        assert old.table in [one["id"] for one in client.get("/api/tables").json()]


def test_the_other_clocks_go_on(settings: Settings, clock: Time) -> None:
    with TestClient(create_app(settings, clock=clock)) as client:
        ill, odd, well = (friends(client, pace=move_clock(60)) for _ in range(3))
    assert damage(settings, "UPDATE tables SET clocks = '{' WHERE id = ?", ill.table)
    unsealed = """UPDATE tables SET meta_seal = NULL,
        clocks = '{"left":["a","b"],"at":"noon","running":[0]}' WHERE id = ?"""
    assert damage(settings, unsealed, odd.table)
    with TestClient(create_app(settings, clock=clock)) as client:
        clock.client = well.client = client
        seat = well.actor()
        clock.passes(61)
        assert well.state()["seats"][seat]["stand_in"] is not None
        assert client.get("/healthz").json()["trouble"] == []


def test_damage_is_logged_once_and_where_it_is(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with TestClient(create_app(settings)) as client:
        ill = friends(client)
        ill.play(3)
    command = "UPDATE entries SET lines = 'x' WHERE table_id = ? AND seq = 2"
    assert damage(settings, command, ill.table)
    with TestClient(create_app(settings)) as client:
        ill.client = client
        assert [ill.get().status_code for _ in range(3)] == [500] * 3
        assert key(ill.post("/say", {"text": "x"}, 0)) == (500, "error-table-damaged")
    told = [record for record in caplog.records if "is damaged" in record.message]
    assert [record.message for record in told] == ["a table is damaged: entry 2"]

"""Two versions side by side, and processes replaced one by one: pages only come back.

What the version before says is understood by the present schema.
"""

import asyncio
import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from highnoon.server.store.opening import open_store
from tests.databases import needs_postgres, postgres_of
from tests.server.kennel import Kennel

pytestmark = needs_postgres

KEPT = Path(__file__).parents[1] / "fixtures" / "statements.jsonl"


def said_by_the_version_before(database: str) -> object:
    """All that it says, in its order; what it finds of its table in the end."""
    lines = KEPT.read_text("utf-8").splitlines()
    assert len(lines) > 120
    with psycopg.connect(database) as line:
        for statement, parameters in map(json.loads, lines):
            line.execute(statement.encode(), parameters or None)
        return line.execute("SELECT seq FROM tables WHERE id = 't'").fetchone()


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One that the present version has brought up to date."""

    async def prepare() -> None:
        await (await open_store(tmp_path, database=postgres_of(tmp_path))).close()

    asyncio.run(prepare())
    return postgres_of(tmp_path)


def test_the_statements_of_the_version_before(database: str) -> None:
    assert said_by_the_version_before(database) == (2,), "and what it does is what it did"


@pytest.mark.parametrize(
    "change",
    [
        "ALTER TABLE here RENAME viewers TO who",
        "ALTER TABLE tables DROP touched",
        "ALTER TABLE entries ADD needed text NOT NULL",
    ],
)
def test_a_change_that_the_version_before_cannot_bear_is_found(database: str, change: str) -> None:
    with psycopg.connect(database, autocommit=True) as line:
        line.execute(change.encode())
    with pytest.raises(psycopg.Error):
        said_by_the_version_before(database)


def test_a_page_follows_through_a_rolling_restart(tmp_path: Path) -> None:
    """Each process is replaced in turn: its pages are told to come back, and miss nothing."""
    with (
        Kennel(tmp_path / "one", postgres_of(tmp_path), "critical") as one,
        Kennel(tmp_path / "two", postgres_of(tmp_path), "critical") as two,
    ):
        seats = [{"kind": "me"}, {"kind": "local"}]
        made = one.call("api/tables", {"game": "longhorn", "seats": seats})
        where = f"api/tables/{made['id']}"

        def move(kennel: Kennel) -> int:
            token = made["tokens"][str(kennel.call(where)["waiting_for"][0])]
            state = kennel.call(where, None, token)
            body = {"action": state["choices"][0]["action"], "version": state["version"]}
            request = f"r{state['version']}"
            kennel.call(f"{where}/actions", {**body, "request": request}, token)
            return version_at(kennel)

        def version_at(kennel: Kennel) -> int:
            version: int = kennel.call(where, None, made["tokens"]["0"])["version"]
            return version

        @contextmanager
        def page(kennel: Kennel) -> Iterator[ClientConnection]:
            with connect(f"ws{kennel.url.removeprefix('http')}{where}/live") as line:
                line.send(json.dumps({"tokens": [made["tokens"]["0"]]}))
                yield line

        for leaving, staying in ((one, two), (two, one)):
            with page(leaving) as line:
                seen(line, version_at(staying))
                seen(line, move(staying))
                leaving.stop(signal.SIGTERM)
                assert ended(line) == 1012
            missed = move(staying)
            with page(staying) as again:
                seen(again, missed)
                seen(again, move(staying))
            leaving.start()


def ended(line: ClientConnection) -> int | None:
    """The code with which a line is closed."""
    try:
        while True:
            line.recv(60)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def seen(line: ClientConnection, version: int) -> None:
    """Wait until a page has been sent this version, and none twice as something new."""
    while True:
        message = json.loads(line.recv(60))
        if message["type"] in ("state", "change"):
            assert message["state"]["version"] <= version
            if message["state"]["version"] == version:
                return

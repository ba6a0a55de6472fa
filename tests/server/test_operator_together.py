"""What the operator does at one process of a house holds at all of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from highnoon.server.app import create_app
from highnoon.server.http import secret as secrets_of
from highnoon.server.settings import Settings
from tests.databases import needs_postgres, postgres_of
from tests.server.conftest import plain_settings
from tests.server.guests import Guest, connect, friends, hear, in_house, key, services, state
from tests.server.test_operator import AWAY, HERE, SECRET, Office, ending
from tests.server.test_together import at_other, soon

pytestmark = needs_postgres


def house(folder: Path, number: int, **more: object) -> Settings:
    """One of several machines of one house."""
    machine = plain_settings(folder / str(number))
    return replace(machine, database=postgres_of(folder), **more)  # type: ignore[arg-type]


def others(client: TestClient) -> bool:
    """Whether a process knows of another."""
    neighbours = services(client).neighbours
    return neighbours is not None and bool(neighbours.others)


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[TestClient]]:
    with ExitStack() as stack:
        made = (house(tmp_path, number, operator_secret=SECRET) for number in range(2))
        found = [stack.enter_context(TestClient(create_app(one), client=HERE)) for one in made]
        for client in found:
            soon(partial(others, client))
        yield found


def test_a_table_is_closed_at_once_at_every_process(two: list[TestClient]) -> None:
    table = friends(two[0])
    there = at_other(table, two[1])
    with connect(there, 1) as line:
        state(line)
        Office(two[0]).do(f"/tables/{table.table}/close")
        # At once: the database says so, whether or not the other has heard of it.
        assert key(there.act_blindly(1)) == (410, "error-table-closed")
        assert key(there.get("", 1)) == (410, "error-table-closed")
        assert hear(line, "error")["error"]["key"] == "error-table-closed"
        assert ending(line) == 4410
    Office(two[1]).do(f"/tables/{table.table}/reopen")
    table.play(2)
    there.play(2)


def test_a_network_is_blocked_at_every_process(two: list[TestClient]) -> None:
    away = TestClient(two[1].app, client=AWAY)
    away.portal = two[1].portal
    far = Guest.open(away, "me", "local")
    with connect(far, 0) as line:
        state(line)
        Office(two[0]).do("/blocks", {"network": AWAY[0], "seconds": 600})
        assert hear(line, "error")["error"]["key"] == "error-blocked-now"
        assert ending(line) == 4403
    assert key(far.get("", 0)) == (403, "error-blocked")
    with pytest.raises(WebSocketDisconnect), connect(far, 0) as line:
        state(line)
    Office(two[1]).do("/blocks/lift", {"network": AWAY[0]})
    assert far.get("", 0).status_code == 200


def test_what_was_missed_while_the_line_was_lost_is_learned(two: list[TestClient]) -> None:
    table = friends(two[0])
    there = at_other(table, two[1])
    table.post("/say", {"text": "a rude word"}, 0)
    assert there.state(1)["talk"]
    parts = services(two[1])
    obey, parts.neighbours.obey = parts.neighbours.obey, None  # type: ignore[union-attr]
    Office(two[0]).do(f"/tables/{table.table}/forget", {"talk": True})
    Office(two[0]).do("/blocks", {"network": AWAY[0], "seconds": 600})
    assert obey is not None
    in_house(two[1], obey, "all", "")
    assert [line["quick"] for line in there.state(1)["talk"]] == ["removed"]
    away = TestClient(two[1].app, client=AWAY)
    away.portal = two[1].portal
    assert away.get("/api/games").status_code == 403


def test_removed_talk_is_gone_at_every_process_and_the_game_goes_on(two: list[TestClient]) -> None:
    table = friends(two[0])
    there = at_other(table, two[1])
    table.post("/say", {"text": "a rude word"}, 0)
    with connect(there, 1) as line:
        assert state(line)["talk"][0]["text"] == "a rude word"
        assert there.post("/report", {"n": 0}, 1).status_code == 200
        report = soon(lambda: [r for r in Office(two[1]).get("/reports") if r["network"]])[0]
        assert report["network"] == "127.0.0.1/32", "told by the process where it was said"
        Office(two[0]).do(f"/reports/{report['id']}", {"remove": True})
        assert ending(line) == 1012
    for guest in (there, table, there):
        assert [one["quick"] for one in guest.state(1)["talk"]] == ["removed"]
        guest.play(1)


def test_the_operator_sees_all_processes(two: list[TestClient]) -> None:
    table = friends(two[0])
    with connect(at_other(table, two[1]), 1) as line:
        state(line)
        told = soon(
            lambda: (
                (found := Office(two[0]).get())
                and all("about" in one for one in found["processes"])
                and any(o["about"]["sockets"] for o in found["processes"] if not o["me"])
                and found
            )
        )
        assert Office(two[0]).get("/tables")[0]["lines"] == 1
    assert [one["me"] for one in told["processes"]] == [True, False]
    assert {one["kind"] for one in told["processes"]} == {"serve"}


def test_one_secret_for_the_house_and_its_tries_are_counted_once(tmp_path: Path) -> None:
    machines = [house(tmp_path, number, join_rate=1 / 600) for number in range(2)]
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(TestClient(create_app(machine), client=HERE))
            for machine in machines
        )
        made = (machines[0].data / secrets_of.FILE).read_text().strip()
        assert not (machines[1].data / secrets_of.FILE).exists()
        assert Office(other, made).get()["store"] == "postgresql"
        codes = [
            Office((one, other)[n % 2], "wrong").post("/blocks").status_code for n in range(14)
        ]
        assert codes[:10] == [401] * 10
        assert codes[11:] == [429] * 3
        assert Office(one, made).post("/blocks").status_code == 429

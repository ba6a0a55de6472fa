"""Tables leave memory when nobody looks at them, and come back as if they had never left."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.guests import Guest, click, connect, in_house, services, state

AT_ONCE = -1.0


def forget(client: TestClient, running: float = 1e9, finished: float = AT_ONCE) -> None:
    in_house(client, services(client).house.forget_idle, running, finished)


def ended(client: TestClient, game: str = "longhorn") -> Guest:
    """A table of two devices with some moves, given up."""
    third = ["local"] if game == "desperados" else []
    table = Guest.open(client, "me", "open", *third, game=game)
    table.join()
    table.play(6)
    table.post("/say", {"quick": "played"}, 0)
    assert table.post("/resign", {}, 1).status_code == 200
    return table


def answers(table: Guest) -> list[Any]:
    """All that can be asked of a finished table."""
    paths = ("", "/record", "/moments/3", "/moments/3?as=1")
    return [table.get(path, seat).content for path in paths for seat in (None, 0, 1)]


@pytest.mark.parametrize("game", ["longhorn", "desperados"])
def test_a_finished_table_comes_back_when_somebody_asks(client: TestClient, game: str) -> None:
    table = ended(client, game)
    before = answers(table)
    forget(client)
    assert not services(client).house.is_awake(table.table)
    assert answers(table) == before
    forget(client)
    again = table.post("/rematch", None, 0).json()["id"]
    forget(client)
    assert table.state()["rematch"] == again
    assert table.post("/rematch", None, 1).json()["id"] == again
    assert Guest(client, again, table.tokens).state(1)["viewer"] == 1


def test_a_table_somebody_looks_at_stays(client: TestClient) -> None:
    table = ended(client)
    house = services(client).house
    with connect(table, 0) as socket:
        shown = state(socket)
        forget(client, AT_ONCE)
        assert house.is_awake(table.table)
    forget(client, AT_ONCE)
    assert not house.is_awake(table.table)
    with connect(table, 0) as socket:
        assert state(socket) == shown


def test_a_running_table_stays_longer_and_goes_on(client: TestClient) -> None:
    table = Guest.open(client)
    seat = table.actor()
    seen = table.state(seat)
    body = {
        "action": seen["choices"][0]["action"],
        "version": seen["version"],
        "request": click(),
    }
    first = table.post("/actions", body, seat)
    forget(client)
    assert services(client).house.is_awake(table.table)
    forget(client, AT_ONCE)
    assert not services(client).house.is_awake(table.table)
    assert table.post("/actions", body, seat).json() == first.json()
    assert table.state(seat)["version"] == seen["version"] + 1
    assert table.act(table.actor()).status_code == 200


def test_whoever_waits_for_news_keeps_a_table_only_so_long(client: TestClient) -> None:
    table = Guest.open(client)
    hub = services(client).hub
    assert table.get(f"?since={table.state()['version']}&wait=0.01").status_code == 200
    assert not hub.is_watched(table.table)

"""A game with rules alone at the tables of the house, over HTTP and WebSocket."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from tests.server.conftest import plain_settings
from tests.server.guests import Guest, connect, key, settled, state
from tests.server.witness import Witness


@pytest.fixture
def house(toy: str, tmp_path: Path) -> Iterator[TestClient]:
    """A house that knows the toy, in all its processes."""
    with Witness(create_app(plain_settings(tmp_path))) as found:
        yield found


def test_the_house_offers_it_with_what_it_has(toy: str, house: TestClient) -> None:
    games = {game["key"]: game for game in house.get("/api/games").json()}
    assert games[toy]["levels"]
    assert not games[toy]["lesson"]
    assert not games[toy]["rulebook"]
    assert all(game["lesson"] and game["rulebook"] for one, game in games.items() if one != toy)


def test_it_is_played_to_the_end_over_http(toy: str, house: TestClient) -> None:
    table = Guest.open(house, game=toy)
    assert table.get("/aids", seat=0).json()["outlooks"] == {}
    assert table.play() <= 7
    ended = table.state()
    assert ended["result"]["reason"]["key"] == "stones-over"
    assert ended["belief"] == []


def test_it_is_played_over_a_socket_against_the_computer(toy: str, house: TestClient) -> None:
    table = Guest.open(house, "me", "bot:1", game=toy)
    with connect(table, 0) as socket:
        found = state(socket)
        while found["result"] is None:
            if 0 in found["waiting_for"]:
                assert table.act(0).status_code == 200
            found = state(socket)
    assert sorted(found["result"]["places"]) == [1, 2]


def test_hints_come_from_the_strongest_level(toy: str, house: TestClient) -> None:
    table = Guest.open(house, "me", "bot:1", game=toy)
    hint = table.post("/hint", seat=0).json()
    assert hint["action"] == "take 3"
    assert not hint["exact"]


def test_computers_play_it_alone(toy: str, house: TestClient) -> None:
    table = Guest.open(house, "bot:1", "bot:2", game=toy)
    assert settled(table, lambda found: found["result"] is not None)["version"] >= 3


def test_what_it_lacks_is_refused_with_a_word(toy: str, house: TestClient) -> None:
    asked = house.post(f"/api/lessons/{toy}", json={"name": None})
    assert key(asked) == (404, "error-no-lesson")
    table = Guest.open(house, game=toy)
    assert key(table.get("/evaluation", seat=0)) == (409, "error-no-study")

"""First games over HTTP: always the same deal, and opponents who reply as planned."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon import game_keys
from highnoon.lessons import lesson
from tests.server.guests import Guest


def begin(client: TestClient, game: str) -> Guest:
    opened = client.post(f"/api/lessons/{game}", json={"name": "Ann"})
    assert opened.status_code == 201
    answer = opened.json()
    return Guest(client, answer["id"], {int(seat): one for seat, one in answer["tokens"].items()})


@pytest.mark.parametrize("game", game_keys())
def test_a_lesson_is_played_through_by_its_cards(client: TestClient, game: str) -> None:
    first = lesson(game)
    guest = begin(client, game)
    for wanted in first.line:
        state = asked(guest, first.seat)
        assert state["lesson"] is True
        done = guest.act(first.seat, wanted)
        while done.status_code == 409:  # a partner has just laid a card, too
            assert done.json()["error"]["key"] == "error-stale"
            done = guest.act(first.seat, wanted)
        assert done.status_code == 200, done.text
    assert guest.state(first.seat)["result"] is None


def asked(guest: Guest, seat: int) -> dict[str, Any]:
    """The table as soon as it waits for the learner again."""
    state = guest.state(seat)
    while seat not in state["waiting_for"]:
        answer = guest.get(f"?since={state['version']}&wait=20", seat)
        state = answer.json()
    return state


def test_nobody_else_finds_a_lesson(client: TestClient) -> None:
    guest = begin(client, "longhorn")
    assert client.get("/api/tables").json() == []
    state = guest.state(0)
    assert (state["public"], state["code"], state["hints"]) == (False, None, True)
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot"]


def test_other_tables_are_no_lessons(client: TestClient) -> None:
    assert Guest.open(client).state(0)["lesson"] is False


def test_there_is_no_lesson_of_an_unknown_game(client: TestClient) -> None:
    refused = client.post("/api/lessons/checkers", json={"name": None})
    assert (refused.status_code, refused.json()["error"]["key"]) == (400, "error-game-unknown")

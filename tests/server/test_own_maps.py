"""Tables on a map of their own: opened, played by people and computers, kept and looked at."""

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon import Match, Record, replay
from tests.games.desperados.maps import FOUR_TOWNS, MORE_TOWNS, ODD_NAMES, OTHER_ROADS, OWN_MAPS
from tests.server.guests import Guest, connect, hear, in_house, key, services, state
from tests.server.test_bots import finished
from tests.server.test_live import send_act


def open_on(client: TestClient, text: str, *kinds: str, **more: Any) -> Guest:
    return Guest.open(client, *kinds, game="desperados", options={"map": text}, **more)


def looked_at(table: Guest) -> None:
    """The record leads to the same end, from a file too, and every moment can be looked at."""
    text = table.get("/record").text
    again = replay(Record.loads(text))
    assert again.result is not None
    assert again.result.plain() == table.state()["result"]
    made = table.client.post("/api/records", content=text.encode())
    assert made.status_code == 201
    kept = Guest(table.client, made.json()["id"], {})
    for moment in range(0, len(again.history) + 1, 23):
        assert kept.get(f"/moments/{moment}?as=open").status_code == 200


@pytest.mark.parametrize("text", [FOUR_TOWNS, MORE_TOWNS], ids=["fewer", "more"])
def test_people_play_to_the_end_over_http(client: TestClient, text: str) -> None:
    table = open_on(client, text, "me", "local", "local")
    table.play(40, seed=5)
    in_house(client, services(client).house.forget_idle, -1.0, -1.0)
    table.play(seed=6)
    looked_at(table)


@pytest.mark.parametrize("text", [ODD_NAMES, OTHER_ROADS], ids=["odd names", "other roads"])
def test_people_play_to_the_end_over_websockets(client: TestClient, text: str) -> None:
    table, dice = open_on(client, text, "me", "local", "local"), random.Random(3)
    with connect(table, 0, 1, 2) as socket:
        screens = {seen["viewer"]: seen for seen in (state(socket) for _ in range(3))}
        while asked := [seat for seat in screens if seat in screens[seat]["waiting_for"]]:
            seat = asked[0]
            send_act(socket, screens[seat], action=dice.choice(screens[seat]["choices"])["action"])
            while (heard := hear(socket, "change", "done", "error"))["type"] == "change":
                screens[heard["state"]["viewer"]] = heard["state"]
            assert heard["type"] == "done"
            screens = {seat: table.state(seat) for seat in screens}
    looked_at(table)


@pytest.mark.parametrize("text", OWN_MAPS.values(), ids=OWN_MAPS)
def test_computers_play_to_the_end(client: TestClient, text: str) -> None:
    table = open_on(client, text, "bot:1", "bot:1", "bot:1")
    finished(table)
    looked_at(table)


def test_choices_and_hints_are_numbered_by_the_tables_own_map(client: TestClient) -> None:
    table = open_on(client, ODD_NAMES, "me", "bot:1", "bot:1")
    match = Match.new("desperados", {"players": 3, "map": ODD_NAMES})
    numbers = match.game.numbers(match.state)
    choices = table.state(0)["choices"]
    assert [one["index"] for one in choices] == [
        numbers.index(match.game.parse_action(one["action"])) for one in choices
    ]
    hint = table.post("/hint", seat=0).json()
    assert (hint["action"], hint["index"]) in [(one["action"], one["index"]) for one in choices]


def test_a_wrong_map_is_refused_with_every_reason(client: TestClient) -> None:
    wrong = FOUR_TOWNS.replace("[10, 10]", "[]").replace("cedar = {", "cider = {")
    ask = {"game": "desperados", "seats": [{"kind": "me"}] * 3, "options": {"map": wrong}}
    answer = client.post("/api/tables", json=ask)
    assert answer.status_code == 400
    assert len(answer.json()["error"]["reasons"]) > 5
    for blank in ("\n", "\ufeff"):
        answer = client.post("/api/tables", json={**ask, "options": {"map": blank}})
        assert key(answer) == (400, "desperados-map-empty")


def test_a_map_is_shown_before_a_table_is_opened_on_it(client: TestClient) -> None:
    ours = client.get("/api/maps/desperados").json()
    assert client.post("/api/maps/desperados", json={"text": ours["text"]}).json() == {
        "map": ours["map"]
    }
    shown = client.post("/api/maps/desperados", json={"text": ODD_NAMES}).json()["map"]
    table = open_on(client, ODD_NAMES, "me", "local", "local")
    assert table.state(0)["view"]["map"] == shown
    assert "Zürich" in [town["name"] for town in shown["towns"]]


def test_a_map_on_trial_is_refused_with_every_reason(client: TestClient) -> None:
    wrong = FOUR_TOWNS.replace("[10, 10]", "[]").replace("cedar = {", "cider = {")
    answer = client.post("/api/maps/desperados", json={"text": wrong})
    assert answer.status_code == 400
    assert len(answer.json()["error"]["reasons"]) > 5
    assert key(client.post("/api/maps/desperados", json={"text": ""})) == (
        400,
        "desperados-map-empty",
    )
    assert client.post("/api/maps/desperados", json={"text": "#" * 70_000}).status_code in (
        400,
        413,
    )

"""Positions far from any table: read, led on, dealt, taken from a record, and weighed."""

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.core.match import Match
from highnoon.core.registry import keys
from highnoon.core.replay import record
from highnoon.core.view import PUBLIC
from tests.server.guests import Guest
from tests.server.test_pocket import Guest as Pocketed
from tests.server.test_pocket import Memory
from tests.server.test_pocket import played as on_device
from tests.server.test_studies import match_of, refusal


def ask(client: TestClient, what: str, game: str = "longhorn", **json: Any) -> Any:
    return client.post(f"/api/study/{game}/{what}", json=json)


def late(seed: int, left: int) -> tuple[Match, str]:
    """A random match, and a position so many actions before its end."""
    match = match_of(seed)
    return match, match.game.position_text(match.history[-left].before)


def test_a_deal_by_its_number_is_the_deal_of_that_seed(client: TestClient) -> None:
    found = ask(client, "deal", code=7).json()
    match = Match.new("longhorn", seed=7)
    assert found["position"] == match.game.position_text(match.state)
    assert found["by"] == min(match.actors())
    assert [one["action"] for one in found["choices"]] == [
        match.game.action_text(one) for one in match.legal_actions(found["by"])
    ]


def test_an_action_leads_on_as_the_rules_say(client: TestClient) -> None:
    match, before = late(3, 4)
    entry = match.history[-4]
    action = match.game.action_text(entry.action)
    found = ask(client, "position", position=before, action=action).json()
    assert found["position"] == match.game.position_text(match.history[-3].before)
    assert [one["kind"] for one in found["events"]] == [one.kind for one in entry.events]


def test_draws_of_chance_can_be_chosen(client: TestClient) -> None:
    match, n = next(
        (match, n)
        for seed in range(100)
        for match in [match_of(seed)]
        for n, entry in enumerate(match.history)
        if entry.action.kind == "draw"
    )
    text = match.game.position_text(match.history[n].before)
    found = ask(client, "position", position=text).json()
    assert found["by"] == -1
    drawn = match.game.action_text(match.history[n].action)
    assert drawn in [one["action"] for one in found["choices"]]


def test_what_cannot_be_done_is_refused(client: TestClient) -> None:
    _, before = late(3, 4)
    assert refusal(ask(client, "position", position=before, action="start N")) == (
        409, "study-error-action",
    )  # fmt: skip


def test_all_that_is_wrong_with_a_position_is_told_at_once(client: TestClient) -> None:
    wrong = "N,B,C/D,M,R.s/K,S,T E steal - wwwwwwwwww - -- - random any"
    answer = ask(client, "position", position=wrong)
    assert answer.status_code == 400
    assert len(answer.json()["error"]["reasons"]) > 3


def test_an_undealt_board_is_no_position_to_study(client: TestClient) -> None:
    empty = "-,-,-/-,-,-/-,-,- E lay - - - -- - random any"
    assert refusal(ask(client, "position", position=empty)) == (400, "study-error-undealt")


def test_a_record_gives_all_its_positions(client: TestClient) -> None:
    match = match_of(3)
    text = record(match, PUBLIC).dumps()
    found = ask(client, "record", text=text).json()
    assert found["first"] + len(found["steps"]) == len(match.history)
    assert found["steps"][-1]["position"] == match.game.position_text(match.state)
    assert found["position"] == match.game.position_text(match.history[found["first"]].before)
    assert refusal(ask(client, "record", "moon-river", text=text)) == (400, "study-error-record")


@pytest.mark.parametrize("game", sorted(keys()))
def test_every_game_shows_positions_with_a_drawing(client: TestClient, game: str) -> None:
    dealt = ask(client, "deal", game, code=1, picture=True).json()
    again = ask(client, "position", game, position=dealt["position"], picture=True).json()
    assert again["position"] == dealt["position"]
    assert again["picture"] == dealt["picture"]
    assert again["picture"].startswith("<svg")


def test_values_of_choices_are_proven(client: TestClient) -> None:
    match, before = late(3, 6)
    found: Any = {"step": -1, "done": False}
    while not found["done"]:
        found = ask(client, "values", position=before, since=found["step"], wait=20).json()
    choices = match.history[-6].before.choices
    assert {one["action"] for one in found["choices"]} == {
        match.game.action_text(one) for one in choices
    }
    assert all(one["exact"] for one in found["choices"])
    assert found["exact"]
    assert found["line"]
    best = max(one["low"] for one in found["choices"])
    assert next(one["low"] for one in found["choices"] if one["action"] == found["line"][0]) == best


def test_a_game_that_is_over_leaves_no_choice(client: TestClient) -> None:
    match = match_of(3)
    over = match.game.position_text(match.state)
    found = ask(client, "values", position=over).json()
    assert (found["done"], found["choices"], found["exact"]) == (True, [], True)


def test_only_a_game_with_a_solver_is_weighed(client: TestClient) -> None:
    text = ask(client, "deal", "moon-river", code=1).json()["position"]
    assert refusal(ask(client, "values", "moon-river", position=text)) == (409, "error-no-study")


def test_a_table_plays_on_from_a_position(client: TestClient) -> None:
    match, before = late(3, 6)
    table = Guest.open(client, "me", "local", options={"position": before})
    state = table.state()
    assert state["options"]["position"] == before
    assert state["log"] == []
    seat = state["waiting_for"][0]
    assert [one["action"] for one in table.state(seat)["choices"]] == [
        match.game.action_text(one) for one in match.history[-6].before.choices
    ]
    assert table.act(seat).status_code == 200
    text = table.get("/record").text
    assert before in text.splitlines()[0], "the record's header says where it began"
    assert client.post("/api/records", content=text.encode()).status_code == 201


@pytest.mark.parametrize("changed", ["over", "options", "nonsense"])
def test_no_table_begins_from_what_cannot_be_played(client: TestClient, changed: str) -> None:
    match, before = late(3, 6)
    text = {
        "over": match.game.position_text(match.state),
        "options": before.replace(" random ", " choice "),
        "nonsense": "x",
    }[changed]
    seats = [{"kind": "me"}, {"kind": "local"}]
    asked = {"game": "longhorn", "seats": seats, "options": {"position": text}}
    assert client.post("/api/tables", json=asked).status_code == 400


def test_games_without_positions_know_no_such_option(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "local"}]
    asked = {"game": "moon-river", "seats": seats, "options": {"position": "x"}}
    assert refusal(client.post("/api/tables", json=asked)) == (400, "error-option-unknown")


def test_a_pocket_answers_as_the_house_does(client: TestClient) -> None:
    match, before = late(3, 2)
    asks: list[tuple[str, dict[str, Any]]] = [
        ("deal", {"code": 7}),
        ("position", {"position": before}),
        ("position", {"position": "x"}),
        ("record", {"text": record(match, PUBLIC).dumps()}),
        ("values", {"position": match.game.position_text(match.state)}),
    ]

    async def story(keeper: Memory) -> None:
        guest = Pocketed(keeper)
        for what, body in asks:
            house = ask(client, what, **body)
            status, here = await guest.call("POST", f"study/longhorn/{what}", body)
            told = json.loads(here) if isinstance(here, str) else here
            assert (status, told) == (house.status_code, house.json())

    on_device(story)

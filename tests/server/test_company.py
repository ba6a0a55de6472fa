"""The company at a table: votes, talk, the next game, several at once, and public tables."""

import json
import threading
import time
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from highnoon.server.app import create_app
from highnoon.server.settings import Settings
from tests.server.guests import (
    Guest,
    click,
    connect,
    friends,
    hear,
    in_house,
    key,
    services,
    settled,
    state,
)
from tests.server.timed import Time, game_clock, move_clock

# --- votes ---


def test_all_others_vote_somebody_out(timed: TestClient, clock: Time) -> None:
    table = friends(timed, 3, game="moon-river")
    with connect(table, 2) as socket:
        state(socket)
        assert table.post("/vote", {"against": 2, "agree": True}, 0).json() == {"done": False}
        vote = state(socket)["vote"]
        assert vote == {"against": 2, "by": 0, "agreed": [0], "needs": [0, 1]}
        assert table.post("/vote", {"against": 2, "agree": True}, 1).json() == {"done": True}
        with pytest.raises(WebSocketDisconnect):
            hear(socket, "never")
    assert table.state()["seats"][2]["kind"] == "bot"
    assert key(table.get("", 2)) == (401, "error-seat-token")
    assert key(table.post("/return", None, 2)) == (401, "error-seat-token")
    assert table.state()["vote"] is None


def test_a_vote_that_fails_rests_for_a_while(timed: TestClient, clock: Time) -> None:
    table = friends(timed, 3, game="moon-river")
    table.post("/vote", {"against": 2, "agree": True}, 0)
    assert table.post("/vote", {"against": 2, "agree": False}, 1).json() == {"done": False}
    assert table.state()["vote"] is None
    assert table.state()["seats"][2]["kind"] == "person"
    soon = table.post("/vote", {"against": 2, "agree": True}, 0)
    assert key(soon) == (429, "error-too-many")
    assert int(soon.headers["retry-after"]) > 100
    clock.passes(121)
    assert table.post("/vote", {"against": 2, "agree": True}, 0).status_code == 200
    assert table.post("/vote", {"against": 2, "agree": False}, 0).status_code == 200  # withdrawn
    assert table.state()["vote"] is None


def test_who_may_vote_and_about_whom(client: TestClient) -> None:
    two = friends(client)
    assert key(two.post("/vote", {"against": 1, "agree": True}, 0)) == (409, "error-vote-few")
    table = friends(client, 3, game="moon-river")
    ask = {"against": 2, "agree": True}
    assert key(table.post("/vote", ask)) == (401, "error-seat-token")
    assert key(table.post("/vote", ask, 2)) == (409, "error-vote-own")
    assert key(table.post("/vote", {**ask, "against": 9}, 0)) == (409, "error-vote-nobody")
    assert key(table.post("/vote", {**ask, "agree": False}, 0)) == (409, "error-vote-none")
    table.post("/vote", ask, 0)
    assert key(table.post("/vote", {**ask, "against": 0}, 1)) == (409, "error-vote-open")
    stranger = {"authorization": f"Bearer {two.tokens[0]}"}
    foreign = client.post(table.url("/vote"), json=ask, headers=stranger)
    assert key(foreign) == (401, "error-seat-token")
    shared = Guest.open(client, "me", "local", "bot:1", game="moon-river")
    assert key(shared.post("/vote", {**ask, "against": 1}, 0)) == (409, "error-vote-own")
    assert key(shared.post("/vote", ask, 0)) == (409, "error-vote-nobody")


# --- talk ---


def test_a_quick_phrase_travels_as_its_key(client: TestClient) -> None:
    table = Guest.open(client)
    assert table.post("/say", {"quick": "hello"}, 0).status_code == 200
    assert table.post("/say", {"quick": "meet", "text": "Santa Fe"}, 1).status_code == 200
    assert table.post("/say", {"text": "/howdy"}, 1).status_code == 200
    talk = [(line["quick"], line["text"]) for line in table.state()["talk"]]
    assert talk == [("hello", ""), ("meet", "Santa Fe"), (None, "/howdy")]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"quick": "insult"}, "error-quick-unknown"),
        ({"quick": "meet"}, "error-quick-unknown"),
        ({"quick": "hello", "text": "you fool"}, "error-quick-unknown"),
        ({"quick": ""}, "error-quick-unknown"),
        ({"quick": "x" * 21}, "error-malformed"),
        ({"text": " \u0000 "}, "error-say-nothing"),
        ({}, "error-say-nothing"),
    ],
)
def test_nonsense_is_not_said(client: TestClient, body: dict[str, str], said: str) -> None:
    table = Guest.open(client)
    assert key(table.post("/say", body, 0)) == (400, said)
    assert table.state()["talk"] == []


@pytest.mark.usefixtures("spent_for_good")
def test_spectators_do_not_talk_and_nobody_floods(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, rate=30))) as client:
        table = Guest.open(client)
        assert key(table.post("/say", {"text": "hey"})) == (401, "error-seat-token")
        answers = [table.post("/say", {"quick": "hello"}, 0).status_code for _ in range(30)]
        assert answers.count(200) < 20
        assert answers[-1] == 429
        assert table.post("/say", {"quick": "hello"}, 1).status_code == 200


# --- the next game ---


@pytest.mark.parametrize(("how", "seats"), [("rotate", [1, 2, 0]), ([2, 1, 0], [2, 1, 0])])
def test_a_rematch_with_other_seats(client: TestClient, how: Any, seats: list[int]) -> None:
    table = Guest.open(client, "me", "local", "local", game="desperados")
    table.post("/name", {"name": "Ann"}, 0)
    table.post("/resign", {}, 0)
    again = table.post("/rematch", {"seats": how}, 0).json()["id"]
    assert table.post("/rematch", None, 1).json()["id"] == again
    second = Guest(client, again, table.tokens)
    assert [second.state(seat)["viewer"] for seat in range(3)] == seats
    assert second.state()["seats"][seats[0]]["name"] == "Ann"


@pytest.mark.parametrize("how", [[0, 0], [0], [0, 1, 2], [0, 9], "shuffle", [0, -1], 5])
def test_everybody_needs_one_seat(client: TestClient, how: Any) -> None:
    table = Guest.open(client)
    table.post("/resign", {}, 0)
    refused = table.post("/rematch", {"seats": how}, 0)
    assert refused.status_code == 400
    assert table.state()["rematch"] is None


def test_a_rematch_keeps_the_pace_and_gives_new_time(timed: TestClient, clock: Time) -> None:
    table = friends(timed, pace=game_clock(60))
    clock.passes(61)
    other = next(n for n, seat in enumerate(table.state()["seats"]) if not seat["stand_in"])
    settled(table, lambda found: found["waiting_for"] == [other])
    table.post("/resign", {}, other)
    again = table.post("/rematch", None, other).json()["id"]
    fresh = Guest(timed, again, table.tokens).state()
    assert fresh["clocks"]["left"] == [60, 60]
    assert [seat["stand_in"] for seat in fresh["seats"]] == [None, None]


# --- several at once ---


def gang(client: TestClient) -> tuple[Guest, list[int]]:
    """Desperados at the moment when the whole gang chooses its cards."""
    table = Guest.open(client, "me", "local", "local", "local", game="desperados")
    while table.state()["view"]["phase"] != "cards":
        table.act(table.actor())
    return table, table.state()["waiting_for"]


def test_gang_mates_choose_at_the_same_moment(client: TestClient) -> None:
    table, (one, two, three) = gang(client)
    bodies = {}
    for seat in (one, two, three):
        seen = table.state(seat)
        action = seen["choices"][0]["action"]
        bodies[seat] = {"action": action, "version": seen["version"], "request": click()}
    answers = [table.post("/actions", body, seat) for seat, body in bodies.items()]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert table.post("/actions", bodies[two], two).json() == answers[1].json()
    twice = {**bodies[two], "request": click()}
    assert key(table.post("/actions", twice, two)) == (409, "error-stale")


def test_a_decision_for_another_phase_stays_stale(client: TestClient) -> None:
    table, seats = gang(client)
    early = table.state(seats[0])
    for seat in seats:
        table.act(seat)
    body = {"action": early["choices"][0]["action"], "version": early["version"]}
    late = table.post("/actions", {**body, "request": click()}, seats[0])
    assert key(late) == (409, "error-stale")


def test_clocks_tell_nothing_that_is_hidden(timed: TestClient, clock: Time) -> None:
    table = friends(timed, 4, game="desperados", pace=move_clock(600))
    while len(table.state()["waiting_for"]) < 3 or not table.state()["view"]["move"]:
        table.act(table.actor())
    seat = table.state()["waiting_for"][0]
    table.act(seat)
    with connect(table, 0) as sheriff, connect(table, seat) as mate:
        state(sheriff), state(mate)
        before = table.get("", 0).content
        clock.passes(30)
        assert table.act(seat).status_code == 200  # exchanges the card in secret
        state(mate)
        assert table.get("", 0).content == before
        sheriff.send_json({"type": "ping"})
        heard = []
        while (message := sheriff.receive_json())["type"] != "pong":
            heard.append(message["type"])
        assert "change" not in heard


def test_waiting_for_news_tells_nothing_that_is_hidden(client: TestClient) -> None:
    table, seats = gang(client)
    table.act(seats[0])
    version = table.state(0)["version"]
    took: list[float] = []

    def sheriff() -> None:
        begin = time.monotonic()
        table.get(f"?since={version}&wait=1", 0)
        took.append(time.monotonic() - begin)

    waits = threading.Thread(target=sheriff)
    waits.start()
    while waits.is_alive():
        assert table.act(seats[0]).status_code == 200  # exchanges a card in secret
    waits.join()
    assert took[0] >= 1


# --- public tables and one's own ---


def test_public_tables_tell_who_is_to_play(fresh: TestClient) -> None:
    table = Guest.open(fresh, public=True)
    with connect(table) as watcher:
        state(watcher)
        (shown,) = fresh.get("/api/tables").json()
    assert shown["waiting_for"] == [table.actor()]
    assert shown["watching"] == 1
    in_house(fresh, services(fresh).house.forget_idle, -1, -1)
    (asleep,) = fresh.get("/api/tables").json()
    assert asleep["waiting_for"] is None


def test_my_tables_tell_whose_turn_it_is(client: TestClient) -> None:
    table = friends(client)
    kept = [{"table": table.table, "token": table.tokens[seat]} for seat in (0, 1)]
    wrong = [{"table": table.table, "token": "wrong"}, {"table": "nowhere", "token": "x"}]
    found = client.post("/api/mine", json={"seats": kept + wrong}).json()
    assert [one["gone"] for one in found] == [False, False, True, True]
    assert [one["seat"] for one in found[:2]] == [0, 1]
    assert found[0]["waiting_for"] == [table.actor()]
    assert not found[0]["over"]
    many = client.post("/api/mine", json={"seats": kept * 11})
    assert key(many) == (400, "error-malformed")
    for token in table.tokens.values():
        assert token not in json.dumps(found)

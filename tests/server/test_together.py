"""What people do together: clocks, absence, leaving, votes, talk, and the next game."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from highnoon.bots import Choice
from highnoon.core.view import TableView
from highnoon.server.app import create_app
from highnoon.server.computer import Computer
from highnoon.server.settings import DAY, Settings
from tests.server.guests import Guest, click
from tests.server.test_live import connect, hear, state


class Time:
    """A clock in the test's hand, and the timekeeper who reads it."""

    def __init__(self) -> None:
        self.now = float(int(time.time()))
        self.client: TestClient | None = None

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        assert self.client is not None
        self.now += seconds
        keeper = self.client.app.state.services.timekeeper  # type: ignore[attr-defined]
        self.client.portal.call(keeper.tick)  # type: ignore[union-attr]


async def first(_: Computer, view: TableView[Any], *__: object) -> Choice:
    return Choice(view.choices[0])


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    monkeypatch.setattr(Computer, "_thought", first)
    return Time()


@pytest.fixture
def client(settings: Settings, clock: Time) -> Iterator[TestClient]:
    with TestClient(create_app(settings, clock=clock)) as found:
        clock.client = found
        yield found


def friends(client: TestClient, count: int = 2, **more: Any) -> Guest:
    """So many people, each on a device of his own."""
    table = Guest.open(client, "me", *["open"] * (count - 1), **more)
    for _ in range(count - 1):
        table.join()
    return table


def game_clock(seconds: float, increment: float = 0.0, **more: Any) -> dict[str, Any]:
    return {"clock": {"kind": "game", "seconds": seconds, "increment": increment}, **more}


def move_clock(seconds: float, **more: Any) -> dict[str, Any]:
    return {"clock": {"kind": "move", "seconds": seconds}, **more}


def key(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["key"]


def settled(table: Guest, done: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The table once the computer has played that far."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        found = table.state()
        if done(found):
            return found
        table.get(f"?since={found['version']}&wait=1")
    raise AssertionError("the computer does not play")


# --- clocks ---


def test_a_clock_runs_for_whoever_is_asked(client: TestClient, clock: Time) -> None:
    table = friends(client, pace=game_clock(300, 10))
    seat = table.actor()
    clock.passes(20)
    while table.actor() == seat:
        table.act(seat)
    clocks = table.state()["clocks"]
    assert clocks["left"][seat] == 280
    assert clocks["left"][1 - seat] == 310
    assert clocks["running"] == [1 - seat]
    assert clocks["at"] == clock.now


def test_no_clock_runs_before_everybody_sits(client: TestClient, clock: Time) -> None:
    table = Guest.open(client, "me", "open", pace=game_clock(60))
    clock.passes(1000)
    assert table.state()["clocks"]["running"] == []
    table.join()
    assert table.state()["clocks"] == {
        "left": [60, 60],
        "at": clock.now,
        "running": [table.actor()],
    }


def test_taking_back_earns_no_time(client: TestClient, clock: Time) -> None:
    table = Guest.open(client, options={"ambush_nugget": "choice"}, pace=game_clock(60, 10))
    seat = table.actor()
    for _ in range(3):
        table.act(seat)
        table.post("/undo", {"request": click()}, seat)
    assert table.state()["clocks"]["left"][seat] == 60


def test_when_time_is_over_the_computer_plays_on(client: TestClient, clock: Time) -> None:
    table = friends(client, pace=game_clock(60))
    seat = table.actor()
    clock.passes(59)
    assert table.state()["seats"][seat]["stand_in"] is None
    clock.passes(1.1)
    stand_in = {"level": 2, "why": "clock", "back": False}
    assert table.state()["seats"][seat]["stand_in"] == stand_in
    settled(table, lambda found: found["waiting_for"] == [1 - seat])
    assert key(table.post("/return", None, seat)) == (409, "error-clock-over")
    assert key(table.act(1 - seat, version=-1)) == (409, "error-stale")


def test_or_the_game_is_lost(client: TestClient, clock: Time) -> None:
    table = friends(client, pace=game_clock(60, zero="resign"))
    seat = table.actor()
    clock.passes(61)
    end = table.state()
    assert end["result"]["reason"]["key"] == "result-late"
    assert end["result"]["places"][seat] == 2
    assert end["clocks"]["running"] == []
    assert table.get("/record").text.count('"late":true') == 1
    upload = client.post("/api/records", content=table.get("/record").content)
    again = Guest(client, upload.json()["id"], {}).state()
    assert again["result"] == end["result"]


def test_three_players_have_no_side_to_lose_for(client: TestClient, clock: Time) -> None:
    table = friends(client, 3, game="moon-river", pace=game_clock(60, zero="resign"))
    seat = table.actor()
    clock.passes(61)
    assert table.state()["result"] is None
    assert table.state()["seats"][seat]["stand_in"]["why"] == "clock"


def test_days_for_each_move_and_the_way_back(client: TestClient, clock: Time) -> None:
    table = friends(client, pace=move_clock(DAY))
    seat = table.actor()
    for _ in range(2):
        clock.passes(DAY - 1)
        table.act(table.actor())
    late = table.actor()
    clock.passes(DAY + 1)
    assert table.state()["seats"][late]["stand_in"] == {"level": 2, "why": "clock", "back": True}
    assert table.post("/return", None, late).status_code == 200
    assert table.state()["seats"][late]["stand_in"] is None
    assert seat in (0, 1)


def test_all_who_are_asked_at_once_use_their_time(client: TestClient, clock: Time) -> None:
    table = friends(client, 4, game="desperados", pace=game_clock(900))
    while len(table.state()["waiting_for"]) < 3:
        table.act(table.actor())
    waiting = table.state()["waiting_for"]
    assert table.state()["clocks"]["running"] == waiting
    clock.passes(10)
    table.act(waiting[0])
    assert table.state()["clocks"]["running"] == waiting[1:]
    clock.passes(10)
    table.act(waiting[1])
    left = table.state()["clocks"]["left"]
    assert [900 - left[seat] for seat in waiting[:2]] == [10, 20]


@pytest.mark.parametrize("pace", [game_clock(60), move_clock(60)])
def test_clocks_survive_a_restart(settings: Settings, clock: Time, pace: dict[str, Any]) -> None:
    with TestClient(create_app(settings, clock=clock)) as client:
        clock.client = client
        table = friends(client, pace=pace)
        clock.passes(20)
        seat = table.actor()
        while table.actor() == seat:
            table.act(seat)
        clock.passes(20)
    clock.now += 30
    with TestClient(create_app(settings, clock=clock)) as client:
        clock.client = client
        table = Guest(client, table.table, table.tokens)
        # Minutes do not run while the house is closed; what was used before stays used.
        assert table.state()["clocks"]["left"][seat] == 40
        clock.passes(0.1)
        assert table.state()["seats"][1 - seat]["stand_in"] is None
        clock.passes(20)
        stand_in = table.state()["seats"][1 - seat]["stand_in"]
        assert (stand_in is not None) == (pace["clock"]["kind"] == "move")
        clock.passes(41)
        assert table.state()["seats"][1 - seat]["stand_in"] is not None


def test_a_clock_that_ran_out_while_nobody_asked(settings: Settings, clock: Time) -> None:
    with TestClient(create_app(settings, clock=clock)) as client:
        table = friends(client, pace=move_clock(DAY))
        seat = table.actor()
    clock.now += 2 * DAY
    with TestClient(create_app(settings, clock=clock)) as client:
        table = Guest(client, table.table, table.tokens)
        end = settled(table, lambda found: found["seats"][seat]["stand_in"] is not None)
        assert end["seats"][seat]["stand_in"]["why"] == "clock"


# --- absence, leaving and coming back ---


def test_the_computer_plays_for_somebody_who_is_away(client: TestClient, clock: Time) -> None:
    table = friends(client, pace={"absence": 120.0, "level": 1})
    away = table.actor()
    with connect(table, 1 - away) as socket:
        state(socket)
        clock.passes(119)
        assert table.state(1 - away)["seats"][away]["stand_in"] is None
        clock.passes(2)
        told = state(socket)["seats"][away]["stand_in"]
        assert told == {"level": 1, "why": "absent", "back": True}
        settled(table, lambda found: found["waiting_for"] == [1 - away])
        assert key(table.act(away, "steal w")) == (409, "error-stand-in")
        assert table.post("/return", None, away).status_code == 200
        while (found := state(socket))["seats"][away]["stand_in"] is not None:
            pass
        assert found["seats"][away]["kind"] == "person"


def test_who_is_here_or_sends_something_is_not_away(client: TestClient, clock: Time) -> None:
    table = friends(client, pace={"absence": 120.0})
    asked = table.actor()
    with connect(table, 1 - asked) as other:
        state(other)
        clock.passes(119)
        table.state(asked)  # a program that looks now and then
        clock.passes(2)
        assert table.state()["seats"][asked]["stand_in"] is None
        with connect(table, asked) as socket:
            state(socket)
            clock.passes(1000)
            assert table.state()["seats"][asked]["stand_in"] is None


def test_nobody_is_away_where_nobody_waits(client: TestClient, clock: Time) -> None:
    table = friends(client, pace={"absence": 120.0})
    clock.passes(10_000)
    assert [seat["stand_in"] for seat in table.state()["seats"]] == [None, None]


def test_absence_goes_on_after_a_restart(settings: Settings, clock: Time) -> None:
    with TestClient(create_app(settings, clock=clock)) as client:
        table = friends(client, pace={"absence": 120.0})
        away = table.actor()
    with TestClient(create_app(settings, clock=clock)) as client:
        clock.client = client
        table = Guest(client, table.table, table.tokens)
        with connect(table, 1 - away) as socket:
            state(socket)
            clock.passes(121)
            assert state(socket)["seats"][away]["stand_in"]["why"] == "absent"
    with TestClient(create_app(settings, clock=clock)) as client:
        table = Guest(client, table.table, table.tokens)
        assert table.state()["seats"][away]["stand_in"]["why"] == "absent"
        assert table.post("/return", None, away).status_code == 200


def test_leaving_and_coming_back(client: TestClient) -> None:
    table = friends(client)
    seat = table.actor()
    assert table.post("/leave", None, seat).status_code == 200
    assert table.post("/leave", None, seat).status_code == 200
    settled(table, lambda found: found["waiting_for"] == [1 - seat])
    assert table.state()["seats"][seat]["stand_in"] == {"level": 2, "why": "left", "back": True}
    assert table.post("/resign", {}, seat).json()["error"]["key"] == "error-stand-in"
    assert table.post("/return", None, seat).status_code == 200
    assert table.state()["seats"][seat]["stand_in"] is None
    assert key(table.post("/leave")) == (401, "error-seat-token")


def test_a_stand_in_agrees_to_every_take_back(client: TestClient) -> None:
    table = friends(client, options={"ambush_nugget": "choice"})
    seat = table.actor()
    table.act(seat)
    table.post("/leave", None, 1 - seat)
    settled(table, lambda found: found["waiting_for"] == [seat])
    assert table.post("/undo", {"request": click()}, seat).json()["done"]


# --- votes ---


def test_all_others_vote_somebody_out(client: TestClient, clock: Time) -> None:
    table = friends(client, 3, game="moon-river")
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


def test_a_vote_that_fails_rests_for_a_while(client: TestClient, clock: Time) -> None:
    table = friends(client, 3, game="moon-river")
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


def test_a_rematch_keeps_the_pace_and_gives_new_time(client: TestClient, clock: Time) -> None:
    table = friends(client, pace=game_clock(60))
    clock.passes(61)
    other = next(n for n, seat in enumerate(table.state()["seats"]) if not seat["stand_in"])
    settled(table, lambda found: found["waiting_for"] == [other])
    table.post("/resign", {}, other)
    again = table.post("/rematch", None, other).json()["id"]
    fresh = Guest(client, again, table.tokens).state()
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


def test_clocks_tell_nothing_that_is_hidden(client: TestClient, clock: Time) -> None:
    table = friends(client, 4, game="desperados", pace=move_clock(600))
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


def test_public_tables_tell_who_is_to_play(client: TestClient) -> None:
    table = Guest.open(client, public=True)
    with connect(table) as watcher:
        state(watcher)
        (shown,) = client.get("/api/tables").json()
    assert shown["waiting_for"] == [table.actor()]
    assert shown["watching"] == 1
    house = client.app.state.services.house  # type: ignore[attr-defined]
    house._places.clear()
    (asleep,) = client.get("/api/tables").json()
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


PACES: list[Any] = [
    {"clock": {"kind": "game", "seconds": 0}},
    {"clock": {"kind": "game", "seconds": -5}},
    {"clock": {"kind": "game", "seconds": 1e300}},
    {"clock": {"kind": "game", "seconds": "long"}},
    {"clock": {"kind": "game", "seconds": 60, "increment": -1}},
    {"clock": {"kind": "game", "seconds": 60, "increment": 1e9}},
    {"clock": {"kind": "hourglass", "seconds": 60}},
    {"clock": {"kind": "move"}},
    {"absence": 0},
    {"absence": 1e12},
    {"zero": "nothing"},
    {"level": 0},
    {"more": 1},
]


@pytest.mark.parametrize("pace", PACES, ids=range(len(PACES)))
def test_absurd_paces_are_refused(client: TestClient, pace: Any) -> None:
    body = {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "local"}], "pace": pace}
    assert key(client.post("/api/tables", json=body)) == (400, "error-malformed")


def test_an_unknown_level_for_the_stand_in(client: TestClient) -> None:
    body = {"game": "longhorn", "seats": [{"kind": "me"}] * 2, "pace": {"level": 9}}
    assert key(client.post("/api/tables", json=body)) == (400, "error-level-unknown")

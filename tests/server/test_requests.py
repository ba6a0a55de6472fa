"""A request that was answered is answered the same again: no ghost seat, no second table."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.settings import Settings
from tests.databases import kept_in
from tests.server.guests import Guest, connect, friends, hear, in_house, key, services

ASKED = "a-request-id-of-ours"
OPEN = {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "open"}]}
REUSED = (409, "error-request-reused")


def rows(client: TestClient) -> int:
    """How many tables the house keeps."""
    return len(in_house(client, services(client).house.store.public, 1000))


def again(settings: Settings) -> TestClient:
    """The same house after a restart."""
    return TestClient(create_app(settings))


def test_sitting_down_twice_is_sitting_down_once(settings: Settings) -> None:
    with again(settings) as client:
        table = Guest.open(client, "me", "open", "open", game="moon-river")
        first = table.sit({"name": "Ann", "request": ASKED}).json()
        assert table.sit({"name": "Ann", "request": ASKED}).json() == first
    with again(settings) as client:
        table.client = client
        assert table.sit({"name": "Ann", "request": ASKED}).json() == first
        kinds = [seat["kind"] for seat in table.state()["seats"]]
        assert kinds == ["person", "person", "open"]
        table.tokens[first["seat"]] = first["token"]
        assert table.state(first["seat"])["viewer"] == first["seat"]
        assert key(table.sit({"name": "Bob", "request": ASKED})) == REUSED
        other = Guest.open(client, "me", "open")
        assert key(other.sit({"name": "Ann", "request": ASKED})) == REUSED


def test_the_last_seat_by_code_is_told_again(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    ask = {"code": table.code, "name": "Ann", "request": "the-last-seat-of-all"}
    first = client.post("/api/join", json=ask)
    assert first.status_code == 200
    assert client.post("/api/join", json=ask).json() == first.json()
    assert key(client.post("/api/join", json={**ask, "name": "Bob"})) == REUSED
    assert key(client.post("/api/join", json={"code": table.code})) == (404, "error-code-unknown")


def test_many_at_the_same_moment_are_one(fresh: TestClient) -> None:
    table = Guest.open(fresh, "me", "open", "open", "open", game="moon-river")
    ask = {**OPEN, "public": True, "request": "many-at-the-same-moment"}

    def both(_: int) -> tuple[Any, Any]:
        seat = table.sit({"request": "another-request-id"})
        return seat.json(), fresh.post("/api/tables", json=ask).json()

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(both, range(16)))
    assert all(answer == answers[0] for answer in answers)
    assert rows(fresh) == 1
    assert [seat["kind"] for seat in table.state()["seats"]].count("open") == 2


def test_opening_twice_is_opening_once(settings: Settings) -> None:
    ask = {**OPEN, "public": True, "request": ASKED}
    with again(settings) as client:
        first = client.post("/api/tables", json=ask).json()
    with again(settings) as client:
        assert client.post("/api/tables", json=ask).json() == first
        assert rows(client) == 1
        assert Guest(client, first["id"], {0: first["tokens"]["0"]}).state(0)["viewer"] == 0
        assert key(client.post("/api/tables", json={**ask, "hints": True})) == REUSED
        assert key(client.post("/api/join", json={"code": "ABCDEF", "request": ASKED})) == REUSED
        lesson = {"name": None, "request": ASKED}
        assert key(client.post("/api/lessons/longhorn", json=lesson)) == REUSED


def test_a_first_game_and_a_record_are_opened_once(client: TestClient) -> None:
    ask = {"name": "Ann", "request": "a-first-game-request"}
    first = client.post("/api/lessons/longhorn", json=ask).json()
    assert client.post("/api/lessons/longhorn", json=ask).json() == first
    record = Guest(client, first["id"], {0: first["tokens"]["0"]}).get("/record").content
    url = "/api/records?request=a-record-request-id"
    kept = client.post(url, content=record).json()
    assert client.post(url, content=record).json() == kept
    assert key(client.post(url, content=record + b"\n")) == REUSED


def test_a_rematch_is_one_table_even_after_a_fault(
    fresh: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Guest.open(fresh, "me", "local", public=True)
    assert table.post("/resign", {}, 0).status_code == 200
    house = services(fresh).house
    change = house.change

    async def lost(*_: Any) -> str:
        raise asyncio.CancelledError

    monkeypatch.setattr(house, "change", lost)
    with pytest.raises(BaseException):  # noqa: B017, PT011  (the line is cut in the middle)
        table.post("/rematch", {}, 0)
    monkeypatch.setattr(house, "change", change)
    first = table.post("/rematch", {}, 0).json()
    assert table.post("/rematch", {}, 1).json() == first
    assert rows(fresh) == 1


@pytest.mark.parametrize(
    "request_id", ["", "short", "x" * 65, "not a good id at all", "\u20ac" * 20]
)
def test_such_an_id_is_as_secret_as_a_key(client: TestClient, request_id: str) -> None:
    table = Guest.open(client, "me", "open")
    for path, body in ((table.url("/seats"), {}), ("/api/tables", OPEN)):
        answer = client.post(path, json={**body, "request": request_id})
        assert key(answer) == (400, "error-malformed")


def test_no_id_of_a_seat_is_kept(fresh: TestClient, settings: Settings) -> None:
    table = Guest.open(fresh, "me", "open")
    made = table.sit({"request": ASKED}).json()
    kept = kept_in(settings.data)
    assert table.table.encode() in kept
    assert ASKED.encode() not in kept
    assert made["token"].encode() not in kept


def test_an_id_stands_for_one_command(client: TestClient) -> None:
    table = Guest.open(client, "me", "local")
    seat = table.actor()
    state = table.state(seat)
    ask = {"action": state["choices"][0]["action"], "version": state["version"], "request": "r-1"}
    first = table.post("/actions", ask, seat)
    assert table.post("/actions", ask, seat).json() == first.json()
    other = {**ask, "action": state["choices"][1]["action"]}
    assert key(table.post("/actions", other, seat)) == REUSED
    assert key(table.post("/actions", {**ask, "version": 1}, seat)) == REUSED
    assert key(table.post("/undo", {"request": "r-1"}, seat)) == REUSED
    assert key(table.post("/resign", {"request": "r-1"}, seat)) == REUSED
    assert key(table.post("/say", {"text": "hi", "request": "r-1"}, seat)) == REUSED
    with connect(table, 0, 1) as socket:
        socket.send_json({"type": "act", "seat": seat, **ask})
        assert hear(socket, "done", "error")["type"] == "done"
        socket.send_json({"type": "act", "seat": seat, **other})
        told = hear(socket, "done", "error")
        assert (told["type"], told["error"]["key"]) == ("error", "error-request-reused")


def test_what_is_said_twice_is_said_once(client: TestClient) -> None:
    table = Guest.open(client, "me", "local")
    for _ in range(2):
        assert table.post("/say", {"text": "hi", "request": "hello"}, 0).status_code == 200
    assert len(table.state(0)["talk"]) == 1


# --- offering a seat again ---


def test_the_seat_of_somebody_who_never_decided_is_offered_again(client: TestClient) -> None:
    table = friends(client, 2)
    ghost = table.tokens[1]
    assert table.state(0)["code"] is None
    with connect(table, 1) as socket:
        hear(socket, "state")
        assert table.post("/seats/1/offer", {}, 0).json() == {"done": True}
    state = table.state(0)
    assert (state["seats"][1]["kind"], state["seats"][1]["name"]) == ("open", None)
    assert key(table.get("", 1)) == (401, "error-seat-token")
    made = client.post("/api/join", json={"code": state["code"], "name": "Bob"}).json()
    assert made["seat"] == 1
    assert made["token"] != ghost
    assert key(table.post("/seats/1/offer", {}, None)) == (401, "error-seat-token")


def test_a_ghost_does_not_come_back_by_its_old_request(client: TestClient) -> None:
    table = Guest.open(client, "me", "open")
    ask = {"name": "Ann", "code": table.code, "request": "a-seat-that-is-lost"}
    assert table.sit(ask).status_code == 200
    assert table.post("/seats/1/offer", {}, 0).status_code == 200
    assert key(table.sit(ask)) == (409, "error-seat-taken")
    assert table.sit({"name": "Ann", "request": "a-seat-that-is-new"}).status_code == 200


def test_only_the_opener_offers_and_only_before_a_decision(client: TestClient) -> None:
    table = friends(client, 3, game="moon-river")
    assert key(table.post("/seats/2/offer", {}, 1)) == (403, "error-offer-opener")
    assert key(table.post("/seats/0/offer", {}, 0)) == (409, "error-offer-seat")
    assert key(table.post("/seats/9/offer", {}, 0)) == (409, "error-offer-seat")
    assert key(table.post("/seats/99/offer", {}, 0)) == (400, "error-malformed")
    while not any(line["by"] == 1 for line in table.state()["log"]):
        table.act(table.actor())
    assert key(table.post("/seats/1/offer", {}, 0)) == (409, "error-offer-decided")


@pytest.mark.parametrize("chosen", [False, True])
def test_offering_tells_only_what_the_opener_has_seen(client: TestClient, chosen: bool) -> None:
    """Whether somebody has chosen in secret must not show in the answer."""
    table = friends(client, 3, game="desperados")
    while len(table.state()["waiting_for"]) < 2:
        table.act(table.actor())
    hidden = max(table.state()["waiting_for"])
    if chosen:
        table.act(hidden)
    seen = any(line["by"] == hidden for line in table.state(0)["log"])
    assert table.post(f"/seats/{hidden}/offer", {}, 0).status_code == (409 if seen else 200)


# --- uploaded records ---


def test_records_have_quotas_and_are_kept_for_days(settings: Settings) -> None:
    asked = replace(settings, record_day=10_000, record_space=40_000)
    with again(asked) as client:
        table = Guest.open(client, "me", "local")
        table.play(5)
        record = table.get("/record").content
        told = [client.post("/api/records", content=record) for _ in range(20)]
        assert told[0].status_code == 201
        assert key(told[-1]) == (429, "error-records-day")
        assert int(told[-1].headers["retry-after"]) > 0
        store = services(client).house.store
        assert 0 < in_house(client, store.uploaded) < 11_000
        late = services(client).reception._clock() + 60
        assert in_house(client, store.sweep, 0.0, 0.0, late) > 0
        assert in_house(client, store.uploaded) == 0
        assert table.state()["id"] == table.table


def test_all_records_together_have_a_limit(settings: Settings) -> None:
    with again(replace(settings, record_day=0, record_space=8_000)) as client:
        record = Guest.open(client, "me", "local").get("/record").content
        told = [client.post("/api/records", content=record) for _ in range(12)]
        assert told[0].status_code == 201
        assert key(told[-1]) == (429, "error-records-full")


def test_maps_of_ones_own_count_as_uploads(settings: Settings) -> None:
    with again(replace(settings, record_day=50_000)) as client:
        ask = {
            "game": "desperados",
            "seats": [{"kind": "me"}] * 3,
            "options": {"map": "x" * 20_000},
        }
        told = [client.post("/api/tables", json=ask) for _ in range(4)]
        assert told[0].status_code == 400
        assert key(told[-1]) == (429, "error-records-day")
        assert client.post("/api/tables", json=OPEN).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data; boundary=x"])
def test_a_form_is_no_record(client: TestClient, kind: str) -> None:
    answer = client.post("/api/records", content=b"{}\n", headers={"content-type": kind})
    assert key(answer) == (415, "error-content-type")

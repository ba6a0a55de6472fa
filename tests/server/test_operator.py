"""The operator: behind a secret of their own, every act in the audit, and no secret of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from highnoon.core.errors import HighNoonError
from highnoon.server.app import create_app
from highnoon.server.house.blocklist import Blocklist, network_of
from highnoon.server.http import secret as secrets_of
from highnoon.server.settings import Settings
from highnoon.server.store.ledger import Block
from highnoon.server.table.talk import REMOVED
from tests.databases import kept_in, rows_in
from tests.server.conftest import plain_settings
from tests.server.guests import Guest, connect, friends, hear, in_house, key, services, state
from tests.server.timed import Time, game_clock
from tests.server.witness import Witness

HERE = ("127.0.0.1", 50_000)
AWAY = ("203.0.113.7", 50_000)
SECRET = "a secret that is long enough"


class Office:
    """The operator at a server."""

    def __init__(self, client: TestClient, secret: str = SECRET) -> None:
        self.client = client
        self.headers = {"authorization": f"Bearer {secret}"}

    def get(self, path: str = "") -> Any:
        answer = self.client.get(f"/api/operator{path}", headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        return self.client.post(f"/api/operator{path}", json=body or {}, headers=self.headers)

    def do(self, path: str, body: Any = None) -> None:
        assert self.post(path, body).json() == {"done": True}

    def acts(self) -> list[str]:
        return [line["act"] for line in self.get("/audit")]


@pytest.fixture
def house(settings: Settings) -> Iterator[Witness]:
    """A server whose operator is at the same machine."""
    app = create_app(replace(settings, operator_secret=SECRET))
    with Witness(app, client=HERE) as found:
        yield found


@pytest.fixture
def office(house: Witness) -> Office:
    return Office(house)


def guest_from(house: Witness, address: tuple[str, int]) -> TestClient:
    """Somebody else at the same server."""
    found = TestClient(house.application, client=address)
    found.portal = house.portal  # in the same loop
    return found


def ending(line: WebSocketTestSession) -> int:
    """The code with which a line is closed."""
    try:
        while True:
            line.receive_json()
    except WebSocketDisconnect as ended:
        return ended.code


# --- the door ---


def test_the_secret_is_made_at_the_first_start_for_the_owner_alone(settings: Settings) -> None:
    file = settings.data / secrets_of.FILE
    with Witness(create_app(settings), client=HERE) as first:
        assert file.stat().st_mode & 0o777 == 0o600
        made = file.read_text().strip()
        assert len(made) == 32
        assert Office(first, made).get()["running"] == 0
        assert made.encode() not in kept_in(settings.data)
    with Witness(create_app(settings), client=HERE) as again:
        assert Office(again, made).get("/audit") == []


def test_only_the_secret_opens_the_door_and_only_from_where_it_may(house: Witness) -> None:
    wrong: list[str] = ["", "wrong", SECRET[:-1], f"{SECRET} "]
    for secret in wrong[:3]:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        assert key(house.get("/api/operator", headers=headers)) == (401, "error-operator-secret")
    for path in ("", "/tables", "/reports", "/blocks", "/audit"):
        away = Office(guest_from(house, AWAY))
        answer = away.client.get(f"/api/operator{path}", headers=away.headers)
        assert key(answer) == (404, "error-not-found")


def test_the_operator_may_be_let_in_from_other_networks(settings: Settings) -> None:
    open_to = replace(settings, operator_secret=SECRET, operator_for="203.0.113.0/24")
    with Witness(create_app(open_to), client=AWAY) as client:
        assert Office(client).get()["processes"][0]["me"]


def test_wrong_secrets_make_the_next_one_wait(settings: Settings) -> None:
    limited = replace(settings, operator_secret=SECRET, join_rate=1 / 600)
    with Witness(create_app(limited), client=HERE) as client:
        assert Office(client).get()["running"] == 0
        found = {Office(client, "wrong").post("/blocks").status_code for _ in range(12)}
        assert found == {401, 429}
        assert key(Office(client).post("/blocks"))[1] == "error-secret-wait"
        code = client.post("/api/join", json={"code": "AAAAAA"})
        assert key(code) == (404, "error-code-unknown"), "codes are counted apart"


# --- tables ---


def test_a_closed_table_is_closed_to_everybody_until_it_is_opened_again(
    house: Witness, office: Office
) -> None:
    table = friends(house, public=True)
    table.play(3)
    before = table.state(0)
    with connect(table, 0) as line:
        state(line)
        office.do(f"/tables/{table.table}/close", {"why": "spam"})
        assert hear(line, "error")["error"]["key"] == "error-table-closed"
        assert ending(line) == 4410
    closed = (410, "error-table-closed")
    for answer in (
        table.get("", 0),
        table.get(),
        table.act_blindly(0),
        table.post("/say", {"text": "hello"}, 1),
        table.get("/record", 0),
        table.post("/rematch", {}, 0),
    ):
        assert key(answer) == closed
    with connect(table, 0) as line:
        assert hear(line, "error")["error"]["key"] == "error-table-closed"
    assert house.get("/api/tables").json() == []
    assert office.get()["closed"] == 1
    assert office.get("/tables") == []
    listed = office.get("/tables?which=closed")
    assert [one["id"] for one in listed] == [table.table]
    assert key(office.post(f"/tables/{table.table}/close")) == (404, "error-table-unknown")

    office.do(f"/tables/{table.table}/reopen")
    assert table.state(0) == before
    table.play(2)
    assert office.acts() == ["reopen", "close"]
    assert office.get("/audit")[1]["detail"] == "spam"
    assert key(office.post(f"/tables/{table.table}/reopen")) == (404, "error-table-unknown")


def test_clocks_stand_still_at_a_closed_table(settings: Settings, clock: Time) -> None:
    app = create_app(replace(settings, operator_secret=SECRET), clock=clock)
    with Witness(app, client=HERE) as client:
        clock.client = client
        table, office = friends(client, pace=game_clock(60)), Office(client)
        clock.passes(20)
        office.do(f"/tables/{table.table}/close")
        clock.passes(3600)
        office.do(f"/tables/{table.table}/reopen")
        clock.passes(10)
        assert table.state()["result"] is None
        told = table.state()["clocks"]
        left = told["left"][told["running"][0]] - (clock() - told["at"])
        assert round(left) == 30
        clock.passes(31)
        assert table.state()["seats"][told["running"][0]]["stand_in"]["why"] == "clock"


def test_computers_do_not_think_at_a_closed_table_and_go_on_afterwards(
    house: Witness, office: Office
) -> None:
    table = Guest.open(house, "me", "bot:1")
    office.do(f"/tables/{table.table}/close")
    assert not services(house).house.is_awake(table.table)
    office.do(f"/tables/{table.table}/reopen")
    assert services(house).house.is_awake(table.table)
    if table.state()["waiting_for"] == [0]:
        assert table.act(0).status_code == 200


def test_the_operator_sees_who_sits_where_and_nothing_of_the_game(
    house: Witness, office: Office
) -> None:
    table = Guest.open(house, "me", "open", "bot:1", "open", game="desperados")
    table.post("/name", {"name": "Ann", "portrait": None}, 0)
    with connect(table, 0) as line:
        state(line)
        (told,) = office.get("/tables")
    assert set(told) == {
        "id", "game", "created", "finished", "closed", "public", "lines", "seats",
    }  # fmt: skip
    assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "bot", "open"]
    assert told["seats"][0]["name"] == "Ann"
    assert told["lines"] == 1


# --- names, talk and reports ---


def test_talk_is_reported_read_and_removed_for_good(house: Witness, office: Office) -> None:
    table = friends(house)
    table.post("/say", {"text": "howdy"}, 0)
    table.post("/say", {"text": "you #@!"}, 1)
    table.play(2)
    for _ in range(2):  # twice is once
        assert table.post("/report", {"n": 1}, 0).json() == {}
    assert key(table.post("/report", {"n": 1}, 1)) == (409, "error-report-own")
    assert key(table.post("/report", {"n": 2}, 0)) == (404, "error-report-nothing")
    assert key(table.post("/report", {"n": 0})) == (401, "error-seat-token")
    (told,) = office.get("/reports")
    assert (told["text"], told["seat"], told["network"]) == ("you #@!", 1, "127.0.0.1/32")
    assert not told["held"]
    with connect(table, 0) as line:
        state(line)
        office.do(f"/reports/{told['id']}", {"remove": True})
        assert ending(line) == 1012, "the page comes back for the whole"
    talk = [(line["quick"], line["text"]) for line in table.state(0)["talk"]]
    assert talk == [(None, "howdy"), ("removed", "")]
    assert "#@!" not in rows_in(services(house).settings.data)
    assert "#@!" not in table.get("/record", 0).text
    assert office.get("/reports") == []
    (settled,) = office.get("/reports?all=true")
    assert (settled["verdict"], settled["text"]) == ("removed", "")
    assert office.acts() == ["settle", "forget"]
    table.play(2)
    assert key(table.post("/say", {"text": REMOVED}, 0)) == (400, "error-say-nothing")
    assert key(office.post("/reports/99", {"remove": False})) == (404, "error-report-unknown")


def test_a_report_may_be_dismissed(house: Witness, office: Office) -> None:
    table = friends(house)
    table.post("/say", {"text": "your turn"}, 1)
    table.post("/report", {"n": 0}, 0)
    office.do(f"/reports/{office.get('/reports')[0]['id']}", {"remove": False})
    assert office.get("/reports") == []
    assert table.state(0)["talk"][0]["text"] == "your turn"


def test_what_a_side_says_in_secret_is_held_back_until_the_game_is_over(
    house: Witness, office: Office
) -> None:
    table = friends(house, 4, game="desperados")
    table.post("/say", {"text": "we meet in Laramie", "to": "side"}, 2)
    assert table.post("/report", {"n": 0}, 1).status_code == 200
    assert key(table.post("/report", {"n": 0}, 0)) == (404, "error-report-nothing")
    (told,) = office.get("/reports")
    assert (told["held"], told["text"], told["hearers"]) == (True, "", "side")
    assert table.post("/resign", {}, 0).status_code == 200
    (told,) = office.get("/reports")
    assert (told["held"], told["text"]) == (False, "we meet in Laramie")


def test_names_and_talk_of_a_seat_are_removed_wherever_they_are_kept(
    house: Witness, office: Office
) -> None:
    group = house.post("/api/groups", json={"name": "Posse", "member": "Rudename"}).json()
    mine = {"id": group["id"], "token": group["token"]}
    table = Guest.open(house, "me", "open", group=mine)
    table.join("Ben")
    table.post("/say", {"text": "a rude word"}, 0)
    table.post("/say", {"text": "a kind word"}, 1)
    table.play(1000)
    assert table.state()["result"] is not None
    office.do(f"/tables/{table.table}/forget", {"seat": 0, "names": True, "talk": True})
    kept = rows_in(services(house).settings.data)
    assert "Rudename" not in kept
    assert "a rude word" not in kept
    assert "a kind word" in kept
    told = table.state(1)
    assert [seat["name"] for seat in told["seats"]] == [None, "Ben"]
    there = house.get(f"/api/groups/{group['id']}").json()
    assert [one["name"] for one in there["members"]] == ["#0"]
    assert [seat["name"] for seat in there["results"][0]["seats"]] == [None, "Ben"]
    office.do(f"/tables/{table.table}/forget", {"names": True})
    assert [seat["name"] for seat in table.state()["seats"]] == [None, None]
    assert key(office.post(f"/tables/{table.table}/forget")) == (400, "error-forget-nothing")
    for where, seat in (("nowhere", 0), (table.table, 2)):
        nowhere = office.post(f"/tables/{where}/forget", {"names": True, "seat": seat})
        assert key(nowhere) == (404, "error-forget-nowhere")


# --- blocks ---


def test_a_blocked_network_is_kept_out_for_a_time(settings: Settings, clock: Time) -> None:
    app = create_app(replace(settings, operator_secret=SECRET), clock=clock)
    with Witness(app, client=HERE) as house:
        clock.client = house
        office, away = Office(house), guest_from(house, AWAY)
        far = Guest.open(away, "me", "local")
        with connect(far, 0) as line:
            state(line)
            office.do("/blocks", {"network": "203.0.113.7", "seconds": 3600, "why": "flood"})
            assert hear(line, "error")["error"]["key"] == "error-blocked-now"
            assert ending(line) == 4403
        assert key(far.get("", 0)) == (403, "error-blocked")
        with pytest.raises(WebSocketDisconnect), connect(far, 0) as line:
            state(line)
        assert away.get("/healthz").status_code == 200
        assert guest_from(house, ("203.0.113.8", 1)).get("/api/games").status_code == 200
        assert [one["network"] for one in office.get("/blocks")] == ["203.0.113.7/32"]
        clock.passes(3601)
        assert far.get("", 0).status_code == 200
        assert office.get("/blocks") == []
        office.do("/blocks", {"network": "203.0.113.0/24", "seconds": 60})
        assert key(far.get("", 0)) == (403, "error-blocked")
        office.do("/blocks/lift", {"network": "203.0.113.0/24"})
        assert far.get("", 0).status_code == 200
        assert key(office.post("/blocks/lift", {"network": "203.0.113.0/24"}))[0] == 404
        assert office.acts() == ["unblock", "block", "block"]


def test_blocks_are_there_after_a_restart(settings: Settings) -> None:
    kept = replace(settings, operator_secret=SECRET)
    with Witness(create_app(kept), client=HERE) as first:
        Office(first).do("/blocks", {"network": "203.0.113.7", "seconds": 3600})
    with Witness(create_app(kept), client=HERE) as again:
        assert guest_from(again, AWAY).get("/api/games").status_code == 403


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nowhere", "error-block-network"),
        ("127.0.0.0/8", "error-block-own"),
        ("::1", "error-block-own"),
        ("0.0.0.0/0", "error-block-wide"),
        ("::/0", "error-block-wide"),
    ],
)
def test_nobody_locks_themselves_out(office: Office, text: str, reason: str) -> None:
    assert key(office.post("/blocks", {"network": text, "seconds": 60})) == (400, reason)
    assert office.acts() == []


def test_the_operator_does_not_block_their_own_address(settings: Settings) -> None:
    open_to = replace(settings, operator_secret=SECRET, operator_for="203.0.113.0/24")
    with Witness(create_app(open_to), client=AWAY) as client:
        own = Office(client).post("/blocks", {"network": "203.0.113.0/28", "seconds": 60})
        assert key(own) == (400, "error-block-own")


def test_networks_are_found_by_any_of_their_addresses() -> None:
    blocklist = Blocklist(lambda: 100.0)
    assert blocklist.wait("2001:db8::1") == 0
    names = [str(network_of(text)) for text in ("2001:db8::7", "198.51.100.9", "::ffff:192.0.2.1")]
    assert names == ["2001:db8::/64", "198.51.100.9/32", "192.0.2.1/32"]
    blocklist.take(Block(name, 0.0, 160.0, "") for name in names)
    for inside in ("2001:db8::ffff", "198.51.100.9", "::ffff:198.51.100.9", "192.0.2.1/32"):
        assert blocklist.wait(inside) == 60, inside
    for outside in ("2001:db8:0:1::1", "198.51.100.8", "testclient", "?"):
        assert blocklist.wait(outside) <= 0, outside
    with pytest.raises(HighNoonError):
        blocklist.check("192.0.2.1")


# --- the house ---


def test_the_house_tells_its_load_and_its_errors(house: Witness, office: Office) -> None:
    table = Guest.open(house)
    with connect(table, 0) as line:
        state(line)
        in_house(house, services(house).about.errors.handle, _warning("the disk is slow"))
        told = office.get()
    (process,) = told["processes"]
    assert told["running"] == 1
    assert process["about"]["sockets"] == 1
    assert process["about"]["memory"] > 10_000_000
    assert process["about"]["errors"][0]["message"] == "the disk is slow"


def _warning(text: str) -> Any:
    import logging

    return logging.LogRecord("highnoon.test", logging.WARNING, "", 1, text, None, None)


@pytest.mark.usefixtures("spent_for_good")
def test_reports_are_limited(settings: Settings) -> None:
    limited = replace(plain_settings(settings.data.parent), rate=30)
    with Witness(create_app(limited)) as client:
        table = friends(client)
        table.post("/say", {"text": "hello"}, 1)
        codes = [table.post("/report", {"n": 0}, 0).status_code for _ in range(25)]
        assert codes[:20] == [200] * 20
        assert codes[-1] == 429

"""What is sent is exactly what is published: every answer and every message, in every game."""

import copy
import json
import math
import random
import subprocess
import sys
from functools import reduce
from typing import Any

import pytest

from highnoon import Match, game, game_keys
from highnoon.core.replay import save
from highnoon.core.view import OPEN, PUBLIC
from highnoon.server.house.timekeeper import Timekeeper
from highnoon.server.http.published import view_type
from highnoon.server.http.secret import FILE
from highnoon.server.schema import schema
from highnoon.server.table import state as table_state
from highnoon.server.table.aids import aids_state
from highnoon.server.table.changes import Head, Meta
from highnoon.server.table.commands import act
from highnoon.server.table.describing import describe
from highnoon.server.table.requests import Click
from highnoon.server.table.seats import SeatInfo
from highnoon.server.table.state import Live, moment_state
from highnoon.server.table.table import Table
from highnoon.server.table.undo import undo_state
from highnoon.server.wire.encoding import dumps
from highnoon.server.wire.tables import ActAnswer, AidsState, MomentState, TableState
from tests.cases import Case, cases
from tests.server.exact import check, fault, kinds_said
from tests.server.guests import Guest, connect, hear, in_house, services
from tests.server.post_office import Phone, PostOffice
from tests.server.test_operator import HERE, Office
from tests.server.timed import game_clock
from tests.server.witness import TEXTS, Witness, routes


def test_every_view_is_described_field_by_field() -> None:
    found = schema()["components"]["schemas"]
    for key in game_keys():
        shape = view_type(key)
        assert set(found[shape.__name__]["properties"]) == set(shape.__annotations__)
    for name in ("TableState", "LiveMessage", "ClientMessage", "Hello", "ErrorAnswer"):
        assert name in found


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(schema())
    found = schema()["components"]["schemas"]
    names = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert names <= set(found)


def test_the_schema_can_be_written() -> None:
    command = [sys.executable, "-m", "highnoon.server.schema"]
    written = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert json.loads(written.stdout) == schema()


# --- tables of every game ---


def table_of(case: Case) -> Table:
    """A table of people, without a house around it."""
    match = Match.new(case.game, case.options, seed=5)
    head = Head(
        "t", case.key, case.game.info.rules, case.game.fingerprint(match.options),
        dict(match.options), match.seed, public=True, hints=True, created=0.0,
    )  # fmt: skip
    seats = tuple(SeatInfo("person", device=seat, token=str(seat)) for seat in match.seats)
    return Table(head, Meta(seats), match, clock=lambda: 0.0)


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_a_whole_game_is_told_in_its_shapes(case: Case) -> None:
    table, rng = table_of(case), random.Random(3)
    match = table.match
    viewers = (*match.seats, PUBLIC)
    for number in range(10_000):
        for viewer in viewers if number % 20 == 0 or match.over else ():
            check(json.loads(describe(table, viewer, Live()).state.text), TableState)
            check(json.loads(dumps(aids_state(table, viewer))), AidsState)
        if match.over:
            break
        seat = min(match.actors())
        action = case.game.action_text(rng.choice(match.legal_actions(seat)))
        done = act(table, seat, action, match.version(seat), Click.of(f"click {number}"))
        check(json.loads(done.reply), ActAnswer)
    assert match.over
    last = len(match.history)
    for moment in (0, 1, last // 2, last - 1, last):
        for viewer in (*viewers, OPEN):
            check(json.loads(dumps(moment_state(table, moment, viewer))), MomentState)


# --- every route and every message ---


def in_a_group(client: Witness, office: PostOffice) -> None:
    founded = client.post("/api/groups", json={"name": "Posse", "member": "Ann"}).json()
    one, headers = f"/api/groups/{founded['id']}", {"authorization": f"Bearer {founded['token']}"}
    assert client.post(f"{one}/members", json={"name": "Ben"}).status_code == 201
    group = {"id": founded["id"], "token": founded["token"]}
    table = Guest.open(client, "me", "open", "open", game="moon-river", group=group)
    for path, body in (
        (f"/tables/{table.table}/seats", {"seat": 2}),
        ("/name", {"name": "Gang"}),
        ("/me", {"name": "Anna"}),
        ("/webhook", {"url": office.url}),
        ("/webhook/test", {}),
        ("/webhook/stop", {}),
    ):
        assert client.post(one + path, json=body, headers=headers).status_code == 200, path
    ended = Guest.open(client, "me", "local", group=group)
    assert ended.post("/resign", {}, 0).json() == {"done": True}
    told = client.get(one, headers=headers).json()
    assert all(told[part] for part in ("tables", "results", "standing"))
    assert client.post(f"{one}/leave", headers=headers).status_code == 200


def at_puzzles(client: Witness) -> None:
    """Puzzles, the deal of the day and solved deals."""
    for url in ("/api/puzzles", "/api/daily", "/api/deals/longhorn", "/api/deals/longhorn/1"):
        assert client.get(url).status_code == 200
    for which in ("day", "next"):
        assert client.get(f"/api/puzzles/longhorn/{which}").status_code == 200
    one = f"/api/puzzles/longhorn/{client.get('/api/puzzles/longhorn/next').json()['id']}"
    assert client.get(one).status_code == 200
    assert client.post(f"{one}/attempts", json={"moves": []}).status_code == 200
    assert client.post(f"{one}/solution", json={}).status_code == 200
    assert client.post("/api/daily/longhorn", json={"level": 1}).status_code == 201


def at_the_study(client: Witness) -> None:
    """Positions far from any table."""
    study = "/api/study/longhorn"
    dealt = client.post(f"{study}/deal", json={"code": 7})
    assert dealt.status_code == 200
    position = {"position": dealt.json()["position"]}
    assert client.post(f"{study}/position", json=position).status_code == 200
    assert client.post(f"{study}/values", json=position).status_code == 200
    text = save(Match.new("longhorn", seed=7)).dumps()
    assert client.post(f"{study}/record", json={"text": text}).status_code == 200


def at_the_office(client: Witness, table: Guest) -> set[tuple[str, str]]:
    """What the operator asks, at the same server."""
    operator = Witness(client.application, client=HERE)
    operator.portal = client.portal
    office = Office(operator, (services(client).settings.data / FILE).read_text().strip())
    table.post("/say", {"text": "hm"}, 0)
    assert table.post("/report", {"n": 0}, 2).status_code == 200
    office.do(f"/reports/{office.get('/reports')[0]['id']}", {"remove": False})
    office.do(f"/tables/{table.table}/forget", {"names": True})
    office.do(f"/tables/{table.table}/close")
    office.do(f"/tables/{table.table}/reopen")
    office.do("/blocks", {"network": "192.0.2.1", "seconds": 60})
    for path in ("", "/tables", "/blocks", "/audit"):
        assert office.get(path)
    office.do("/blocks/lift", {"network": "192.0.2.1"})
    return operator.answered


def test_every_route_answers_and_every_message_is_told_in_its_shape(
    client: Witness, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Always the same deal: with another one a game may be over before its turn here comes.
    monkeypatch.setattr("highnoon.core.match.fresh_seed", lambda: 7)
    for url in ("/api/games", "/api/maps/desperados", "/healthz"):
        assert client.get(url).status_code == 200
    sample = client.get("/api/maps/desperados").json()["text"]
    assert client.post("/api/maps/desperados", json={"text": sample}).status_code == 200
    assert client.post("/api/lessons/longhorn", json={"name": None}).status_code == 201
    at_puzzles(client)
    at_the_study(client)

    table = Guest.open(client, "me", "open", public=True, hints=True, pace=game_clock(900, 5))
    made = client.post("/api/join", json={"code": table.code}).json()
    table.tokens[made["seat"]] = made["token"]
    assert client.get("/api/tables").json()
    seats = [{"table": table.table, "token": token} for token in (table.tokens[0], "wrong")]
    assert [one["gone"] for one in client.post("/api/mine", json={"seats": seats}).json()] == [
        False,
        True,
    ]
    assert table.post("/seats/1/offer", None, 0).status_code == 200
    table.join("Kit")
    for path, body in (
        ("/name", {"name": "Doc"}),
        ("/say", {"text": "well"}),
        ("/say", {"quick": "hello"}),
        ("/pencil", {"text": "3 taos"}),
        ("/leave", None),
        ("/return", None),
    ):
        assert table.post(path, body, 0).status_code == 200, path

    with connect(table, 0) as socket:
        state = hear(socket, "state")["state"]
        seat = state["waiting_for"][0]
        table.act(seat)
        hear(socket, "change")
        in_house(client, services(client).hub.tell_away, table.table, True)
        hear(socket, "computers")
        in_house(client, services(client).hub.tell_away, table.table, False)
        idea = {"action": "x", "phrase": {"key": "x", "args": {}}, "worth": 0.5}
        in_house(client, services(client).hub.tell_weighing, table.table, 0, [idea])
        hear(socket, "weighing")
        wrong = {"type": "act", "seat": 0, "action": "dance", "version": 0, "request": "once"}
        for said in (wrong, {"type": "ping"}):
            socket.send_json(said)
        hear(socket, "error")
        hear(socket, "pong")
        now = table.state(0)
        while 0 not in now["waiting_for"]:
            table.act(now["waiting_for"][0])
            now = table.state(0)
        choice = {"action": now["choices"][0]["action"], "version": now["version"]}
        socket.send_json(wrong | choice)
        hear(socket, "done")
    assert client.told == kinds_said()

    with PostOffice() as office:
        phone = Phone(office)
        assert client.get("/api/bell").json()["key"]
        assert client.post("/api/bell", json=phone.ask()).json() == {"done": True}
        gone = {"endpoint": phone.endpoint}
        assert client.post("/api/bell/stop", json=gone).json() == {"done": True}
        assert table.post("/webhook", {"url": office.url}, 0).json() == {"done": True}
        assert table.get("/webhook", 0).json() == {"url": office.url}
        assert table.post("/webhook/test", None, 0).json() == {"status": 201}
        assert table.post("/webhook/stop", None, 0).json() == {"done": True}
        in_a_group(client, office)

    seat = table.actor()
    for path in ("", "/aids", "/evaluation", "/moments/1", "/record"):
        assert table.get(path, seat).status_code == 200, path
    assert table.post("/hint", None, seat).status_code == 200
    table.play(6)
    asker = next(seat for seat in (0, 1) if table.state(seat)["undo"]["needs"])
    other = 1 - asker
    assert table.post("/undo", {}, asker).json() == {"done": False, "needs": [other]}
    assert table.post("/undo/answer", {"agree": False}, other).json() == {"done": False}
    assert table.post("/resign", {}, 0).json() == {"done": True}
    assert table.get("/analysis").status_code == 200
    assert table.post("/analysis", None, 0).status_code == 200
    assert table.post("/rematch", {"seats": "rotate"}, 0).status_code == 200
    record = table.get("/record", 0).content
    assert client.post("/api/records", content=record).status_code == 201

    alone = Guest.open(client, "me", "local")
    text = alone.post("/along", None, 0).json()["text"]
    assert alone.post("/back", {"text": text}, 0).json() == {}

    crowd = Guest.open(client, "me", "open", "open", game="moon-river")
    for _ in range(2):
        crowd.join()
    assert crowd.post("/vote", {"against": 2, "agree": True}, 0).json() == {"done": False}

    monkeypatch.setattr(Timekeeper, "away_for", lambda *_: math.inf)
    assert crowd.post("/absent", {"seat": 1, "end": True}, 0).status_code == 200

    known = {route.key for route in routes(client.application)}
    assert client.answered | at_the_office(client, crowd) | TEXTS == known
    assert known == {(way, path) for path, ways in schema()["paths"].items() for way in ways}
    answers = schema()["paths"]
    for way, path in known - TEXTS:
        found = next(answers[path][way]["responses"][code] for code in ("200", "201")
                     if code in answers[path][way]["responses"])  # fmt: skip
        assert found["content"]["application/json"]["schema"], f"{way} {path} is not described"


# --- the check itself can fail ---

PLACES: tuple[tuple[str | int, ...], ...] = (
    (),
    ("prompt",),
    ("undo",),
    ("seats", 0),
    ("seats", 0, "phrase"),
    ("choices", 0),
    ("view",),
    ("log", 0),
    ("log", 0, "events", 0),
)


def at(value: Any, place: tuple[str | int, ...]) -> Any:
    return reduce(lambda one, step: one[step], place, value)


@pytest.mark.parametrize("place", PLACES, ids=str)
@pytest.mark.parametrize("key", game_keys())
def test_a_field_too_many_too_few_or_of_another_kind_is_found(
    key: str, place: tuple[str | int, ...]
) -> None:
    table = table_of(Case(key, {"players": game(key).info.players[0]}))
    match = table.match
    seat = min(match.actors())
    first = match.game.action_text(match.legal_actions(seat)[0])
    act(table, seat, first, match.version(seat), Click.of("click"))
    told = json.loads(describe(table, min(match.actors()), Live()).state.text)
    check(told, TableState)
    more, less, other = (copy.deepcopy(told) for _ in range(3))
    at(more, place)["planted"] = 1
    missing = next(iter(at(less, place)))
    del at(less, place)[missing]
    at(other, place)[missing] = {"not": ["this"]}
    for wrong, word in ((more, "planted is sent"), (less, f"{missing} is declared"), (other, "is")):
        assert word in (fault(wrong, TableState) or "")


@pytest.mark.parametrize("planted", ["more", "less"])
def test_a_server_that_sends_something_else_is_noticed(
    client: Witness, monkeypatch: pytest.MonkeyPatch, planted: str
) -> None:
    table = Guest.open(client)

    def wrong(*args: Any) -> Any:
        told = dict(undo_state(*args))
        return {**told, "planted": 1} if planted == "more" else {"can": told["can"]}

    monkeypatch.setattr(table_state, "undo_state", wrong)
    word = "planted is sent" if planted == "more" else "is declared by UndoState"
    with pytest.raises(AssertionError, match=word):
        table.state()

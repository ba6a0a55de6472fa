"""Whatever arrives: a documented error, status 4xx, no trace, and the table unharmed."""

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.settings import Settings
from tests.databases import database_of
from tests.server.guests import Guest

ACT = {"action": "steal w", "version": 1, "request": "r"}
OPEN = {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "open"}]}

JSON = {"content-type": "application/json"}

BODIES: list[tuple[str, Any, int, str]] = [
    # Opening tables
    ("/api/tables", {}, 400, "error-malformed"),
    ("/api/tables", [], 400, "error-malformed"),
    ("/api/tables", {**OPEN, "more": 1}, 400, "error-malformed"),
    ("/api/tables", {**OPEN, "game": "chess"}, 400, "error-game-unknown"),
    ("/api/tables", {**OPEN, "game": "x" * 50}, 400, "error-malformed"),
    ("/api/tables", {**OPEN, "game": 7}, 400, "error-malformed"),
    ("/api/tables", {**OPEN, "seats": []}, 400, "error-malformed"),
    ("/api/tables", {**OPEN, "seats": [{"kind": "me"}]}, 400, "error-option-value"),
    ("/api/tables", {**OPEN, "seats": [{"kind": "king"}] * 2}, 400, "error-malformed"),
    ("/api/tables", {**OPEN, "seats": [{"kind": "me"}] * 9}, 400, "error-malformed"),
    (
        "/api/tables",
        {**OPEN, "options": {"players": 2}, "seats": [{"kind": "me"}]},
        400,
        "error-seat-count",
    ),
    (
        "/api/tables",
        {**OPEN, "seats": [{"kind": "me"}, {"kind": "bot", "level": 9}]},
        400,
        "error-level-unknown",
    ),
    ("/api/tables", {**OPEN, "options": {"wild": 1}}, 400, "error-option-unknown"),
    ("/api/tables", {**OPEN, "options": {"ambush_nugget": []}}, 400, "error-option-value"),
    ("/api/tables", {**OPEN, "options": {"map": "\ud800"}}, 400, "error-malformed"),
    ("/api/tables", {**OPEN, "options": {"\udfff": 1}}, 400, "error-malformed"),
    ("/api/tables", {**OPEN, "options": {"map": "\0"}}, 400, "error-malformed"),
    ("/api/tables", {**OPEN, "options": {"players": float("nan")}}, 400, "error-malformed"),
    ("/api/tables", {**OPEN, "options": {"players": 10**40}}, 400, "error-malformed"),
    ("/api/tables", {**OPEN, "options": {"a": [[[[[[[[[[1]]]]]]]]]]}}, 400, "error-malformed"),
    ("/api/tables", {**OPEN, "options": {"x" * 60_000: 1}}, 400, "error-option-unknown"),
    # Joining
    ("/api/join", {"code": "ZZZZZZ"}, 404, "error-code-unknown"),
    ("/api/join", {"code": ""}, 404, "error-code-unknown"),
    ("/api/join", {"code": "' or 1=1 --"}, 404, "error-code-unknown"),
    ("/api/join", {"code": "A" * 41}, 400, "error-malformed"),
    ("{table}/seats", {"seat": 0}, 409, "error-seat-taken"),
    ("{table}/seats", {"seat": -1}, 400, "error-malformed"),
    ("{table}/seats", {"name": "x" * 201}, 400, "error-malformed"),
    # Playing
    ("{table}/actions", {**ACT, "action": "dance"}, 400, "longhorn-error-text"),
    ("{table}/actions", {**ACT, "action": "\ud800"}, 400, "error-malformed"),
    ("{table}/actions", {**ACT, "action": "x" * 401}, 400, "error-malformed"),
    ("{table}/actions", {**ACT, "action": ["steal"]}, 400, "error-malformed"),
    ("{table}/actions", {**ACT, "version": "now"}, 400, "error-malformed"),
    ("{table}/actions", {**ACT, "version": 10**30}, 409, "error-stale"),
    ("{table}/actions", {**ACT, "version": 0}, 409, "error-stale"),
    ("{table}/actions", {**ACT, "version": None}, 400, "error-malformed"),
    ("{table}/actions", {**ACT, "request": ""}, 400, "error-malformed"),
    ("{table}/actions", {**ACT, "request": "r" * 65}, 400, "error-malformed"),
    ("{table}/actions", {"action": "steal w"}, 400, "error-malformed"),
    ("{table}/undo", {"request": 5}, 400, "error-malformed"),
    ("{table}/undo", {}, 409, "error-undo-revealed"),
    ("{table}/undo/answer", {"agree": True}, 409, "error-undo-not-asked"),
    ("{table}/undo/answer", {"agree": "yes"}, 400, "error-malformed"),
    ("{table}/rematch", {}, 409, "error-not-over"),
    ("{table}/say", {"text": ""}, 400, "error-say-nothing"),
    ("{table}/say", {"text": "x" * 501}, 400, "error-malformed"),
    ("{table}/say", {"text": "x", "to": "sheriff"}, 400, "error-malformed"),
    ("{table}/vote", {"against": 1, "agree": True}, 409, "error-vote-nobody"),
    ("{table}/vote", {"against": 16, "agree": True}, 400, "error-malformed"),
    ("{table}/vote", {"against": 1}, 400, "error-malformed"),
    ("{table}/rematch", {"seats": "twice"}, 400, "error-malformed"),
    ("{table}/rematch", {"deal": "better"}, 400, "error-malformed"),
    ("{table}/rematch", {"level": "hard"}, 400, "error-malformed"),
    ("{table}/name", {"name": 5}, 400, "error-malformed"),
    ("{table}/name", {"name": "Kit", "portrait": 5}, 400, "error-malformed"),
    ("{table}/name", {"name": "Kit", "portrait": "x" * 41}, 400, "error-malformed"),
    ("{table}/name", {"name": "Kit", "portrait": "dragon"}, 400, "error-portrait-unknown"),
    ("{table}/dance", {}, 405, "error-method"),
    # Unknown tables
    ("/api/tables/nowhere/actions", ACT, 404, "error-table-unknown"),
    ("/api/tables/nowhere/seats", {}, 404, "error-table-unknown"),
    ("/api/tables/nowhere/undo", {}, 404, "error-table-unknown"),
    ("/api/tables/%00/hint", {}, 404, "error-table-unknown"),
    ("/api/tables/" + "x" * 5000 + "/hint", {}, 404, "error-table-unknown"),
]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("data")
    app = create_app(
        Settings(data=folder, database=database_of(folder), workers=1, rate=0, join_rate=0)
    )
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Guest.open(client, "me", "open")


def expect(answer: Any, status: int, key: str) -> None:
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key)
    assert len(answer.text) < 2_000
    assert set(answer.json()) == {"error"}
    assert set(answer.json()["error"]) == {"key", "args", "reasons"}
    assert "Traceback" not in answer.text
    assert 'File "' not in answer.text


@pytest.mark.parametrize(("path", "body", "status", "key"), BODIES)
def test_wrong_bodies(table: Guest, path: str, body: Any, status: int, key: str) -> None:
    before = table.state(0)
    if key == "longhorn-error-text":
        body = {**body, "version": before["version"]}
    answer = table.client.post(
        path.replace("{table}", table.url()),
        content=json.dumps(body),
        headers={**JSON, **table.headers(0)},
    )
    expect(answer, status, key)
    assert table.state(0) == before


RAW = [b"", b"{", b"\xff\xfe", b"null", b'{"a":' * 10_000, b"[" * 60_000, b"1" * 50_000, b"NaN"]


@pytest.mark.parametrize("body", RAW, ids=range(len(RAW)))
@pytest.mark.parametrize("path", ["/api/tables", "{table}/actions", "/api/join"])
def test_bodies_that_are_not_json(table: Guest, path: str, body: bytes) -> None:
    before = table.state(0)
    headers = {**JSON, **table.headers(0)}
    answer = table.client.post(path.replace("{table}", table.url()), content=body, headers=headers)
    expect(answer, 400, "error-malformed")
    assert table.state(0) == before


def test_a_body_that_is_too_large(table: Guest) -> None:
    body = b'{"text": "' + b"x" * 70_000 + b'"}'
    headers = {**JSON, **table.headers(0)}
    expect(
        table.client.post(table.url("/say"), content=body, headers=headers), 413, "error-too-large"
    )


def test_a_body_that_never_says_how_large_it_is(table: Guest) -> None:
    parts = (b"x" * 10_000 for _ in range(20))
    headers = {**JSON, **table.headers(0)}
    answer = table.client.post(table.url("/say"), content=parts, headers=headers)
    expect(answer, 413, "error-too-large")
    small = (part for part in (b'{"text":', b' "hello"}'))
    assert table.client.post(table.url("/say"), content=small, headers=headers).status_code == 200


@pytest.mark.parametrize(
    "path", ["/actions", "/undo", "/resign", "/rematch", "/hint", "/say", "/name"]
)
@pytest.mark.parametrize("key", [None, "guess", "", "é", "x" * 3000])
def test_commands_without_the_seats_key(table: Guest, path: str, key: str | None) -> None:
    before = table.state(0)
    bodies = {"/actions": ACT, "/say": {"text": "hi"}, "/name": {"name": "Eve"}}
    headers = {} if key is None else {b"authorization": f"Bearer {key}".encode()}
    answer = table.client.post(table.url(path), json=bodies.get(path, {}), headers=headers)
    expect(answer, 401, "error-seat-token")
    assert table.state(0) == before


def test_a_key_of_another_table(table: Guest) -> None:
    other = Guest.open(table.client)
    foreign = Guest(table.client, table.table, other.tokens)
    expect(foreign.post("/resign", {}, 0), 401, "error-seat-token")
    expect(foreign.get("", 0), 401, "error-seat-token")


def test_out_of_turn(client: TestClient) -> None:
    game = Guest.open(client)
    actor = game.actor()
    action = game.state(actor)["choices"][0]["action"]
    before = game.state()
    answer = game.act(1 - actor, action)
    assert answer.status_code == 409
    assert answer.json()["error"]["key"] in ("error-not-your-turn", "longhorn-error-turn")
    assert game.state() == before


def test_an_illegal_action_says_why(client: TestClient) -> None:
    game = Guest.open(client)
    answer = game.act(game.actor(), "steal w")
    assert answer.status_code == 409
    assert answer.json()["error"]["reasons"]


@pytest.mark.parametrize(
    "path",
    [
        "/moments/-1",
        "/moments/x",
        "/moments/9999999999",
        "?since=x",
        "?wait=1000",
        "?wait=-1",
        "?since=1&wait=inf",
        "?wait=nan",
    ],
)
def test_wrong_questions(table: Guest, path: str) -> None:
    expect(table.get(path), 400, "error-malformed")


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/tables/a/b/c", "/missing.js"]
)
def test_nothing_there(table: Guest, path: str) -> None:
    answer = table.client.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["key"] in ("error-not-found", "error-page-missing")


RECORDS = [
    b"",
    b"\x00\x01",
    b"{}\n",
    b'{"highnoon": 99}\n',
    b"[" * 50_000 + b"\n",
    b'{"highnoon":1,"game":"chess","rules":1,"data":"","options":{},"seats":[]}\n',
    b'{"highnoon":1,"game":"longhorn","rules":99,"data":"","options":{},"seats":["a","b"]}\n',
    b'{"highnoon":1,"game":"longhorn","rules":1,"data":"x","options":{},"seats":["a","b"]}\n',
    b'{"highnoon":1,"game":"longhorn","rules":1,"data":"x","options":[],"seats":["a","b"]}\n',
    b"{}\n" * 6_000,
]


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_records_that_are_none(table: Guest, record: bytes) -> None:
    answer = table.client.post("/api/records", content=record)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"].startswith("error-")


def test_a_record_that_claims_another_end(table: Guest) -> None:
    game = Guest.open(table.client)
    game.play()
    lines = game.get("/record").text.splitlines()
    other = lines[-1].replace('"places":[', '"places":[9,')
    assert other != lines[-1]
    forged = "\n".join([*lines[:-1], other])
    answer = table.client.post("/api/records", content=forged + "\n")
    expect(answer, 400, "error-record-at")


def test_a_record_that_is_too_large(table: Guest) -> None:
    answer = table.client.post("/api/records", content=b"x" * (2 * 1024 * 1024 + 1))
    expect(answer, 413, "error-too-large")


def test_a_forged_method_and_content_type(table: Guest) -> None:
    expect(table.client.delete(table.url()), 405, "error-method")
    answer = table.client.post(
        table.url("/say"),
        content=b'{"text": "hi"}',
        headers={"content-type": "text/plain", **table.headers(0)},
    )
    expect(answer, 400, "error-malformed")


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
def test_absurd_paces_are_refused(table: Guest, pace: Any) -> None:
    body = {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "local"}], "pace": pace}
    expect(table.client.post("/api/tables", json=body), 400, "error-malformed")


def test_an_unknown_level_for_the_stand_in(table: Guest) -> None:
    body = {"game": "longhorn", "seats": [{"kind": "me"}] * 2, "pace": {"level": 9}}
    expect(table.client.post("/api/tables", json=body), 400, "error-level-unknown")

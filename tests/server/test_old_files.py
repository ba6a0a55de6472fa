"""What older versions wrote: opened, played on and replayed by this one."""

import json
import lzma
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon import Record, replay
from highnoon.cli.journal import load
from highnoon.server.app import create_app
from highnoon.server.settings import Settings
from highnoon.server.store.opening import FILE
from tests.databases import sqlite_only
from tests.fixtures import plan
from tests.server.guests import Guest, click, services
from tests.server.witness import Witness

pytestmark = sqlite_only

FIXTURES = Path(__file__).parents[1] / "fixtures"
VERSIONS = sorted(path.name for path in FIXTURES.iterdir() if (path / "facts.json").exists())
FACTS: dict[str, Any] = {
    version: json.loads((FIXTURES / version / "facts.json").read_text()) for version in VERSIONS
}
TABLES = [(version, name) for version in VERSIONS for name in FACTS[version]["tables"]]
RECORDS = [(version, name) for version in VERSIONS for name in FACTS[version]["records"]]
PLAYED_ON = (
    "longhorn-running",
    "longhorn-bot",
    "moon-river-2-legend",
    "desperados-running",
    "desperados-own-map",
    "clock-game",
    "undo-asked",
    "stand-in",
    "lesson-longhorn",
)


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, TestClient]]:
    """A server of today for each version's database."""
    clients: dict[str, TestClient] = {}
    for version in VERSIONS:
        data = tmp_path_factory.mktemp("old")
        packed = (FIXTURES / version / f"{FILE}.xz").read_bytes()
        (data / FILE).write_bytes(lzma.decompress(packed))
        settings = Settings(data=data, workers=1, rate=0, join_rate=0, keep_finished=0, keep_idle=0)
        clients[version] = Witness(create_app(settings)).__enter__()
    yield clients
    for client in clients.values():
        client.__exit__(None, None, None)


def party(houses: dict[str, TestClient], version: str, name: str) -> tuple[Guest, dict[str, Any]]:
    facts = FACTS[version]["tables"][name]
    tokens = {int(seat): token for seat, token in facts["tokens"].items()}
    return Guest(houses[version], facts["id"], tokens), facts


@pytest.mark.parametrize("version", VERSIONS)
def test_guests_never_use_the_request_ids_of_an_old_file(version: str, tmp_path: Path) -> None:
    """One that came before gets the answer it had, and these tests would play nothing."""
    file = tmp_path / FILE
    file.write_bytes(lzma.decompress((FIXTURES / version / f"{FILE}.xz").read_bytes()))
    with closing(sqlite3.connect(file)) as database:
        asked = {request for (request,) in database.execute("SELECT request FROM entries")}
    assert {"click-1", "click-1049"} <= asked
    ours = click().rpartition("-")[0]
    assert not [request for request in asked if request and request.startswith(ours)]


@pytest.mark.parametrize(("version", "name"), TABLES)
def test_every_table_stands_as_it_stood(
    houses: dict[str, TestClient], version: str, name: str
) -> None:
    table, facts = party(houses, version, name)
    if "common" not in facts:  # that version could not show it itself
        assert table.get().status_code < 500
        return
    state = table.state()
    stands = services(houses[version]).house._places[table.table].table
    assert stands is not None
    # Whom the game waits for: of the gang, others are not told any more who has decided.
    state["waiting_for"] = sorted(stands.match.actors())
    assert plan.common(state) == facts["common"]
    for seat, seen in facts["seen"].items():
        now = plan.own(table.state(int(seat) if seat else None))
        if stands.match.game.info.hidden:
            # A version counts what its viewer noticed; of the gang others notice less than once.
            assert now["version"] <= seen["version"]
            seen = {**seen, "version": now["version"]}
        assert now == seen
    record = table.get("/record", min(table.tokens, default=None))
    assert record.status_code == 200
    if Record.loads(record.text).seen_by is None:
        result = replay(Record.loads(record.text)).result
        places = None if result is None else list(result.places)
        assert places == (facts["common"]["result"] and facts["common"]["result"]["places"])


def test_the_list_of_public_tables_is_answered(houses: dict[str, TestClient]) -> None:
    for version, client in houses.items():
        listed = {one["id"] for one in client.get("/api/tables").json()}
        running = {
            one["id"]
            for one in FACTS[version]["tables"].values()
            if "common" in one and one["common"]["public"] and one["common"]["finished"] is None
        }
        assert listed == running


@pytest.mark.parametrize(
    ("version", "name"), [one for one in TABLES if one[1] in PLAYED_ON], ids=str
)
def test_a_running_game_is_played_to_its_end(
    houses: dict[str, TestClient], version: str, name: str
) -> None:
    table, _ = party(houses, version, name)
    rng = random.Random(3)
    while (public := table.state())["waiting_for"]:
        waiting = table.waiting()
        seats = public["seats"]
        mine = [
            seat for seat in waiting if seats[seat]["kind"] != "bot" and not seats[seat]["stand_in"]
        ]
        if mine:
            state = table.state(mine[0])
            action = rng.choice(state["choices"])["action"]
            body = {"action": action, "version": state["version"], "request": click()}
            assert table.post("/actions", body, mine[0]).status_code == 200
        else:
            table.get(f"?since={public['version']}&wait=1")
    record = Record.loads(table.get("/record").text)
    assert replay(record).over


def test_a_code_still_leads_to_its_open_seat(houses: dict[str, TestClient]) -> None:
    for version, client in houses.items():
        for name in ("code-open", "code-half-open"):
            facts = FACTS[version]["tables"][name]
            seated = client.post("/api/join", json={"code": facts["code"], "name": "late"}).json()
            assert seated["id"] == facts["id"]
            assert str(seated["seat"]) not in facts["tokens"]


def test_an_open_vote_can_be_carried(houses: dict[str, TestClient]) -> None:
    for version in houses:
        table, _ = party(houses, version, "vote-open")
        assert table.post("/vote", {"against": 2, "agree": True}, 1).json() == {"done": True}
        assert table.state()["seats"][2]["kind"] == "bot"


def test_an_answer_given_before_is_given_again(houses: dict[str, TestClient]) -> None:
    for version in houses:
        table, _ = party(houses, version, "longhorn-resigned")
        assert table.post("/resign", {"request": "enough"}, 1).json() == {"done": True}


@pytest.mark.parametrize(("version", "name"), RECORDS)
def test_every_record_comes_to_the_same_end(version: str, name: str) -> None:
    facts = FACTS[version]["records"][name]
    record = load(FIXTURES / version / name)
    if facts is None:
        assert record.seen_by is not None
        return
    assert plan.played(replay(record)) == facts


def test_a_match_finishes_under_the_rules_it_began_with(houses: dict[str, TestClient]) -> None:
    """Longhorn's first rules bound the epidemic to colours that are on the board."""
    line = (
        "start M, steal o, move K, steal o, move R, steal o, move K, steal b, move B, steal o, "
        "move D, steal o, move R, steal g, move C, steal o, move B, steal b, move K, steal g"
    )
    table, _ = party(houses, "0.1.0", "longhorn-undone")
    for action in line.split(", "):
        (seat,) = table.state()["waiting_for"]
        assert table.act(seat, action).status_code == 200
    (seat,) = table.state()["waiting_for"]
    choices = [choice["action"] for choice in table.state(seat)["choices"]]
    assert choices == ["epidemic w", "epidemic g", "epidemic b"]
    refused = table.act(seat, "epidemic o")
    assert refused.json()["error"]["key"] == "longhorn-error-epidemic"
    while waiting := table.state()["waiting_for"]:
        first = table.state(waiting[0])["choices"][0]["action"]
        assert table.act(waiting[0], first).status_code == 200
    assert table.state()["rules"] == 1
    record = Record.loads(table.get("/record").text)
    assert record.rules == 1
    assert replay(record).over

"""Several processes, one house: whoever is asked answers, and everybody hears of everything."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.computer.thinkers import Thinkers
from highnoon.server.settings import Settings
from highnoon.server.store.noticeboard import Noticeboard
from highnoon.server.store.patience import Patience
from highnoon.server.store.writing import entry
from highnoon.server.table.changes import Change
from tests.databases import needs_postgres, postgres_of
from tests.server.conftest import plain_settings
from tests.server.guests import Guest, connect, hear, in_house, services, state

pytestmark = needs_postgres


def soon(true: Callable[[], Any], within: float = 60.0) -> Any:
    """What becomes true before long."""
    until = time.monotonic() + within
    while not (found := true()):
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.02)
    return found


@pytest.fixture
def shared(tmp_path: Path) -> Settings:
    return replace(plain_settings(tmp_path), database=postgres_of(tmp_path))


@pytest.fixture
def two(shared: Settings) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers of one house, each with an event loop of its own."""
    with ExitStack() as stack:
        yield tuple(stack.enter_context(TestClient(create_app(shared))) for _ in range(2))  # type: ignore[misc]


def at_other(table: Guest, client: TestClient) -> Guest:
    """The same people at the same table, at another server."""
    return Guest(client, table.table, table.tokens)


def test_whoever_is_asked_answers(two: tuple[TestClient, TestClient]) -> None:
    one = Guest.open(two[0], "me", "local")
    other = at_other(one, two[1])
    for number in range(12):
        here, there = (one, other) if number % 2 else (other, one)
        seat = here.actor()
        before = here.state(seat)
        ask = {
            "action": before["choices"][0]["action"],
            "version": before["version"],
            "request": f"r{number}",
        }
        answer = here.post("/actions", ask, seat).json()
        # Asked again elsewhere, the same request has the same answer and does nothing twice.
        assert there.post("/actions", ask, seat).json() == answer
        assert there.state(seat) == here.state(seat)


def test_live_updates_reach_every_socket(two: tuple[TestClient, TestClient]) -> None:
    one = Guest.open(two[0], "me", "local")
    other = at_other(one, two[1])
    with connect(one, 0) as left, connect(other, 1) as right, connect(other) as watching:
        for socket in (left, right, watching):
            state(socket)
        soon(lambda: one.state()["seats"][1]["present"] and other.state()["seats"][0]["present"])
        soon(lambda: one.state()["watching"] == 1)
        for turn in range(4):
            here = (one, other)[turn % 2]
            here.play(1)
            versions = set()
            for socket in (left, right, watching):
                versions.add(hear(socket, "change")["state"]["version"])
            assert versions == {here.state()["version"]}
        one.post("/say", {"text": "hello"}, 0)
        for socket in (right, watching):
            assert hear(socket, "change")["state"]["talk"][-1]["text"] == "hello"
    soon(lambda: not any(seat["present"] for seat in other.state()["seats"]))


def test_commands_of_one_table_stay_one_after_the_other(two: tuple[TestClient, TestClient]) -> None:
    one = Guest.open(two[0], "me", "local")
    other = at_other(one, two[1])
    codes: list[int] = []
    for client in two:  # FastAPI prepares its routes at the first request, and not for two threads
        client.get("/api/nothing")

    def talk(guest: Guest, seat: int) -> None:
        codes.extend(
            guest.post("/say", {"text": f"{seat} {n}"}, seat).status_code for n in range(25)
        )

    threads = [
        threading.Thread(target=talk, args=(guest, n)) for n, guest in enumerate((one, other))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert codes == [200] * 50
    talk_there = [line["text"] for line in other.state(0)["talk"]]
    assert talk_there == [line["text"] for line in one.state(0)["talk"]]
    assert [line for line in talk_there if line[0] == "0"] == [f"0 {n}" for n in range(25)]
    assert sorted(talk_there) == sorted(f"{seat} {n}" for seat in (0, 1) for n in range(25))


def test_a_thought_is_had_once(
    two: tuple[TestClient, TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[tuple[str, int]] = []
    think = Thinkers._try

    async def counted(
        self: Thinkers, ask: Any, claim: Any, job: Any, *args: Any, **more: Any
    ) -> Any:
        found = await think(self, ask, claim, job, *args, **more)
        thoughts.append((str(ask.table), args[0].version))
        return found

    monkeypatch.setattr(Thinkers, "_try", counted)
    one = Guest.open(two[0], "bot:1", "bot:1")
    other = at_other(one, two[1])
    with connect(one) as left, connect(other) as right:
        state(left)
        state(right)
        soon(lambda: other.state()["result"] is not None, 60)
    assert len(thoughts) == len(set(thoughts))


def test_wrong_codes_count_once_for_the_house(shared: Settings) -> None:
    limited = replace(shared, join_rate=1 / 600)
    with TestClient(create_app(limited)) as one, TestClient(create_app(limited)) as other:
        table = Guest.open(one, "me", "open", "open", game="moon-river")
        answers = [
            (one, other)[n % 2].post("/api/join", json={"code": f"AAAA{n:02}"}).status_code
            for n in range(14)
        ]
        assert answers[:10] == [404] * 10
        assert answers[11:] == [429] * 3  # a little of the first is forgotten by then
        assert table.state()["result"] is None


@pytest.mark.usefixtures("spent_for_good")
def test_a_rate_counts_for_the_house(shared: Settings) -> None:
    limited = replace(shared, rate=1)
    with TestClient(create_app(limited)) as one, TestClient(create_app(limited)) as other:
        soon(lambda: (n := services(other).neighbours) and n.others)
        while one.get("/api/games").status_code == 200:
            pass
        soon(lambda: other.get("/api/games").status_code == 429)


def test_a_clock_goes_on_when_its_process_dies(shared: Settings) -> None:
    """The other process never had the table in memory, and acts once the time is over."""
    with TestClient(create_app(shared)) as other:
        dying = TestClient(create_app(shared))
        dying.__enter__()
        ask = {
            "game": "longhorn",
            "seats": [{"kind": "me"}, {"kind": "local"}],
            "pace": {"clock": {"kind": "game", "seconds": 60, "increment": 0}, "zero": "resign"},
        }
        made = dying.post("/api/tables", json=ask).json()
        timekeeper = services(other).timekeeper
        soon(lambda: made["id"] in timekeeper._due)
        assert not services(other).house.is_awake(made["id"])
        dying.__exit__(None, None, None)
        before = other.get(f"/api/tables/{made['id']}").json()["clocks"]
        in_house(other, services(other).house.store.openings)
        assert sum(before["left"]) > 100, "clocks do not jump"


def test_the_house_is_open_while_anybody_works(shared: Settings) -> None:
    with TestClient(create_app(shared)) as one:
        first = services(one).house.openings
        with TestClient(create_app(shared)) as other:
            assert services(other).house.openings == first
    with TestClient(create_app(shared)) as later:
        again = services(later).house.openings
        assert len(again.before) == len(first.before) + 1


def test_a_change_is_told_whole_where_somebody_is_known_to_follow_its_table() -> None:
    """Elsewhere nobody need hear more than a number: whoever has just come asks the database."""

    def unused(*_: object) -> Any:
        raise AssertionError

    board = Noticeboard(unused, Patience(), unused, unused)
    board.followed = lambda table: table == "followed"
    told = {}
    for table in ("followed", "left"):
        (notice, _), *_ = board.notices([entry(Change(table, 4, 2.0, "{}\n", None))])
        told[table] = json.loads(notice)["c"][0]
    assert told["followed"][:2] == ["followed", 5]
    assert told["followed"][4][0] == "{}\n"
    assert told["left"] == ["left", 5, 2.0, None, None, None]

"""Hints, studies, lines and computers' tables, counted once for a house of several processes."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon import PUBLIC, record
from highnoon.server.app import create_app
from highnoon.server.computer import studies
from highnoon.server.computer.thinkers import Thinkers
from highnoon.server.settings import Settings
from tests.databases import needs_postgres, postgres_of
from tests.server.conftest import plain_settings
from tests.server.guests import Guest, connect, in_house, key, services, state
from tests.server.kennel import Kennel
from tests.server.test_studies import half, match_of, slowly, uploaded
from tests.server.test_together import at_other, soon

pytestmark = needs_postgres

LONG = 300.0
"""Seconds that a busy machine may take to start the processes in which a solver thinks."""

Pair = tuple[TestClient, TestClient]


@pytest.fixture
def limited(tmp_path: Path) -> Settings:
    return replace(
        plain_settings(tmp_path),
        database=postgres_of(tmp_path),
        rate=1000,
        most_hints=1,
        most_studies=1,
        most_bot_tables=2,
        most_bots_alone=2,
        most_watchers=1,
        seat_followers=2,
        client_followers=4,
    )


@pytest.fixture
def two(limited: Settings) -> Iterator[Pair]:
    """Two servers of one house that know of each other."""
    with ExitStack() as stack:
        one, other = (stack.enter_context(TestClient(create_app(limited))) for _ in range(2))
        for client in (one, other):
            neighbours = services(client).neighbours
            assert neighbours is not None
            while not neighbours.others:
                time.sleep(0.02)
        yield one, other


# --- limits ---


def test_one_hint_at_a_time_for_a_client_of_the_house(two: Pair) -> None:
    one, other = two
    mine = Guest.open(one)
    held = services(one).computer._hinting.for_seat("elsewhere", 0, "testclient")
    in_house(one, held.__aenter__)
    there = at_other(mine, other)
    assert key(there.post("/hint", None, there.actor())) == (429, "error-too-many")
    in_house(one, held.__aexit__, None, None, None)
    assert there.post("/hint", None, there.actor()).status_code == 200


def test_one_hint_at_a_time_for_a_seat_of_the_house(two: Pair) -> None:
    one, other = two
    mine = Guest.open(one)
    held = services(one).computer._hinting.for_seat(mine.table, mine.actor(), "somebody else")
    in_house(one, held.__aenter__)
    there = at_other(mine, other)
    assert key(there.post("/hint", None, there.actor())) == (429, "error-too-many")
    in_house(one, held.__aexit__, None, None, None)


def test_spectators_are_counted_once(two: Pair) -> None:
    one, other = two
    mine = Guest.open(one)
    there = at_other(mine, other)
    there.state()  # it is in memory there too
    with connect(mine) as spectator:
        state(spectator)
        soon(lambda: there.state()["watching"] == 1)
        waiting = there.get(f"?since={there.state()['version']}&wait=5")
        assert key(waiting) == (429, "error-watchers-full")


def test_a_seats_oldest_line_makes_room_wherever_it_is(two: Pair) -> None:
    one, other = two
    mine = Guest.open(one)
    there = at_other(mine, other)
    with connect(mine, 0) as first, connect(mine, 0) as second:
        state(first)
        state(second)
        with connect(there, 0) as third:
            state(third)
            told = first.receive_json()
            while told["type"] != "error":
                told = first.receive_json()
            assert told["error"]["key"] == "error-look-replaced"
            second.send_json({"type": "ping"})
            while second.receive_json()["type"] != "pong":
                pass  # it may stay


def test_the_lines_of_a_client_are_counted_once(two: Pair) -> None:
    one, other = two
    tables = [Guest.open(one, "me", "local") for _ in range(4)]
    with ExitStack() as lines:
        for table in tables:
            state(lines.enter_context(connect(table, 0)))
        last = Guest.open(other, "me", "local")
        soon(lambda: services(other).gallery.elsewhere("testclient") == 4)
        waiting = last.get(f"?since={last.state(0)['version']}&wait=5", 0)
        assert key(waiting) == (429, "error-too-many")
    soon(lambda: services(other).gallery.elsewhere("testclient") == 0)


def test_tables_with_computers_are_counted_once(two: Pair) -> None:
    one, other = two
    for _ in range(2):
        Guest.open(one, "me", "bot:1")
    soon(lambda: services(other).owners.elsewhere("testclient", False) == 2)
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    refused = other.post("/api/tables", json={"game": "longhorn", "seats": seats})
    assert key(refused) == (429, "error-computer-tables")


def test_what_a_dead_process_had_in_use_counts_no_more(two: Pair) -> None:
    """What is told of a process goes with it."""
    neighbours = services(two[1]).neighbours
    assert neighbours is not None
    there = neighbours.tallies.count("lines", dict)
    neighbours.tallies.heard("gone", [("lines", "ann", 7)])
    assert there("ann") == 7
    neighbours.tallies.without({"gone"})
    assert there("ann") == 0


# --- studies ---


def test_a_client_has_so_many_studies_in_the_house(
    two: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "evaluate", slowly)
    one, other = two
    table, second = Guest.open(one), Guest.open(other)
    second.act(second.actor())
    assert table.get("/evaluation", 0).status_code == 200
    assert key(second.get("/evaluation", 0)) == (429, "error-too-many")


def finished(client: TestClient) -> Guest:
    return uploaded(client, match_of(5))


def done(table: Guest) -> dict[str, Any]:
    """An analysis when it has come to its end."""
    until, step = time.monotonic() + LONG, -1
    while time.monotonic() < until:
        told: dict[str, Any] = table.get(f"/analysis?since={step}&wait=5").json()
        if told["state"] == "done":
            return told
        step = told["step"]
    raise AssertionError("the solver is too slow")


def test_whoever_is_asked_knows_as_much_of_a_study(
    two: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studies, "survey", half)
    one, other = two
    here = finished(one)
    there = at_other(here, other)
    assert there.get("/analysis").json()["state"] == "none"
    here.post("/analysis")
    told = done(there)
    assert told["points"]
    again = here.get("/analysis").json()
    assert {**again, "version": 0} == {**told, "version": 0}


def _has_analysed(client: TestClient) -> bool:
    """Whether a desk of this process has ever done a step of an analysis."""
    thinkers = services(client).studies._thinkers
    assert isinstance(thinkers, Thinkers)
    return "analysis" in thinkers._costs._seen


def test_a_process_with_free_hands_takes_the_next_step(
    two: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All desks of the one that is asked are taken; the other has its own free."""
    monkeypatch.setattr(studies, "survey", half)
    one = two[0]
    monkeypatch.setattr(services(one).studies._thinkers, "_seat", lambda: None)
    here = finished(one)
    here.post("/analysis")
    told = done(here)
    assert told["points"]
    assert [_has_analysed(client) for client in two] == [False, True]


def test_a_study_goes_on_when_its_process_dies(tmp_path: Path) -> None:
    database = postgres_of(tmp_path)
    with (
        Kennel(tmp_path / "one", database, "critical") as one,
        Kennel(tmp_path / "two", database, "critical") as two,
    ):
        made = one.call("api/records", record(match_of(5), PUBLIC).dumps())
        where = f"api/tables/{made['id']}/analysis"
        one.call(where, {})
        soon(lambda: two.call(f"{where}?wait=5")["step"] > 0, LONG)
        one.stop(signal.SIGKILL)
        before = two.call(where)
        assert before["state"] == "running"
        told: dict[str, Any] = soon(
            lambda: (
                (t := two.call(f"{where}?since={before['step']}&wait=5"))["step"] > before["step"]
                and t
            ),
            LONG,
        )
        assert told["proven"] >= before["proven"]

"""While a person moves, a computer with nothing to do thinks ahead; what it weighs is told."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.computer import pondering, thinkers
from highnoon.server.computer.fair import Ask, Urgency
from highnoon.server.computer.thinkers import Thinkers
from highnoon.server.settings import Settings
from tests.server.guests import Guest, connect, hear, in_house, services, settled
from tests.server.jobs import dies_ahead, muses, noted, watched, weighs

PATIENCE = 120.0


@pytest.fixture
def house(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[TestClient]:
    mark = tmp_path / "mark"
    mark.touch()
    monkeypatch.setenv("MARK", str(mark))
    monkeypatch.setattr(thinkers, "think", weighs)
    monkeypatch.setattr(pondering, "think_ahead", muses)
    with TestClient(create_app(replace(settings, workers=1))) as found:
        yield found


def mused(tmp_path: Path) -> list[str]:
    return (tmp_path / "mark").read_text().splitlines()


def until_mused(tmp_path: Path, count: int) -> None:
    until = time.monotonic() + PATIENCE
    while len(mused(tmp_path)) < count:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_the_fifth_level_thinks_ahead_for_its_own_seat_until_somebody_moves(
    house: TestClient, tmp_path: Path
) -> None:
    table = Guest.open(house, "me", "bot:5", game="moon-river")
    with connect(table, 0) as socket:
        settled(table, lambda state: 0 in state["waiting_for"])
        table.act(0)
        before = settled(table, lambda state: 0 in state["waiting_for"])
        until_mused(tmp_path, 3)
        assert {line.split()[0] for line in mused(tmp_path)} == {"1"}
        table.act(0)
        weighing = hear(socket, "weighing")
        after = settled(table, lambda state: 0 in state["waiting_for"])
    assert after["version"] > before["version"]
    assert weighing["seat"] == 1
    assert [idea["worth"] for idea in weighing["ideas"]] == [0.75, 0.25]
    assert all(idea["phrase"]["key"].startswith("moon-river-") for idea in weighing["ideas"])


@pytest.mark.parametrize(("game", "level"), [("moon-river", 4), ("longhorn", 5)])
def test_nobody_else_does(house: TestClient, tmp_path: Path, game: str, level: int) -> None:
    table = Guest.open(house, "me", f"bot:{level}", game=game)
    with connect(table, 0):
        settled(table, lambda state: 0 in state["waiting_for"])
        table.act(0)
        settled(table, lambda state: 0 in state["waiting_for"])
        time.sleep(0.2)
    assert not mused(tmp_path)


def test_others_do_not_wait_for_thoughts_about_what_may_come(
    house: TestClient, tmp_path: Path
) -> None:
    table = Guest.open(house, "me", "bot:5", game="moon-river")
    with connect(table, 0):
        settled(table, lambda state: 0 in state["waiting_for"])
        table.act(0)
        settled(table, lambda state: 0 in state["waiting_for"])
        until_mused(tmp_path, 1)
        pool = services(house).computer._thinkers
        assert isinstance(pool, Thinkers)
        assert in_house(house, pool.run, Ask(Urgency.ANALYSIS, "other"), noted, "done") == "done"
        assert pool.health.lost == 0


def test_a_thought_that_kills_its_process_costs_nobody_anything(
    house: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pondering, "think_ahead", dies_ahead)
    monkeypatch.setattr(thinkers, "think", watched)
    table = Guest.open(house, "me", "bot:5", game="moon-river")
    pool = services(house).computer._thinkers
    with connect(table, 0):
        for number in range(3):
            settled(table, lambda state: 0 in state["waiting_for"])
            assert table.act(0).status_code == 200
            until = time.monotonic() + PATIENCE
            while number == 0 and not pool.health.lost:
                assert time.monotonic() < until
                time.sleep(0.02)
        settled(table, lambda state: 0 in state["waiting_for"])
    assert pool.health == (True, 2, 1)


def test_where_it_is_switched_off_nobody_thinks_ahead(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    mark.touch()
    monkeypatch.setenv("MARK", str(mark))
    monkeypatch.setattr(thinkers, "think", weighs)
    monkeypatch.setattr(pondering, "think_ahead", muses)
    with TestClient(create_app(replace(settings, ponder=0.0))) as house:
        table = Guest.open(house, "me", "bot:5", game="moon-river")
        with connect(table, 0):
            settled(table, lambda state: 0 in state["waiting_for"])
            table.act(0)
            settled(table, lambda state: 0 in state["waiting_for"])
            time.sleep(0.2)
    assert not mused(tmp_path)

"""Bots' processes may be killed, stopped or hang: nobody plays at random, the server goes on."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.computer import computer, desk, thinkers
from highnoon.server.computer.fair import Ask, Urgency
from highnoon.server.computer.thinkers import Thinkers
from highnoon.server.computer.thinking import ComputersAway
from highnoon.server.settings import Settings
from tests.server.guests import Guest, connect, hear, in_house, key, services, settled
from tests.server.jobs import (
    dies,
    dies_once,
    noted,
    out_of_memory_once,
    sad,
    stops_once,
    watched,
    whoami,
)

T = TypeVar("T")
BOT = Ask(Urgency.BOT)


def at_desks(workers: int, timeout: float, work: Callable[[Thinkers], Awaitable[T]]) -> T:
    """What comes of some work with desks of its own; the event loop never stands still."""

    async def run() -> T:
        pool = Thinkers(workers, timeout)
        stood_still = asyncio.create_task(longest_pause())
        try:
            return await work(pool)
        finally:
            await pool.close()
            stood_still.cancel()
            with pytest.raises(asyncio.CancelledError):
                await stood_still
            assert longest_pause.found < 5.0  # type: ignore[attr-defined]

    return asyncio.run(run())


async def longest_pause() -> None:
    """Note the longest time in which nothing else could happen."""
    longest_pause.found = 0.0  # type: ignore[attr-defined]
    while True:
        begin = time.monotonic()
        await asyncio.sleep(0.01)
        spent = time.monotonic() - begin
        longest_pause.found = max(longest_pause.found, spent)  # type: ignore[attr-defined]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_idle_processes_that_are_killed_or_stopped_are_replaced(
    how: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "BEGINS_WITHIN", 1.0)

    async def work(pool: Thinkers) -> list[int]:
        before = await asyncio.gather(*(pool.run(BOT, whoami) for n in range(2)))
        for pid in set(before):
            os.kill(pid, how)
        after = await asyncio.gather(*(pool.run(BOT, whoami) for n in range(2)))
        assert not set(before) & set(after)
        assert pool.health.ok
        return before

    killed = at_desks(2, 60, work)
    for pid in killed:
        with pytest.raises(ProcessLookupError):  # reaped, not left as a zombie
            os.kill(pid, 0)


@pytest.mark.parametrize("job", [dies_once, out_of_memory_once])
def test_a_process_lost_in_mid_thought_is_replaced(tmp_path: Path, job: Any) -> None:
    async def work(pool: Thinkers) -> str:
        found = await pool.run(BOT, job, tmp_path / "mark")
        assert pool.health.lost == 1
        return str(found)

    assert at_desks(1, 60, work) == "alive"


def test_a_process_stopped_in_mid_thought_is_replaced(tmp_path: Path) -> None:
    async def work(pool: Thinkers) -> str:
        await pool.run(BOT, noted, "warm")
        pool._timeout = 1.0
        thought = asyncio.create_task(pool.run(BOT, stops_once, tmp_path / "mark"))
        while not pool.health.lost:
            await asyncio.sleep(0.02)
        pool._timeout = 60  # a new process may need long to start on a crowded machine
        return await thought

    assert at_desks(1, 60, work) == "alive"


def test_a_job_that_always_kills_does_not_starve_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PAUSES", (0.0, 0.1))

    async def work(pool: Thinkers) -> bool:
        deadly = [asyncio.create_task(pool.run(BOT, dies)) for n in range(3)]
        others = [await pool.run(BOT, noted, str(n)) for n in range(5)]
        assert others == list("01234")
        found = await asyncio.gather(*deadly, return_exceptions=True)
        assert [type(one) for one in found] == [ComputersAway] * 3
        assert pool.health.lost == 9
        assert await pool.run(BOT, noted, "well") == "well"
        return pool.health.ok

    assert at_desks(2, 60, work)


def test_an_error_that_cannot_travel_is_told_in_words_and_loses_no_process() -> None:
    async def work(pool: Thinkers) -> int:
        before = await pool.run(BOT, whoami)
        with pytest.raises(RuntimeError, match="Sad"):
            await pool.run(BOT, sad)
        assert await pool.run(BOT, whoami) == before
        return pool.health.lost

    assert at_desks(1, 60, work) == 0


# --- at a table ---


@pytest.fixture
def house(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[TestClient]:
    monkeypatch.setenv("MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(thinkers, "think", watched)
    monkeypatch.setattr(thinkers, "PAUSES", (0.0,))
    monkeypatch.setattr(computer, "AWAY", (0.2,))
    with TestClient(create_app(replace(settings, workers=2))) as found:
        yield found


def test_a_table_waits_for_computers_that_are_away_and_goes_on_when_they_are_back(
    house: TestClient, tmp_path: Path
) -> None:
    table = Guest.open(house, "me", "bot:1", options={"ambush_nugget": "choice"})
    while table.state()["waiting_for"] == [0]:
        assert table.act(0).status_code == 200
    settled(table, lambda state: state["computers_away"])
    before = table.state()
    with connect(table, 0) as socket:
        assert hear(socket, "state")["state"]["computers_away"]
        metrics = services(house).metrics.text().decode()
        assert "highnoon_tables_stuck 1.0" in metrics
        assert "highnoon_desks_ok 0.0" in metrics
        assert "computers" in house.get("/healthz").json()["trouble"]
        assert table.state()["version"] == before["version"]  # nothing was played at random
        (tmp_path / "mark").touch()
        assert not hear(socket, "computers")["away"]
    after = settled(table, lambda state: 0 in state["waiting_for"])
    assert not after["computers_away"]
    assert "computers" not in house.get("/healthz").json()["trouble"]


def test_a_hint_says_when_computers_are_away_and_comes_when_they_are_back(
    house: TestClient,
) -> None:
    table = Guest.open(house, "me", "local", game="moon-river")
    seat = table.actor()
    begin = table.post("/hint", seat=seat)
    assert begin.status_code == 200, begin.text
    pool = services(house).computer._thinkers
    assert isinstance(pool, Thinkers)
    for pid in [one.pid for one in pool._desks if one.pid]:
        os.kill(pid, signal.SIGKILL)
    assert table.post("/hint", seat=seat).status_code == 200
    before = pool._timeout
    pool._timeout = 0.0  # no process can answer in this time
    refused = table.post("/hint", seat=seat)
    assert key(refused) == (503, "error-computers-away")
    assert refused.headers["retry-after"]
    pool._timeout = before
    assert table.post("/hint", seat=seat).status_code == 200


def test_the_server_stops_at_once_though_a_process_is_stopped(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        pool = services(client).computer._thinkers
        pid = in_house(client, pool.run, BOT, whoami)
        os.kill(pid, signal.SIGSTOP)
        begin = time.monotonic()
    assert time.monotonic() - begin < 20
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)

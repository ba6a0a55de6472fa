"""Computers' time is shared fairly: by client, then by table; quick thoughts do not wait."""

import asyncio
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from highnoon.server.app import create_app
from highnoon.server.computer.fair import MANY, Ask, Costs, FairQueue, Urgency
from highnoon.server.computer.owners import Owners
from highnoon.server.computer.thinkers import SHORT, Thinkers
from highnoon.server.settings import Settings
from highnoon.server.table.seats import SeatInfo
from highnoon.server.wire.refusals import Refused
from tests.server.guests import Guest, key, services
from tests.server.jobs import noted


def served(
    queue: FairQueue[str], jobs: dict[str, tuple[int, float, Ask]], seconds: float
) -> dict[str, float]:
    """Seconds that each of these had when one desk serves all; everybody asks again and again."""
    had = dict.fromkeys(jobs, 0.0)
    for name, (count, _, ask) in jobs.items():
        for number in range(count):
            queue.push(ask._replace(table=(name, number)), name)
    while sum(had.values()) < seconds:
        job = queue.pop(lambda _: True)
        assert job is not None
        cost = jobs[job.who][1]
        had[job.who] += cost
        queue.push(job.ask, job.who)
        queue.done(job, cost)
    return had


def test_clients_have_equal_shares_however_much_they_ask_for() -> None:
    jobs = {
        "greedy": (120, 5.0, Ask(Urgency.BOT, "greedy", kind="long")),
        "modest": (1, 1.0, Ask(Urgency.BOT, "modest", kind="hint")),
    }
    had = served(FairQueue(Costs()), jobs, 2000.0)
    assert had["modest"] == pytest.approx(1000, rel=0.02)


def test_the_tables_of_a_client_have_equal_shares_too() -> None:
    jobs = {
        "five": (1, 5.0, Ask(Urgency.BOT, "home", kind="long")),
        "two": (1, 0.5, Ask(Urgency.BOT, "home", kind="short")),
    }
    had = served(FairQueue(Costs()), jobs, 1000.0)
    assert had["two"] == pytest.approx(500, rel=0.02)


def test_what_nobody_waits_for_has_a_smaller_share() -> None:
    jobs = {
        "analysis": (3, 0.5, Ask(Urgency.ANALYSIS, "a", kind="analysis")),
        "bot": (1, 0.5, Ask(Urgency.BOT, "b", kind="bot")),
    }
    had = served(FairQueue(Costs()), jobs, 1000.0)
    assert had["bot"] == pytest.approx(800, rel=0.02)


def test_who_comes_late_waits_for_one_job_at_most_and_has_saved_nothing_up() -> None:
    costs, asked = Costs(), Ask(Urgency.BOT, "greedy", kind="long")
    queue: FairQueue[str] = FairQueue(costs)
    costs.note("long", 5.0)
    for number in range(100):
        queue.push(asked._replace(table=number), "greedy")
    for _ in range(40):
        job = queue.pop(lambda _: True)
        assert job is not None
        queue.done(job, 5.0)
    for _ in range(10):
        queue.push(Ask(Urgency.HINT, "late", kind="long"), "late")
    order = []
    for _ in range(8):
        job = queue.pop(lambda _: True)
        assert job is not None
        order.append(job.who)
        queue.done(job, 5.0)
    assert order[0] == "late"
    assert Counter(order) == {"late": 4, "greedy": 4}


def test_the_queue_forgets_who_is_gone() -> None:
    queue: FairQueue[str] = FairQueue(Costs())
    queue.push(Ask(Urgency.BOT, "stays"), "stays")
    for number in range(20 * MANY):
        queue.push(Ask(Urgency.BOT, str(number), table=number), "comes")
        for _ in range(2):
            job = queue.pop(lambda _: True)
            assert job is not None
            if job.who == "stays":
                queue.push(job.ask._replace(table=number), "stays")
            queue.done(job, 0.001)
        queue.give_up(queue.push(Ask(Urgency.BOT, "stays", table=-number), "gives up"))
    assert len(queue._clients) <= MANY + 2
    assert len(queue._clients["stays"].tables) <= MANY + 2
    while (job := queue.pop(lambda _: True)) is not None:
        queue.done(job, 1.0)
    assert not queue._clients


def test_quick_thoughts_do_not_wait_for_long_ones() -> None:
    async def ask() -> bool:
        pool = Thinkers(workers=1, timeout=60)
        pool._costs.note("long", 2.0)
        long, short = Ask(Urgency.BOT, "a", kind="long"), Ask(Urgency.BOT, "b", kind="short")
        try:
            await pool.run(short, noted, "both desks are warm")
            slow = [asyncio.create_task(pool.run(long, noted, str(n), 50.0)) for n in range(4)]
            await asyncio.sleep(0)
            await pool.run(short, noted, "warm")
            for _ in range(5):
                assert await pool.run(short, noted, "soon") == "soon"
            waited = any(one.done() for one in slow)
            for one in slow:
                one.cancel()
            return waited
        finally:
            await pool.close()

    assert not asyncio.run(ask())


def test_many_who_go_at_once_leave_the_desks_to_others() -> None:
    """Whoever waited is not handed a desk any more, and no other's going is lost over it."""

    async def ask() -> str:
        pool = Thinkers(workers=1, timeout=60)
        job = Ask(Urgency.BOT, "a", kind="long")
        try:
            waiting = [asyncio.create_task(pool.run(job, noted, str(n), 1.0)) for n in range(8)]
            await asyncio.sleep(0.1)
            for one in waiting:
                one.cancel()
            told = await asyncio.gather(*waiting, return_exceptions=True)
            assert all(isinstance(one, asyncio.CancelledError) for one in told), told
            assert not pool.waiting
            return await pool.run(job, noted, "here")
        finally:
            await pool.close()

    assert asyncio.run(ask()) == "here"


def test_a_kind_is_known_by_its_middle_cost() -> None:
    costs = Costs()
    assert costs.expected("new") <= SHORT  # taken for short once
    for seconds in (9.0, 0.1, 0.1, 0.1):
        costs.note("new", seconds)
    assert costs.expected("new") == pytest.approx(0.1)


# --- quotas ---

BOTS = [SeatInfo("bot", 1)] * 2
MIXED = [SeatInfo("bot", 1), SeatInfo("person")]


def test_a_client_runs_only_so_many_tables_with_computers() -> None:
    running = {str(number) for number in range(100)}
    owners = Owners(3, 1, lambda table: table in running)
    owners.opened("0", "ann", MIXED)
    owners.opened("1", "ann", BOTS)
    with pytest.raises(Refused) as refused:
        owners.check("ann", BOTS)
    assert (refused.value.status, refused.value.reason.key) == (429, "error-computer-tables")
    owners.opened("2", "ann", MIXED)
    with pytest.raises(Refused):
        owners.check("ann", MIXED)
    owners.check("ann", [SeatInfo("person")] * 2)
    owners.check("bob", BOTS)
    running.discard("1")  # it is over, or nobody uses it any more
    owners.check("ann", BOTS)
    assert owners.of("0") == "ann"
    owners.adopt("0", "bob")
    assert owners.of("0") == "ann"
    assert owners.of("from before a restart") == "from before a restart"


def test_computers_at_too_many_tables_are_refused_in_words(settings: Settings) -> None:
    limited = replace(settings, rate=1000, most_bot_tables=2, most_bots_alone=0)
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    with TestClient(create_app(limited)) as client:

        def opened() -> Any:
            return client.post("/api/tables", json={"game": "longhorn", "seats": seats})

        assert [opened().status_code for _ in range(2)] == [201, 201]
        refused = opened()
        assert key(refused) == (429, "error-computer-tables")
        assert refused.json()["error"]["args"] == {"count": 2}
        assert client.post("/api/lessons/longhorn", json={"name": "Ann"}).status_code == 429


def test_a_client_has_only_so_many_hints_and_studies_at_a_time(settings: Settings) -> None:
    limited = replace(settings, rate=1000, most_hints=1, most_studies=1)
    with TestClient(create_app(limited)) as client:
        tables = [Guest.open(client, "me", "local", hints=True) for _ in range(2)]
        parts = services(client)
        parts.computer._hinting._mine.add("hint/testclient/0")
        assert key(tables[0].post("/hint", seat=tables[0].actor())) == (429, "error-too-many")
        for table in tables:
            table.play(4)
        answers = [table.get("/evaluation", seat=table.actor()).status_code for table in tables]
        assert answers == [200, 429]

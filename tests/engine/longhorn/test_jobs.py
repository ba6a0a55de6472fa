"""Many deals: rows, workers that die, statistics."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from highnoon.engine.cluster import connect
from highnoon.engine.longhorn import jobs
from highnoon.engine.longhorn.jobs import Job, Row, on_this_machine, solve_deal
from highnoon.engine.longhorn.search import Budget
from highnoon.engine.longhorn.statistics import interval, summary

QUICK = Budget(seconds=60, nodes=3000)


def echo(job: Job) -> Row:
    return {"seed": job.seed, "ambush": job.ambush, "starts": {}}


def die_once(job: Job) -> Row:
    """The first worker that gets seed 2 is killed, as by a machine out of memory."""
    mark = Path(job.ambush)
    if job.seed == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return echo(job)


def always_die(job: Job) -> Row:
    os.kill(os.getpid(), signal.SIGKILL)
    return {}


def test_a_deal_is_solved_from_its_five_places() -> None:
    row = solve_deal(Job(1, budget=QUICK, memory=1 << 20))
    assert (row["seed"], sorted(row["starts"])) == (1, sorted("CDMRK"))
    for start in row["starts"].values():
        assert "value" in start or (start["low"], start["high"]) == (-1, 1)


def test_every_job_has_its_row() -> None:
    rows = on_this_machine([Job(seed) for seed in range(5)], 2, echo)
    assert sorted(row["seed"] for row in rows) == list(range(5))


def test_a_worker_that_dies_loses_nothing(tmp_path: Path) -> None:
    mark = str(tmp_path / "died")
    rows = list(on_this_machine([Job(seed, mark) for seed in range(4)], 2, die_once))
    assert Path(mark).exists()
    assert sorted(row["seed"] for row in rows) == list(range(4))
    assert not any("failed" in row for row in rows)


def test_a_deal_that_kills_every_worker_is_reported() -> None:
    (row,) = on_this_machine([Job(7)], 1, always_die)
    assert row == {"seed": 7, "ambush": "choice", "epidemic": "any", "failed": True}


def test_the_chooser_takes_the_worst_start_for_the_first_player() -> None:
    def start(value: Any) -> Row:
        return {"value": value, "seconds": 1.0, "nodes": 1, "turns": 10, "end": "scored"}

    unsolved = {"low": -1, "high": 1, "seconds": 1.0, "nodes": 1}
    rows: list[Row] = [
        {"seed": 1, "ambush": "choice", "starts": {"C": start(1), "D": start(1)}},
        {"seed": 2, "ambush": "choice", "starts": {"C": start(1), "D": start(-1)}},
        {"seed": 3, "ambush": "choice", "starts": {"C": start(-1), "D": unsolved}},
        {"seed": 4, "ambush": "choice", "starts": {"C": start(1), "D": unsolved}},
        {"seed": 5, "ambush": "random", "starts": {"C": start("1/3"), "D": start("1/3")}},
        {"seed": 6, "ambush": "choice", "failed": True},
    ]
    found = summary(rows)
    assert found.deals == 5
    assert found.chosen == (2, 0, 2, 1)
    assert found.random == (6, 0, 2, 2)
    assert found.ends == {"scored": 8}
    assert (found.median_turns, found.mean_turns) == (10, 10)


def test_a_deal_that_was_searched_again_counts_once() -> None:
    before, after = (
        {"seed": 1, "ambush": "choice", "starts": {"C": {"seconds": 1.0, "nodes": 9, **known}}}
        for known in ({"low": -1, "high": 1}, {"value": -1})
    )
    assert summary([before, after]).chosen == (0, 0, 1, 0)
    # The same deal under other options is another deal; rows of rules version 1 name none.
    assert summary([before, after, {**before, "epidemic": "any"}]).deals == 2
    assert summary([before, after, {**before, "epidemic": "present"}]).deals == 1


def test_intervals_hold_the_share_and_narrow_with_more_deals() -> None:
    low, high = interval(52, 500)
    assert low == pytest.approx(0.0802, abs=1e-3)
    assert high == pytest.approx(0.1338, abs=1e-3)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == 1.0


def test_ray_solves_the_same_deals_though_a_worker_dies(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    mark = tmp_path / "died"

    def work(job: Job) -> Row:
        if job.seed == 2 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return solve_deal(job)

    wanted = [Job(seed, budget=QUICK, memory=1 << 20) for seed in (1, 2, 3)]
    rows = {row["seed"]: row for row in jobs.on_ray(wanted, connect("local"), work)}
    assert mark.exists()
    for job in wanted:
        here = solve_deal(job)
        for one in (rows[job.seed], here):
            for start in one["starts"].values():
                del start["seconds"]
        assert rows[job.seed] == here

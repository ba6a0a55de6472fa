"""Twenty kills of servers, thinkers and the database, with two servers in one house."""

from collections.abc import Sequence

from tests.chaos.together import FAULTS, VICTIMS, Report, kills_together
from tests.databases import needs_postgres

pytestmark = needs_postgres

RUNS = 3
"""A machine that stumbles makes people wait once; a promise that is broken does so each time."""


def gone_on(kills: int, seed: int, victims: Sequence[str] = VICTIMS) -> Report:
    """Something was done after each kill, and in time but for one in ten, in one of a few runs.

    Whatever is lost, doubled or out of order ends each of them at once.
    """
    for run in range(RUNS):
        report = kills_together(kills, seed + 1000 * run, victims=victims)
        done = report.done
        assert sum(count for name, count in done.items() if name.startswith("killed")) == kills
        assert sum(done[what] for what in ("open", "actions", "say", "pencil", "undo")) >= kills
        if len(report.late()) <= max(1, kills // 10):
            return report
    raise AssertionError(report.late())


def test_killed_together() -> None:
    gone_on(20, seed=5)


def test_processes_are_replaced_one_by_one() -> None:
    report = gone_on(4, seed=6, victims=("restart",))
    assert report.done["troubled"] == 0, "nobody notices more than that a line ends"


def test_cut_deaf_slow_full_and_restarted() -> None:
    report = kills_together(5, seed=7, victims=FAULTS, in_turn=True)
    assert [report.done[f"killed {fault}"] for fault in FAULTS] == [1] * 5

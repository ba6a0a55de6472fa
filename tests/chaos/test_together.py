"""Twenty kills of servers, thinkers and the database, with two servers in one house."""

from tests.chaos.together import FAULTS, Report, kills_together
from tests.databases import needs_postgres

pytestmark = needs_postgres


def went_on(report: Report, kills: int) -> None:
    """Something was done after each kill, and but for a rare hiccup of the machine in time."""
    assert sum(count for name, count in report.done.items() if name.startswith("killed")) == kills
    assert sum(report.done[what] for what in ("open", "actions", "say", "pencil", "undo")) >= kills
    assert len(report.late()) <= max(1, kills // 10), report.late()


def test_killed_together() -> None:
    report = kills_together(20, seed=5)
    went_on(report, 20)


def test_processes_are_replaced_one_by_one() -> None:
    report = kills_together(4, seed=6, victims=("restart",))
    went_on(report, 4)
    assert report.done["troubled"] == 0, "nobody notices more than that a line ends"


def test_cut_deaf_slow_full_and_restarted() -> None:
    report = kills_together(5, seed=7, victims=FAULTS, in_turn=True)
    assert [report.done[f"killed {fault}"] for fault in FAULTS] == [1] * 5

"""`highnoon solve --deals`: a file of solved deals that grows, and what it says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from highnoon.cli.journal import trouble
from highnoon.cli.kernels import prepare
from highnoon.cli.longhorn.solve import Wanted
from highnoon.cli.screen import Screen
from highnoon.core.action import Arg, Phrase
from highnoon.core.errors import InvalidOptions
from highnoon.engine.cluster import connect
from highnoon.engine.longhorn.jobs import Job, on_ray, on_this_machine
from highnoon.engine.longhorn.search import NO_LIMIT, Budget
from highnoon.engine.longhorn.statistics import deal_of, summary


def solve_deals(screen: Screen, wanted: Wanted) -> None:
    """Solve what the file does not hold yet; every row is on disk before the next is asked for."""
    if wanted.out is None:
        raise InvalidOptions(Phrase("solver-error-out"))
    options = (wanted.options["ambush_nugget"], wanted.options["epidemic_colour"])
    ray = None if wanted.ray is None else connect(wanted.ray)
    first = 1 if wanted.seed is None else wanted.seed
    seeds = range(first, first + (wanted.deals or 0))
    rows = {deal_of(row): row for row in read(wanted.out) if "starts" in row}
    limits = Budget(*wanted.limits)
    jobs = []
    for seed in seeds:
        settled = _settled(rows.get((seed, *options)), limits)
        if settled is not None:
            jobs.append(Job(seed, *options, limits, wanted.room, settled))
    # Whenever it is stopped, most is settled: the deals of which least is left come first.
    jobs.sort(key=lambda job: -len(job.settled))
    if jobs and ray is None:
        prepare(screen, "longhorn")
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            wanted.out.open("a", encoding="utf-8") as file,
            Progress(*columns, console=screen.console, disable=not screen.interactive) as bar,
        ):
            task = bar.add_task("", total=len(seeds), completed=len(seeds) - len(jobs))
            for row in _results(jobs, wanted, ray):
                before = rows.get(deal_of(row))
                if before is not None and "starts" in row:
                    row["starts"] = {**before["starts"], **row["starts"]}
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
                file.flush()
                rows[deal_of(row)] = row
                bar.advance(task)
    except OSError as error:
        raise trouble(wanted.out, error) from None
    except KeyboardInterrupt:
        done = sum((seed, *options) in rows for seed in seeds)
        screen.tell("solver-progress-deals", "yellow", done=done, total=len(seeds))
    tell(screen, [row for (_, *found), row in rows.items() if tuple(found) == options])


def _settled(row: dict[str, Any] | None, limits: Budget) -> frozenset[str] | None:
    """The places of a deal that need no more work; None if that is all of them.

    A place that was given up is tried again when more nodes are allowed than it had.
    """
    if row is None:
        return frozenset()
    starts = row["starts"]
    open_ = [
        place
        for place, start in starts.items()
        if "value" not in start and 1.1 * start["nodes"] < limits.nodes < NO_LIMIT
    ]
    return frozenset(starts) - frozenset(open_) if open_ else None


def _results(jobs: list[Job], wanted: Wanted, ray: Any) -> Iterator[dict[str, Any]]:
    if not jobs:
        return iter(())
    if ray is not None:
        return on_ray(jobs, ray)
    return on_this_machine(jobs, wanted.workers or 1)


def read(path: Path) -> list[dict[str, Any]]:
    """The rows of a file; a last line cut by a kill is left out and will be solved again."""
    if not path.exists():
        return []
    try:
        text = path.read_text("utf-8", errors="replace")
    except OSError as error:
        raise trouble(path, error) from None
    whole, _, cut = text.rpartition("\n")
    rows = []
    for number, line in enumerate(whole.split("\n") if whole else [], start=1):
        try:
            row = json.loads(line)
            seed, ambush, epidemic = deal_of(row)
            known = {"seed": int(seed), "ambush": str(ambush), "epidemic": str(epidemic)}
            rows.append({**row, **known})
        except (ValueError, TypeError, KeyError):
            args: dict[str, Arg] = {"file": str(path), "line": number}
            raise InvalidOptions(Phrase("solver-error-file", args)) from None
    if cut:
        path.write_text(whole + "\n" if whole else "", "utf-8")
    return rows


def tell(screen: Screen, rows: list[dict[str, Any]]) -> None:
    """The statistics of all rows."""
    found = summary(rows)
    screen.tell("solver-sum-deals", deals=found.deals)
    for key, share in (("chosen", found.chosen), ("random", found.random)):
        args = {name: _of(screen, count, share.total) for name, count in share._asdict().items()}
        screen.tell(f"solver-sum-{key}", **args)
    ends: dict[str, Any] = {name: found.ends.get(name, 0) for name in ("scored", "nine", "caught")}
    screen.tell("solver-sum-ends", **ends)
    if found.lengths:
        mean = round(found.mean_turns, 1)
        screen.tell("solver-sum-turns", median=float(found.median_turns), mean=mean)


def _of(screen: Screen, count: int, total: int) -> str:
    number = screen.catalogue.number
    return f"{number(count)} ({number(100 * count / total, 1)} %)" if total else "0"

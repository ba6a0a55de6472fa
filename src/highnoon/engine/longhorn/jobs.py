"""Many deals solved side by side, on the processors of one machine or on a Ray cluster.

A deal is solved from each of its five starting places. A worker that dies takes nothing with it:
its work is given to another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias

from highnoon.core.match import Match
from highnoon.engine.longhorn.kernels.transpositions import new_table, wipe
from highnoon.engine.longhorn.search import MEMORY, MINUTE, Budget, Search, following
from highnoon.engine.longhorn.solver import principal
from highnoon.games.longhorn.pieces import LETTERS
from highnoon.games.longhorn.state import ENDED

ATTEMPTS: Final = 3
"""How often a deal is tried whose worker dies."""

Row: TypeAlias = dict[str, Any]


class Job(NamedTuple):
    """One deal to solve: its seed, the options, and the limits for each starting place."""

    seed: int
    ambush: str = "choice"
    epidemic: str = "any"
    budget: Budget = MINUTE
    memory: int = MEMORY
    settled: frozenset[str] = frozenset()
    """Starting places that need not be solved again."""

    @property
    def row(self) -> Row:
        """What every line about this deal begins with."""
        return {"seed": self.seed, "ambush": self.ambush, "epidemic": self.epidemic}


def solve_deal(job: Job) -> Row:
    """A deal from all its starting places, as a line for the file; values are the first mover's."""
    options = {"ambush_nugget": job.ambush, "epidemic_colour": job.epidemic}
    state = Match.new("longhorn", options, job.seed).state
    search = Search(state, table=wipe(_table(job.memory)))
    starts: Row = {}
    for action, opening, _ in following(state):
        place = LETTERS[int(action.args[0])]
        if place in job.settled:
            continue
        nodes, begun = search.nodes, monotonic()
        found = search.bounds(opening, job.budget)
        row: Row = {"nodes": search.nodes - nodes, "seconds": round(monotonic() - begun, 2)}
        value = found.of(state.side)
        if found.exact:
            row["value"] = _number(value.low)
            line, last = principal(search, opening, found)
            if last.phase in ENDED:
                row["turns"] = sum(step.kind == "steal" for step in line)
                row["end"] = last.phase
        else:
            row |= {"low": _number(value.low), "high": _number(value.high)}
        starts[place] = row
    return {**job.row, "starts": starts}


@lru_cache(maxsize=1)
def _table(memory: int) -> Any:
    """The transposition table of a worker, for one deal after another."""
    return new_table(memory)


def _number(value: Any) -> int | str:
    """Whole values as numbers, others as exact fractions."""
    return int(value) if value.denominator == 1 else str(value)


def on_this_machine(
    jobs: Iterable[Job], workers: int, work: Callable[[Job], Row] = solve_deal
) -> Iterator[Row]:
    """The rows of all jobs as they come; one that lost its worker three times says so."""
    waiting = list(jobs)
    tries: dict[Job, int] = {}
    while waiting:
        running: dict[Future[Row], Job] = {}
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        try:
            while waiting or running:
                while waiting and len(running) < workers:
                    job = waiting.pop(0)
                    tries[job] = tries.get(job, 0) + 1
                    running[pool.submit(work, job)] = job
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    row = future.result()
                    del running[future]
                    yield row
        except BrokenProcessPool:
            # Nobody can tell whose worker died: all that was running is tried again.
            for job in running.values():
                if tries[job] < ATTEMPTS:
                    waiting.insert(0, job)
                else:
                    yield {**job.row, "failed": True}
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_ray(jobs: Iterable[Job], ray: Any, work: Callable[[Job], Row] = solve_deal) -> Iterator[Row]:
    """The same on a Ray cluster that is connected; it starts lost tasks again by itself."""
    try:
        remote = ray.remote(max_retries=ATTEMPTS)(work)
        running = {remote.remote(job): job for job in jobs}
        while running:
            (first,), _ = ray.wait(list(running), num_returns=1)
            job = running.pop(first)
            try:
                yield ray.get(first)
            except ray.exceptions.WorkerCrashedError:
                yield {**job.row, "failed": True}
    finally:
        ray.shutdown()

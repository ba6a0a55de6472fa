"""Chaos at full length: `python -m bench.chaos [--seed 1] [--skip N] [--every N] [--kills 200]`.

Each fault at each of a session's operations, for one operation, for five and until the session
ends; the same while a new database is made; errors of Python's own; whole servers on a failing
disk; and kills under load. A run that was stopped goes on with `--skip` at the number it printed
last; with the same seed it is the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.chaos.disk import Plan
from tests.chaos.houses import faulty_house, kills
from tests.chaos.sessions import EVERY_FAULT, Report, failing_thread, session, template
from tests.chaos.together import FAULTS, WITH_WORKER, kills_together

LENGTHS = (1, 5, 10_000)
TOLD_EVERY = 200


def plans(start: Path, seed: int) -> Iterator[tuple[Path | None, Plan]]:
    """Everything that is tried: at each operation there is in a session without faults."""
    for at, steps in ((start, 8), (None, 2)):
        report = Report()
        asyncio.run(session(at, seed, None, report, steps, cuts=0))
        for kind, fault in EVERY_FAULT:
            for first in range(1, report.operations[kind] + 1):
                for length in LENGTHS[: -1 if fault == "busy" else None]:  # SQLite waits 10 s
                    yield at, Plan(first, length, fault, kind)


def disk_faults(seed: int, skip: int, every: int) -> None:
    """Each fault everywhere."""
    report, begun = Report(), time.monotonic()
    with template() as start:
        for number, (at, plan) in enumerate(plans(start, seed)):
            if number < skip or number % every:
                continue
            steps = 8 if at else 2
            own = random.Random(f"{seed} {number}").randrange(2**32)
            asyncio.run(session(at, own, plan, report, steps))
            if report.sessions % TOLD_EVERY == 0:
                spent = time.monotonic() - begun
                print(f"{number}: {report.sessions} sessions, {spent:.0f} s", flush=True)
        for kind in (MemoryError, RuntimeError, UnicodeError):
            rng = random.Random(f"{seed} {kind}")
            for _ in range(20):
                with failing_thread(rng, kind, 0.3):
                    again = rng.randrange(2**32)
                    asyncio.run(session(start, again, None, report, steps=20))
    print(report.text(), flush=True)


def whole_houses(seed: int, count: int) -> None:
    """Servers on a failing disk."""
    rng, done, met = random.Random(seed), Counter[str](), Counter[str]()
    for _ in range(count):
        kind, fault = rng.choice(EVERY_FAULT)
        length = rng.choice(LENGTHS[: -1 if fault == "busy" else None])
        plan = Plan(rng.randint(1, 60), length, fault, kind)
        one, faults = faulty_house(plan, rng.randrange(2**32))
        done, met = done + one, met + faults
    print(f"{count} servers on a failing disk; done {dict(done)}; faults {dict(met)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="sessions that were done before")
    parser.add_argument("--every", type=int, default=1, help="only each so many-th session")
    parser.add_argument("--houses", type=int, default=100)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--together", type=int, default=200, help="kills with two servers")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)  # each fault would be told
    begun = time.monotonic()
    disk_faults(asked.seed, asked.skip, asked.every)
    whole_houses(asked.seed, asked.houses)
    if asked.kills:
        done = kills(asked.kills, asked.seed)
        print(f"{asked.kills} kills under load; acknowledged {dict(done)}: nothing lost or doubled")
    if asked.together:
        report = kills_together(asked.together, asked.seed, victims=(*WITH_WORKER, *FAULTS))
        waits, thoughts = sorted(report.waits), sorted(report.thoughts)
        print(
            f"{asked.together} kills with two servers on PostgreSQL; {dict(report.done)}:"
            f" nothing lost or doubled; playable again after {median(waits):.2f} s"
            f" (at most {waits[-1]:.2f}),"
            f" computers after {median(thoughts):.2f} s (at most {thoughts[-1]:.2f})"
        )
        for late in report.late():
            print(f"too late: {late}")
    print(f"seed {asked.seed}, {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()

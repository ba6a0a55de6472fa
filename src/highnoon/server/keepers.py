"""Background tasks that never die unnoticed: a failure is logged, counted and shown in health, and
the task begins again, after a pause that grows while it keeps failing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeAlias

from highnoon.core.errors import HighNoonError

log = logging.getLogger("highnoon.keepers")

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 30.0
SETTLED: Final = 5.0
"""Seconds that a task must run after a failure to count as healthy again."""

Job: TypeAlias = Callable[[], Awaitable[None]]


class Keepers:
    """All background tasks of a server."""

    def __init__(self) -> None:
        self.failures: Counter[str] = Counter()
        self._ill_until: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def trouble(self) -> list[str]:
        """Tasks that have failed, and have not been running for long since."""
        now = time.monotonic()
        return sorted(name for name, until in self._ill_until.items() if now < until)

    def keep(
        self,
        name: str,
        job: Job,
        *,
        ends: bool = False,
        alone: bool = False,
        tries: int | None = None,
        longest: float = LONGEST_PAUSE,
    ) -> asyncio.Task[None]:
        """Do a job forever, or until it `ends` by itself; give up only after so many `tries`.

        The failure of a job that stands `alone` is not the whole house's trouble.
        """
        task = asyncio.create_task(self._go_on(name, job, ends, alone, tries, longest))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _go_on(
        self, name: str, job: Job, ends: bool, alone: bool, tries: int | None, longest: float
    ) -> None:
        pause, failed = FIRST_PAUSE, 0
        while True:
            begun = time.monotonic()
            error: BaseException | None = None
            try:
                await job()
                if ends:
                    return
            except (KeyboardInterrupt, SystemExit, GeneratorExit):
                raise
            except asyncio.CancelledError as stray:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                error = stray
            except BaseException as found:  # noqa: BLE001  (whatever it is, it is told)
                error = found
            if time.monotonic() - begun > SETTLED:
                pause, failed = FIRST_PAUSE, 0
            failed += 1
            last = tries is not None and failed >= tries
            self._tell(name, error, "it is given up" if last else "it begins again")
            if last:
                return
            if not alone:
                self._ill_until[name] = time.monotonic() + pause + SETTLED
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)

    def _tell(self, name: str, error: BaseException | None, then: str) -> None:
        self.failures[name] += 1
        more = {"task": name}
        with suppress(Exception):  # without memory even this may fail; the task goes on
            if error is None:
                log.error("a task ended; %s", then, extra=more)
            elif isinstance(error, HighNoonError):
                log.error("a task failed; %s: %s", then, error, extra=more)
            else:
                log.error("a task failed; %s", then, exc_info=error, extra=more)

    async def close(self) -> None:
        """Stop all that are still running."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

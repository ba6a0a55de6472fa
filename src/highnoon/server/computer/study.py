"""A study: something thought about in small steps, for as long as somebody wants to know.

In a house of several processes what is known of it lies in the database between two steps, so that
any of them can take the next one and whoever is asked knows as much as the others.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

from highnoon.core.action import Plain
from highnoon.server.computer.thinking import TakenElsewhere
from highnoon.server.store.study_rows import About, Known

if TYPE_CHECKING:
    from highnoon.server.store.study_rows import StudyRows

log = logging.getLogger("highnoon.studies")

PATIENCE: Final = 2.0
"""Seconds for which a study goes on after somebody last asked about it."""
WAITING: Final = 0.5
"""Seconds after which a step that waits for a desk is looked for elsewhere."""
TAKEN: Final = 0.2
"""Seconds after which it is looked again how far another process has come."""


class Study(ABC):
    """Takes steps while somebody wants to know; those who wait hear of each."""

    def __init__(self, about: About, rows: StudyRows | None = None) -> None:
        self.about = about
        self.step = 0
        self.done = False
        self.failed = False
        self.client = ""
        """On whose share of the computers' time it is thought about."""
        self._rows = rows
        self._stepping = False
        self._claiming = False
        """Whether the step that is under way has come to a desk."""
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._watchers = 0
        self._asked_at = 0.0

    @abstractmethod
    async def advance(self) -> bool:
        """One step; whether there are more to come."""

    @abstractmethod
    def plain(self) -> Plain:
        """What was found so far, for other processes."""

    @abstractmethod
    def resume(self, plain: Any) -> None:
        """Go on from what another process has found."""

    @property
    def running(self) -> bool:
        """Whether it is being thought about now."""
        return self._task is not None

    def begin(self) -> None:
        """Think, or go on thinking."""
        self._asked_at = time.monotonic()
        if self._task is None and not self.done:
            self.failed = False
            self._task = asyncio.create_task(self._think())

    async def after(self, step: int, wait: float) -> None:
        """Wait until it is further than this step, is done or stops, or the time has passed."""
        self._watchers += 1
        try:
            async with asyncio.timeout(wait):
                while self.step <= step and self.running:
                    await self._changed.wait()
        except TimeoutError:
            return
        finally:
            self._watchers -= 1
            self._asked_at = time.monotonic()

    @property
    def _wanted(self) -> bool:
        return self._watchers > 0 or time.monotonic() - self._asked_at < PATIENCE

    async def _think(self) -> None:
        try:
            while self._wanted and not self.done:
                if not await self.go_on():
                    await asyncio.sleep(TAKEN)  # whoever has it tells; should it die, we are next
        except Exception:  # a process died twice or hung: what was found stays
            self.failed = True
            log.exception("a study failed")
        finally:
            self._task = None
            self._wake()

    async def go_on(self) -> bool:
        """Take what others have found and the next step; False where somebody else takes it."""
        if self._stepping:
            return False
        self._stepping = True
        try:
            await self.catch_up()
            if not self.done:
                self.done = not await self._advance()
                self.step += 1
                await self._note()
        except TakenElsewhere:
            return False
        finally:
            self._stepping = False
            if self._rows is not None:
                await self._rows.let_go(self.about.name)
        self._wake()
        return True

    async def _advance(self) -> bool:
        """One step, here or, while it waits for a free desk, by another process first."""
        if self._rows is None:
            return await self.advance()
        self._claiming = False
        step = asyncio.create_task(self.advance())
        try:
            while not (await asyncio.wait([step], timeout=WAITING))[0]:
                known = await self._rows.look(self.about, self.client, self.step, self._wanted)
                if known.step > self.step and not self._claiming and not step.done():
                    raise TakenElsewhere
            return step.result()
        finally:
            if not step.done():
                step.cancel()
                await asyncio.wait([step])

    async def _note(self) -> None:
        if self._rows is not None:
            known = Known(self.step, self.done, json.dumps(self.plain()))
            await self._rows.note(self.about.name, known)

    async def catch_up(self) -> None:
        """Learn how far the house has come with it."""
        if self._rows is None:
            return
        known = await self._rows.look(self.about, self.client, self.step, self._wanted)
        if known.step > self.step:
            self.resume(json.loads(known.found))
            self.step, self.done = known.step, known.done
            self._wake()

    async def claim(self) -> bool:
        """Asked when a desk is free: whether the next step is still this process's to take."""
        self._claiming = True
        return self._rows is None or await self._rows.claim(self.about.name, self.step)

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def close(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

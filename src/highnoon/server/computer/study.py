"""A study: something thought about in small steps, for as long as somebody wants to know."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from typing import Final

log = logging.getLogger("highnoon.studies")

PATIENCE: Final = 2.0
"""Seconds for which a study goes on after somebody last asked about it."""


class Study(ABC):
    """Takes steps while somebody wants to know; those who wait hear of each."""

    def __init__(self) -> None:
        self.step = 0
        self.done = False
        self.failed = False
        self.client = ""
        """On whose share of the computers' time it is thought about."""
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._watchers = 0
        self._asked_at = 0.0

    @abstractmethod
    async def advance(self) -> bool:
        """One step; whether there are more to come."""

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
            while self._wanted:
                self.done = not await self.advance()
                if self.done:
                    return
                self._tell()
        except Exception:  # a process died twice or hung: what was found stays
            self.failed = True
            log.exception("a study failed")
        finally:
            self._task = None
            self._tell()

    def _tell(self) -> None:
        self.step += 1
        self._changed.set()
        self._changed = asyncio.Event()

    async def close(self) -> None:
        """Stop thinking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

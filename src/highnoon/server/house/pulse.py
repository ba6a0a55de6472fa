"""Whether the store takes a change now: proven by a real one now and then, for all who ask."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger("highnoon.pulse")

FRESH: Final = 3.0
"""Seconds for which an answer counts."""

PATIENCE: Final = 5.0
"""Seconds after which a write that has not come back counts as failed."""


class Pulse:
    """Writes at most once every few seconds, and never twice at a time."""

    def __init__(
        self,
        write: Callable[[], Awaitable[None]],
        fresh: float = FRESH,
        patience: float = PATIENCE,
    ) -> None:
        self._write = write
        self._fresh = fresh
        self._patience = patience
        self._begun = 0.0
        self._trying: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Whether the last write came back in time; a new one is tried after a while."""
        now = time.monotonic()
        if self._trying is None or (self._trying.done() and now - self._begun > self._fresh):
            self._begun = now
            self._trying = asyncio.create_task(self._try())
        trying = self._trying  # somebody else may begin the next one before we look again
        left = max(0.0, self._begun + self._patience - now)
        done, _ = await asyncio.wait([trying], timeout=left)
        return bool(done) and trying.result()

    async def _try(self) -> bool:
        try:
            await self._write()
        except Exception as error:  # noqa: BLE001  (whatever it is, the store does not write)
            log.error("the store takes no change: %s", error)
            return False
        return True

    async def close(self) -> None:
        """Ask no more."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.wait([self._trying])

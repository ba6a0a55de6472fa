"""Group commit: changes that wait while the disk is busy are stored together, in one transaction.

Each is acknowledged only after that transaction is on the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from highnoon.core.action import Phrase
from highnoon.server.store import Change, Stored, StoreError

LARGEST_GROUP: Final = 256

Work = Change | Stored
Commit = Callable[[Sequence[Work]], Awaitable[Sequence[Exception | None]]]


class Writer:
    """The only one who writes; `commit` stores a group and says how each part of it went."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    async def write(self, change: Work) -> None:
        """Return when a change or a new table is on the disk, or raise what prevented it."""
        if self._closing:
            raise StoreError(Phrase("error-store-closed"))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Store what still waits, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            group = self._waiting[:LARGEST_GROUP]
            del self._waiting[:LARGEST_GROUP]
            outcomes = await self._commit([change for change, _ in group])
            for (_, done), error in zip(group, outcomes, strict=True):
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

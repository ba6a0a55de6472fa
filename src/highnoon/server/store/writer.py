"""Group commit: changes that wait while the disk is busy are stored together, in one transaction.

Each is acknowledged only after that transaction is on the disk. Whatever happens to a group, all
who wait for it are answered. A database far away may ask for larger groups: while there is much to
write, each then waits a moment for more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, TypeAlias

from highnoon.core.action import Phrase
from highnoon.server.keepers import Keepers
from highnoon.server.store import StoreError
from highnoon.server.store.writing import Work

LARGEST_GROUP: Final = 256
ENOUGH: Final = 16
"""A group of so many waits for no more."""
LONGEST_PAUSE: Final = 1.0
"""Seconds: everybody waits for the writer, so after a failure it begins again soon."""
PATIENCE: Final = 10.0
"""Seconds allowed for what still waits when the store closes."""

Commit: TypeAlias = Callable[[Sequence[Work]], Awaitable[Sequence[Exception | None]]]


class Writer:
    """The only part that writes; `commit` stores a group and says how each part of it went."""

    def __init__(self, commit: Commit, keepers: Keepers, gather: float = 0.0) -> None:
        """`gather` is how many seconds a group waits for more when the last was of several."""
        self._commit = commit
        self._keepers = keepers
        self._gather = gather
        self._busy = False
        self._enough = asyncio.Event()
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    async def write(self, change: Work) -> None:
        """Return when a change is on the disk, or raise what prevented it."""
        if self._closing:
            raise _closed()
        if self._task is None or self._task.done():
            self._task = self._keepers.keep("writer", self._run, ends=True, longest=LONGEST_PAUSE)
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._wake.set()
        if len(self._waiting) >= ENOUGH:
            self._enough.set()
        await done

    async def close(self) -> None:
        """Store what still waits, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=PATIENCE)
            self._task.cancel()
            await asyncio.wait([self._task])
        for _, done in self._waiting:
            if not done.done():
                done.set_exception(_closed())

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            if self._gather and self._busy and not self._closing:
                await self._for_more()
            group = self._waiting[:LARGEST_GROUP]
            del self._waiting[:LARGEST_GROUP]
            self._busy = len(group) > 1
            self._enough.clear()
            try:
                outcomes = await self._commit([change for change, _ in group])
                for (_, done), error in zip(group, outcomes, strict=True):
                    _answer(done, error)
            except BaseException as error:
                for _, done in group:
                    detail = {"path": "", "detail": type(error).__name__}
                    _answer(done, StoreError(Phrase("error-store", detail)))
                raise

    async def _for_more(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._gather):
                await self._enough.wait()


def _answer(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _closed() -> StoreError:
    return StoreError(Phrase("error-store-closed"))

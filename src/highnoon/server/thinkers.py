"""Bots think in processes of their own, first come first served, one thought per asker."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from highnoon.bots import Choice
from highnoon.core.view import TableView
from highnoon.server.worker import settle_in, think

log = logging.getLogger("highnoon.bots")


class Thinkers:
    """A pool of processes behind a fair queue.

    A table asks for one thought at a time, so the queue's order is a turn for each table.
    """

    def __init__(self, workers: int, timeout: float) -> None:
        self._workers = workers
        self._timeout = timeout
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0
        self.seconds = 0.0
        self.thoughts = 0

    async def think(self, view: TableView[Any], level: int, seed: int, name: str) -> Choice:
        """One decision. A worker that dies is replaced and asked again, once."""
        self.waiting += 1
        try:
            async with self._free:
                begin = time.perf_counter()
                try:
                    return await self._ask(view, level, seed, name)
                except BrokenProcessPool:
                    log.warning("a bot's process died; starting new ones")
                    self._pool = None
                    return await self._ask(view, level, seed, name)
                finally:
                    self.thoughts += 1
                    self.seconds += time.perf_counter() - begin
        finally:
            self.waiting -= 1

    async def _ask(self, view: TableView[Any], level: int, seed: int, name: str) -> Choice:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), settle_in
            )
        future = self._pool.submit(think, view, level, seed, name)
        return await asyncio.wait_for(asyncio.wrap_future(future), self._timeout)

    def close(self) -> None:
        """Stop all thinking."""
        if self._pool is not None:
            ours = set(self._pool._processes or ())
            for process in multiprocessing.active_children():
                if process.pid in ours:
                    process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)

"""Bots and solvers think in processes of their own; who makes people wait goes first."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from enum import IntEnum
from typing import Any, ParamSpec, TypeVar

from highnoon.bots import Choice
from highnoon.core.view import TableView
from highnoon.server.worker import settle_in, think

log = logging.getLogger("highnoon.bots")

P = ParamSpec("P")
T = TypeVar("T")


class Urgency(IntEnum):
    """Whose turn it is when a process is free: the smallest first, then first come first served."""

    BOT = 0
    HINT = 1
    EVALUATION = 2
    ANALYSIS = 3


class Desk:
    """One process, one thought at a time."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self.home: object = None
        """Whose thoughts it had last: a table's next thought finds its memory here."""

    @property
    def running(self) -> bool:
        """Whether there is a process already."""
        return self._pool is not None

    async def ask(self, timeout: float, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """A thought. A process that dies is replaced and asked again, once; a hanging one ends."""
        for again in (True, False):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(1, context, settle_in)
            future = self._pool.submit(job, *args, **more)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(future), timeout)
            except BrokenProcessPool:
                self.close()
                if not again:
                    raise
                log.warning("a bot's process died; starting a new one")
            except (TimeoutError, asyncio.CancelledError):
                self.close()
                raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """End the process, whatever it does."""
        pool, self._pool = self._pool, None
        if pool is not None:
            ours = set(pool._processes or ())
            for process in multiprocessing.active_children():
                if process.pid in ours:
                    process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


class Thinkers:
    """Desks behind one queue.

    A table asks for one thought at a time, so the queue's order is a turn for each table.
    """

    def __init__(self, workers: int, timeout: float) -> None:
        self._timeout = timeout
        self._desks = [Desk() for _ in range(workers)]
        self._free = list(self._desks)
        self._queue: list[tuple[Urgency, int, object, asyncio.Future[Desk]]] = []
        self._order = itertools.count()
        self.waiting = 0
        self.thoughts = 0
        self.seconds = 0.0
        self.study_seconds = 0.0

    async def think(self, view: TableView[Any], level: int, seed: int, name: str) -> Choice:
        """One decision of a bot."""
        self.waiting += 1
        try:
            return await self.run(Urgency.BOT, seed, think, view, level, seed, name)
        finally:
            self.waiting -= 1

    async def run(
        self,
        urgency: Urgency,
        home: object,
        job: Callable[P, T],
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """Let a process do a job; `home` names whose memory would help."""
        desk = await self._desk(urgency, home)
        begin = time.perf_counter()
        try:
            return await desk.ask(self._timeout, job, *args, **more)
        finally:
            spent = time.perf_counter() - begin
            if urgency == Urgency.BOT:
                self.thoughts += 1
                self.seconds += spent
            else:
                self.study_seconds += spent
            self._leave(desk)

    async def _desk(self, urgency: Urgency, home: object) -> Desk:
        """A free desk, as soon as it is one's turn; the one that knows the table if it is free."""
        if self._free:
            return self._take(home)
        turn: asyncio.Future[Desk] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (urgency, next(self._order), home, turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(turn.result())
            raise

    def _take(self, home: object) -> Desk:
        desk = max(self._free, key=lambda one: (one.running and one.home == home, one.running))
        self._free.remove(desk)
        desk.home = home
        return desk

    def _leave(self, desk: Desk) -> None:
        """A desk is free: whoever is next takes it."""
        self._free.append(desk)
        while self._free and self._queue:
            _, _, home, turn = heapq.heappop(self._queue)
            if not turn.done():
                turn.set_result(self._take(home))

    def close(self) -> None:
        """Stop all thinking."""
        for desk in self._desks:
            desk.close()

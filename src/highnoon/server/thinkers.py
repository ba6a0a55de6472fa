"""Bots and solvers think in processes of their own; who makes people wait goes first."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import time
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from highnoon.bots import Choice
from highnoon.core.view import TableView
from highnoon.server.desk import Desk, DeskLost
from highnoon.server.errors import Refused
from highnoon.server.worker import think

log = logging.getLogger("highnoon.bots")

P = ParamSpec("P")
T = TypeVar("T")

PAUSES: Final = (0.0, 0.5, 2.0)
"""Seconds until a job is given to another process, each time one is lost over it."""
WELL_AGAIN: Final = 300.0
"""Seconds after which a loss says nothing about the present any more."""


class ComputersAway(Refused):
    """Processes are lost again and again: the job may be asked for later."""

    def __init__(self) -> None:
        super().__init__(503, "error-computers-away", retry_after=10)


class Urgency(IntEnum):
    """Whose turn it is when a process is free: the smallest first, then first come first served."""

    BOT = 0
    HINT = 1
    EVALUATION = 2
    ANALYSIS = 3


class Health(NamedTuple):
    """How the computers are; `ok` unless one loss followed the other with no answer between."""

    ok: bool
    desks: int
    lost: int
    """Processes that died or hung since the start."""


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
        self._lost = 0
        self._lost_in_a_row = 0
        self._lost_at = 0.0
        self.waiting = 0
        self.thoughts = 0
        self.seconds = 0.0
        self.study_seconds = 0.0

    @property
    def health(self) -> Health:
        """Whether processes answer."""
        bad = self._lost_in_a_row > len(PAUSES)
        fresh = time.monotonic() - self._lost_at < WELL_AGAIN
        return Health(not (bad and fresh), len(self._desks), self._lost)

    async def think(
        self, view: TableView[Any], level: int, seed: int, name: str, again: bool = True
    ) -> Choice:
        """One decision of a bot; with `again`, asked again when a process is lost over it."""
        pauses = PAUSES if again else ()
        self.waiting += 1
        try:
            return await self._run(pauses, Urgency.BOT, seed, think, view, level, seed, name)
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
        return await self._run(PAUSES, urgency, home, job, *args, **more)

    async def _run(
        self,
        pauses: tuple[float, ...],
        urgency: Urgency,
        home: object,
        job: Callable[P, T],
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """The job's answer, or `ComputersAway` when there are no pauses left."""
        for pause in (*pauses, None):
            try:
                found = await self._try(urgency, home, job, *args, **more)
            except DeskLost as lost:
                self._note_loss(lost)
                if pause is None:
                    raise ComputersAway from lost
                await asyncio.sleep(pause)  # at no desk: others go on meanwhile
            else:
                self._lost_in_a_row = 0
                return found
        raise AssertionError("unreachable")

    def _note_loss(self, lost: DeskLost) -> None:
        self._lost += 1
        self._lost_in_a_row += 1
        self._lost_at = time.monotonic()
        log.warning("a bot's process was lost (%s); there will be a new one", lost)

    async def _try(
        self, urgency: Urgency, home: object, job: Callable[P, T], *args: P.args, **more: P.kwargs
    ) -> T:
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

    async def close(self) -> None:
        """Stop all thinking."""
        for desk in self._desks:
            desk.close()
        for desk in self._desks:
            await desk.closed()

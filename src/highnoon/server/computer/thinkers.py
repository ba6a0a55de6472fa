"""Bots and solvers think in processes of their own, of which everybody has a fair share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, ParamSpec, TypeVar

from highnoon.bots import Choice
from highnoon.core.view import TableView
from highnoon.server.computer.desk import Desk, DeskLost
from highnoon.server.computer.fair import Ask, Costs, FairQueue, Job, Urgency
from highnoon.server.computer.thinking import Claim, ComputersAway, Health, TakenElsewhere
from highnoon.server.computer.worker import ready, think
from highnoon.server.wire.refusals import Refused

log = logging.getLogger("highnoon.bots")

P = ParamSpec("P")
T = TypeVar("T")
Ticket = Job[asyncio.Future[Desk]]

PAUSES: Final = (0.0, 0.5, 2.0)
"""Seconds until a job is given to another process, each time one is lost over it."""
SHORT: Final = 0.25
"""Jobs of at most this many seconds need not wait for long ones: a desk is kept for them."""
MOST_WAITING: Final = 500
"""This many jobs may wait before hints and studies are refused; bots' decisions never are."""
WELL_AGAIN: Final = 300.0
"""Seconds after which a loss no longer says anything about the present."""


class Thinkers:
    """Desks behind one fair queue, and one more for short jobs."""

    def __init__(self, workers: int, timeout: float) -> None:
        self._timeout = timeout
        self._quick = Desk()
        self._desks = [*(Desk() for _ in range(workers)), self._quick]
        self._free = list(self._desks)
        self._costs = Costs()
        self._queue: FairQueue[asyncio.Future[Desk]] = FairQueue(self._costs)
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

    @property
    def idle(self) -> int:
        """Desks at which nobody thinks and for which no job waits, but the one for short jobs."""
        free = sum(desk is not self._quick for desk in self._free)
        return max(0, free - len(self._queue))

    async def think(
        self,
        ask: Ask,
        view: TableView[Any],
        level: int,
        seed: int,
        name: str,
        again: bool = True,
        claim: Claim | None = None,
    ) -> Choice:
        """One decision of a bot; with `again`, asked again when a process is lost over it."""
        pauses = PAUSES if again else ()
        ask = ask._replace(kind=f"{view.game}/{level}")
        self.waiting += 1
        try:
            return await self._run(pauses, ask, claim, think, view, level, seed, name)
        finally:
            self.waiting -= 1

    async def run(self, ask: Ask, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Let a process do a job, when it is its turn."""
        if len(self._queue) >= MOST_WAITING:
            raise Refused(503, "error-computers-busy", retry_after=10)
        # Nobody waits for what was only thought ahead: it is not tried again.
        pauses = () if ask.urgency == Urgency.PONDERING else PAUSES
        return await self._run(pauses, ask, ask.claim, job, *args, **more)

    async def prepare(self) -> None:
        if not any(desk.running for desk in self._desks):
            with suppress(ComputersAway):  # it is tried again
                await self._run((), Ask(Urgency.HINT, "house", "house", "prepare"), None, ready)

    async def _run(
        self,
        pauses: tuple[float, ...],
        ask: Ask,
        claim: Claim | None,
        job: Callable[P, T],
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """The job's answer, or `ComputersAway` when there are no pauses left."""
        for pause in (*pauses, None):
            try:
                found = await self._try(ask, claim, job, *args, **more)
            except DeskLost as lost:
                self._note_loss(lost)
                if pause is None:
                    raise ComputersAway from lost
                await asyncio.sleep(pause)  # at no desk: others go on meanwhile
            else:
                if job is not ready:  # one that has only begun may still die over a thought
                    self._lost_in_a_row = 0
                return found
        raise AssertionError("unreachable")

    def _note_loss(self, lost: DeskLost) -> None:
        self._lost += 1
        self._lost_in_a_row += 1
        self._lost_at = time.monotonic()
        log.warning("a bot's process was lost (%s); there will be a new one", lost)

    async def _try(
        self,
        ask: Ask,
        claim: Claim | None,
        job: Callable[P, T],
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        ticket = self._queue.push(ask, asyncio.get_running_loop().create_future())
        desk = await self._turn(ticket)
        begin = time.perf_counter()
        try:
            if claim is not None and not await claim():
                raise TakenElsewhere
            desk.heard = ask.heard
            found = await desk.ask(self._timeout, job, *args, **more)
            self._costs.note(ask.kind, desk.seconds)
            return found
        finally:
            spent = time.perf_counter() - begin
            if ask.urgency == Urgency.BOT:
                self.thoughts += 1
                self.seconds += spent
            else:
                self.study_seconds += spent
            self._leave(ticket, desk, spent)

    async def _turn(self, ticket: Ticket) -> Desk:
        """A desk, as soon as it is the job's turn."""
        self._seat()
        try:
            return await ticket.who
        except asyncio.CancelledError:
            if ticket.who.cancelled():
                self._queue.give_up(ticket)
            else:
                self._leave(ticket, ticket.who.result(), 0.0)
            raise

    def _seat(self) -> None:
        """Give every free desk the next job that fits there."""
        for quick in (False, True):
            while any((desk is self._quick) == quick for desk in self._free):
                ticket = self._queue.pop(self._is_short if quick else _anything)
                if ticket is None:
                    break
                if not ticket.who.cancelled():  # else whoever waited is about to give up
                    ticket.who.set_result(self._take(ticket.ask, quick))

    def _is_short(self, ask: Ask) -> bool:
        return self._costs.expected(ask.kind) <= SHORT

    def _take(self, ask: Ask, quick: bool) -> Desk:
        """A free desk; the one that knows the table if it is free."""
        desk = max(
            (desk for desk in self._free if (desk is self._quick) == quick),
            key=lambda one: (one.running and one.home == ask.table, one.running),
        )
        self._free.remove(desk)
        desk.home = ask.table
        return desk

    def _leave(self, ticket: Ticket, desk: Desk, seconds: float) -> None:
        """A desk is free: whoever is next takes it."""
        self._queue.done(ticket, seconds)
        self._free.append(desk)
        self._seat()

    async def close(self) -> None:
        """Stop all thinking."""
        for desk in self._desks:
            desk.close()
        for desk in self._desks:
            await desk.closed()


def _anything(_: Ask) -> bool:
    return True

"""The timekeeper: watches clocks and absence, and acts when a time is over.

It goes by what tables agreed on, and knows who has been away for how long.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from highnoon.core.action import Seat
from highnoon.core.errors import HighNoonError
from highnoon.server.house.house import House
from highnoon.server.house.hub import Hub
from highnoon.server.table.changes import Head, Meta, Nothing, Outcome
from highnoon.server.table.commands import absent, out_of_time
from highnoon.server.table.pace import resumed
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused

log = logging.getLogger("highnoon.time")

AGAIN_AFTER: Final = 5.0
"""Seconds until a table is visited again when its change could not be stored."""

BEHIND: Final = 1.0
"""Seconds by which a process visits a table later that another has in memory."""

STALE: Final = 100
"""At most this many times that no longer count stay in the queue: each move sets a new one."""


class Timekeeper:
    """Knows when each table is due, and visits it then."""

    def __init__(self, house: House, hub: Hub, clock: Callable[[], float]) -> None:
        self._house = house
        self._hub = hub
        self._clock = clock
        self._due: dict[str, float] = {}
        self._queue: list[tuple[float, str]] = []
        self._wake = asyncio.Event()
        self.told_seen: Callable[[str, Seat], None] = lambda *_: None
        """Is told of a seat that was away and has asked for something."""
        house.observe(self.notice)

    @property
    def awaits(self) -> bool:
        """Whether any time is running out."""
        return bool(self._due)

    # --- noticing ---

    def notice(self, table: Table) -> None:
        """A table has changed, or somebody has come or gone: note when it is due now."""
        pace = table.head.pace
        self._note_absence(table)
        if pace.clock is None and pace.absence is None:
            return
        clocks, gone = table.meta.clocks, self._absent(table)
        zero = None if clocks is None else clocks.zero_at()
        times = [zero, None if gone is None else gone[0]]
        self._expect(table.head.id, min((time for time in times if time is not None), default=None))

    def seen(self, table: Table, seat: Seat) -> None:
        """A program asked for its seat: it is not away, though it holds no line open."""
        if seat in table.away:
            del table.away[seat]
            self.notice(table)
            self.told_seen(table.head.id, seat)

    def heard(self, table_id: str, zero: float | None) -> None:
        """Another process told when a time is over at a table: it is visited should that one die.

        Not at once, so that whoever has the table in memory comes first.
        """
        if zero is not None and not self._house.is_awake(table_id):
            self._expect(table_id, zero + BEHIND)

    async def look_around(self) -> None:
        """Expect every clock that runs anywhere in the house."""
        for head, meta in await self._house.store.clocked():
            if not self._house.is_awake(head.id):
                self._resume(head, meta)

    def _note_absence(self, table: Table) -> None:
        """Since when those whose decision is due have been away."""
        if table.alone:
            return
        here = self._hub.live(table).present
        gone = [seat for seat in table.people_waited_for() if not here[seat]]
        now = self._clock()
        table.away = {seat: table.away.get(seat, now) for seat in gone}

    def away_for(self, table: Table, seat: Seat) -> float:
        """How long somebody whose decision is due has been away; 0 while they are here."""
        since = table.away.get(seat)
        return 0.0 if since is None else self._clock() - since

    def _absent(self, table: Table) -> tuple[float, Seat] | None:
        """Who will have been away too long, and when: only while another person is here."""
        absence, seats = table.head.pace.absence, table.meta.seats
        if absence is None or not table.away:
            return None
        here = self._hub.live(table).present
        devices = {
            info.device
            for seat, info in enumerate(seats)
            if here[seat] and info.kind == "person" and info.stand_in is None
        }
        waited = [
            (since + absence, seat)
            for seat, since in table.away.items()
            if devices - {seats[seat].device}
        ]
        return min(waited, default=None)

    def _expect(self, table_id: str, due: float | None) -> None:
        if due is None:
            self._due.pop(table_id, None)
        elif self._due.get(table_id) != due:
            self._due[table_id] = due
            heapq.heappush(self._queue, (due, table_id))
            self._wake.set()
            if len(self._queue) > 2 * len(self._due) + STALE:
                self._queue = [(due, table_id) for table_id, due in self._due.items()]
                heapq.heapify(self._queue)

    # --- acting ---

    async def run(self) -> None:
        """Keep the time forever, of tables from before a restart too."""
        await self.look_around()
        while True:
            await self.tick()
            self._wake.clear()
            pause = max(0.02, self._queue[0][0] - self._clock()) if self._queue else None
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wake.wait()

    def _resume(self, head: Head, meta: Meta) -> None:
        if head.pace.clock is None or meta.clocks is None:
            return
        try:
            clocks = resumed(meta.clocks, head.pace.clock, self._house.openings)
            self._expect(head.id, clocks.zero_at())
        except Exception:  # one table's trouble: the other clocks go on
            log.exception("a table's clocks cannot be read", extra={"table": head.id})

    async def tick(self) -> None:
        """Visit every table that is due by now."""
        now = self._clock()
        while self._queue and self._queue[0][0] <= now:
            due, table_id = heapq.heappop(self._queue)
            if self._due.get(table_id) == due:
                del self._due[table_id]
                await self._visit(table_id)

    async def _visit(self, table_id: str) -> None:
        try:
            await self._house.change(table_id, self._decide)
        except Refused:  # the table has been removed
            return
        except HighNoonError as error:
            log.warning("a time is over but cannot be stored: %s", error, extra={"table": table_id})
            self._expect(table_id, self._clock() + AGAIN_AFTER)
        except Exception:  # one table's trouble: the other clocks go on
            log.exception("a time is over but the table fails", extra={"table": table_id})
            self._expect(table_id, self._clock() + AGAIN_AFTER)

    def _decide(self, table: Table) -> Outcome:
        """What is due at a table, if anything is."""
        seats = table.late_seats()
        if seats:
            return out_of_time(table, seats)
        gone = self._absent(table)
        if gone is not None and gone[0] <= self._clock():
            return absent(table, gone[1])
        self.notice(table)
        return Nothing()

"""The house: all tables, in memory while somebody plays, in the store for good.

One command at a time changes a table; it is stored before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

from highnoon.core.errors import HighNoonError
from highnoon.server.house.hub import Hub
from highnoon.server.store import Damaged, Store
from highnoon.server.table.changes import Change, Outcome
from highnoon.server.table.pace import ALWAYS_OPEN, Openings
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused

log = logging.getLogger("highnoon.house")

Observer: TypeAlias = Callable[[Table], None]
"""Sees a table that has come into memory or changed; it must not wait."""


class _Place:
    """A table in memory, the lock under which it is used, and how many use or await it."""

    __slots__ = ("lock", "table", "used", "users")

    def __init__(self, table: Table | None = None) -> None:
        self.lock = asyncio.Lock()
        self.table = table
        self.used = time.monotonic()
        self.users = 0


class House:
    """Opens, loads and changes tables."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        clock: Callable[[], float] = time.time,
        openings: Openings = ALWAYS_OPEN,
        took: Callable[[float], None] = lambda _: None,
    ) -> None:
        """`took` is told how many seconds each change took, until it was stored and sent."""
        self.store = store
        self.hub = hub
        self.openings = openings
        self._clock = clock
        self._took = took
        self._observers: list[Observer] = []
        self._places: dict[str, _Place] = {}

    def observe(self, observer: Observer) -> None:
        """From now on, show this observer every table that comes into memory or has changed."""
        self._observers.append(observer)

    def _show(self, table: Table) -> None:
        for observer in self._observers:
            observer(table)

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._places)

    def is_awake(self, table_id: str) -> bool:
        """Whether a table is in memory: somebody has used it lately."""
        return table_id in self._places

    def is_running(self, table_id: str) -> bool:
        """Whether a table is in memory and its game is not over."""
        place = self._places.get(table_id)
        return place is not None and (place.table is None or not place.table.settled)

    # --- using a table ---

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """The table, for this caller alone: everything seen of it is stored."""
        place = self._places.get(table_id)
        if place is None:
            place = self._places[table_id] = _Place()
        place.users += 1
        try:
            async with place.lock:
                place.used = time.monotonic()
                if place.table is None:
                    place.table = await self._load(table_id)
                    self._show(place.table)
                yield place.table
        finally:
            place.users -= 1
            if place.table is None and not place.users:
                del self._places[table_id]

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.store.load(table_id)
        except Damaged as error:
            raise Refused(500, error.reason.key) from error
        if stored is None:
            raise Refused(404, "error-table-unknown")
        try:
            return Table.load(stored, self._clock, self.openings)
        except Exception as error:
            log.exception("a stored table cannot be replayed", extra={"table": table_id})
            raise Refused(500, "error-table-broken") from error

    async def change(self, table_id: str, command: Callable[[Table], Outcome]) -> Outcome:
        """Carry out a command at a table: what it changes is stored, then everybody is told."""
        begin = time.perf_counter()
        async with self.at(table_id) as table:
            outcome = command(table)
            if not isinstance(outcome, Change):
                return outcome
            try:
                await self.store.append(outcome)
            except BaseException:
                self._places[table_id].table = None  # memory is ahead of the store: read it again
                raise
            self.hub.publish(table)
            self._show(table)
        self._took(time.perf_counter() - begin)
        return outcome

    def add(self, table: Table) -> None:
        """A new table that is stored."""
        self._places[table.head.id] = _Place(table)
        self._show(table)

    # --- keeping house ---

    def forget_idle(self, running: float, finished: float) -> None:
        """Let tables that nobody has used for so many seconds leave memory, as a restart would.

        Nobody follows them, and whoever comes later has them replayed from the store.
        """
        now = time.monotonic()
        for table_id, place in list(self._places.items()):
            if place.users or self.hub.is_watched(table_id):
                place.used = now
                continue
            settled = place.table is not None and place.table.settled
            if now - place.used > (finished if settled else running):
                del self._places[table_id]

    async def still_open(self) -> None:
        """Note that clocks have been running until now."""
        try:
            await self.prove()
        except HighNoonError as error:
            log.warning("it could not be noted that the house is open: %s", error)

    async def prove(self) -> None:
        """Store a change that is always true; raise whatever prevents storing."""
        await self.store.still_open(self._clock())

    async def close(self) -> None:
        """Write what is under way, then close the store."""
        await self.still_open()
        await self.store.close()

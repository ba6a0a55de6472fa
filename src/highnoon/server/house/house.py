"""The house: all tables, in memory while somebody plays, in the store for ever.

One command at a time changes a table; it is stored before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from highnoon.core.errors import HighNoonError
from highnoon.server.house.hub import Hub
from highnoon.server.store import Damaged, Store
from highnoon.server.table.changes import Change
from highnoon.server.table.pace import ALWAYS_OPEN, Openings
from highnoon.server.table.requests import plain
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused

log = logging.getLogger("highnoon.house")


class _Place:
    """A table in memory, the lock under which it is used, and how many use or await it."""

    __slots__ = ("lock", "table", "used", "users")

    def __init__(self, table: Table | None = None) -> None:
        self.lock = asyncio.Lock()
        self.table = table
        self.used = time.monotonic()
        self.users = 0


class _Visit:
    """A table held by one caller; a class, since a generator would cost each move a bit more."""

    __slots__ = ("_house", "_table")

    def __init__(self, house: House, table: str) -> None:
        self._house = house
        self._table = table

    async def __aenter__(self) -> Table:
        return await self._house.enter(self._table)

    async def __aexit__(self, *_: object) -> None:
        self._house.leave(self._table)


class House:
    """Opens, loads and changes tables."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        on_change: Callable[[Table], None],
        clock: Callable[[], float] = time.time,
        openings: Openings = ALWAYS_OPEN,
    ) -> None:
        self.store = store
        self.hub = hub
        self.openings = openings
        self._clock = clock
        self._on_change = on_change
        self._places: dict[str, _Place] = {}

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

    def at(self, table_id: str) -> AbstractAsyncContextManager[Table]:
        """The table, for this caller alone: everything seen of it is stored."""
        return _Visit(self, table_id)

    async def enter(self, table_id: str) -> Table:
        """Wait for one's turn at a table; `leave` must follow."""
        place = self._places.get(table_id)
        if place is None:
            place = self._places[table_id] = _Place()
        place.users += 1
        try:
            await place.lock.acquire()
        except BaseException:
            self._left(table_id, place)
            raise
        try:
            place.used = time.monotonic()
            if place.table is None:
                place.table = await self._load(table_id)
                self._on_change(place.table)
        except BaseException:
            self.leave(table_id)
            raise
        return place.table

    def leave(self, table_id: str) -> None:
        """Let the next one at the table."""
        place = self._places[table_id]
        place.lock.release()
        self._left(table_id, place)

    def _left(self, table_id: str, place: _Place) -> None:
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

    async def change(self, table_id: str, decide: Callable[[Table], Change | str]) -> str:
        """Let `decide` change the table, store it, tell everybody; the answer as JSON.

        `decide` may also return an answer given before: then nothing happens.
        """
        async with self.at(table_id) as table:
            change = decide(table)
            if isinstance(change, str):
                return change
            try:
                await self.store.append(change)
            except BaseException:
                self._places[table_id].table = None  # memory is ahead of the store: read it again
                raise
            self.hub.publish(table)
            self._on_change(table)
            return plain(change.answer)

    def add(self, table: Table) -> None:
        """A new table that is stored."""
        self._places[table.head.id] = _Place(table)
        self._on_change(table)

    # --- keeping house ---

    def forget_idle(self, running: float, finished: float) -> None:
        """Let tables leave memory that nobody has used for so many seconds, as a restart would.

        Nobody looks at them, and whoever comes later has them played again from the store.
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
        """Note that time has been running here until now."""
        try:
            await self.prove()
        except HighNoonError as error:
            log.warning("it could not be noted that the house is open: %s", error)

    async def prove(self) -> None:
        """Store a change that is always true; raises what prevents storing."""
        await self.store.still_open(self._clock())

    async def close(self) -> None:
        """Write what is under way, then close the store."""
        await self.still_open()
        await self.store.close()

"""The house: all tables, in memory while somebody plays, in the store for good.

One command at a time changes a table; it is stored before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final, TypeAlias

from highnoon.core.errors import HighNoonError
from highnoon.server.house.hub import Hub
from highnoon.server.store import ChangedElsewhere, Damaged, News, Store, TableClosed
from highnoon.server.table.changes import Change, Outcome
from highnoon.server.table.pace import ALWAYS_OPEN, Openings
from highnoon.server.table.promises import awaits_computer
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused

log = logging.getLogger("highnoon.house")

TRIES: Final = 40
"""How often a command is tried when other processes are first, even where they talk all at once."""

Observer: TypeAlias = Callable[[Table], None]
"""Sees a table that has come into memory or changed; it must not wait."""


class _Place:
    """A table in memory, the lock under which it is used, and how many use or await it."""

    __slots__ = ("due", "lock", "table", "used", "users")

    def __init__(self, table: Table | None = None) -> None:
        self.lock = asyncio.Lock()
        self.table = table
        self.used = time.monotonic()
        self.users = 0
        self.due: bool | None = None
        """Whether the store knows it to wait for a computer; None where nobody knows."""


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
        self._board = store.board
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
    async def _held(self, table_id: str, load: bool = True) -> AsyncIterator[_Place]:
        """The place of a table, for this caller alone; the table is in it if it is to be loaded."""
        place = self._places.get(table_id)
        if place is None:
            place = self._places[table_id] = _Place()
        place.users += 1
        try:
            async with place.lock:
                place.used = time.monotonic()
                if load:
                    await self._in_memory(place, table_id)
                yield place
        finally:
            place.users -= 1
            if place.table is None and not place.users and self._places.get(table_id) is place:
                del self._places[table_id]

    async def _in_memory(self, place: _Place, table_id: str) -> Table:
        if place.table is None:
            place.table = await self._load(table_id)
            place.due = None
            self._show(place.table)
        return place.table

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """The table, for this caller alone: everything seen of it is stored."""
        async with self._held(table_id, load=False) as place:
            if place.table is not None:  # one that is loaded now is as it is stored
                await self._catch_up(place, table_id)
            yield await self._in_memory(place, table_id)

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.store.load(table_id)
        except Damaged as error:
            raise Refused(500, error.reason.key) from error
        except TableClosed as error:
            raise self._closed(table_id) from error
        if stored is None:
            raise Refused(404, "error-table-unknown")
        if self._board is not None:
            self.hub.forget(table_id)
            self.hub.know(table_id, await self._board.here(table_id))
        try:
            return Table.load(stored, self._clock, self.openings)
        except Exception as error:
            log.exception("a stored table cannot be replayed", extra={"table": table_id})
            raise Refused(500, "error-table-broken") from error

    def _closed(self, table_id: str) -> Refused:
        """The operator has closed a table: nobody follows it any more."""
        why = Refused(410, TableClosed().reason.key)
        self.hub.shut(table_id, why)
        return why

    async def rewrite(self, table_id: str, work: Callable[[], Awaitable[bool]]) -> bool:
        """Let the operator change what is stored of a table; whoever follows it comes back."""
        async with self._held(table_id, load=False) as place:
            try:
                done = await work()
            finally:
                place.table = None
        if done:
            await self.read_again(table_id)
        return done

    async def read_again(self, table_id: str) -> None:
        """What is stored of a table has been rewritten: its pages ask for all of it again."""
        if table_id not in self._places and not self.hub.is_watched(table_id):
            return
        with suppress(Refused):
            async with self._held(table_id, load=False) as place:
                place.table = None
                await self._in_memory(place, table_id)
                self.hub.shut(table_id)

    async def change(self, table_id: str, command: Callable[[Table], Outcome]) -> Outcome:
        """Carry out a command at a table: what it changes is stored, then everybody is told.

        Where another process was first, the command is tried again on what that one stored.
        """
        begin = time.perf_counter()
        async with self._held(table_id) as place:
            for last in (*(False,) * (TRIES - 1), True):
                table = await self._in_memory(place, table_id)
                try:
                    outcome = command(table)
                except HighNoonError:
                    if not last and await self._catch_up(place, table_id):
                        continue  # it was refused for what is no longer so
                    raise
                if not isinstance(outcome, Change):
                    if not last and await self._catch_up(place, table_id):
                        continue
                    return outcome
                if await self._stored(place, outcome, last):
                    break
            self.hub.publish(table)
            self._show(table)
        self._took(time.perf_counter() - begin)
        return outcome

    async def _stored(self, place: _Place, change: Change, last: bool) -> bool:
        """Store a change; False where another process was first and it may be tried again."""
        table = place.table
        assert table is not None
        due = None
        if self._board is not None and (due := awaits_computer(table)) != place.due:
            change = replace(change, due=due)
        try:
            await self.store.append(change)
        except BaseException as error:
            place.table = None  # memory is ahead of the store: read it again
            if last or self._board is None or not isinstance(error, ChangedElsewhere):
                raise
            if await self.store.seq(change.table) == change.seq:
                raise  # it is refused for another reason, such as a code in use
            return False
        place.due = due
        return True

    # --- what other processes did ---

    async def _catch_up(self, place: _Place, table_id: str) -> bool:
        """Take over what other processes stored at a table; whether there was anything."""
        table = place.table
        if self._board is None or table is None or await self.store.seq(table_id) == table.seq:
            return False
        try:
            news = await self.store.since(table_id, table.seq)
        except Damaged as error:
            place.table = None
            raise Refused(500, error.reason.key) from error
        except TableClosed as error:
            place.table = None
            raise self._closed(table_id) from error
        if news is None:
            place.table = None
            raise Refused(404, "error-table-unknown")
        self._follow(place, news)
        return True

    def _follow(self, place: _Place, news: News) -> None:
        """Take over what happened elsewhere, and tell whoever follows the table here."""
        table = place.table
        assert table is not None
        before, place.due = table.meta.seats, None
        try:
            table.follow(*news)
        except Exception:  # whatever it is, the store knows better than memory
            log.exception("a change cannot be followed", extra={"table": table.head.id})
            place.table = None
            return
        lost = [
            seat
            for seat, (was, now) in enumerate(zip(before, table.meta.seats, strict=True))
            if was.token is not None and was.token != now.token
        ]
        self.hub.publish(table)
        if lost:
            self.hub.drop(table.head.id, frozenset(lost))
        self._show(table)

    def follow_at_once(self, table_id: str, news: News) -> bool:
        """Hear of a change elsewhere; False where somebody uses the table or others came before."""
        place = self._places.get(table_id)
        if place is None or place.table is None or place.lock.locked():
            return False
        if news.seq != place.table.seq + 1:
            return False
        place.used = time.monotonic()
        self._follow(place, news)
        return True

    async def follow(self, table_id: str, told: Sequence[News | int]) -> None:
        """Hear of changes elsewhere, whole or only by their numbers, at a table in memory."""
        if table_id not in self._places:
            return
        async with self._held(table_id) as place:
            for news in told:
                if place.table is None:
                    return
                seq = place.table.seq
                if isinstance(news, int) and news > seq:
                    await self._catch_up(place, table_id)
                elif isinstance(news, News) and news.seq == seq + 1:
                    self._follow(place, news)
                elif isinstance(news, News) and news.seq > seq:
                    await self._catch_up(place, table_id)

    async def look_again(
        self, table_id: str, first: Callable[[Table], None] = lambda _: None
    ) -> None:
        """Somebody came or went: tell who is here, at a table that is used."""
        if table_id not in self._places and not self.hub.is_watched(table_id):
            return
        async with self._held(table_id) as place:
            if place.table is not None:
                first(place.table)
                self.hub.tell_presence(place.table)
                self._show(place.table)

    async def catch_up_all(self, anew: bool = False) -> None:
        """Look at every table in memory: nobody may have told what happened; `anew` reads all."""
        for table_id, place in list(self._places.items()):
            try:
                async with self._held(table_id):
                    if anew:
                        place.table = None
                    await self._in_memory(place, table_id)
                    await self._catch_up(place, table_id)
            except Refused:  # it has been removed
                continue

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
                self.hub.forget(table_id)

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

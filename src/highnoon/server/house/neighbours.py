"""Several processes, one house: what others do is followed here, and what is done here is told.

Each process keeps what it needs in memory; the database decides. Changes come whole over the
noticeboard, so that whoever follows a table sees them wherever they are connected.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from highnoon.core.action import Seat
from highnoon.core.errors import HighNoonError
from highnoon.server.house.house import House
from highnoon.server.house.hub import Hub
from highnoon.server.house.tallies import Tallies
from highnoon.server.house.timekeeper import Timekeeper
from highnoon.server.store import Damaged, News
from highnoon.server.store.rows import meta_of, sound_entry
from highnoon.server.table.table import Table

if TYPE_CHECKING:  # its driver is there only where it is needed
    from highnoon.server.store.noticeboard import Noticeboard

log = logging.getLogger("highnoon.neighbours")

BEAT: Final = 2.0
"""Seconds between two signs of life."""
TOGETHER: Final = 0.02
"""Seconds for which comings and goings are collected."""
SEEN_EVERY: Final = 5.0
"""Seconds for which it need not be told again that somebody is there."""

Spent = Callable[[], Mapping[str, Mapping[str, float]]]


class Neighbours:
    """The other processes of the house."""

    def __init__(
        self,
        house: House,
        hub: Hub,
        timekeeper: Timekeeper,
        board: Noticeboard,
        clock: Callable[[], float],
    ) -> None:
        self._house = house
        self._hub = hub
        self._timekeeper = timekeeper
        self._board = board
        self._clock = clock
        self.others: frozenset[str] = frozenset()
        self.tallies = Tallies()
        """What clients have in use here and elsewhere."""
        self.crowded: Callable[[str, Mapping[Seat, int]], None] = lambda *_: None
        """Is told how many lines a table's seats have elsewhere, where one came there last."""
        self.about: Callable[[], Mapping[str, object]] = dict
        """What this process tells of itself, for the operator."""
        self.spent: Spent = dict
        """What clients have spent of each limit here since it was last asked."""
        self.charge: Callable[[str, str, float], None] = lambda *_: None
        """Is told what a client has spent of a limit elsewhere."""
        self.lost: Callable[[], Awaitable[None]] | None = None
        """Is asked for when a process has died."""
        self.obey: Callable[[str, str], Awaitable[None]] | None = None
        """Is told what the operator did elsewhere; of everything at once when a line is new."""
        self.asked: Callable[[int, str, Seat], Awaitable[None]] | None = None
        """Is asked where somebody was whose talk is reported elsewhere."""
        self._told: defaultdict[str, list[News | int]] = defaultdict(list)
        self._moved: set[str] = set()
        self._here: set[str] = set()
        self._noted: dict[str, dict[str, int]] = {}
        """Who the others were told follows which table here; of these this process is told."""
        self._seen: dict[tuple[str, Seat], float] = {}
        self._seen_now: list[tuple[str, Seat]] = []
        self._wake = asyncio.Event()
        self._came = asyncio.Event()
        self._opening: int | None = None
        board.followed = lambda table_id: bool(hub.there(table_id))
        hub.came_or_went = self._came_or_went
        timekeeper.told_seen = self._saw

    # --- hearing ---

    async def listen(self) -> None:
        """Hear what others tell, until the line is lost; whoever keeps this begins again."""
        async for said in self._board.listen():
            if said is None:
                await self._house.catch_up_all()  # nobody knows what was missed
                await self._obey("all", "")
                continue
            for change in said.get("c", ()):
                self._hear(*change)
            for table_id, viewers in said.get("h", ()):
                if self._house.is_awake(table_id):
                    self._hub.heard_of(said["f"], table_id, viewers)
                    self._make_way(table_id, said["f"])
                    self._moved.add(table_id)
            for table_id, seat in said.get("s", ()):
                self._seen[table_id, seat] = time.monotonic()
                self._moved.add(table_id)
            for limit, client, cost in said.get("u", ()):
                self.charge(limit, client, cost)
            self.tallies.heard(said["f"], said.get("n", ()))
            for what, name in said.get("o", ()):
                await self._obey(what, name)
            for report, table_id, seat in said.get("r", ()):
                if self.asked is not None:
                    await self._quietly(self.asked(report, table_id, seat))
            self._wake.set()

    def _make_way(self, table_id: str, newcomer: str) -> None:
        """Somebody came elsewhere: of those who were there before, one process makes room."""
        there = self._hub.there(table_id)
        came = there.get(newcomer, Counter())
        first = {
            seat: sum(there[name][seat] for name in there)
            for seat in came
            if all(
                self._board.me < name for name in there if name != newcomer and there[name][seat]
            )
        }
        self.crowded(table_id, first)

    async def _obey(self, what: str, name: str) -> None:
        if self.obey is not None:
            await self._quietly(self.obey(what, name))

    def _hear(
        self,
        table_id: str,
        seq: int,
        at: float,
        zero: float | None,
        entry: list[Any] | None,
        meta: dict[str, Any] | None,
    ) -> None:
        self._timekeeper.heard(table_id, zero)
        if not self._house.is_awake(table_id):
            return
        news: News | int = seq
        if entry is not None:
            try:
                lines, seat, request, answer = sound_entry(table_id, seq, entry)
                asked = () if request is None else ((seat or 0, request, answer or ""),)
                changed = None if meta is None else meta_of(table_id, meta)
                news = News(seq, at, lines, asked, changed)
            except (Damaged, LookupError, TypeError, ValueError):
                log.exception("a notice cannot be read")  # the store is asked instead
            else:
                if table_id not in self._told and self._house.follow_at_once(table_id, news):
                    return
        self._told[table_id].append(news)

    # --- telling ---

    def _came_or_went(self, table_id: str) -> None:
        self._here.add(table_id)
        self._came.set()

    def _saw(self, table_id: str, seat: Seat) -> None:
        now = time.monotonic()
        if now - self._seen.get((table_id, seat), -SEEN_EVERY) >= SEEN_EVERY:
            if len(self._seen) > 10_000:
                self._seen.clear()
            self._seen[table_id, seat] = now
            self._seen_now.append((table_id, seat))
            self._came.set()

    # --- at work ---

    async def work(self) -> None:
        """Follow what was heard, forever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            told, self._told = self._told, defaultdict(list)
            await asyncio.gather(*(self._follow(*one) for one in told.items()))
            moved, self._moved = self._moved, set()
            for table_id in moved:
                await self._quietly(self._moved_at(table_id))

    async def tell(self) -> None:
        """Tell who has come and gone here, forever; what is heard does not wait for that."""
        while True:
            await self._came.wait()
            await asyncio.sleep(TOGETHER)
            self._came.clear()
            here, self._here = self._here, set()
            await self._tell_here(here)
            if self._seen_now:
                seen, self._seen_now = self._seen_now, []
                await self._quietly(self._board.say("s", seen))

    async def _tell_here(self, tables: set[str]) -> None:
        """Tell who is here, and catch up where somebody follows a table from now on."""
        counts = {
            table: who
            for table in tables
            if (who := _plain(self._hub.own(table))) != self._noted.get(table)
            and (who or table in self._noted or self._hub.is_watched(table))
        }
        if not counts:
            return
        new = counts.keys() - self._noted.keys()
        try:
            now = await self._board.note_here(counts, new)
        except HighNoonError as error:
            log.warning("it could not be told who is here: %s", error)
            self._here |= tables  # told with the next sign of life
            return
        self._noted |= counts
        for table_id, seq in now.items():
            await self._follow(table_id, [seq])

    async def _forget_left(self) -> None:
        """Hear no more of tables that nobody follows here, of late."""
        left = [table for table in self._noted if not self._hub.is_watched(table)]
        if left:
            for table in left:
                del self._noted[table]
            await self._quietly(self._board.not_here(left))

    async def _follow(self, table_id: str, told: list[News | int]) -> None:
        await self._quietly(self._house.follow(table_id, told))

    async def _moved_at(self, table_id: str) -> None:
        now = time.monotonic()

        def seen(table: Table) -> None:
            for seat in list(table.away):
                if now - self._seen.get((table_id, seat), -SEEN_EVERY) < SEEN_EVERY:
                    del table.away[seat]

        await self._house.look_again(table_id, seen)

    async def _quietly(self, job: Awaitable[None]) -> None:
        """One table's trouble: the others are followed all the same."""
        try:
            await job
        except HighNoonError as error:
            log.warning("what others did cannot be followed: %s", error)

    async def live(self) -> None:
        """Give signs of life, and notice whose have ended, forever."""
        while True:
            beat = await self._board.beat(self._about(), self._clock())
            gone, new = self.others - beat.others, beat.others - self.others
            self.others = beat.others
            self.tallies.without(gone)
            if new:
                self.tallies.tell_all()
            if self._opening not in (None, beat.opening):
                # The house was closed without us: clocks stood still meanwhile.
                self._house.openings = await self._house.store.openings()
                await self._house.catch_up_all(anew=True)
            self._opening = beat.opening
            if beat.again:
                self._noted.clear()
                self._here |= set(self._hub.followed())
            if self._here:
                self._came.set()
            await self._forget_left()
            for table_id in self._hub.without(gone):
                self._moved.add(table_id)
            if gone:
                await self._timekeeper.look_around()
                if self.lost is not None:
                    await self.lost()
            self._wake.set()
            await self._share_limits()

    async def _share_limits(self) -> None:
        """Tell twice between two signs of life what clients have spent here."""
        for _ in range(2):
            await asyncio.sleep(BEAT / 2)
            spent = [
                (limit, client, round(cost, 1))
                for limit, clients in self.spent().items()
                for client, cost in clients.items()
            ]
            if spent and self.others:
                await self._quietly(self._board.say("u", spent))
            if self.others and (news := self.tallies.news()):
                await self._quietly(self._board.say("n", news))

    def _about(self) -> dict[str, object]:
        return dict(self.about())


def _plain(who: Mapping[int, int]) -> dict[str, int]:
    return {str(viewer): count for viewer, count in who.items()}

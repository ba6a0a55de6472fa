"""A database that does one step at a time, when it is told to, and two processes of a house on it.

The houses are real; only the database, the clock and the order of events are simulated.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from highnoon.core.errors import HighNoonError
from highnoon.core.view import PUBLIC
from highnoon.server.computer.claims import Claims
from highnoon.server.house.house import House
from highnoon.server.house.hub import Hub, Socket
from highnoon.server.house.neighbours import Neighbours
from highnoon.server.house.timekeeper import Timekeeper
from highnoon.server.store import ChangedElsewhere, News, Store
from highnoon.server.table.changes import Change, Nothing, Outcome, Stored
from highnoon.server.table.commands import say
from highnoon.server.table.pace import Clock, Pace, started
from highnoon.server.table.requests import Click
from highnoon.server.table.table import Table
from tests.server.test_store import a_table

if TYPE_CHECKING:  # its driver is there only where it is needed
    from highnoon.server.store.noticeboard import Noticeboard

SECONDS = 100.0


class Database:
    """What is kept, in steps that wait until they are let through."""

    def __init__(self, checked: bool, patient: bool) -> None:
        """Unchecked, a change is stored on top of whatever is there.

        Impatient, whoever begins to follow a table does not wait for a change that is under way.
        """
        pace = Pace(Clock("game", SECONDS), "resign")
        fresh = a_table()
        clocks = started(cast(Clock, pace.clock), 2, 0.0, [0])
        meta = replace(fresh.meta, seats=(fresh.meta.seats[0],) * 2, clocks=clocks)
        self.table = replace(fresh, head=replace(fresh.head, pace=pace), meta=meta)
        self.entries: list[Change] = []
        self.now = 0.0
        self.waiting: list[tuple[int, asyncio.Future[None]]] = []
        self.notices: list[tuple[int, News]] = []
        self.here: set[int] = set()
        """The processes at which somebody follows the table: these are told."""
        self.locks: Counter[int] = Counter()
        """Which process holds the right to think, and how often it took it."""
        self.held = False
        self._checked = checked
        self._patient = patient

    async def step(self, process: int) -> None:
        """Wait until the database comes to this."""
        gate = asyncio.get_running_loop().create_future()
        self.waiting.append((process, gate))
        await gate

    def whole(self) -> Stored:
        meta = next((c.meta for c in reversed(self.entries) if c.meta), self.table.meta)
        answers = [(c.seat, c.request, c.answer) for c in self.entries if c.request is not None]
        return replace(
            self.table,
            meta=meta,
            seq=len(self.entries),
            lines=self.table.lines + "".join(change.lines for change in self.entries),
            answers=cast(Any, tuple(answers)),
        )

    async def row(self, process: int) -> None:
        """Wait until nobody else holds the table's row."""
        await self.step(process)
        while self.held:
            await self.step(process)

    async def keep(self, process: int, change: Change) -> None:
        """Hold the row, look who is to be told, and store the change whole or not at all."""
        await self.row(process)
        if self._checked and change.seq != len(self.entries):
            raise ChangedElsewhere
        self.held = True
        try:
            told = self.here - {process}
            await self.step(process)
        finally:
            self.held = False  # also where the process dies: the database undoes it
        self._store(change, told)

    async def follow(self, process: int) -> int:
        """A process is told from now on; the number of the last change it may have missed."""
        await self.step(process)
        self.here.add(process)
        await (self.row(process) if self._patient else self.step(process))
        return len(self.entries)

    def _store(self, change: Change, told: set[int]) -> None:
        del self.entries[change.seq :]  # unchecked, the later one lies on top of the earlier
        self.entries.append(change)
        asked = () if change.request is None else ((change.seat or 0, change.request, ""),)
        answers = cast(Any, tuple((s, r, change.answer) for s, r, _ in asked))
        news = News(change.seq + 1, change.at, change.lines, answers, change.meta)
        self.notices += [(other, news) for other in sorted(told)]


class SimulatedStore:
    """The store of one process."""

    def __init__(self, database: Database, process: int) -> None:
        self._database = database
        self._process = process
        self.failures: Counter[str] = Counter()
        self.board = self

    async def here(self, _: str) -> dict[str, dict[str, int]]:
        return {}

    async def load(self, _: str) -> Stored:
        await self._database.step(self._process)
        return self._database.whole()

    async def seq(self, _: str) -> int:
        await self._database.step(self._process)
        return len(self._database.entries)

    async def since(self, _: str, seq: int) -> News:
        await self._database.step(self._process)
        whole, later = self._database.whole(), self._database.entries[seq:]
        answers = tuple((c.seat, c.request, c.answer) for c in later if c.request is not None)
        lines = "".join(change.lines for change in later)
        return News(whole.seq, self._database.now, lines, cast(Any, answers), whole.meta)

    async def append(self, change: Change) -> None:
        await self._database.keep(self._process, change)
        await self._database.step(self._process)  # the answer is on its way

    async def note_here(self, _: object, new: Iterable[str]) -> dict[str, int]:
        return {table: await self._database.follow(self._process) for table in new}

    async def claim(self, _: str) -> bool:
        """As PostgreSQL does: a process gets what it holds once more."""
        await self._database.step(self._process)
        locks = self._database.locks
        if any(count for process, count in locks.items() if process != self._process):
            return False
        locks[self._process] += 1
        return True

    async def let_go(self, _: str) -> None:
        await self._database.step(self._process)
        self._database.locks[self._process] = max(0, self._database.locks[self._process] - 1)


class Process(NamedTuple):
    """The parts of one process."""

    house: House
    timekeeper: Timekeeper
    hub: Hub
    neighbours: Neighbours
    claims: Claims


class World:
    """Two processes; `told` is what was acknowledged, in the order it was."""

    def __init__(self, checked: bool = True, patient: bool = True) -> None:
        self.loop = asyncio.new_event_loop()
        self.database = Database(checked, patient)
        self.thinking = 0
        self.thoughts: list[str] = []
        """What was thought and acknowledged, each for one state of the table."""
        self.cut = False
        """Whether a line was cut: only then may two think at once."""
        self.told: list[str] = []
        self.doubtful: set[str] = set()
        self.lost = False
        self._tasks: list[list[asyncio.Task[None]]] = [[], []]
        self._count = 0
        self.houses = [self._house(0), self._house(1)]

    def _house(self, process: int) -> Process:
        store, hub = SimulatedStore(self.database, process), Hub()
        house = House(cast(Store, store), hub, lambda: self.database.now)
        timekeeper = Timekeeper(house, hub, lambda: self.database.now)
        board = cast("Noticeboard", store)
        neighbours = Neighbours(house, hub, timekeeper, board, lambda: self.database.now)
        return Process(house, timekeeper, hub, neighbours, Claims(board))

    def settle(self) -> None:
        """Run whatever can run without the database."""
        for _ in range(20):
            self.loop.run_until_complete(asyncio.sleep(0))

    def _begin(self, process: int, job: Coroutine[Any, Any, None]) -> None:
        self._tasks[process].append(self.loop.create_task(job))
        self.settle()

    def say(self, process: int, again: bool) -> None:
        """Somebody talks; `again`: the last request is sent once more, perhaps elsewhere."""
        self._count += not again
        text = f"word {self._count}"
        click = Click.of(f"r{self._count}", text)

        def command(table: Table) -> Outcome:
            return table.once(0, click, lambda table, seat: say(table, seat, text, "all", click))

        async def job() -> None:
            try:
                await self.houses[process].house.change("t", command)
            except HighNoonError:
                self.doubtful.add(text)
                return
            if text not in self.told:
                self.told.append(text)

        self.doubtful.add(text)
        self._begin(process, job())

    def tick(self, process: int) -> None:
        """A process looks whether a time is over."""
        house, timekeeper = self.houses[process][:2]

        async def job() -> None:
            try:
                await house.change("t", timekeeper._decide)
            except HighNoonError:
                return

        self._begin(process, job())

    def watch(self, process: int) -> None:
        """Somebody opens a line to a process, and follows the table from now on."""
        one = self.houses[process]

        async def job() -> None:
            async with one.house.at("t") as table:
                one.hub.join(table, Socket((PUBLIC,)))
            await one.neighbours._tell_here({"t"})

        self._begin(process, job())

    def think(self, process: int) -> None:
        """A process with free hands thinks for the table, if it may, and says what it thought."""
        one = self.houses[process]

        async def job() -> None:
            if not await one.claims.take("t"):
                return
            self.thinking += 1
            try:
                assert self.thinking == 1 or self.cut, "two processes think at once"
                async with one.house.at("t") as table:
                    seq = table.seq
                await self.database.step(process)  # it takes its time
                text = f"thought {seq}"

                def decide(table: Table) -> Outcome:
                    return say(table, 0, text, "all", None) if table.seq == seq else Nothing()

                if not isinstance(await one.house.change("t", decide), Nothing):
                    self.thoughts.append(text)
            except HighNoonError:
                return
            finally:
                self.thinking -= 1
                await one.claims.let_go("t")

        self._begin(process, job())

    def cut_line(self, process: int) -> None:
        """The database hears no more of a process, which goes on: its right to think is gone."""
        self.cut = self.cut or bool(self.database.locks[process])
        self.database.locks[process] = 0

    def proceed(self, which: int) -> None:
        """The database does one of the steps that wait for it."""
        if self.database.waiting:
            _, gate = self.database.waiting.pop(which % len(self.database.waiting))
            if not gate.done():
                gate.set_result(None)
            self.settle()

    def deliver(self, which: int) -> None:
        """A notice arrives; in what order does not matter."""
        if self.database.notices:
            process, news = self.database.notices.pop(which % len(self.database.notices))
            house = self.houses[process].house
            if not house.follow_at_once("t", news):
                self._begin(process, house.follow("t", [news]))

    def lose(self, which: int) -> None:
        """A notice is lost."""
        if self.database.notices:
            self.lost = True
            self.database.notices.pop(which % len(self.database.notices))

    def kill(self, process: int) -> None:
        """A process dies in the middle of all it was doing; another takes its place."""
        failed = [task for task in self._tasks[process] if task.done() and task.exception()]
        for task in self._tasks[process]:
            task.cancel()
        self.settle()
        for task in failed:
            task.result()
        self._tasks[process] = []
        self.database.waiting = [one for one in self.database.waiting if one[0] != process]
        self.database.notices = [one for one in self.database.notices if one[0] != process]
        self.database.here.discard(process)
        self.database.locks[process] = 0
        self.houses[process] = self._house(process)

    def finish(self, look: Callable[[Table], None]) -> None:
        """Everything under way comes to its end, and each process is looked at."""
        for _ in range(10_000):
            if not self.database.waiting and not self.database.notices:
                break
            self.proceed(0)
            self.deliver(0)
        for one in self.houses:
            table = None if (place := one.house._places.get("t")) is None else place.table
            if one.hub.count("t") and not self.lost:
                assert table is not None
                assert table.seq == len(self.database.entries), "followers hear of every change"
        for house in (one.house for one in self.houses):

            async def read(house: House = house) -> None:
                async with house.at("t") as table:
                    look(table)

            task = self.loop.create_task(read())
            while not task.done():
                self.settle()
                self.proceed(0)
            task.result()

    def close(self) -> None:
        try:
            for process in (0, 1):
                self.kill(process)
        finally:
            for task in asyncio.all_tasks(self.loop):
                task.cancel()
            self.settle()
            self.loop.close()

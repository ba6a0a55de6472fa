"""Work for a store: tables opened, played at, read and swept, by several at once, from one seed."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import replace

from highnoon.core.errors import HighNoonError
from highnoon.server.store.sql import SqlStore
from highnoon.server.table.changes import Change, Head, Meta, Stored
from highnoon.server.table.pace import Clock, Pace, started
from highnoon.server.table.seats import SeatInfo
from tests.chaos.model import Broken, Model, State

PACE = Pace(Clock("move", 1e6))


def a_table(name: str, rng: random.Random) -> Stored:
    seats = (SeatInfo("person", name="Zoë", token="a" * 64), SeatInfo("open"))
    code = name.upper() if rng.random() < 0.3 else None
    clocks = started(PACE.clock, 2, 1.0, [0]) if PACE.clock and rng.random() < 0.3 else None
    head = Head(name, "longhorn", 1, "d", {"o": 1}, 7, rng.random() < 0.5, False, 1.0, PACE)
    return Stored(head, Meta(seats, code, clocks=clocks), lines=f'{{"t":"{name}"}}\n')


class Load:
    """Players at tables of their own; each waits for one answer before it asks the next thing."""

    def __init__(self, store: SqlStore, model: Model, seed: int, name: str = "t") -> None:
        self.store = store
        self.model = model
        self.rng = random.Random(seed)
        self.name = name
        self.outcomes: Counter[str] = Counter()
        self._numbers = iter(range(10**9))

    async def work(self, players: int, steps: int) -> None:
        await asyncio.gather(*(self._player(n, steps) for n in range(players)))

    async def _player(self, number: int, steps: int) -> None:
        mine: list[str] = []
        for _ in range(steps):
            dice = self.rng.random()
            if not mine or dice < 0.1:
                await self._open(f"{self.name}{number}x{next(self._numbers)}", mine)
            elif dice < 0.75:
                await self._append(self.rng.choice(mine))
            elif dice < 0.9:
                await self._read(self.rng.choice(mine))
            else:
                await self._look()

    async def _open(self, name: str, mine: list[str]) -> None:
        table = a_table(name, self.rng)
        state = self.model.opens(table)
        if await self._tried(self.store.create(table)):
            self.model.succeeded(name, state)
            mine.append(name)

    async def _append(self, name: str) -> None:
        kept = self.model.tables[name]
        assert kept.state is not None
        n = next(self._numbers)
        change = Change(name, kept.state.seq, 2.0 + n, lines=f'{{"n":{n}}}\n')
        if self.rng.random() < 0.6:
            change = replace(change, seat=0, request=f"r{n}", answer=f'{{"n":{n},"ü":"Zoë"}}')
        if self.rng.random() < 0.3:
            seats = (SeatInfo("person", name=f"n{n}"), SeatInfo("open"))
            change = replace(change, meta=replace(kept.state.meta, seats=seats))
        state = self.model.tries(change)
        if await self._tried(self.store.append(change)):
            self.model.succeeded(name, state)

    async def _read(self, name: str) -> None:
        """What a reader is shown is what was acknowledged: doubts are for after a crash."""
        before = self.model.tables[name].state
        found: list[Stored | None] = []

        async def read() -> None:
            found.append(await self.store.load(name))

        if await self._tried(read(), write=False):
            state = None if found[0] is None else State.of(found[0])
            if state != before:
                raise Broken(f"table {name} was read as {state}, not {before}")

    async def _look(self) -> None:
        looks = (self._clocked, self._public, self._note, self._sweep)
        await self._tried(self.rng.choice(looks)(), write=False)

    async def _clocked(self) -> None:
        for head, meta in await self.store.clocked():
            if meta.clocks is None or head.id not in self.model.tables:
                raise Broken(f"table {head.id} has no clocks")

    async def _public(self) -> None:
        for head, _ in await self.store.public(50):
            if not head.public:
                raise Broken(f"table {head.id} is not public")

    async def _note(self) -> None:
        await self.store.still_open(self.rng.uniform(1, 9))

    async def _sweep(self) -> None:
        if await self.store.sweep(0.0, 0.0):
            raise Broken("tables were removed")

    async def _tried(self, work: object, write: bool = True) -> bool:
        """Whether it succeeded; only errors of ours may come, and always an answer."""
        try:
            async with asyncio.timeout(60):
                await work  # type: ignore[misc]
        except HighNoonError as error:
            self.outcomes[error.reason.key] += 1
            if write:
                self.model.failed()
            return False
        except TimeoutError:
            raise Broken("no answer within a minute") from None
        except Broken:
            raise
        except Exception as error:
            raise Broken(f"not an error of ours: {error!r}") from error
        self.outcomes["done"] += 1
        return True

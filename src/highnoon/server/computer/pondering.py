"""Computers think ahead while people move, where nobody else needs the computers.

Each thought goes in slices, and none begins while anything waits. What is found stays in the
process that thought, and only makes its next decision sooner: a process that is lost costs nothing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from highnoon.bots import ponders
from highnoon.core.action import Seat
from highnoon.server.computer.fair import Ask, Urgency
from highnoon.server.computer.owners import Owners
from highnoon.server.computer.thinking import Thinking
from highnoon.server.computer.worker import think_ahead
from highnoon.server.house.house import House
from highnoon.server.house.hub import Hub
from highnoon.server.keepers import Keepers
from highnoon.server.table.table import Table
from highnoon.server.wire.refusals import Refused

log = logging.getLogger("highnoon.computer")

LOOK_AGAIN: Final = 0.5
"""Seconds until it is tried again, when others need the computers."""
LOOKS: Final = 240
"""How often, before the moment is left alone."""


class Pondering:
    """What computers think about while the tables they sit at wait for people."""

    def __init__(
        self,
        house: House,
        hub: Hub,
        thinkers: Thinking,
        owners: Owners,
        keepers: Keepers,
        seconds: float,
    ) -> None:
        """Slices have so many seconds; with none, nobody thinks ahead."""
        self._house = house
        self._hub = hub
        self._thinkers = thinkers
        self._owners = owners
        self._keepers = keepers
        self._seconds = seconds
        self._moments: dict[str, int] = {}
        """For each table the change after which its computers think ahead."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thinking: set[str] = set()
        """Tables for which a slice is under way."""
        self._given_up: set[str] = set()
        """Tables at which thinking ahead was refused, or lost a process."""

    def notice(self, table: Table) -> None:
        """A table has changed: what was expected is over, and something else may be."""
        table_id = table.head.id
        if not self._seconds or table_id in self._given_up or not _may_think(table):
            self._moments.pop(table_id, None)
            return
        self._moments[table_id] = table.seq
        if table_id not in self._tasks and self._hub.is_watched(table_id):
            task = self._keepers.keep(
                "pondering", lambda: self._ponder(table_id), ends=True, alone=True, tries=1
            )
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    async def rest(self, table_id: str) -> None:
        """A decision is due: wait for the end of the slice that is under way, if one is."""
        self._moments.pop(table_id, None)
        task = self._tasks.get(table_id)
        if task is not None:
            if table_id not in self._thinking:
                task.cancel()
            await asyncio.wait([task])

    async def _ponder(self, table_id: str) -> None:
        """Think ahead for a table's computers, moment after moment."""
        looks = 0
        while (moment := self._moments.get(table_id)) is not None:
            if not self._thinkers.idle:
                looks += 1
                if looks > LOOKS:
                    return
                await asyncio.sleep(LOOK_AGAIN)
                continue
            try:
                more = await self._slice(table_id)
            except Refused:  # no computers, or no table any more
                self._given_up.add(table_id)
                return
            if not more and self._moments.get(table_id) == moment:
                return

    async def _slice(self, table_id: str) -> bool:
        """Think for a moment; whether there is more to think about."""
        async with self._house.at(table_id) as table:
            if not _may_think(table):
                return False
            views = [(table.match.view(seat), level) for seat, level in _thinkers(table)]
            seed = table.head.seed
        ask = Ask(Urgency.PONDERING, self._owners.of(table_id), table_id, "ponder")
        self._thinking.add(table_id)
        try:
            for view, level in views:
                if await self._thinkers.run(ask, think_ahead, view, level, seed, self._seconds):
                    return True
        finally:
            self._thinking.discard(table_id)
        return False

    async def close(self) -> None:
        """Stop thinking ahead."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


def _thinkers(table: Table) -> list[tuple[Seat, int]]:
    """The seats whose computers think ahead, and their levels."""
    game, levels = table.head.game, [seat.by_computer for seat in table.meta.seats]
    return [
        (seat, level)
        for seat, level in enumerate(levels)
        if level is not None and ponders(game, level)
    ]


def _may_think(table: Table) -> bool:
    """Whether the table waits for people alone, and somebody has something to think about."""
    return bool(
        not table.match.over
        and table.lesson is None
        and table.people_waited_for()
        and not table.bots_waited_for()
        and _thinkers(table)
    )

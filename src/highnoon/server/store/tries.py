"""Wrong codes, counted once for all processes of a house.

A try is counted as wrong before it is made and given back when the code was right, so that tries
at the same moment count wherever they are made.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from math import exp2
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects import postgresql

from highnoon.server.store.rows import TRIES
from highnoon.server.store.writing import Note

LONGEST_WAIT: Final = 600.0
FORGOTTEN: Final = 24 * 60 * 60.0
"""Seconds after which a row that nobody adds to says nothing any more."""
NOW: Final = "SELECT extract(epoch FROM clock_timestamp())::float8"
ALARM: Final = 1
"""How many wrong codes a network is allowed while the whole house is guessed at."""


class Counted(NamedTuple):
    """A count: how many wrong codes it forgets each second, and how many are free."""

    name: str
    rate: float
    free: int


def longer(more: float) -> float:
    """Seconds until the next try: twice as long after each wrong one that was not free."""
    return min(LONGEST_WAIT, exp2(min(more + 1, 20.0)))


class Tries:
    """The counts of the house. The first of those that are given is that of the whole house."""

    def __init__(self, write: Callable[[Note], Awaitable[None]]) -> None:
        self._write = write

    async def reserve(self, counts: Sequence[Counted]) -> float:
        """Count one try for each of these; else the seconds to wait, and nothing is counted."""
        found = 0.0

        def note(connection: Connection) -> None:
            nonlocal found
            now = float(connection.exec_driver_sql(NOW).scalar_one())
            left = {one.name: (0.0, 0.0) for one in counts}
            names = sorted(left)
            rows = select(TRIES).where(TRIES.c.name.in_(names)).order_by(TRIES.c.name)
            rates = {one.name: one.rate for one in counts}
            for row in connection.execute(rows.with_for_update()):
                kept = max(0.0, row.wrong - (now - row.at) * rates[row.name])
                left[row.name] = kept, row.at
            house, *networks = counts
            alarm = left[house.name][0] >= house.free
            waits = [0.0]
            for place, one in enumerate(networks):
                wrong, at = left[one.name]
                more = wrong - (ALARM if alarm and place == 0 else one.free)
                waits.append(0.0 if more < 0 else at + longer(more) - now)
            found = max(waits)
            if found > 0:
                return
            for name in names:
                wrong = left[name][0] + 1
                fresh = postgresql.insert(TRIES).values(name=name, wrong=wrong, at=now)
                connection.execute(
                    fresh.on_conflict_do_update(
                        index_elements=["name"], set_={"wrong": wrong, "at": now}
                    )
                )
            connection.execute(delete(TRIES).where(TRIES.c.at < now - FORGOTTEN))

        await self._write(note)
        return found

    async def give_back(self, counts: Sequence[Counted]) -> None:
        """The code was right: it costs nothing."""
        names = [one.name for one in counts]

        def note(connection: Connection) -> None:
            back = update(TRIES).where(TRIES.c.name.in_(names), TRIES.c.wrong >= 1)
            connection.execute(back.values(wrong=TRIES.c.wrong - 1))

        await self._write(note)

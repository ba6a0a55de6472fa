"""How solved deals were played in this house, by people and computers: counts, and no names."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from highnoon.core.errors import HighNoonError
from highnoon.server.store import Store
from highnoon.server.table.changes import Stored
from highnoon.server.table.deals_state import solved_of
from highnoon.server.table.table import Table
from highnoon.server.wire.deals import DealPlayed

LATEST: Final = 100
"""So many games of a deal are counted, the latest ones: each is played again for that."""
FRESH: Final = 60.0
"""Seconds for which a count is told again."""
REMEMBERED: Final = 200


class _Row(NamedTuple):
    """Where a game began, and which level did; None for a person."""

    place: str
    level: int | None


class Played:
    """Counts games by deal, and remembers for a while what it has counted."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[tuple[str, int], tuple[float, list[DealPlayed]]] = {}

    async def of(self, game: str, number: int) -> list[DealPlayed]:
        """The counts of one deal, or `InvalidData` where it is not among the solved ones."""
        deal = solved_of(game).find(number)
        known = self._known.get((game, number))
        if known is not None and self._clock() - known[0] < FRESH:
            return known[1]
        tables = []
        for table in await self._store.dealt(game, number, LATEST):
            try:
                stored = await self._store.load(table)
            except HighNoonError:
                continue  # damaged, or closed meanwhile: the store has told of it
            options = {} if stored is None else stored.head.options
            if stored is not None and deal.options.items() <= options.items():
                tables.append(stored)
        found = await asyncio.to_thread(_counted, game, deal, tables)
        self._known[game, number] = (self._clock(), found)
        while len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return found


def _counted(game: str, deal: Any, tables: Iterable[Stored]) -> list[DealPlayed]:
    """The games of a deal by their start and by who had the first turn."""
    solved, counts = solved_of(game), Counter[tuple[_Row, str]]()
    for stored in tables:
        table = Table.load(stored)
        began, result = solved.begun(table.match), table.match.result
        if began is None or result is None:
            continue
        place, first = began
        who = stored.meta.seats[first]
        if who.kind not in ("person", "bot"):
            continue
        mine, best = result.places[first], result.places.count(1)
        how = "lost" if mine != 1 else "drawn" if best > 1 else "won"
        counts[_Row(place, who.level if who.kind == "bot" else None), how] += 1
    starts = {start.place: start for start in deal.starts}
    rows = {row for row, _ in counts if row.place in starts}
    return [
        {
            "place": row.place,
            "phrase": solved.place_of(starts[row.place]).plain(),
            "level": row.level,
            "won": counts[row, "won"],
            "drawn": counts[row, "drawn"],
            "lost": counts[row, "lost"],
        }
        for row in sorted(rows, key=lambda row: (list(starts).index(row.place), row.level or 0))
    ]

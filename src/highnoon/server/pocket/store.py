"""The store of a pocket: one sealed text a table, written whole by whoever keeps it for the device.

A keeper is asked to put a text on top of the change before it, and refuses if that is not there:
so two pages with the same table never overwrite each other.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol

from highnoon.core.action import Phrase
from highnoon.server.pocket.sealed import sealed, unsealed
from highnoon.server.store import Bells, ChangedElsewhere, Groups, News, StoreError, StoreFull
from highnoon.server.store.ledger import Ledger
from highnoon.server.table.changes import Change, Head, Meta, Stored
from highnoon.server.table.pace import ALWAYS_OPEN, Openings
from highnoon.server.table.requests import NOBODY

if TYPE_CHECKING:
    from highnoon.server.store.noticeboard import Noticeboard

REMEMBERED: Final = 40
"""Answers that are kept for requests that may come again; a device asks again at once or never."""

REASONS: Final = {
    "full": "pocket-error-full",
    "blocked": "pocket-error-blocked",
    "cleared": "pocket-error-cleared",
}
"""What is said where a text could not be kept."""


class Keeper(Protocol):
    """Keeps texts for the device: in the browser's database, or in memory."""

    async def put(self, table: str, seq: int, text: str) -> str:
        """Keep a text on top of change `seq - 1`; `` if it is kept, else why not.

        That is `elsewhere`, or one of `REASONS`.
        """

    async def get(self, table: str) -> str | None:
        """The text of a table."""

    def note(self, table: str, seats: str) -> None:
        """Remember how a table stands for its people, for a list that is shown without us."""


class PocketStore:
    """Tables as texts."""

    def __init__(self, keeper: Keeper) -> None:
        self.failures: Counter[str] = Counter()
        self.board: Noticeboard | None = None
        self.clock = time.time
        self._keeper = keeper
        self._kept: dict[str, Stored] = {}
        self._asked: dict[str, str] = {}

    @property
    def bells(self) -> Bells:
        """Nobody is told of anything: whoever plays is here."""
        raise NotImplementedError

    @property
    def groups(self) -> Groups:
        """Nobody plays with others here."""
        raise NotImplementedError

    @property
    def ledger(self) -> Ledger:
        """Whoever holds the device is its operator."""
        raise NotImplementedError

    async def create(self, table: Stored, due: bool = False) -> None:
        """Keep a new table."""
        await self._put(table)
        for seat, request, _ in table.answers:
            if seat == NOBODY:
                self._asked[request] = table.head.id

    async def load(self, table: str) -> Stored | None:
        """A table, or None; `Damaged` if its text is not as it was written."""
        text = await self._keeper.get(table)
        self._kept.pop(table, None)
        if text is None:
            return None
        self._kept[table] = found = unsealed(text)
        return found

    async def seq(self, table: str) -> int | None:
        """The number of a table's last change, as far as this page knows."""
        return self._kept[table].seq if table in self._kept else None

    async def since(self, table: str, seq: int) -> News | None:
        """Nothing happens elsewhere: another page that has the table open is refused."""
        return None

    async def append(self, change: Change) -> None:
        """Keep a change; `ChangedElsewhere` when the table has moved on."""
        before = self._kept.get(change.table)
        if before is None or before.seq != change.seq:
            raise ChangedElsewhere
        answers = before.answers
        if change.seat is not None and change.request is not None and change.answer is not None:
            answers = (*answers, (change.seat, change.request, change.answer))[-REMEMBERED:]
        await self._put(
            replace(
                before,
                meta=before.meta if change.meta is None else change.meta,
                seq=change.seq + 1,
                lines=before.lines + change.lines,
                answers=answers,
            )
        )

    async def _put(self, table: Stored) -> None:
        why = await self._keeper.put(table.head.id, table.seq, sealed(table))
        if why == "elsewhere":
            raise ChangedElsewhere
        if why:
            self.failures[why] += 1
            raise (StoreFull if why == "full" else StoreError)(Phrase(REASONS[why]))
        self._kept[table.head.id] = table

    async def by_code(self, code: str) -> str | None:
        """Nobody comes in by a code."""
        return None

    async def by_request(self, request: str) -> str | None:
        """The table that a request brought since this page was opened."""
        return self._asked.get(request)

    async def uploaded(self) -> int:
        """Nobody counts."""
        return 0

    async def public(self, limit: int) -> Sequence[tuple[Head, Meta]]:
        """Nobody watches."""
        return ()

    async def dealt(self, game: str, seed: int, limit: int) -> Sequence[str]:
        """Nobody looks: a keeper finds texts by their table alone."""
        return ()

    async def clocked(self) -> Sequence[tuple[Head, Meta]]:
        """Clocks run only at a table that is open."""
        return ()

    async def open_house(self, now: float) -> Openings:
        """A pocket does not note when it is open."""
        return await self.openings()

    async def openings(self) -> Openings:
        """It has always been open, but clocks of a table that is closed are set on."""
        return ALWAYS_OPEN

    async def still_open(self, now: float) -> None:
        """Nor that it still is."""

    async def sweep(
        self, finished_before: float, idle_before: float, uploaded_before: float = 0.0
    ) -> int:
        """Nothing is ever thrown away but by its owner."""
        return 0

    async def close(self) -> None:
        """All is kept already."""

"""Which client opened which table: its computers think on that client's share of the time.

Kept in memory only: a table from before a restart belongs to whoever sits down at it first.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Sequence
from typing import Final

from highnoon.server.table.seats import SeatInfo
from highnoon.server.wire.refusals import Refused

KNOWN: Final = 50_000
"""Tables whose opener is remembered; the oldest are forgotten."""


class Owners:
    """The tables in use, by who opened them."""

    def __init__(self, most: int, most_alone: int, running: Callable[[str], bool]) -> None:
        self._most = most
        self._most_alone = most_alone
        self._running = running
        self.elsewhere: Callable[[str, bool], int] = lambda *_: 0
        """How many a client has at other processes: all of them, or those with computers alone."""
        self._client_of: OrderedDict[str, str] = OrderedDict()
        self._tables: defaultdict[str, dict[str, bool]] = defaultdict(dict)

    def of(self, table_id: str) -> str:
        """On whose share a table's computers think."""
        return self._client_of.get(table_id, table_id)

    def check(self, client: str, seats: Sequence[SeatInfo]) -> None:
        """Refuse a client who has many tables with computers running already."""
        tables = self._tidied(client)
        if not any(seat.kind == "bot" for seat in seats):
            return
        if self._most and len(tables) + self.elsewhere(client, False) >= self._most:
            raise Refused(429, "error-computer-tables", retry_after=60, count=self._most)
        alone = sum(tables.values()) + self.elsewhere(client, True)
        if self._most_alone and nobody(seats) and alone >= self._most_alone:
            raise Refused(429, "error-computer-tables", retry_after=60, count=self._most_alone)

    def opened(self, table_id: str, client: str, seats: Sequence[SeatInfo]) -> None:
        """Remember a new table, if computers sit at it."""
        self.adopt(table_id, client)
        if any(seat.kind == "bot" for seat in seats):
            self._tables[client][table_id] = nobody(seats)

    def adopt(self, table_id: str, client: str) -> None:
        """Somebody sits at a table; it is theirs unless it is known to be another's."""
        self._client_of.setdefault(table_id, client)
        if len(self._client_of) > KNOWN:
            self._client_of.popitem(last=False)

    def _tidied(self, client: str) -> dict[str, bool]:
        """The client's tables that are still in use."""
        found = {one: alone for one, alone in self._tables[client].items() if self._running(one)}
        self._tables[client] = found
        if not found:
            del self._tables[client]
        return found

    def counts(self, alone: bool) -> dict[str, int]:
        """How many tables each client has: all of them, or those with computers alone."""
        found = {
            client: sum(tables.values()) if alone else len(tables)
            for client, tables in self._tables.items()
        }
        return {client: count for client, count in found.items() if count}

    def tidy(self) -> None:
        """Stop counting tables that are no longer in use."""
        for client in list(self._tables):
            self._tidied(client)


def nobody(seats: Sequence[SeatInfo]) -> bool:
    """Whether only computers sit there: they play on though nobody watches."""
    return all(seat.kind == "bot" for seat in seats)

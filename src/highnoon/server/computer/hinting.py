"""Who is being advised: one hint for a seat at a time, and so many for a client, in all the house.

Where several processes share a house each hint holds advisory locks of the database, which lets go
of them when a process dies.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from highnoon.core.action import Seat
from highnoon.core.errors import HighNoonError
from highnoon.server.wire.refusals import Refused

if TYPE_CHECKING:  # its driver is there only where it is needed
    from highnoon.server.store.noticeboard import Noticeboard

log = logging.getLogger("highnoon.computer")


class Hinting:
    """The hints under way."""

    def __init__(self, board: Noticeboard | None, most: int) -> None:
        """A client may have so many at a time; 0 means no limit."""
        self._board = board
        self._most = most
        self._mine: set[str] = set()

    @asynccontextmanager
    async def for_seat(self, table_id: str, seat: Seat, client: str) -> AsyncIterator[None]:
        """While a hint is worked out; refused where there are too many."""
        held: list[str] = []
        places = [f"hint/{client}/{place}" for place in range(self._most)]
        try:
            for names in ([f"hint/{table_id}/{seat}"], places):
                for name in names:
                    if await self._take(name, held):
                        break
                else:
                    if names:
                        raise Refused(429, "error-too-many", retry_after=1)
            yield
        finally:
            for name in held:
                await self._let_go(name)

    async def _take(self, name: str, held: list[str]) -> bool:
        if name in self._mine:
            return False
        self._mine.add(name)  # before anything is waited for: two at once here are told apart
        held.append(name)
        if self._board is None or await self._board.claim(name):
            return True
        held.remove(name)
        self._mine.discard(name)
        return False

    async def _let_go(self, name: str) -> None:
        self._mine.discard(name)
        if self._board is not None:
            try:
                await self._board.let_go(name)
            except HighNoonError as error:  # the line is lost, and the lock with it
                log.warning("a hint's place was lost: %s", error)

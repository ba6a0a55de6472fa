"""Who thinks for which table: one process of the house at a time, and whoever has free hands.

A claim is an advisory lock of the database, taken when a desk is free and not before, so that jobs
that wait here may be taken elsewhere. The database lets go of it when a process dies.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from highnoon.core.errors import HighNoonError

if TYPE_CHECKING:  # its driver is there only where it is needed
    from highnoon.server.store.noticeboard import Noticeboard

log = logging.getLogger("highnoon.claims")

LOOK_EVERY: Final = 1.0
"""Seconds between two looks for tables that wait for a computer."""
BEHIND: Final = 1.0
"""Seconds that a table waits before another process than its own thinks for it."""


class Claims:
    """The claims of this process; without a noticeboard it is alone and has them all."""

    def __init__(self, board: Noticeboard | None) -> None:
        self._board = board
        self._mine: set[str] = set()

    async def take(self, table_id: str) -> bool:
        """Whether this process may think for a table."""
        if self._board is None:
            return True
        if table_id in self._mine:
            return False
        self._mine.add(table_id)  # before it is waited for: the database would give it twice
        taken = False
        try:
            taken = await self._board.claim(table_id)
        finally:
            if not taken:
                self._mine.discard(table_id)
        return taken

    async def let_go(self, table_id: str) -> None:
        """Another process may think for a table."""
        if table_id in self._mine and self._board is not None:
            self._mine.discard(table_id)
            try:
                await self._board.let_go(table_id)
            except HighNoonError as error:  # the line is lost, and the claim with it
                log.warning("a claim was lost: %s", error)

    async def help(
        self,
        idle: Callable[[], int],
        clock: Callable[[], float],
        load: Callable[[str], Awaitable[None]],
        prepare: Callable[[], Awaitable[None]],
        behind: float = BEHIND,
    ) -> None:
        """Take tables that wait for a computer anywhere in the house, forever."""
        assert self._board is not None
        while True:
            await asyncio.sleep(LOOK_EVERY if behind else LOOK_EVERY / 4)
            if not idle():
                continue
            await prepare()
            for table_id in await self._board.due(clock() - behind, idle()):
                if await self.take(table_id):
                    await self.let_go(table_id)
                    await load(table_id)

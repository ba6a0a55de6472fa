"""The pen: one connection that writes, in a thread of its own.

Each step of an async connection is a journey to its thread (SQLite) or to the event loop and back;
a group of changes written by a plain connection is one journey. Measured in docs/lab-book.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from highnoon.server.store import ChangedElsewhere
from highnoon.server.store.trouble import may_repeat

TRIES: Final = 3


class Pen:
    """Writes to the database, one transaction at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection: Connection | None = None

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Do `work` in one transaction; return when it is on the disk."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Callable[[Connection], None]) -> None:
        try:
            for attempt in range(1, TRIES + 1):
                if self._connection is None:
                    self._connection = self._engine.connect()
                with self._connection.begin() as transaction:
                    try:
                        work(self._connection)
                    except DBAPIError as error:
                        if attempt == TRIES or not may_repeat(error):
                            raise
                        # Nothing was committed, so that doing it again does nothing twice.
                        transaction.close()
                        self._drop()
                        continue
                return
        except (IntegrityError, ChangedElsewhere):
            raise
        except BaseException:
            self._drop()  # nobody knows what state it is in: the next write begins afresh
            raise

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()

    async def close(self) -> None:
        """Let the connection go, in its own thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        self._drop()
        self._engine.dispose()

"""Patience with a database: an answer that does not come is a lost line, not a wait without end.

TCP finds a dead machine, but neither a stopped one behind a proxy nor a proxy that swallows what
is said. So each wait has a limit, after which the line is hung up; whoever waits meets an ordinary
lost line. For a moment afterwards nobody else is made to wait: they are told at once (a circuit
breaker, as in M. Nygard, Release It!, 2007).
"""

from __future__ import annotations

import asyncio
import os
import select
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import psycopg

ANSWERED: Final = 5.0
"""Seconds in which a single statement is answered."""
WRITTEN: Final = 15.0
"""Seconds for what the pen writes: sweeping a large house is one statement."""
PAUSE: Final = 1.0
"""Seconds after a silence in which the database is not asked again."""


def says_something(number: int) -> bool:
    """Whether there is anything to be read on the line with this number."""
    poll = select.poll()
    poll.register(number, select.POLLIN)
    return bool(poll.poll(0))


class Patience:
    """One process's patience with its database."""

    def __init__(self) -> None:
        self._noticed = -PAUSE

    def check(self, asked: float) -> None:
        """Refuse to wait where a silence was noticed since `asked`, or just before it."""
        if self._noticed > asked - PAUSE:
            raise psycopg.OperationalError("the database does not answer")

    def lost(self) -> None:
        """Nobody answered in time."""
        self._noticed = time.monotonic()

    @contextmanager
    def waiting(self, number: int) -> Iterator[None]:
        """Hang up on the line with this number if what is done here takes too long."""
        loop = asyncio.get_running_loop()
        watch: asyncio.TimerHandle

        def look() -> None:
            nonlocal watch
            if says_something(number):  # it is we who are late, not the database
                watch = loop.call_later(ANSWERED, look)
            else:
                self._hang_up(number)

        watch = loop.call_later(ANSWERED, look)
        try:
            yield
        finally:
            watch.cancel()

    @contextmanager
    def writing(self, number: int) -> Iterator[None]:
        """The same in a thread, for the pen."""
        watch = threading.Timer(WRITTEN, self._hang_up, (number,))
        watch.daemon = True
        watch.start()
        try:
            yield
        finally:
            watch.cancel()

    def _hang_up(self, number: int) -> None:
        self.lost()
        with suppress(OSError), socket.socket(fileno=os.dup(number)) as line:
            line.shutdown(socket.SHUT_RDWR)


class ImpatientLine(psycopg.AsyncConnection[Any]):
    """A line that is hung up when an answer does not come."""

    patience: Patience

    async def wait(self, *args: Any, **options: Any) -> Any:
        with self.patience.waiting(self.fileno()):
            return await super().wait(*args, **options)


class ImpatientPen(psycopg.Connection[Any]):
    """The same for the pen."""

    patience: Patience

    def wait(self, *args: Any, **options: Any) -> Any:
        with self.patience.writing(self.fileno()):
            return super().wait(*args, **options)


class Exchange:
    """Makes lines to the database, all with the same patience."""

    def __init__(self) -> None:
        self.patience = Patience()

    async def line(self, *args: Any, **options: Any) -> ImpatientLine:
        """A line for the event loop."""
        with self._trying():
            made = await ImpatientLine.connect(*args, **options)
        made.patience = self.patience
        return made

    def pen(self, _dialect: Any, _record: Any, args: Any, options: Any) -> ImpatientPen:
        """A line for a thread, as SQLAlchemy asks for it (`do_connect`)."""
        with self._trying():
            made = ImpatientPen.connect(*args, **options)
        made.patience = self.patience
        return made

    @contextmanager
    def _trying(self) -> Iterator[None]:
        self.patience.check(time.monotonic())
        try:
            yield
        except psycopg.errors.ConnectionTimeout:
            self.patience.lost()
            raise

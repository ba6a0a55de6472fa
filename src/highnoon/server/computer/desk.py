"""One process in which computers think. It may die, hang or be stopped; nobody waits for its end.

A job travels as a pickle over a pair of sockets. The process says at once that it has begun, so
that one which has been stopped is found out long before a thought would be late. On the way it may
tell what it weighs.
"""

from __future__ import annotations

import asyncio
import io
import logging
import multiprocessing
import pickle
import socket
import struct
import time
from collections.abc import Callable, Sequence
from multiprocessing.context import SpawnProcess
from typing import Any, Final, ParamSpec, TypeVar

from highnoon.engine.thoughts import Heard, Idea, listening
from highnoon.server.computer.worker import settle_in

log = logging.getLogger("highnoon.bots")

P = ParamSpec("P")
T = TypeVar("T")

BEGINS_WITHIN: Final = 20.0
"""Seconds in which a process that has worked before says that it has begun."""
REAPED_WITHIN: Final = 30.0
_LENGTH: Final = struct.Struct("!Q")
BEGUN: Final = b"+"
WEIGHED: Final = b"~"
DONE: Final = b"="


class DeskLost(Exception):
    """The process died, hung or could not be started: nothing is known about the job."""


class Desk:
    """One process, one job at a time; a lost process is replaced at the next job."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._reaping: set[asyncio.Task[None]] = set()
        self._worked = False
        self.home: object = None
        """Whose thoughts it had last: a table's next thought finds its memory here."""
        self.seconds = 0.0
        """How long the last job took, the start of a process not counted."""
        self.heard: Heard | None = None
        """Is told what the job weighs."""

    @property
    def running(self) -> bool:
        """Whether there is a process, as far as can be told without asking it."""
        return self._line is not None and not self._line[0].at_eof()

    @property
    def pid(self) -> int | None:
        """The process's number, for whoever looks after the machine."""
        return self._process.pid if self._process is not None else None

    async def ask(self, timeout: float, job: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Have a job done; `DeskLost` if the process does not answer, and then it is gone."""
        text = pickle.dumps((job, args, more))
        try:
            if not self.running:
                await self._start()
            assert self._line is not None
            reader, writer = self._line
            writer.write(_LENGTH.pack(len(text)) + text)
            async with asyncio.timeout(min(timeout, BEGINS_WITHIN) if self._worked else timeout):
                await writer.drain()
                await reader.readexactly(1)
            begun = time.perf_counter()
            async with asyncio.timeout(timeout):
                answer = await self._answer(reader)
        except (OSError, EOFError, TimeoutError) as error:
            self.close()
            raise DeskLost(type(error).__name__) from error
        except BaseException:
            self.close()
            raise
        self._worked = True
        self.seconds = time.perf_counter() - begun
        done, found = pickle.loads(answer)  # noqa: S301  (our own process)
        if not done:
            raise found
        result: T = found
        return result

    async def _answer(self, reader: asyncio.StreamReader) -> bytes:
        """The job's answer; what it weighs on the way is told."""
        while True:
            kind = await reader.readexactly(1)
            (size,) = _LENGTH.unpack(await reader.readexactly(_LENGTH.size))
            text = await reader.readexactly(size)
            if kind == DONE:
                return text
            if self.heard is not None:
                self.heard(pickle.loads(text))  # noqa: S301  (our own process)

    async def _start(self) -> None:
        self.close()
        ours, theirs = socket.socketpair()
        with theirs:
            context = multiprocessing.get_context("spawn")
            self._process = process = context.Process(target=sit, args=(theirs,), daemon=True)
            self._line = await asyncio.open_connection(sock=ours)
            await asyncio.to_thread(process.start)
            if self._process is not process:  # closed meanwhile
                self._reap(process)
                raise DeskLost("closed")

    def close(self) -> None:
        """End the process, whatever it is doing; a thread waits for its end."""
        process, self._process = self._process, None
        line, self._line = self._line, None
        self._worked = False
        if line is not None:
            line[1].transport.abort()
        if process is not None and process.pid is not None:
            self._reap(process)

    def _reap(self, process: SpawnProcess) -> None:
        process.kill()
        task = asyncio.create_task(asyncio.to_thread(process.join, REAPED_WITHIN))
        self._reaping.add(task)
        task.add_done_callback(self._reaping.discard)

    async def closed(self) -> None:
        """Wait until the processes that were ended are gone."""
        if self._reaping:
            await asyncio.wait(list(self._reaping))


# --- in the process ---


def sit(line: socket.socket) -> None:
    """Do one job after the other until the server hangs up."""
    settle_in()
    with line, line.makefile("rwb") as stream:
        while (head := stream.read(_LENGTH.size)) and len(head) == _LENGTH.size:
            (size,) = _LENGTH.unpack(head)
            _do(stream.read(size), stream)


def _do(text: bytes, stream: io.BufferedRWPair) -> None:
    stream.write(BEGUN)
    stream.flush()

    def weighed(ideas: Sequence[Idea]) -> None:
        _write(stream, WEIGHED, pickle.dumps(ideas))

    answer: tuple[bool, Any]
    try:
        job, args, more = pickle.loads(text)  # noqa: S301  (the server's own)
        with listening(weighed):
            answer = (True, job(*args, **more))
    except MemoryError:
        raise SystemExit(1) from None  # a process without memory is lost, its job is not at fault
    except Exception as error:  # noqa: BLE001  (whatever it is, it is told)
        answer = (False, error)
    _write(stream, DONE, _pickled(answer))


def _write(stream: io.BufferedRWPair, kind: bytes, text: bytes) -> None:
    stream.write(kind + _LENGTH.pack(len(text)) + text)
    stream.flush()


def _pickled(answer: tuple[bool, Any]) -> bytes:
    """The answer on its way; an error that cannot travel goes as its own description."""
    try:
        text = pickle.dumps(answer)
        pickle.loads(text)  # noqa: S301  (some errors are written but cannot be read again)
    except Exception:  # noqa: BLE001
        return pickle.dumps((False, RuntimeError(repr(answer[1])[:1000])))
    return text

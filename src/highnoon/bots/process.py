"""A program beside us that is asked by lines: bounded in time, in bytes and in what it may break.

It runs in a process group of its own, with few of our surroundings, and the whole group ends with
it. Reading and writing never block longer than the question allows. POSIX only.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Final, cast

from highnoon.bots.bot import BotFault
from highnoon.core.action import Phrase

LONGEST_ANSWER: Final = 64 * 1024
LOUDEST: Final = 1024 * 1024
"""How much it may complain during one question."""

_TAIL: Final = 300
_CHUNK: Final = 65536
_DYING: Final = 3.0
"""Seconds that a program which says no more may take to end, to be quoted with its code."""
_KEPT: Final = ("PATH", "HOME", "LANG", "TMPDIR")
"""What a program sees of our environment: no secrets of a server's operator."""

_LIMITS: Final = {"RLIMIT_AS": 4 * 1024**3, "RLIMIT_FSIZE": 64 * 1024**2, "RLIMIT_CORE": 0}


class Program:
    """One running program."""

    def __init__(self, command: Sequence[str]) -> None:
        surroundings = {name: os.environ[name] for name in _KEPT if name in os.environ}
        try:
            self._process = subprocess.Popen(  # noqa: S603  (whoever configured it trusts it)
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env={**surroundings, "PYTHONUNBUFFERED": "1"},
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotFault(Phrase("bot-fault-start", {"reason": str(error)[:200]})) from None
        self._complaints = b""
        self._stdin = cast("IO[bytes]", self._process.stdin)
        self._stdout = cast("IO[bytes]", self._process.stdout)
        self._stderr = cast("IO[bytes]", self._process.stderr)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        _bound(self._process.pid)

    def ask(self, line: str, seconds: float) -> str:
        """Send one line and wait for one line; `BotFault` with the reason otherwise."""
        with suppress(BlockingIOError):
            if os.read(self._stdout.fileno(), 1):
                raise BotFault(Phrase("bot-fault-unasked"))
        deadline = time.monotonic() + seconds
        asked, answer, loud = line.encode() + b"\n", b"", 0
        with selectors.DefaultSelector() as pipes:
            pipes.register(self._stdin, selectors.EVENT_WRITE)
            pipes.register(self._stdout, selectors.EVENT_READ)
            pipes.register(self._stderr, selectors.EVENT_READ)
            while b"\n" not in answer:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise BotFault(Phrase("bot-fault-hung", {"seconds": f"{seconds:g}"}))
                for key, _ in pipes.select(left):
                    if key.fileobj is self._stdin:
                        asked = self._write(asked)
                        if not asked:
                            pipes.unregister(self._stdin)
                    elif key.fileobj is self._stderr:
                        heard = os.read(key.fd, _CHUNK)
                        loud += len(heard)
                        self._complaints = (self._complaints + heard)[-_TAIL:]
                        if not heard:
                            pipes.unregister(self._stderr)
                    else:
                        heard = os.read(key.fd, _CHUNK)
                        if not heard:
                            raise self._died()
                        answer += heard
                if len(answer) > LONGEST_ANSWER or loud > LOUDEST:
                    raise BotFault(Phrase("bot-fault-flooded", {"bytes": LONGEST_ANSWER}))
        first, _, more = answer.partition(b"\n")
        if more:
            raise BotFault(Phrase("bot-fault-unasked"))
        return first.decode("utf-8", "replace")

    def _write(self, text: bytes) -> bytes:
        """What is left after writing what fits; a reader that is gone shows in its silence."""
        try:
            return text[os.write(self._stdin.fileno(), text) :]
        except BrokenPipeError:
            return b""

    def _died(self) -> BotFault:
        try:
            code = str(self._process.wait(_DYING))
        except subprocess.TimeoutExpired:
            code = "-"
        with suppress(BlockingIOError):
            self._complaints = (self._complaints + os.read(self._stderr.fileno(), _CHUNK))[-_TAIL:]
        said = self._complaints.decode("utf-8", "replace").strip().splitlines()
        last = said[-1] if said else "-"
        return BotFault(Phrase("bot-fault-died", {"code": code, "said": last}))

    def close(self, seconds: float = 0.2) -> None:
        """End it, gently first, and everything it started."""
        with suppress(OSError):
            self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._stdout.close()
        self._stderr.close()


def _bound(pid: int) -> None:
    """Bounded memory and files, where the system can do that to a running process."""
    if sys.platform == "linux":
        import resource

        for name, most in _LIMITS.items():
            with suppress(OSError, ValueError):
                resource.prlimit(pid, getattr(resource, name), (most, most))

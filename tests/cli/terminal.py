"""A real terminal for a test: a process behind a pty, read like a person reads it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]")
PATIENCE = 30.0


class Terminal:
    """`highnoon` in a terminal of 80 columns and 24 lines."""

    def __init__(self, *args: str, data: Path, lines: int = 24) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, 80, 0, 0))
        environ = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        environ |= {"HIGHNOON_DATA": str(data), "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "highnoon", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environ,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.text = ""

    def until(self, *wanted: str) -> str:
        """All that is printed until one of these texts is."""
        end = time.monotonic() + PATIENCE
        while not any(text in self.text for text in wanted):
            if time.monotonic() > end or not self._read():
                raise AssertionError(f"waited for {wanted}, saw:\n{self.text}")
        seen, self.text = self.text, ""
        return seen

    def rest(self) -> str:
        """All that is printed until the process ends."""
        while self._read():
            pass
        return self.text

    def _read(self) -> bool:
        if not select.select([self.master], [], [], PATIENCE)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        self.text += ESCAPES.sub("", data.decode("utf-8", "replace"))
        return bool(data)

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self.master, (line + "\n").encode())

    def press(self, key: bytes) -> None:
        """Press a key without Enter."""
        os.write(self.master, key)

    def end(self) -> int:
        """The exit code, once the process has ended."""
        try:
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()
            os.close(self.master)

"""A server of our own on a free port, that can be stopped, killed and started again."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

DEAL = """
from highnoon.core import match
match.fresh_seed = lambda: 7
"""
"""Before a script that serves: every table has the same deal, so that a test meets the same game
each time. Pictures and figures take any deal."""

SERVE = """
import sys
from pathlib import Path
from highnoon.server.run import serve
from highnoon.server.settings import Settings
settings = Settings(data=Path(sys.argv[1]), workers=1, rate=0, join_rate=0, beat=0.1)
serve(settings, "127.0.0.1", int(sys.argv[2]))
"""


PATIENCE = 180.0
"""Seconds in which it starts, however busy the machine is."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    def __init__(self, data: Path, serve: str = SERVE) -> None:
        self.data = data
        self._serve = serve
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", self._serve, str(self.data), str(self.port)]
        self._process = subprocess.Popen(command)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(self.url + "healthz", timeout=1):
                    return
            except (urllib.error.URLError, TimeoutError):
                time.sleep(0.1)
        self.stop(kill=True)
        raise TimeoutError("the server did not start")

    @property
    def running(self) -> bool:
        """Whether it was started and not stopped again."""
        return self._process is not None

    def stop(self, kill: bool = False) -> None:
        if self._process is not None:
            if kill:
                self._process.kill()
            else:
                self._process.terminate()
            self._process.wait(20)
            self._process = None

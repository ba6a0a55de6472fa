"""Real servers in processes of their own, to be killed.

The kennel imports the server once and forks a process for each start: a fresh server in
milliseconds, as real as one started by hand.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from tests.databases import database_of

ANSWERED_WITHIN: Final = 60.0
"""Seconds in which whoever asks is answered, on whatever machine."""
START = r"""
import os, signal, sys
from pathlib import Path
from highnoon.server.http.logs import log_to_stderr
from highnoon.server.run import serve
from highnoon.server.settings import Settings

def ready(url):
    print(os.getpid(), url, flush=True)

print("warm", flush=True)
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        folder, database, level, patience = line.strip("\n").split("\t")
        log_to_stderr(level)
        if patience:
            from highnoon.server.store import patience as with_database
            with_database.ANSWERED = float(patience)
        settings = Settings(
            data=Path(folder), database=database, workers=1, rate=0, join_rate=0
        )
        serve(settings, "127.0.0.1", 0, ready=ready)
        os._exit(0)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""


class Kennel:
    """Starts one server at a time."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        level: str = "error",
        patience: float | None = None,
    ) -> None:
        """With no word about the database, it is that of this run's tests.

        `patience` is how long the server waits for PostgreSQL, where not as long as usual.
        """
        self.folder = folder
        self.level = level
        self.patience = patience
        self.database = database_of(folder) if database is None else database
        self.url = ""
        self.pid = 0

    def __enter__(self) -> Kennel:
        command = [sys.executable, "-c", START]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._line() == "warm"
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.pid:
            self.stop(signal.SIGKILL)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.kill()  # its server is gone, and nothing is left to be done politely
        self._process.wait()
        self._process.stdout.close()

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def start(self) -> None:
        assert self._process.stdin is not None
        told = (self.folder, self.database, self.level, self.patience or "")
        self._process.stdin.write("\t".join(map(str, told)) + "\n")
        self._process.stdin.flush()
        said = self._line()
        assert said != "gone", "the server could not begin"
        pid, self.url = said.split()
        self.pid = int(pid)

    def stop(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)
        assert self._line() == "gone"
        self.pid = 0

    def call(self, path: str, body: Any = None, token: str | None = None) -> Any:
        """One request, as any program would make it; a text is sent as it is."""
        headers = {"content-type": "application/json"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        text = body if body is None or isinstance(body, str) else json.dumps(body)
        data = None if text is None else text.encode()
        request = urllib.request.Request(self.url + path, data, headers)
        with urllib.request.urlopen(request, timeout=ANSWERED_WITHIN) as answer:
            said = answer.read().decode()
            is_json = answer.headers["content-type"] == "application/json"
        return json.loads(said) if is_json else said

"""A real server in a process of its own that trusts no proxy and has little patience."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

START = """
import sys
from pathlib import Path
from highnoon.server.http import http_connection
from highnoon.server.http import porch
from highnoon.server.http import socket_connection
from highnoon.server.http.logs import log_to_stderr
from highnoon.server import run
from highnoon.server.settings import Settings

http_connection.HEAD_WITHIN, http_connection.BODY_WITHIN, porch.CHECKS_EVERY = 1.0, 2.0, 0.2
http_connection.READ_WITHIN = socket_connection.READ_WITHIN = porch.CLOSED_WITHIN = 1.0
log_to_stderr("error")
settings = Settings(data=Path(sys.argv[1]), workers=1, rate=0, join_rate=0, client_connections=60)
run.PING_EVERY, run.PONG_WITHIN = 4.0, 1.0
run.serve(settings, "127.0.0.1", 0, trusted_proxies="", ready=lambda url: print(url, flush=True))
"""


class PorchHouse:
    """The server, and what can be seen of it from outside."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __enter__(self) -> PorchHouse:
        command = [sys.executable, "-c", START, str(self._folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        self.port = int(self.url.rstrip("/").rpartition(":")[2])
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def memory(self) -> float:
        """Megabytes that the process holds now."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024

    def open(self) -> Any:
        """A new table."""
        body = {"game": "longhorn", "seats": [{"kind": "me"}, {"kind": "open"}]}
        data, headers = json.dumps(body).encode(), {"content-type": "application/json"}
        request = urllib.request.Request(f"{self.url}api/tables", data, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

"""What a process tells of itself, for the operator: nothing that depends on a decision."""

from __future__ import annotations

import logging
import os
import socket
import sys
import time
from collections import deque
from pathlib import Path
from typing import Final

import highnoon
from highnoon.server.house.house import House
from highnoon.server.house.hub import Hub
from highnoon.server.http.gallery import Gallery
from highnoon.server.keepers import Keepers
from highnoon.server.store import Store
from highnoon.server.wire.operator import ProcessAbout, Trouble

REMEMBERED: Final = 20
TOLD: Final = 5
"""Errors that a process remembers, and that it tells with every sign of life."""
LONGEST: Final = 160
SETTLED: Final = 1.0
"""Seconds over which the share of a core is taken, at least."""


class LateErrors(logging.Handler):
    """Remembers the latest warnings and errors; the log holds no secrets, so neither does this."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._kept: deque[Trouble] = deque(maxlen=REMEMBERED)

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self._kept.append(
            {
                "at": round(record.created, 3),
                "level": record.levelname.lower(),
                "source": record.name,
                "message": record.getMessage()[:LONGEST],
            }
        )

    def latest(self) -> list[Trouble]:
        """The last few, the newest first."""
        return list(self._kept)[: -TOLD - 1 : -1]


class About:
    """One process, as it sees itself."""

    def __init__(
        self, house: House, hub: Hub, gallery: Gallery, keepers: Keepers, workers: int
    ) -> None:
        self._house, self._hub, self._gallery, self._keepers = house, hub, gallery, keepers
        self._workers = workers
        self._since = house.store.clock()
        self._measured = time.monotonic(), time.process_time()
        self._cpu = 0.0
        self.errors = LateErrors()

    def __call__(self) -> ProcessAbout:
        """What is so now."""
        store: Store = self._house.store
        busiest = self._gallery.busiest(TOLD)
        return {
            "version": highnoon.__version__,
            "host": socket.gethostname()[:64],
            "pid": os.getpid(),
            "since": self._since,
            "tables": self._house.awake,
            "sockets": self._hub.count(),
            "lines": len(self._gallery),
            "workers": self._workers,
            "cpu": self._share(),
            "memory": memory(),
            "failures": sum(self._keepers.failures.values()) + sum(store.failures.values()),
            "trouble": self._keepers.trouble,
            "errors": self.errors.latest(),
            "busiest": [{"network": who, "lines": count} for who, count in busiest],
        }

    def _share(self) -> float:
        """The share of one core since this was last measured."""
        now, used = time.monotonic(), time.process_time()
        if now - self._measured[0] >= SETTLED:
            self._cpu = (used - self._measured[1]) / (now - self._measured[0])
            self._measured = now, used
        return round(self._cpu, 3)


def memory() -> int:
    """Bytes of memory that this process takes; where that is not told, the most it ever took."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        if sys.platform == "win32":
            return 0
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024

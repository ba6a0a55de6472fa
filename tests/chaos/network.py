"""A network between a server and its database, in the test's hand: cut, deaf, or slow.

A slow network is also what a slow disk of the database looks like to a server: its answers take
long, and all that waits for them waits together.
"""

from __future__ import annotations

import socket
import struct
import threading
import time
from contextlib import suppress
from typing import Final

CHUNK: Final = 65_536
SLOW: Final = 0.25
"""Seconds that an answer takes on a slow line, or from a database with a slow disk."""
AT_ONCE: Final = struct.pack("ii", 1, 0)
"""Closed without a word, as a cable that is pulled is noticed at last."""


class Network:
    """Carries bytes between a port of its own and the database's."""

    def __init__(self, port: int) -> None:
        self._there = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._open = threading.Event()
        self._open.set()
        self._hears = threading.Event()
        self._hears.set()
        self._delay = 0.0
        self._lock = threading.Lock()
        self._lines: set[socket.socket] = set()
        self._closed = False
        threading.Thread(target=self._accept, daemon=True).start()

    # --- what may happen to it ---

    def meet(self, fault: str) -> None:
        """One of the three, by its name."""
        if fault == "cut":
            self.cut()
        elif fault == "deaf":
            self.deafen()
        else:
            self.slow(SLOW)

    def cut(self) -> None:
        """Every line breaks, and no new one is taken."""
        self._open.clear()
        with self._lock:
            lines, self._lines = self._lines, set()
        for line in lines:
            with suppress(OSError):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                line.shutdown(socket.SHUT_RDWR)
            line.close()

    def deafen(self) -> None:
        """What is said arrives, what is answered does not: nobody knows whether it was done."""
        self._hears.clear()

    def slow(self, seconds: float) -> None:
        """Every answer takes so long."""
        self._delay = seconds

    def heal(self) -> None:
        """As good as new; lines that were deaf are cut, since what they missed is gone."""
        if not self._hears.is_set():
            self.cut()
        self._delay = 0.0
        self._hears.set()
        self._open.set()

    def close(self) -> None:
        self._closed = True
        self.cut()
        self._door.close()

    # --- carrying ---

    def _accept(self) -> None:
        while not self._closed:
            try:
                here, _ = self._door.accept()
            except OSError:
                return
            if not self._open.is_set():
                here.close()
                continue
            try:
                there = socket.create_connection(("127.0.0.1", self._there), 5)
            except OSError:
                here.close()
                continue
            there.settimeout(None)
            with self._lock:
                self._lines |= {here, there}
            for source, target, answers in ((here, there, False), (there, here, True)):
                threading.Thread(
                    target=self._carry, args=(source, target, answers), daemon=True
                ).start()

    def _carry(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with suppress(OSError):
            while heard := source.recv(CHUNK):
                if answers:
                    if self._delay:
                        time.sleep(self._delay)
                    if not self._hears.is_set():
                        continue
                target.sendall(heard)
        for line in (source, target):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()
            with self._lock:
                self._lines.discard(line)

"""A network between a page and its house that can go black: lines stay open, nothing arrives."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Self


class _Line:
    """One connection and its continuation to the house; bytes are carried both ways."""

    def __init__(self, near: socket.socket, far: socket.socket, wire: Wire) -> None:
        self._ends, self._far = (near, far), far
        self._wire = wire
        self.dead = False
        for ends in ((near, far), (far, near)):
            threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, here: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            while data := here.recv(65_536):
                self._wire.lit.wait()
                if not self.dead:
                    there.sendall(data)
                    self._wire.brought += len(data) if here is self._far else 0
            self._wire.lit.wait()
            if not self.dead:
                there.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


class Wire:
    """A port that leads to a house."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._lines: list[_Line] = []
        self.brought = 0
        """Bytes that came from the house."""
        self.lit = threading.Event()
        """Set while bytes arrive."""
        self.lit.set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}/"

        self._serving = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self) -> Self:
        self._serving.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.lit.set()
        self._door.shutdown(socket.SHUT_RDWR)  # whoever waits for a connection wakes up
        self._serving.join()
        self._door.close()
        for line in self._lines:
            line.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                try:
                    far = socket.create_connection(("127.0.0.1", self._port))
                except OSError:
                    # The house is gone: whoever asks hears so at once.
                    near.close()
                    continue
                self._lines.append(_Line(near, far, self))

    def darken(self) -> None:
        """From now on nothing arrives, and nobody is told."""
        self.lit.clear()

    def lighten(self, forgotten: bool) -> None:
        """What is sent arrives again; of lines that a router has forgotten nothing ever does."""
        for line in self._lines if forgotten else ():
            line.dead = True
        self.lit.set()
